// What is told above the prompt: a headline for what happens to whoever looks, a ticker of the last things for
// everybody else's. Sentences are the server's; here they are only chosen.
import { linesAfter } from "./deal/deal.ts";
import { isOurFight, STRIKES } from "./moves.ts";
import { sumsOf } from "../net/track.ts";
import type { LogKind, LogLine, View } from "../net/protocol.ts";

/** What somebody throws into a fight. */
const THROWN: LogKind[] = ["CardPlayed", "MonsterAdded", "PowerUsed"];
/** What happens to whom it names, whoever did it. */
const BEFALLS: LogKind[] = [
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
const AIMED: LogKind[] = ["HelpAccepted", "HelpDeclined", "TradeDeclined"];
/** What is good to hear, whoever did it. */
const GOOD: LogKind[] = ["HelpAccepted", "HelpOffered", "Escaped", "CharityGiven", "TheftFailed"];
/** What befalls whose Item it was. */
const THEFTS: LogKind[] = ["ItemStolen", "TheftFailed"];
/** With these something else begins, and what befell somebody before is over. */
const GOES_ON: LogKind[] = [
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
/** With these a fight is decided, and what was done to it is over. */
const FOUGHT: LogKind[] = ["CombatWon", "CombatLost"];
/** With these a fight begins. */
const BEGINS: LogKind[] = ["CombatStarted", "DoorKicked"];
/** Not worth a place in the ticker. */
const DULL: LogKind[] = ["CardDrawn", "DeckReshuffled", "ItemUnequipped", "FightDeclared"];
const TICKED = 3;
const RECENT = 40;

export interface News {
  /** Null: nothing has happened to this seat of late. */
  headline: LogLine | null;
  /** The Curse that it comes of, or is; and who threw it: -1 if nobody did. */
  curse: LogLine | null;
  by: number;
  /** Whether it was thrown into a fight that still goes on, and is this seat's. */
  isThrown: boolean;
  /** Whether it is good news. */
  isGood: boolean;
  /** Whether it is over with the fight, or the offer; else it is after a while. */
  isOfFight: boolean;
  ticker: LogLine[];
}

/** What others have done to whoever looks since a view: thefts of what lay before him, Curses that they threw. */
export function blowsSince(before: View, now: View): LogLine[] {
  const owned = new Set(before.munchkins[before.seat]?.cards.map(({ n }) => n));
  return linesAfter(before.log, now.log).filter((line) => {
    if (line.kind === "CurseStruck") return line.seat === now.seat && throwerOf(now, line) >= 0;
    const isOwned = line.cards.some(({ n }) => owned.has(n));
    return THEFTS.includes(line.kind) && line.seat !== now.seat && isOwned;
  });
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

/** Whether what was offered is still to be had: an offer that was answered, taken back or has lapsed is no news. */
function isOpen({ seat }: LogLine, view: View): boolean {
  return view.offers.some(
    ({ kind, maker, to }) => kind === "help" && maker === seat && to === view.seat,
  );
}

/** What is told now. `blows` were noticed and not read yet: nothing but what befalls the same munchkin goes before. */
export function newsOf(view: View, blows: LogLine[] = []): News {
  const recent = view.log.slice(-RECENT);
  const from = recent.map(({ kind }) => kind).lastIndexOf("TurnBegan");
  const turn = from < 0 ? recent : recent.slice(from);
  // What was played before a fight was not thrown into it.
  const begun = Math.max(...BEGINS.map((kind) => turn.map((one) => one.kind).lastIndexOf(kind)));
  const going = turn.map(({ kind }) => GOES_ON.includes(kind));
  const gone = going.lastIndexOf(true);
  const said = going.map((is, at) => is && turn[at]?.seat === view.seat).lastIndexOf(true);
  const fought = turn.map(({ kind }) => FOUGHT.includes(kind)).lastIndexOf(true);
  const stands = (line: LogLine, at: number): boolean => {
    if (isThrownAtMe(view, line)) return true;
    if (BEFALLS.includes(line.kind)) return line.seat === view.seat && at > gone;
    if (blows.includes(line)) return true;
    if (line.kind === "CharityGiven") return at >= gone && isGiven(line, view);
    if (!isOurFight(view) || line.seat === view.seat || at <= Math.max(begun, fought)) return false;
    if (line.kind === "HelpOffered") return isOpen(line, view);
    return at > said && (AIMED.includes(line.kind) || isThrownIn(turn, line, view.seat));
  };
  const stood = turn.filter(stands).at(-1) ?? null;
  const blow = blows.at(-1) ?? null;
  const isPast = blow !== null && !turn.includes(blow) && (!stood || stood.kind === "TurnBegan");
  const headline = view.seat < 0 ? null : isPast ? blow : stood;
  const isCurse = headline !== null && isThrownAtMe(view, headline);
  const isThrown = headline !== null && !isCurse && THROWN.includes(headline.kind);
  // A Level that a Curse takes is told with the Curse.
  const struck = headline && BEFALLS.includes(headline.kind) ? turn.slice(gone + 1) : [];
  const strike = struck.find(({ kind, seat }) => kind === "CurseStruck" && seat === view.seat);
  const curse = isCurse ? headline : (strike ?? null);
  const isOfFight = isThrown || headline?.kind === "HelpOffered";
  const ticker = recent
    .filter((line) => line !== headline && line.text && !DULL.includes(line.kind))
    .slice(-TICKED);
  const isGood = headline !== null && !curse && isWelcome(headline, isThrown);
  return { headline, isThrown, isGood, isOfFight, ticker, curse, by: throwerOf(view, curse) };
}

/** Whether what happened is good for whoever looks: of what went into the fight, the sums say it. */
function isWelcome(line: LogLine, isThrown: boolean): boolean {
  const [before = 0, after = 0] = line.numbers;
  if (isThrown) return (sumsOf(line)?.gain ?? 0) > 0;
  return line.kind === "LevelChanged" ? after > before : GOOD.includes(line.kind);
}

/** A card that somebody plays on whoever looks, and that is about to strike. */
function isThrownAtMe(view: View, line: LogLine): boolean {
  const { asked } = view;
  if (line.kind !== "CardPlayed" || line.seat === view.seat || !asked?.mine) return false;
  return STRIKES.includes(asked.kind) && asked.card !== null && line.cards[0]?.n === asked.card.n;
}

/** Whether a card of somebody else's went into the fight: it moved the sums, or is another monster. */
function isThrownIn(turn: LogLine[], line: LogLine, mine: number): boolean {
  if (!THROWN.includes(line.kind)) return false;
  const n = line.cards[0]?.n ?? -1;
  const isOwn = turn.some(
    ({ kind, seat, cards }) =>
      kind === "CardPlayed" && seat === mine && n >= 0 && cards[0]?.n === n,
  );
  return !isOwn && (line.kind === "MonsterAdded" || sumsOf(line)?.moved !== false);
}

/** Who threw what strikes; -1: nobody, it was found, or it is one's own. */
export function throwerOf(view: Pick<View, "log" | "seat">, strike: LogLine | null): number {
  return playedBy(view, strike?.cards[0]?.n ?? -1);
}

/** Which of the others played a card last; -1: none of them. */
export function playedBy(view: Pick<View, "log" | "seat">, n: number): number {
  if (n < 0) return -1;
  const played = view.log
    .filter((one) => one.kind === "CardPlayed" && one.cards[0]?.n === n)
    .at(-1);
  return played && played.seat !== view.seat ? played.seat : -1;
}
