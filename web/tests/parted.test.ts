import { describe, expect, it } from "vitest";
import { parted } from "../src/table/parted.ts";
import type { LogLine } from "../src/net/protocol.ts";

const NAMES: Record<string, string> = {
  duck: "Fluch! Unheilsente",
  elf: "Elf",
  king: "Elfenkönig",
};

function cut(text: string, ...ids: string[]): string[][] {
  const cards = ids.map((id, n) => ({ n, id }));
  const line: LogLine = { kind: "", seat: 0, text, cards, numbers: [] };
  return parted(line, (id) => NAMES[id] ?? "").map(({ text, card, before, after }) =>
    card ? [before, text, after] : [text],
  );
}

describe("a sentence of the log", () => {
  it("is cut up where it names its cards", () => {
    expect(cut("Du spielst den Elfenkönig und den Elf.", "elf", "king")).toEqual([
      ["Du spielst den "],
      ["", "Elfenkönig", ""],
      [" und den "],
      ["", "Elf", "."],
    ]);
    expect(cut("Ann gewinnt.", "elf")).toEqual([["Ann gewinnt."]]);
  });
  it("keeps quotation marks and points at the name that they are about", () => {
    expect(cut("„Fluch! Unheilsente“ trifft dich.", "duck")).toEqual([
      ["„", "Fluch! Unheilsente", "“"],
      [" trifft dich."],
    ]);
    expect(cut("Bob wirft „Fluch! Unheilsente“, „Elf“!", "duck", "elf")).toEqual([
      ["Bob wirft "],
      ["„", "Fluch! Unheilsente", "“,"],
      [" "],
      ["„", "Elf", "“!"],
    ]);
  });
});
