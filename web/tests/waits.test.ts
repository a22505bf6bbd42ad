import { describe, expect, it } from "vitest";
import { stander } from "../src/table/moves.ts";
import { endOf, holders, mayLetPlay, missing } from "../src/table/prompt/waits.ts";
import type { SeatInfo, TableInfo, View } from "../src/net/protocol.ts";

const view = (kind: string, more: object = {}): View =>
  ({
    seat: 0,
    asked: { kind, automatic: false },
    clock: { kind: "window" },
    holding: [],
    munchkins: [{ name: "Ann" }, { name: "Bob" }],
    waiting: { seats: [{ seat: 1 }] },
    ...more,
  }) as unknown as View;

const table = (...seats: Partial<SeatInfo>[]): TableInfo =>
  ({ host: 0, seats: seats.map((one, seat) => ({ seat, kind: "person", ...one })) }) as TableInfo;

describe("a wait in company", () => {
  it("says what its end does, if it ends by itself", () => {
    expect(endOf(view("wait"))).toBe("then-pass");
    expect(endOf(view("answer-curse"))).toBe("then-curse");
    expect(endOf(view("answer-bad-stuff"))).toBe("then-bad-stuff");
    expect(endOf(view("answer-roll"))).toBe("then-roll");
    expect(endOf(view("fight"))).toBe("");
    expect(endOf(view("wait", { clock: null }))).toBe("");
    expect(endOf(view("wait", { clock: { kind: "turn" } }))).toBe("");
    expect(endOf(view("wait", { holding: [1] }))).toBe("");
  });
  it("names who asks for longer, but not to themselves", () => {
    expect(holders(view("wait", { holding: [0, 1] }))).toEqual(["Bob"]);
  });
});

describe("whoever is gone", () => {
  const gone = { present: false, away: false };
  it("is missed if the table waits for them, and no bot plays yet", () => {
    const seats = (bob: Partial<SeatInfo>): number[] =>
      missing(view("wait"), table({ present: true }, bob)).map(({ seat }) => seat);
    expect(seats(gone)).toEqual([1]);
    expect(seats({ ...gone, away: true })).toEqual([]);
    expect(seats({ present: true, away: false })).toEqual([]);
    expect(seats({ ...gone, kind: "bot" })).toEqual([]);
  });
  it("is let play for by the host, or by who sits where the host is gone", () => {
    const guest = { isHost: false, seat: 1 };
    expect(mayLetPlay(table({ present: true }, gone), { isHost: true, seat: 0 })).toBe(true);
    expect(mayLetPlay(table({ present: true }, gone), guest)).toBe(false);
    expect(mayLetPlay(table(gone, { present: true }), guest)).toBe(true);
    expect(mayLetPlay(table(gone, gone), { isHost: false, seat: -1 })).toBe(false);
  });
});

describe("before the first turn", () => {
  it("whoever is dressing stands in the middle", () => {
    const at = (phase: string): View => view("wait", { table: { phase, turn: 0 } });
    expect(stander(at("opening"))).toBe(1);
    expect(stander(at("start"))).toBe(0);
  });
});
