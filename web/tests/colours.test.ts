import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { say } from "../src/i18n/words.ts";
import { glyphOf } from "../src/ui/glyphs.ts";
import { EYES, apart, token } from "./colours.ts";

const CSS = readFileSync(new URL("../src/look.css", import.meta.url), "utf-8");
const WORLDS = ["dungeon", "orbit"];
const SHADES = ["light", "dark"] as const;
/** Whoever looks at both sees that they differ. */
const CLEARLY = 6;
const KINDS: Record<string, [string, string | null]> = {
  monster: ["monster", null],
  curse: ["curse", null],
  class: ["class", null],
  race: ["race", null],
  enhancer: ["monster_enhancer", null],
  follower: ["hireling", null],
  item: ["item", null],
  one_shot: ["one_shot", null],
  level_up: ["level_up", null],
  special: ["special_door", null],
};

function pairs<T>(all: T[]): [T, T][] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
}

describe.each(Object.keys(EYES))("to eyes of %s", (eyes) => {
  it.each(WORLDS)("what wins and what loses differ in %s", (world) => {
    for (const shade of SHADES) {
      const [good, bad] = ["good", "bad"].map((name) => token(CSS, world, name, shade));
      expect(apart(good ?? "", bad ?? "", eyes), `${world}, ${shade}`).toBeGreaterThan(CLEARLY);
    }
  });
  it.each(WORLDS)("kinds of cards in %s differ, or by their glyphs", (world) => {
    const alike = pairs(Object.keys(KINDS)).filter(([one, other]) =>
      SHADES.some((shade) => {
        const [a, b] = [one, other].map((kind) => token(CSS, world, `k-${kind}`, shade));
        return apart(a ?? "", b ?? "", eyes) <= CLEARLY;
      }),
    );
    const glyph = (kind: string): string => glyphOf(...(KINDS[kind] ?? ["", null]));
    for (const [one, other] of alike) expect(glyph(one), `${one}, ${other}`).not.toBe(glyph(other));
  });
});

describe("a second mark", () => {
  let COLOURS: string[] = [];
  let DASHES: string[] = [];
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("document", { documentElement: { dataset: {} }, baseURI: "http://here/" });
    vi.stubGlobal("location", new URL("http://here/"));
    const standie: unknown = await import("../src/ui/Standie.svelte");
    const chart: unknown = await import("../src/table/LevelChart.svelte");
    COLOURS = (standie as { COLOURS: string[] }).COLOURS;
    DASHES = (chart as { DASHES: string[] }).DASHES;
  }, 60_000);

  it("goes with every colour of a player that another could be taken for", () => {
    const alike = Object.keys(EYES).flatMap((eyes) =>
      pairs(COLOURS.map((_, i) => i)).filter(
        ([one, other]) => apart(COLOURS[one] ?? "", COLOURS[other] ?? "", eyes) <= CLEARLY,
      ),
    );
    expect(alike.length).toBeGreaterThan(0); // eight colours are more than such eyes tell apart
    // At most six sit at a table; their lines are of six kinds, and figures bear letters.
    expect(new Set(DASHES).size).toBe(6);
  });
  it("is a word where something is won, lost, survived or not", () => {
    for (const language of ["en", "de"])
      for (const [one, other] of [
        ["we-win", "we-lose"],
        ["fighter-wins", "monsters-win"],
        ["moment-escaped", "moment-caught"],
      ] as const)
        expect(say(language, one, { name: "Ada" })).not.toBe(say(language, other, { count: 1 }));
  });
  it("is a stroke and a tilt on what was picked", () => {
    const source = readFileSync(
      new URL("../src/table/prompt/PicturedAct.svelte", import.meta.url),
      "utf-8",
    );
    expect(source).toContain('t("picked")');
  });
});
