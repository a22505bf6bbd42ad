// My turn is seen in the tab, and told once to whoever looks elsewhere and wants to be told.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Attention, isWanted, type Tab } from "../src/state/attention.ts";
import { FACES } from "../src/ui/faces.ts";
import { SHORTCUTS } from "../src/ui/keyboard.ts";

function tab(isHidden: boolean): { tab: Tab; seen: string[] } {
  const seen: string[] = [];
  return {
    seen,
    tab: {
      isHidden: () => isHidden,
      title: (text) => seen.push(text),
      icon: (isCalled) => seen.push(`icon ${isCalled}`),
      badge: (isCalled) => seen.push(`badge ${isCalled}`),
      notify: ({ text }) => seen.push(`told ${text}`),
    },
  };
}
const SUMMONS = { title: "Friday", text: "Kick it.", link: "/t/abc" };

describe("my turn", () => {
  it("is in the title, the icon and the badge, and goes with it", () => {
    const { tab: one, seen } = tab(false);
    const attention = new Attention(one);
    attention.show(true, SUMMONS, true);
    expect(seen).toEqual(["● Friday", "icon true", "badge true"]);
    attention.rest();
    expect(seen.slice(3)).toEqual(["kickdoor", "icon false", "badge false"]);
  });
  it("is told once, and only to whoever looks elsewhere and wants it", () => {
    const { tab: one, seen } = tab(true);
    const attention = new Attention(one);
    attention.show(true, SUMMONS, true);
    attention.show(true, { ...SUMMONS, text: "Again." }, true);
    expect(seen.filter((line) => line.startsWith("told"))).toEqual(["told Kick it."]);
    const quiet = tab(true);
    new Attention(quiet.tab).show(true, SUMMONS, false);
    expect(quiet.seen).not.toContain("told Kick it.");
  });
});

describe("faces", () => {
  it("are drawn for every emote, no two alike", () => {
    const emotes = ["laugh", "cry", "rage", "shrug", "applause", "innocent", "gloat", "sorry"];
    expect(Object.keys(FACES)).toEqual(emotes);
    expect(new Set(Object.values(FACES).map((one) => one.lines)).size).toBe(emotes.length);
  });
});

describe("the list of keys", () => {
  it("is what the table listens to", () => {
    const source = readFileSync(join(import.meta.dirname, "../src/table/Keys.svelte"), "utf-8");
    const zoom = readFileSync(join(import.meta.dirname, "../src/ui/Zoom.svelte"), "utf-8");
    expect(zoom).toContain('=== "z"');
    for (const { key } of SHORTCUTS.filter((one) => !["1", "z"].includes(one.key))) {
      expect(source).toMatch(
        new RegExp(`^    "?${key === "?" ? "\\?" : key}"?: (\\(\\) =>|seated)`, "m"),
      );
    }
  });
});

describe("who is wanted", () => {
  it("is not whoever is answered for by the server", () => {
    expect(isWanted({ automatic: false })).toBe(true);
    expect(isWanted({ automatic: true })).toBe(false);
    expect(isWanted(null)).toBe(false);
  });
});
