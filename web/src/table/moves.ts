// Where a legal act shows: as a button beside the prompt, on a card, in a question's dialog, or in
// the sheet of everything. Which acts are legal, and what they come to, the server says.
import type { Asking } from "../state/settings.svelte.ts";
import {
  AT_TABLE,
  type Asked,
  type CardInfo,
  type LegalAct,
  type Offer,
  type Preview,
  type View,
} from "../net/protocol.ts";

/** Verbs with a button of their own, the one that moves things on first. */
const BUTTONS = [
  "kick",
  "accept",
  "fight",
  "loot",
  "keep",
  "pass",
  "end",
  "give",
  "discard",
  "decline",
  "run",
];
/** Answers to an offer stand beside it. */
const OFFERED = ["accept", "decline"];
/** Acts that are built from parts; the button opens the builder. */
export const BUILT = ["ask", "trade", "sell", "give", "show", "withdraw"] as const;
export type Built = (typeof BUILT)[number];
export interface Moves {
  /** Buttons beside the prompt. */
  buttons: LegalAct[];
  /** Answers to the question that is open. */
  answers: LegalAct[];
  /** What is listed and built from parts, such as an offer; the server builds more than it lists. */
  built: Built[];
  /** What may be done instead of answering, such as a card that changes the question. */
  beside: LegalAct[];
  /** Acts by the card they are made with. */
  byCard: Map<number, LegalAct[]>;
  all: LegalAct[];
}

/** What is about to happen to somebody: it is put before him, and to the others beside the table. */
export const STRIKES: readonly string[] = ["answer-curse", "answer-bad-stuff"];

/** Whether it is answered by choosing, before all else; so is one of a kind that nobody has heard of. */
export function isDialog(asked: Asked | null): boolean {
  if (asked === null || asked.automatic) return false; // what the server answers asks nobody
  return (STRIKES.includes(asked.kind) && asked.mine) || !AT_TABLE.includes(asked.kind);
}

export function sorted(view: View): Moves {
  const { asked, acts } = view;
  const answers = acts.filter((act) => isAnswer(act, asked));
  const buttons = acts
    .filter((act) => BUTTONS.includes(act.verb) && act.cards.length === 0 && !answers.includes(act))
    .filter((act) => !(asked?.kind === "offer" && OFFERED.includes(act.verb))) // not before it is read
    .sort((a, b) => BUTTONS.indexOf(a.verb) - BUTTONS.indexOf(b.verb));
  const built = BUILT.filter((verb) => acts.some((act) => act.verb === verb));
  const beside = acts.filter(
    (act) =>
      !answers.includes(act) && !BUILT.includes(act.verb as Built) && !OFFERED.includes(act.verb),
  );
  return { buttons, answers, built, beside, byCard: bestFirst(byCard(acts), view), all: acts };
}

/** Whose move it is: a fight may be another's than the turn, since it can be handed on. */
export function moverOf({ fight, table }: Pick<View, "fight" | "table">): number {
  return fight?.fighter ?? table.turn;
}

/** Who stands before the door: whose turn it is, and before the first whoever is dressing. */
export function stander({ table, waiting }: Pick<View, "table" | "waiting">): number {
  const dresses = table.phase === "opening" ? waiting.seats[0]?.seat : undefined;
  return dresses ?? table.turn;
}

/** Whether this seat's munchkin stands in the middle: where cards lie there nobody does. */
export function standsInMiddle(view: View): boolean {
  const { fight, table, you, seat } = view;
  const { pool, body, winners, open_cards } = table;
  if (pool.length + body.length + winners.length) return false;
  if (fight) return [fight.fighter, fight.helper].includes(seat);
  return stander(view) === seat && !open_cards.length && !you?.open_cards.length;
}

/** Whether the fight is this seat's own, as fighter or helper. */
export function isOurFight(view: Pick<View, "fight" | "seat">): boolean {
  return view.fight !== null && [view.fight.fighter, view.fight.helper].includes(view.seat);
}

/** In a fight the best that a card can do stands first, on its sheet as under it: the two never disagree. */
function bestFirst(found: Map<number, LegalAct[]>, view: View): Map<number, LegalAct[]> {
  if (!view.fight) return found;
  const isOurs = isOurFight(view);
  const rank = (act: LegalAct): number => liking(act, view, isOurs);
  for (const acts of found.values())
    acts.sort((a, b) => Number(a.against) - Number(b.against) || rank(b) - rank(a));
  return found;
}

/** Whether the fight would go on with other sums; otherwise it is over for whoever fights, and nothing is won. */
export function isSum(preview: Preview): boolean {
  return preview.kind === "win" || preview.kind === "sums";
}

const WON = 1000;
const OVER = 500;

/** What a preview is worth to whoever wants the munchkins to win, or to lose; nothing, where there is none. A fight
 * that is over without a win lies between the two. */
export function worth(preview: Preview | null, isOurs: boolean): number {
  if (!preview) return -9999;
  const lead = preview.ours - preview.theirs;
  const comes = isSum(preview) ? lead + (preview.kind === "win" ? WON : 0) : OVER;
  return comes * (isOurs ? 1 : -1);
}

/** What an act is worth to whoever makes it. A fight that is handed on is handed to whom it would harm most; to
 * oneself only if one would win it. */
function liking(act: LegalAct, view: View, isOurs: boolean): number {
  const { preview } = act;
  if (preview?.kind !== "handed") return worth(preview, isOurs);
  const lead = preview.ours - preview.theirs;
  const isMine = act.targets.some(({ kind, value }) => kind === "seat" && value === view.seat);
  if (isMine) return lead > 0 ? WON : -WON;
  return -lead;
}

/** Whether an act answers the question in a dialog, rather than being made beside it. */
function isAnswer(act: LegalAct, asked: Asked | null): boolean {
  if (asked === null || !isDialog(asked)) return act.verb === "choose";
  return (
    act.verb === "choose" || (act.question === asked.question && !BUILT.includes(act.verb as Built))
  );
}

function byCard(acts: LegalAct[]): Map<number, LegalAct[]> {
  const found = new Map<number, LegalAct[]>();
  for (const act of acts) {
    // Deals name what they promise, Charity what is given away; their place is a sheet.
    if (["ask", "trade", "give"].includes(act.verb)) continue;
    const aimed =
      act.verb === "choose"
        ? act.targets.filter((t) => t.kind === "card").map((t) => Number(t.value))
        : [];
    for (const card of new Set([...act.cards, ...aimed])) {
      const acts = found.get(card) ?? [];
      acts.push(act);
      found.set(card, acts);
    }
  }
  return found;
}

/** Acts by their verbs, in the order they come. */
export function byVerb(acts: LegalAct[]): [string, LegalAct[]][] {
  const found = new Map<string, LegalAct[]>();
  for (const act of acts) found.set(act.verb, [...(found.get(act.verb) ?? []), act]);
  return [...found];
}

/** What takes an offer back from whom it was made to. */
export function withdrawals(acts: LegalAct[], offer: Offer): LegalAct[] {
  return acts.filter(
    ({ verb, targets }) =>
      verb === "withdraw" &&
      targets.some(({ kind, value }) => kind === "seat" && value === offer.to),
  );
}

/** The best thing a card could do for the fight: what a glance at a lit card shows. What would serve somebody else
 * counts only where nothing serves oneself. */
export function bestPreview(acts: LegalAct[], isOurs: boolean): Preview | null {
  const own = acts.filter((act) => !act.against);
  const seen = (own.length ? own : acts)
    .map((act) => act.preview)
    .filter((preview): preview is Preview => preview !== null);
  return seen.sort((a, b) => worth(b, isOurs) - worth(a, isOurs))[0] ?? null;
}

/** Whether what is drawn in outline belongs to nothing that may be done any more. */
export function isStale(preview: Preview | null, acts: LegalAct[]): boolean {
  if (!preview) return false;
  const isSame = (one: Preview | null): boolean =>
    one?.kind === preview.kind && one.ours === preview.ours && one.theirs === preview.theirs;
  return !acts.some((act) => isSame(act.preview));
}

/** Whether an act is asked about once before it is made: as somebody likes it, or where it looks like a mistake. */
export function isAskedAbout(act: LegalAct, view: View, asking: Asking): boolean {
  if (asking === "always") return act.verb !== "pass";
  return asking === "rash" && isRash(act, view);
}

/** Whether an act is made by mistake more often than on purpose. */
export function isRash(act: LegalAct, view: View): boolean {
  if (act.against) return true;
  if (!view.fight) return act.verb === "discard";
  if (act.verb === "run") return view.asked?.kind === "fight" && view.fight.ahead;
  if (act.verb === "fight") return !view.fight.ahead;
  return act.verb === "play" && harms(act.preview, view);
}

/** Why an act looks like a mistake, as a message of the page's words; "": it does not. */
export function doubtOf(act: LegalAct, view: View): string {
  if (!isRash(act, view)) return "";
  if (act.verb === "run") return "doubt-ahead";
  if (act.verb === "fight") return "doubt-behind";
  if (act.verb === "discard") return "doubt-gone";
  const seats = act.targets.filter(({ kind }) => kind === "seat").map(({ value }) => value);
  const isOwn = seats.length ? seats.includes(view.seat) : isOurFight(view) || !view.fight;
  return isOwn || harms(act.preview, view) ? "doubt-harms" : "doubt-helps";
}

/** Whether a card would leave the fight of this seat worse than it is: a fight that is won need not end. */
function harms(preview: Preview | null, view: View): boolean {
  const { fight } = view;
  if (!fight || !preview || !isOurFight(view)) return false;
  if (!isSum(preview)) return fight.ahead;
  return preview.ours - preview.theirs < fight.ours - fight.theirs;
}

/** Whether what a card does is to answer the question that is open. */
export function isChosen(act: LegalAct): boolean {
  return act.verb === "choose";
}

/** Whether an Item is only laid down by it, and not used. */
export function isCarried(act: LegalAct): boolean {
  return (act.act as { carried?: boolean } | null)?.carried === true;
}

/** What is too much in the hand of whoever is asked for Charity, and whether it is given or discarded. */
export function charity(view: View): { excess: number; verb: "give" | "discard" } | null {
  const { asked, you, munchkins, seat, acts } = view;
  if (asked?.kind !== "charity" || !you) return null;
  const excess = you.hand.length - (munchkins[seat]?.hand_limit ?? you.hand.length);
  return { excess, verb: acts.some(({ verb }) => verb === "give") ? "give" : "discard" };
}

/** Whether an act is Charity by questions, or card by card: a sheet picks the cards together. */
export function isCharity(act: LegalAct, view: View): boolean {
  if (view.asked?.kind !== "charity") return false;
  return act.verb === "give" || (act.verb === "discard" && act.cards.length === 0);
}

/** What takes an old card out of the way of a new one, by why the new one is refused. */
const CLEARS: Record<string, string> = {
  "already-have-one": "discard",
  "one-follower": "discard",
  "slot-full": "unequip",
};

/** What is listed and takes something of one's own out of the way of a card: what is of its kind, or worn where it
 * would be. */
export function clearing(
  code: string,
  card: CardInfo | undefined,
  view: Pick<View, "acts" | "munchkins" | "seat">,
  known: (id: string) => CardInfo | undefined,
): LegalAct[] {
  const place = ({ kind, slot }: CardInfo): string => slot?.replace(/^\d-hands?$/, "hand") ?? kind;
  const own = (view.munchkins[view.seat]?.cards ?? []).filter(({ id }) => {
    const old = known(id);
    return old && card && place(old) === place(card);
  });
  return view.acts.filter(
    ({ verb, cards }) => verb === CLEARS[code] && own.some(({ n }) => cards.includes(n)),
  );
}

/** What is done with a card where it lies: play it, take it off, put it on. */
export function verbFor(where: "hand" | "equipped" | "carried"): string {
  return where === "hand" ? "play" : where === "equipped" ? "unequip" : "equip";
}
