// What is told above the prompt: a headline for what happens to whoever looks, a ticker of the last things for
// everybody else's. Sentences are the server's; here they are only chosen.
import { isOurFight } from "./moves.ts";
import type { LogLine, View } from "../net/protocol.ts";

/** What somebody throws into a fight. */
const THROWN = ["CardPlayed", "MonsterAdded", "PowerUsed"];
/** What happens to whom it names, whoever did it. */
const BEFALLS = [
  "TurnBegan",
  "CurseStruck",
  "LevelChanged",
  "SexChanged",
  "Died",
  "Caught",
  "Escaped",
  "NewCharacter",
  "GameWon",
];
/** What somebody says to whoever asked him, or takes from him; the sentence names both. */
const AIMED = [
  "HelpAccepted",
  "HelpDeclined",
  "TradeDeclined",
  "HelpOffered",
  "ItemStolen",
  "TheftFailed",
];
/** With these a fight begins. */
const BEGINS = ["CombatStarted", "DoorKicked"];
/** Not worth a place in the ticker. */
const DULL = ["CardDrawn", "DeckReshuffled", "ItemUnequipped", "FightDeclared"];
const TICKED = 3;
const RECENT = 40;

export interface News {
  /** Null: nothing has happened to this seat of late. */
  headline: LogLine | null;
  /** Whether it was thrown into a fight that still goes on, and is this seat's. */
  isThrown: boolean;
  ticker: LogLine[];
}

export function newsOf(view: View): News {
  const recent = view.log.slice(-RECENT);
  const from = recent.map(({ kind }) => kind).lastIndexOf("TurnBegan");
  const turn = from < 0 ? recent : recent.slice(from);
  // What was played before a fight was not thrown into it.
  const begun = Math.max(...BEGINS.map((kind) => turn.map((one) => one.kind).lastIndexOf(kind)));
  const headline =
    turn
      .filter((line, at) => isMine(line, view) && (at > begun || BEFALLS.includes(line.kind)))
      .at(-1) ?? null;
  const isThrown = headline !== null && THROWN.includes(headline.kind);
  const ticker = recent
    .filter((line) => line !== headline && line.text && !DULL.includes(line.kind))
    .slice(-TICKED);
  return { headline, isThrown, ticker };
}

function isMine(line: LogLine, view: View): boolean {
  if (view.seat < 0) return false;
  if (BEFALLS.includes(line.kind)) return line.seat === view.seat;
  if (THROWN.includes(line.kind)) return line.seat !== view.seat && isOurFight(view);
  return AIMED.includes(line.kind) && line.seat !== view.seat && isOurFight(view);
}
