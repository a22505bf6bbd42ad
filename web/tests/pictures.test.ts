import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { breakable, fitOf, LONG_IF_SMALL } from "../src/ui/names.ts";
import { backOf, groundOf, seedOf, worldOf, type Subject } from "../src/ui/ground.ts";

const DATA = new URL("../../src/kickdoor/cards/data/", import.meta.url).pathname;

interface Filed extends Subject {
  art: string;
}

/** The cards of a set's files, as far as their pictures go. */
function filed(set: string): Filed[] {
  const files = readdirSync(join(DATA, set)).filter(
    (name) => name.endsWith(".toml") && !/^([a-z]{2}|set)\.toml$/.test(name),
  );
  const text = files.map((name) => readFileSync(join(DATA, set, name), "utf-8")).join("\n");
  return text
    .split(/^(?=\[[a-z0-9-]+\]$)/m)
    .slice(1)
    .map((table) => {
      const value = (field: string): string =>
        new RegExp(`^${field}\\s*=\\s*(.*)$`, "m").exec(table)?.[1] ?? "";
      return {
        id: `${set}:${/^\[(.*)\]/.exec(table)?.[1] ?? ""}`,
        kind: value("kind").replaceAll('"', ""),
        art: value("art").replaceAll('"', ""),
        tags: [...value("tags").matchAll(/"([a-z-]+)"/g)].flatMap(([, tag]) => tag ?? []),
        big: value("big") === "true",
        complex: value("complex") === "true",
      };
    });
}

const CARDS = ["munchkin", "star"].flatMap(filed);
const of = (part: Partial<Subject>): Subject => ({
  id: "munchkin:x",
  kind: "item",
  tags: [],
  big: false,
  complex: false,
  ...part,
});

describe("the picture of a card", () => {
  it("is one of a kind: of some 300 no two have the same hatching, nor the same drawing as it stands", () => {
    expect(CARDS.length).toBeGreaterThan(290);
    const grounds = CARDS.map((card) => groundOf(card));
    expect(new Set(grounds.map((ground) => ground.hatch)).size).toBe(CARDS.length);
    expect(new Set(grounds.map((ground) => ground.frame)).size).toBe(CARDS.length);
    const whole = CARDS.map((card) => {
      const { tilt, hatch, scenery } = groundOf(card);
      return [card.art, card.kind, tilt, hatch, scenery].join(" ");
    });
    expect(new Set(whole).size).toBe(CARDS.length);
  });
  it("is the same every time", () => {
    expect(groundOf(of({}))).toBe(groundOf(of({})));
    expect(seedOf("")).toBeGreaterThan(0);
  });
  it("stays inside its frame", () => {
    for (const ground of CARDS.map((card) => groundOf(card))) {
      expect(Math.abs(ground.tilt)).toBeLessThanOrEqual(8);
      // An icon of 512 units, tilted a little, on a ground of 76.
      expect(ground.scale * 512).toBeLessThan(70);
    }
  });
  it("has a prop for every tag that is drawn, and none on top of another", () => {
    const props = groundOf(of({ id: "star:y", tags: ["undead", "fire"], big: true })).props;
    expect(props.map((prop) => prop.glyph)).toEqual(["undead", "fire", "big"]);
    expect(new Set(props.map((prop) => `${prop.x} ${prop.y}`)).size).toBe(3);
    expect(groundOf(of({ complex: true, id: "star:z" })).props.map((prop) => prop.glyph)).toEqual([
      "complex",
    ]);
    expect(groundOf(of({ tags: ["potion"] })).props).toEqual([]);
  });
  it("is drawn for the world its card is from, and so are backs", () => {
    expect([worldOf("star:ogre"), worldOf("star-deluxe"), worldOf("lite:elf")]).toEqual([
      "orbit",
      "orbit",
      "dungeon",
    ]);
    const backs = (["dungeon", "orbit"] as const).flatMap((world) =>
      ["door", "treasure"].map((deck) => backOf(deck, world).hatch),
    );
    expect(new Set(backs).size).toBe(4);
  });
});

describe("the name on a card", () => {
  const shown = (name: string): string => breakable(name).replaceAll("\u00ad", "|");
  it("breaks long words between syllables, and leaves short ones alone", () => {
    expect(shown("Plutoniumlindwurm")).toBe("Plu|to|nium|lind|wurm");
    expect(shown("Magischer Marschflugkörper")).toBe("Magischer Marsch|flug|kör|per");
    expect(shown("Mordsbrocken")).toBe("Mords|bro|cken");
    expect(shown("Dolch des Vertrauensbruchs")).toBe("Dolch des Ver|trauens|bruchs");
    expect(shown("Mundgeruchstrank")).toBe("Mund|ge|ruchs|trank");
    expect(shown("Gentlemen's Club")).toBe("Gent|le|men's Club");
    expect(shown("Plutonium Dragon")).toBe("Plutonium Dragon");
    expect(shown("Sneaky Bastard Sword")).toBe("Sneaky Bastard Sword");
    expect(shown("𝔓lutoniumlindwurm")).toBe("𝔓lu|to|nium|lind|wurm");
  });
  it("breaks shorter words on small cards, where they would not fit otherwise", () => {
    expect(breakable("Humongous", LONG_IF_SMALL)).toBe("Humon\u00adgous");
    expect(breakable("Chicken", LONG_IF_SMALL)).toBe("Chicken");
  });
  it("is set as large as its longest piece allows", () => {
    expect(fitOf("Elf", 10)).toBe(1);
    expect(fitOf("Plutoniumlindwurm", 8)).toBe(1);
    expect(fitOf("Strengths", 6)).toBeCloseTo(6 / 9);
    expect(fitOf("Strengths", 1)).toBe(0.66);
  });
});
