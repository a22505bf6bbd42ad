import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { breakable, LONG_IF_SMALL } from "../src/ui/names.ts";

const DATA = new URL("../../src/kickdoor/cards/data/", import.meta.url).pathname;
const SEEN = new URL("breaks.txt", import.meta.url).pathname;

/** The long words of all German names of cards, with their breaks. */
function broken(): string[] {
  const files = readdirSync(DATA).map((set) => join(DATA, set, "de.toml"));
  const text = files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");
  const names = [...text.matchAll(/^name = "(.*)"$/gm)].map(([, name]) => name ?? "");
  const words = names.flatMap((name) => name.match(/\p{L}[\p{L}'’]*/gu) ?? []);
  const long = words.filter((word) => word.length >= LONG_IF_SMALL);
  return [...new Set(long)].map((word) => breakable(word, LONG_IF_SMALL).replaceAll("\u00ad", "|"));
}

describe("long words of German cards", () => {
  const seen = readFileSync(SEEN, "utf-8").split("\n").filter(Boolean);
  it("are broken where somebody has seen that it is right", () => {
    const others = broken().filter((word) => !seen.includes(word));
    // Read them aloud: if they are right, they go into breaks.txt; if not, SEAM of ui/names.ts wants a part.
    expect(others).toEqual([]);
  });
  it("are broken at the seam of a compound", () => {
    const shown = (word: string): string => breakable(word).replaceAll("\u00ad", "|");
    expect(shown("Napalmstab")).toBe("Napalm|stab");
    expect(shown("Weltraumvampir")).toBe("Welt|raum|vam|pir");
    expect(shown("Dosenöffner")).toBe("Dosen|öff|ner");
    expect(shown("Räumungsübung")).toBe("Räu|mungs|übung");
    expect(shown("Mithrilrüstung")).toBe("Mith|ril|rüs|tung");
  });
});
