// What is told above the prompt: a headline for what happens to whoever looks, a ticker of the last things for
// everybody else's. Sentences are the server's; here they are only chosen.
import { linesAfter } from "./deal/deal.ts";
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
/** What somebody says to whoever asked him; the sentence names both. */
const AIMED = ["HelpAccepted", "HelpDeclined", "TradeDeclined", "HelpOffered"];
/** What befalls whose Item it was. */
const THEFTS = ["ItemStolen", "TheftFailed"];
/** With these something else begins, and what befell somebody before is over. */
const GOES_ON = [
  "DoorKicked",
  "CombatStarted",
  "CardPlayed",
  "PowerUsed",
  "HelpAsked",
  "TradeOffered",
  "FightDeclared",
  "ItemsSold",
  "ItemEquipped",
  "ItemUnequipped",
  "CharityGiven",
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
  /** Whether it is over with the fight; else it is after a while. */
  isOfFight: boolean;
  ticker: LogLine[];
}

/** Thefts, since a view, of what lay before whoever looks. */
export function theftsSince(before: View, now: View): LogLine[] {
  const owned = new Set(before.munchkins[before.seat]?.cards.map(({ n }) => n));
  return linesAfter(before.log, now.log).filter(
    ({ kind, seat, cards }) =>
      THEFTS.includes(kind) && seat !== now.seat && cards.some(({ n }) => owned.has(n)),
  );
}

/** Whether the fight that goes on would end the game if it were won. */
export function isForTheWin({ fight }: Pick<View, "fight">): boolean {
  return fight !== null && fight.for_the_win && ["fight", "wait"].includes(fight.stage);
}

/** Whether a gift has come into the hand of whoever looks. */
function isGiven({ seat, cards }: LogLine, view: View): boolean {
  const held = view.you?.hand ?? [];
  return seat !== view.seat && cards.some(({ n }) => n >= 0 && held.some((one) => one.n === n));
}

/** What is told now; `thefts` are those that were noticed. */
export function newsOf(view: View, thefts: LogLine[] = []): News {
  const recent = view.log.slice(-RECENT);
  const from = recent.map(({ kind }) => kind).lastIndexOf("TurnBegan");
  const turn = from < 0 ? recent : recent.slice(from);
  // What was played before a fight was not thrown into it.
  const begun = Math.max(...BEGINS.map((kind) => turn.map((one) => one.kind).lastIndexOf(kind)));
  const going = turn.map(({ kind }) => GOES_ON.includes(kind));
  const gone = going.lastIndexOf(true);
  const said = going.map((is, at) => is && turn[at]?.seat === view.seat).lastIndexOf(true);
  const stands = (line: LogLine, at: number): boolean => {
    if (BEFALLS.includes(line.kind)) return line.seat === view.seat && at > gone;
    if (thefts.includes(line)) return at > gone;
    if (line.kind === "CharityGiven") return at >= gone && isGiven(line, view);
    if (!isOurFight(view) || line.seat === view.seat || at <= begun) return false;
    return THROWN.includes(line.kind) || (AIMED.includes(line.kind) && at > said);
  };
  const headline = view.seat < 0 ? null : (turn.filter(stands).at(-1) ?? null);
  const isThrown = headline !== null && THROWN.includes(headline.kind);
  const isOfFight = isThrown || (headline !== null && AIMED.includes(headline.kind));
  const ticker = recent
    .filter((line) => line !== headline && line.text && !DULL.includes(line.kind))
    .slice(-TICKED);
  return { headline, isThrown, isOfFight, ticker };
}
