// The first-game guide: hints, each for the moment in which it first matters. Which one that is, is read from
// the view alone; what this browser has shown already is kept in shown.svelte.ts.
import type { Glyph } from "../ui/glyphs.ts";
import { isDialog, isOurFight } from "../table/moves.ts";
import type { LogKind, LogLine, Munchkin, View } from "../net/protocol.ts";

export interface Hint {
  id: string;
  glyph: Glyph;
  /** Whether it is about what is seen now; when it is not any more, it goes. */
  matters: (view: View) => boolean;
}

/** What is shown, and the question it came with; without a hint: one was closed, and none follows on its heels. */
export interface Shown {
  hint: string;
  question: number;
}

const me = (view: View): Munchkin | undefined => view.munchkins[view.seat];
/** Whether this seat is to answer; what the server answers asks nobody. */
const isAsked = (view: View, ...kinds: string[]): boolean =>
  view.asked !== null && !view.asked.automatic && kinds.includes(view.asked.kind);
const may = (view: View, verb: string): boolean => view.acts.some((act) => act.verb === verb);
const isBehind = (view: View): boolean => isOurFight(view) && view.fight?.ahead === false;
const isDeclared = (view: View): boolean => ["wait", "run"].includes(view.fight?.stage ?? "");
const isHandFull = (view: View): boolean =>
  (view.you?.hand.length ?? 0) > (me(view)?.hand_limit ?? Infinity);

/** What has happened to this seat since the turn began. */
function hasHappened(view: View, kind: string): boolean {
  const from = view.log.map((line) => line.kind).lastIndexOf("TurnBegan");
  const isIt = (line: LogLine): boolean => line.kind === kind && line.seat === view.seat;
  return view.log.slice(from + 1).some(isIt);
}

/** What begins another moment: what happened before it is over. */
const NEXT: LogKind[] = [
  "TurnBegan",
  "DoorKicked",
  "CombatStarted",
  "MonsterAdded",
  "FightDeclared",
  "CombatWon",
  "CombatLost",
  "CardPlayed",
  "CardDrawn",
  "ItemEquipped",
  "ItemsSold",
  "BodyLooted",
  "CharityGiven",
  "Died",
];

/** Whether it has just happened to this seat: what came of it may have been told since, and nothing else begun. */
function hasJustHappened(view: View, kind: string): boolean {
  const at = view.log
    .map((line) => line.kind === kind && line.seat === view.seat)
    .lastIndexOf(true);
  return at >= 0 && !view.log.slice(at + 1).some((line) => NEXT.includes(line.kind));
}

function isAskedForHelp(view: View): boolean {
  const isIt = view.offers.some(({ to, kind }) => to === view.seat && kind === "help");
  return isAsked(view, "offer") && isIt && !isOurFight(view);
}

/** The rarer the moment, the earlier it stands: doors come again. */
export const HINTS: Hint[] = [
  {
    id: "death",
    glyph: "skull",
    matters: (view) => me(view)?.dead === true || hasHappened(view, "Died"),
  },
  { id: "asked", glyph: "help", matters: isAskedForHelp },
  {
    id: "deal",
    glyph: "trade",
    matters: (view) => isAsked(view, "offer") && !isAskedForHelp(view),
  },
  {
    id: "charity",
    glyph: "cards",
    matters: (view) => isAsked(view, "charity") || (isAsked(view, "end") && isHandFull(view)),
  },
  {
    id: "meddle",
    glyph: "enhancer",
    matters: (view) =>
      isAsked(view, "wait") &&
      view.fight !== null &&
      !isOurFight(view) &&
      view.acts.some((act) => act.verb !== "pass"),
  },
  { id: "curse", glyph: "curse", matters: (view) => hasJustHappened(view, "CurseStruck") },
  {
    id: "trouble",
    glyph: "monster",
    matters: (view) => isAsked(view, "trouble-or-loot") && may(view, "trouble"),
  },
  {
    id: "last",
    glyph: "crown",
    matters: (view) =>
      isAsked(view, "start", "fight") && (me(view)?.level ?? 0) >= view.table.win_level - 1,
  },
  { id: "goal", glyph: "level", matters: (view) => isAsked(view, "opening") },
  { id: "kick", glyph: "door", matters: (view) => isAsked(view, "start") && may(view, "kick") },
  { id: "fight", glyph: "fight", matters: (view) => isAsked(view, "fight") },
  {
    id: "help",
    glyph: "help",
    matters: (view) => isAsked(view, "fight") && isBehind(view) && may(view, "ask"),
  },
  // Before somebody runs, and while he does.
  {
    id: "run",
    glyph: "run",
    matters: (view) =>
      isAsked(view, "run-order") || (isBehind(view) && (isDeclared(view) || may(view, "run"))),
  },
];

/** Three turns of three players; the last of one's own among them. */
const LAST_TURN = 7;
/** What lies in one's hand at first and can be worn, and what is carried and buys a Level. */
const GEAR = ["munchkin:boots-of-butt-kicking", "munchkin:buckler-of-swashing"];
const GOODS = ["munchkin:cloak-of-obscurity", "munchkin:mace-of-sharpness"];
const gear = (view: View): number =>
  (view.you?.hand ?? []).filter((card) => GEAR.includes(card.id)).length;
const holdsGoods = (view: View): boolean =>
  GOODS.every((id) => me(view)?.cards.some((card) => card.id === id));

/** What the guided game speaks of besides, in its scene. */
const LESSONS: Hint[] = [
  {
    id: "see",
    glyph: "person",
    matters: (view) => isAsked(view, "start") && gear(view) === GEAR.length,
  },
  {
    id: "goal",
    glyph: "level",
    matters: (view) => isAsked(view, "start") && gear(view) === GEAR.length,
  },
  { id: "dress", glyph: "armor", matters: (view) => isAsked(view, "start") && gear(view) > 0 },
  {
    id: "kick",
    glyph: "door",
    matters: (view) => isAsked(view, "start") && may(view, "kick") && !gear(view),
  },
  {
    id: "won",
    glyph: "treasure",
    matters: (view) => isAsked(view, "end") && hasHappened(view, "CombatWon"),
  },
  {
    id: "sell",
    glyph: "coin",
    matters: (view) =>
      isAsked(view, "end", ...(view.table.turns > 1 ? ["start"] : [])) &&
      may(view, "sell") &&
      holdsGoods(view),
  },
];
const LAST_LESSONS: Hint[] = [
  { id: "end", glyph: "wait", matters: (view) => isAsked(view, "end") },
  {
    id: "done",
    glyph: "crown",
    matters: (view) => view.table.turns > LAST_TURN && !isDialog(view.asked),
  },
];
/** In the guided game: its own, and at their moments those of every first game. */
export const GUIDED: Hint[] = [
  ...LESSONS,
  ...HINTS.filter(({ id }) => LESSONS.every((lesson) => lesson.id !== id)),
  ...LAST_LESSONS,
];
/** Said when enough has been explained. */
export const QUIET: Hint = { id: "quiet", glyph: "hold", matters: () => false };

/** Hints for which the guided game has words of its own. */
const SPOKEN = ["kick", "fight", "help", "run", "curse", "trouble", "charity", "meddle", "asked"];

/** Whether the guided game says it in words of its own, where there is more to say. */
export function isSpoken(id: string): boolean {
  return [...LESSONS, ...LAST_LESSONS, QUIET].some((one) => one.id === id) || SPOKEN.includes(id);
}

/** The hint to be shown now. It stays while it matters, and until it is closed, or another one matters at the
 * next question; whoever plays on is not lectured, and nothing is spoken of that is over. */
export function hintFor(
  view: View,
  seen: readonly string[],
  shown: Shown | null,
  hints: readonly Hint[] = HINTS,
): Shown | null {
  if (view.seat < 0) return null;
  const question = view.asked?.question ?? 0;
  const isSame = question === shown?.question;
  if (shown && isSame && !shown.hint) return shown;
  const matters = hints.some((hint) => hint.id === shown?.hint && hint.matters(view));
  if (shown && matters && isSame) return shown;
  const next = hints.find((hint) => !seen.includes(hint.id) && hint.matters(view));
  if (next) return { hint: next.id, question };
  return shown && matters ? { ...shown, question } : null;
}
