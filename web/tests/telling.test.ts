import { describe, expect, it } from "vitest";
import type { Telling } from "../src/state/session.svelte.ts";
import { HELD_MS, nextOf } from "../src/ui/telling.ts";

const told = (key: number, kind: Telling["kind"] = "notice"): Telling => ({
  key,
  kind,
  text: String(key),
  rule: "",
});

describe("notices that come within a second", () => {
  const [first, second, third] = [told(1), told(2), told(3)];
  it("stand one after the other, each long enough to be read", () => {
    expect(nextOf([first], undefined, 0)).toBe(first);
    expect(nextOf([first, second, third], first, 400)).toBe(first);
    expect(nextOf([first, second, third], first, HELD_MS)).toBe(second);
    expect(nextOf([second, third], second, HELD_MS)).toBe(third);
    expect(nextOf([third], third, 2 * HELD_MS)).toBe(third);
    expect(nextOf([], third, 0)).toBeUndefined();
  });
  it("go on at a tap, and give way to the answer to a press", () => {
    expect(nextOf([second, third], first, 100)).toBe(second);
    const no = told(4, "refusal");
    expect(nextOf([first, no], first, 100)).toBe(no);
  });
});
