import { describe, expect, it } from "vitest";
import {
  isTrue,
  situation,
  stillIn,
  type Group,
  type Groups,
  type Held,
} from "../src/table/hand/groups.ts";
import type { View } from "../src/net/protocol.ts";

const held = (n: number, group: Group): Held => ({
  card: { n, id: `test:${n}` },
  group,
  acts: [],
  preview: null,
  outcome: { words: "", values: {} },
});
const hand = (...cards: [number, Group][]): Groups => {
  const ids = [...new Set(cards.map(([, id]) => id))];
  return ids.map((id) => ({
    id,
    cards: cards.filter(([, of]) => of === id).map(([n]) => held(n, id)),
  }));
};
const places = (groups: Groups): string =>
  groups
    .map(({ cards }) => cards.map(({ card, isGone }) => (isGone ? "-" : card.n)).join(" "))
    .join(" | ");

describe("a hand that somebody points at", () => {
  const before = hand([1, "now"], [2, "now"], [3, "now"], [4, "later"]);

  it("leaves every card in its place, and a gap where one was", () => {
    expect(places(stillIn(before, hand([3, "now"], [1, "now"], [4, "later"])))).toBe("1 - 3 | 4");
    const twice = stillIn(stillIn(before, hand([1, "now"], [3, "now"])), hand([3, "now"]));
    expect(places(twice)).toBe("- - 3 | -");
  });
  it("keeps what a card comes to up to date, and calls no group what it no longer is", () => {
    const after = stillIn(before, hand([4, "now"], [1, "now"], [2, "now"], [3, "now"]));
    expect(places(after)).toBe("1 2 3 | 4");
    expect(after[1]?.cards[0]?.group).toBe("now");
    expect(after.map(isTrue)).toEqual([true, false]);
  });
  it("fills gaps with what comes, and has no other place for it than the end", () => {
    const after = stillIn(
      before,
      hand([1, "now"], [3, "now"], [8, "now"], [9, "later"], [4, "later"]),
    );
    expect(places(after)).toBe("1 8 3 | 4 9");
    expect(places(stillIn([], before))).toBe("1 2 3 | 4");
  });
  it("is laid anew when it is about something else", () => {
    const at = (phase: string, fighter: number | null, ours: number, verb = "play"): string =>
      situation({
        table: { turns: 3, phase },
        fight: fighter === null ? null : { fighter, ours },
        acts: [{ verb }],
      } as unknown as View);
    expect(at("start", 0, 5)).toBe(at("start", 0, 9));
    const all = [
      at("start", null, 0),
      at("charity", null, 0),
      at("start", 0, 0),
      at("start", null, 0, "choose"),
    ];
    expect(new Set(all).size).toBe(4);
  });
});
