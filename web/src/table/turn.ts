// Whose turn it is, and who fights in it: a fight may be another's than the turn, since a card can hand it on.
import type { View } from "../net/protocol.ts";

type Seen = Pick<View, "fight" | "table" | "munchkins" | "seat">;

/** What a seat has in hand: the fight, or the turn in which somebody else fights; "": neither. */
export function roleOf({ fight, table }: Pick<View, "fight" | "table">, seat: number): string {
  if (fight?.fighter === seat) return "has-fight";
  return table.turn === seat ? "has-turn" : "";
}

/** The message that says whose turn it is, and what it speaks of beside the phase. */
export function turnLine({ fight, table, munchkins, seat }: Seen): {
  id: string;
  values: Record<string, string | number>;
} {
  const { turn, turns } = table;
  const name = munchkins[turn]?.name ?? "";
  if (!fight || fight.fighter === turn)
    return { id: turn === seat ? "turn-line-mine" : "turn-line", values: { turn: turns, name } };
  const fighter = munchkins[fight.fighter]?.name ?? "";
  const whose = turn === seat ? "turn" : fight.fighter === seat ? "fight" : "none";
  return { id: "turn-line-handed", values: { turn: turns, name, fighter, mine: whose } };
}
