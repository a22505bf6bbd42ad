import { describe, expect, it } from "vitest";
import { hasBots, maySetPace } from "../src/table/pace.ts";
import type { SeatInfo, TableInfo } from "../src/net/protocol.ts";

const table = (...kinds: string[]): TableInfo =>
  ({ seats: kinds.map((kind, seat) => ({ seat, kind, away: false }) as SeatInfo) }) as TableInfo;

describe("how fast bots act", () => {
  it("is the host's to say, or the only person's", () => {
    const guest = { seat: 0, isHost: false };
    expect(maySetPace(table("person", "bot"), guest)).toBe(true);
    expect(maySetPace(table("person", "person", "bot"), guest)).toBe(false);
    expect(maySetPace(table("person", "person", "bot"), { seat: 1, isHost: true })).toBe(true);
    expect(maySetPace(table("person", "bot"), { seat: -1, isHost: true })).toBe(false);
  });
  it("is nothing to be said where no bot plays", () => {
    expect(hasBots(table("person", "person"))).toBe(false);
    expect(maySetPace(table("person", "person"), { seat: 0, isHost: true })).toBe(false);
    expect(
      hasBots({ ...table("person"), seats: [{ kind: "person", away: true }] as SeatInfo[] }),
    ).toBe(true);
  });
});
