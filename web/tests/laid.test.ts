import { describe, expect, it } from "vitest";
import { LaidOut, momentOf } from "../src/table/laid.ts";
import { standsInMiddle } from "../src/table/moves.ts";
import type { View } from "../src/net/protocol.ts";

const TABLE = {
  turn: 0,
  turns: 3,
  phase: "start",
  pool: [],
  body: [],
  winners: [],
  open_cards: [],
};
const view = (more: object = {}, table: object = {}): View =>
  ({ seat: 0, fight: null, you: null, table: { ...TABLE, ...table }, ...more }) as unknown as View;

describe("what was laid out", () => {
  it("lies there again in the same moment, and in no other", () => {
    const counter = new LaidOut<number[]>();
    counter.keep(momentOf(view()), [1, 2]);
    expect(counter.found(momentOf(view()))).toEqual([1, 2]);
    expect(counter.found(momentOf(view({}, { phase: "end" })))).toBeNull();
    expect(counter.found(momentOf(view({}, { turns: 4 })))).toBeNull();
    expect(counter.found(momentOf(view({ seat: 1 })))).toBeNull();
  });
});

describe("whoever has the turn", () => {
  it("stands in the middle, unless a fight is another's or cards lie there", () => {
    const card = { n: 1, id: "hat" };
    expect(standsInMiddle(view())).toBe(true);
    expect(standsInMiddle(view({ seat: 1 }))).toBe(false);
    expect(standsInMiddle(view({ fight: { fighter: 1, helper: -1 } }))).toBe(false);
    expect(standsInMiddle(view({ seat: 2, fight: { fighter: 1, helper: 2 } }))).toBe(true);
    const pool = { pool: [card] };
    expect(standsInMiddle(view({ fight: { fighter: 0, helper: -1 } }, pool))).toBe(false);
    expect(standsInMiddle(view({}, { open_cards: [card] }))).toBe(false);
  });
});
