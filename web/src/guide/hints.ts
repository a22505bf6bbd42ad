// The first-game guide: ten hints, each for the moment in which it first matters. Which one that is, is read
// from the view alone; what this browser has shown already is kept in guide.svelte.ts.
import type { Glyph } from "../ui/glyphs.ts";
import type { Munchkin, View } from "../net/protocol.ts";

export interface Hint {
  id: string;
  glyph: Glyph;
  matters: (view: View) => boolean;
}

/** What is shown, and the question it came with; without a hint: one was closed, and none follows on its heels. */
export interface Shown {
  hint: string;
  question: number;
}

/** How far back in the log something has only just happened. */
const RECENT = 8;

const me = (view: View): Munchkin | undefined => view.munchkins[view.seat];
const isAsked = (view: View, kind: string): boolean => view.asked?.kind === kind;
const may = (view: View, verb: string): boolean => view.acts.some((act) => act.verb === verb);
const hit = (view: View, kind: string): boolean =>
  view.log.slice(-RECENT).some((line) => line.kind === kind && line.seat === view.seat);
const isOurs = (view: View): boolean =>
  [view.fight?.fighter, view.fight?.helper].includes(view.seat);

const playable = (view: View): number =>
  new Set(view.acts.filter((act) => act.verb === "play").flatMap((act) => act.cards)).size;

/** The rarer the moment, the earlier it stands: doors come again. */
export const HINTS: Hint[] = [
  { id: "death", glyph: "skull", matters: (view) => me(view)?.dead === true || hit(view, "Died") },
  { id: "deal", glyph: "trade", matters: (view) => isAsked(view, "offer") },
  { id: "run", glyph: "run", matters: (view) => isAsked(view, "run-order") },
  { id: "charity", glyph: "cards", matters: (view) => isAsked(view, "charity") },
  {
    id: "meddle",
    glyph: "enhancer",
    matters: (view) =>
      isAsked(view, "wait") &&
      view.fight !== null &&
      !isOurs(view) &&
      view.acts.some((act) => act.verb !== "pass"),
  },
  { id: "curse", glyph: "curse", matters: (view) => hit(view, "CurseStruck") },
  {
    id: "last",
    glyph: "crown",
    matters: (view) => (me(view)?.level ?? 0) >= view.table.win_level - 1,
  },
  { id: "kick", glyph: "door", matters: (view) => isAsked(view, "start") && may(view, "kick") },
  { id: "fight", glyph: "fight", matters: (view) => isAsked(view, "fight") },
  {
    id: "help",
    glyph: "help",
    matters: (view) => isAsked(view, "fight") && view.fight?.ahead === false && may(view, "ask"),
  },
];

/** Where the guided game speaks besides: what is worn, sold and asked for, and when it has said all. */
const LESSONS: Hint[] = [
  {
    id: "done",
    glyph: "crown",
    matters: (view) => isAsked(view, "start") && view.table.turns >= GUIDED_TURNS,
  },
  {
    id: "dress",
    glyph: "armor",
    matters: (view) => isAsked(view, "start") && playable(view) > 1,
  },
  {
    id: "sell",
    glyph: "coin",
    matters: (view) => ["start", "end"].includes(view.asked?.kind ?? "") && may(view, "sell"),
  },
];
/** Three turns of three players; the next one is nobody's lesson. */
const GUIDED_TURNS = 9;
/** In the guided game: its own first, and help before the fight that needs it. */
export const GUIDED: Hint[] = [
  ...LESSONS,
  ...HINTS.filter((hint) => hint.id === "help"),
  ...HINTS.filter((hint) => hint.id !== "help"),
];

/** Whether the guided game has words of its own for it, where there is more to say. */
export function isSpoken(id: string): boolean {
  return SPOKEN.includes(id);
}
const SPOKEN = ["kick", "fight", "help", "curse", "dress", "sell", "done"];

/** The hint to be shown now. It stays while it matters, and until it is closed, the next one matters or the next
 * question is asked; whoever reads slowly loses nothing, and whoever plays on is not lectured. */
export function hintFor(
  view: View,
  seen: readonly string[],
  shown: Shown | null,
  hints: readonly Hint[] = HINTS,
): Shown | null {
  const question = view.asked?.question ?? 0;
  const isSame = question === shown?.question;
  if (shown && isSame && !shown.hint) return shown;
  if (shown && hints.some((hint) => hint.id === shown.hint && hint.matters(view))) return shown;
  const next =
    view.seat < 0 ? undefined : hints.find((hint) => !seen.includes(hint.id) && hint.matters(view));
  if (next) return { hint: next.id, question };
  return shown && (isSame || !view.asked) ? shown : null;
}
