// Whose turn the header says it is.
import { describe, expect, it } from "vitest";
import { say } from "../src/i18n/words.ts";
import type { View } from "../src/net/protocol.ts";
import { roleOf, turnLine } from "../src/table/turn.ts";

function line(turn: number, fighter: number | null, seat: number, language = "en"): string {
  const seen = {
    seat,
    table: { turn, turns: 9 },
    fight: fighter === null ? null : { fighter },
    munchkins: [{ name: "Ada" }, { name: "Bob" }, { name: "Cid" }],
  } as unknown as View;
  const { id, values } = turnLine(seen);
  return say(language, id, { ...values, phase: "in a fight" });
}

describe("a seat", () => {
  const table = { turn: 0 } as View["table"];
  it("has the turn, the fight, or the turn in which somebody else fights", () => {
    const roles = (fight: View["fight"]): string[] =>
      [0, 1, 2].map((seat) => roleOf({ table, fight }, seat));
    expect(roles(null)).toEqual(["has-turn", "", ""]);
    expect(roles({ fighter: 0 } as View["fight"])).toEqual(["has-fight", "", ""]);
    expect(roles({ fighter: 1 } as View["fight"])).toEqual(["has-turn", "has-fight", ""]);
  });
});

describe("what is kept", () => {
  it("is said to be too much when it is", () => {
    const said = (held: number): string =>
      say("en", "keep-note", { held, limit: 5, over: Math.max(0, held - 5) });
    expect(said(4)).toBe("then you hold 4 of 5");
    expect(said(6)).toBe("then you hold 6, 1 too many when your turn ends");
  });
});

describe("the header", () => {
  it("says whose turn it is, and in what", () => {
    expect(line(0, null, 1)).toBe("Turn 9: Ada, in a fight");
    expect(line(0, 0, 0)).toBe("Turn 9: you, in a fight");
  });
  it("tells the turn from a fight that was handed on", () => {
    expect(line(0, 1, 1)).toBe("Turn 9: Ada; you fight");
    expect(line(0, 1, 0)).toBe("Turn 9: you; Bob fights");
    expect(line(0, 1, 2)).toBe("Turn 9: Ada; Bob fights");
    expect(line(0, 1, 1, "de")).toBe("Zug 9: Ada; du kämpfst");
  });
});
