import { describe, expect, it } from "vitest";
import { pathTo, titleIn } from "../src/state/table_name.ts";

describe("a table as somebody names it", () => {
  it("is its code, however it was typed", () => {
    for (const typed of ["abcd2345", " ABCD2345 ", "abcd 2345", "Abcd-2345", "abcd\u00a02345\n"])
      expect(pathTo(typed)).toBe("t/abcd2345");
  });
  it("is a link, with or without what stands around it", () => {
    for (const typed of [
      "https://play.example/t/abcd2345",
      "https://play.example/games/t/abcd2345/",
      "play.example/t/ABCD2345?from=chat",
      "Come and play: https://play.example/t/abcd2345 !",
    ])
      expect(pathTo(typed)).toBe("t/abcd2345");
  });
  it("keeps the key of a personal link as it is", () => {
    expect(pathTo("https://play.example/t/abcd2345#seat=aB_-9")).toBe("t/abcd2345#seat=aB_-9");
  });
  it("is nothing where nothing is named", () => {
    expect(pathTo("")).toBe("");
    expect(pathTo("  -  ")).toBe("");
  });
});

describe("a title", () => {
  it("that nobody thought up is in the language of whoever reads it", () => {
    expect(titleIn("de", "Against three bots")).toBe("Gegen drei Bots");
    expect(titleIn("en", "Ein erstes Spiel")).toBe("A first game");
  });
  it("that somebody gave is left alone", () => {
    expect(titleIn("de", "Friday night")).toBe("Friday night");
    expect(titleIn("de", "")).toBe("");
  });
});
