import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Fight, View } from "../src/net/protocol.ts";

let lastLine: (view: View, fight: Fight) => string;
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {} }, baseURI: "http://here/" });
  vi.stubGlobal("location", new URL("http://here/"));
  ({ lastLine } = await import("../src/table/quiet.ts"));
}, 60_000);

const NAMES = ["Ann", "Bob", "Cid"];
const said = (seat: number, fighter: number, ...winners: number[]): string =>
  lastLine(
    { seat, munchkins: NAMES.map((name, at) => ({ seat: at, name })) } as View,
    { fighter, winners } as Fight,
  );

describe("The line of a fight that would end the game", () => {
  it("names who would win it, and not who fights", () => {
    expect(said(2, 0, 0)).toBe("If this fight is won, Ann wins the game.");
    expect(said(2, 0, 1)).toBe("If this fight is won, Bob wins the game.");
    expect(said(0, 0, 1)).toBe("If this fight is won, Bob wins the game.");
    expect(said(2, 0, 0, 1)).toBe("If this fight is won, Ann and Bob win the game.");
  });
  it("speaks to who would win it", () => {
    expect(said(0, 0, 0)).toBe("Your fight, and if you win it, you win the game.");
    expect(said(1, 0, 1)).toBe("If Ann wins this fight, you win the game.");
    expect(said(1, 0, 0, 1)).toBe("If Ann wins this fight, you win the game.");
  });
});
