// The hand in groups: in a fight by what a card would make of it, outside by what it is good for. What may be
// played, and what it comes to, the server says.
import {
  bestPreview,
  charity,
  isCarried,
  isChosen,
  isOurFight,
  isRash,
  isSum,
  worth,
  type Moves,
} from "../moves.ts";
import type { Card, CardInfo, LegalAct, Preview, View } from "../../net/protocol.ts";

/** In this order, always: in a fight of one's own, in somebody else's, outside, and with too many cards. Before all
 * that is good outside, what answers a question. */
const ORDER = [
  ...(["turns", "surer", "ends", "together", "short", "feeds"] as const),
  ...(["stops", "harms", "helps"] as const),
  ...(["answers", "now", "keep", "others"] as const),
  ...(["spare", "room"] as const),
  ...(["beside", "later"] as const),
];
export type Group = (typeof ORDER)[number];
const HARMFUL = ["curse", "trap"];
/** What else than a fight a card may wait for, as it is written below it. */
const KEPT_FOR: Record<string, string> = { curse: "curse", roll: "roll", trouble: "for-trouble" };

export interface Held {
  card: Card;
  /** It has left the hand, and nothing has moved into its place yet. */
  isGone?: boolean;
  group: Group;
  acts: LegalAct[];
  preview: Preview | null;
  /** What is written below it, as a message of the page's words and its values. */
  outcome: { words: string; values: Record<string, string | number> };
}

export type Groups = { id: Group; cards: Held[] }[];
type Known = (id: string) => CardInfo | undefined;

export function groupsOf(view: View, moves: Moves, known: Known): Groups {
  const held = (view.you?.hand ?? []).map((card) => heldCard(card, view, moves, known));
  held.sort((a, b) => lead(b, view) - lead(a, view));
  return grouped(joined(held, view));
}

/** How much a card of the hand would add to the lead of whoever fights. */
function gainOf({ preview }: Held, { fight }: View): number {
  if (!fight || !preview || !isSum(preview)) return 0;
  return preview.ours - preview.theirs - (fight.ours - fight.theirs);
}

/** Cards of which none turns a fight alone, and all of them would: they lie in a group of their own. */
function joined(held: Held[], view: View): Held[] {
  const { fight } = view;
  const wanted = isOurFight(view) ? "short" : "harms";
  const some = held.filter((one) => one.group === wanted);
  const isNeeded = fight && some.length > 1 && fight.ahead === (wanted === "harms");
  if (!fight || !isNeeded || held.some(({ group }) => ["turns", "stops"].includes(group)))
    return held;
  const gained = some.reduce((sum, one) => sum + gainOf(one, view), 0);
  const lead = fight.ours - fight.theirs + gained;
  if (wanted === "short" ? lead <= 0 : lead >= 0) return held;
  return held.map((one) => (one.group === wanted ? together(one) : one));
}

function together(held: Held): Held {
  const { outcome } = held;
  const words = held.group === "short" ? "together" : "their-together";
  return { ...held, group: "together", outcome: { ...outcome, words } };
}

/** The hand as it is now, each card where it lay before: for as long as it is not known what may be done. */
export function keptIn(before: Groups, now: Groups): Groups {
  const still = new Map(now.flatMap(({ cards }) => cards.map((one) => [one.card.n, one])));
  const held = before.flatMap(({ cards }) => cards).filter(({ card }) => still.delete(card.n));
  return grouped([...held, ...still.values()]);
}

/** The hand while somebody points at it: each card in its place, whatever it comes to now. What goes leaves its place
 * empty, what comes takes the first empty one. */
export function stillIn(before: Groups, now: Groups): Groups {
  const still = new Map(now.flatMap(({ cards }) => cards.map((one) => [one.card.n, one])));
  const lying = before.map(({ id, cards }) => ({
    id,
    cards: cards.map((one) => {
      const held = still.get(one.card.n);
      still.delete(one.card.n);
      return held ?? { ...one, isGone: true };
    }),
  }));
  const fresh = [...still.values()];
  const filled = lying.map(({ id, cards }) => ({
    id,
    cards: cards.map((one) => (one.isGone ? (fresh.shift() ?? one) : one)),
  }));
  const last = filled.at(-1);
  return last ? [...filled.slice(0, -1), { ...last, cards: [...last.cards, ...fresh] }] : now;
}

/** Whether all that lies in a group belongs there: what somebody points at may have come to something else. */
export function isTrue({ id, cards }: Groups[number]): boolean {
  return cards.every((one) => one.isGone || one.group === id);
}

/** What the hand is about: when it changes, the hand is laid anew. */
export function situation(view: View): string {
  const { table, fight } = view;
  return [table.turns, table.phase, fight?.fighter, isChoosing(view)].join();
}

function grouped(held: Held[]): Groups {
  return ORDER.map((id) => ({ id, cards: held.filter((one) => one.group === id) })).filter(
    ({ cards }) => cards.length,
  );
}

/** What turns the fight of this seat, with the card that does it: first a card of the hand, then what it has in
 * play; if nothing does, what ends a fight that would be lost. */
export function turning(view: View, moves: Moves, known: Known): Turn[] {
  if (!isOurFight(view) || view.fight?.ahead) return [];
  const hand = new Set(view.you?.hand.map(({ n }) => n));
  const able = groupsOf(view, moves, known)
    .flatMap(({ cards }) => cards.map(({ acts }) => acts[0]))
    .concat(moves.all.filter((act) => act.cards.every((n) => !hand.has(n))))
    .filter((act): act is LegalAct => act !== undefined)
    .filter((act) => ["play", "use"].includes(act.verb) && !isRash(act, view))
    .flatMap((act) => act.cards.slice(0, 1).map((card): Turn => ({ act, card })));
  const turns = able.filter(({ act }) => act.preview?.kind === "win");
  const ends = able
    .filter(({ act }) => act.preview && !isSum(act.preview))
    .sort((a, b) => (ENDS[kindOf(a)] ?? 0) - (ENDS[kindOf(b)] ?? 0));
  const [first, ...others] = turns.length ? turns : ends;
  if (!first) return [];
  if (!turns.length) return [first];
  const isHeld = hand.has(first.card);
  const [power] = others.filter(({ card }) => isHeld && !hand.has(card));
  return power ? [first, power] : [first];
}

/** What ends a fight that would be lost: first what leaves Treasures. */
const ENDS: Record<string, number> = { gone: 0, handed: 1, away: 2 };
const kindOf = ({ act }: Turn): string => act.preview?.kind ?? "";

/** An act that turns a fight, and whose it is. */
export interface Turn {
  act: LegalAct;
  card: number;
}

function heldCard(card: Card, view: View, moves: Moves, known: Known): Held {
  const acts = moves.byCard.get(card.n) ?? [];
  // Outside a fight only trouble comes to something: the fight that it begins.
  const trouble = acts.find(({ verb }) => verb === "trouble")?.preview ?? null;
  const preview = view.fight ? bestPreview(acts, isOurFight(view)) : trouble;
  const info = known(card.id);
  const group = groupOf(acts, preview, info, view);
  const outcome = outcomeOf(group, acts[0], preview, info, view);
  const loss = outcome.words === "be" ? lossOf(info, view, known) : 0;
  if (!loss) return { card, group, acts, preview, outcome };
  const rest = group === "now" ? "beside" : group;
  return { card, group: rest, acts, preview, outcome: { words: "be-less", values: { loss } } };
}

/** The bonus of what is worn and would not count for whoever became this Class or Race. */
function lossOf(info: CardInfo | undefined, view: View, known: Known): number {
  const being = info?.id.split(":").at(-1) ?? "";
  const isRace = info?.kind === "race";
  const worn = view.munchkins[view.seat]?.cards.filter((card) => card.equipped && card.active);
  return (worn ?? [])
    .map((card) => known(card.id))
    .filter(
      (item) =>
        item?.not_usable_by.includes(being) || (isRace && item?.usable_by.includes("human")),
    )
    .reduce((sum, item) => sum + (item?.bonus ?? 0), 0);
}

function groupOf(
  acts: LegalAct[],
  preview: Preview | null,
  info: CardInfo | undefined,
  view: View,
): Group {
  const [first] = acts;
  if (first && isChosen(first)) return "answers";
  if (savesOthers(acts, view)) return "others";
  return view.fight ? inFight(acts, preview, view) : outside(acts, info, view);
}

/** Whether a question is open that is answered by choosing. */
function isChoosing({ acts }: View): boolean {
  return acts.some(isChosen);
}

/** Whether all that a card could do now is to keep Curses off others. */
function savesOthers(acts: LegalAct[], view: View): boolean {
  const saved = acts.map((act) => savedBy(act, view));
  return acts.length > 0 && saved.every((seat) => seat >= 0 && seat !== view.seat);
}

/** Off whom it keeps the Curse that it is aimed at; -1: it is aimed at none. */
function savedBy(act: LegalAct, view: View): number {
  const aimed = act.targets.filter(({ kind }) => kind === "card").map(({ value }) => value);
  const { asked } = view;
  if (asked?.kind === "answer-curse" && aimed.includes(asked.card?.n ?? -1)) return asked.about;
  return view.munchkins.find(({ curses }) => curses.some(({ n }) => aimed.includes(n)))?.seat ?? -1;
}

/** What is said of that: nobody is saved from what finds nothing to take. */
function saving(act: LegalAct, { asked, ...view }: View): string {
  const isIdle = asked?.if_passed && savedBy(act, { ...view, asked }) === asked.about;
  return isIdle ? "idle" : "saves";
}

/** Whether a card is lit: there is something to be done with it that one would want. */
export function isLit({ acts }: Held, view: View): boolean {
  return acts.length > 0 && !savesOthers(acts, view);
}

/** What of the hand comes first, as this seat likes it. */
function lead({ preview }: Held, view: View): number {
  return preview ? worth(preview, isOurFight(view)) : 0;
}

function inFight(acts: LegalAct[], preview: Preview | null, view: View): Group {
  const { fight } = view;
  if (!fight || !acts.length) return "later";
  if (!preview) return "beside";
  const isWon = preview.kind === "win";
  const gained = preview.ours - preview.theirs - (fight.ours - fight.theirs);
  if (!isOurFight(view)) {
    if (!isWon && fight.ahead) return "stops";
    return isSum(preview) && gained < 0 ? "harms" : "helps";
  }
  if (!isSum(preview)) return "ends";
  if (isWon && !fight.ahead) return "turns";
  return isWon === fight.ahead && gained > 0 ? (isWon ? "surer" : "short") : "feeds";
}

function outside(acts: LegalAct[], info: CardInfo | undefined, view: View): Group {
  const [first] = acts;
  if (charity(view)) return first ? "room" : "spare";
  const kind = info?.kind ?? "";
  if (HARMFUL.includes(kind)) return "others";
  if (!first && isChoosing(view)) return "later";
  if (!first) return ["fight", "trouble"].includes(info?.waits_for ?? "") ? "keep" : "later";
  if (first.verb === "trouble" && first.preview?.kind === "sums") return "short";
  if (isCarried(first)) return "beside";
  return isForOthers(first, view) ? "others" : "now";
}

/** Whether an act is aimed at players, and not at whoever makes it. */
function isForOthers(act: LegalAct, view: View): boolean {
  const aimed = act.targets.filter((target) => target.kind === "seat");
  return aimed.length > 0 && aimed.every(({ value }) => value !== view.seat);
}

const PLAYED: Record<string, string> = {
  item: "wear",
  class: "be",
  race: "be",
  monster: "trouble",
};

function outcomeOf(
  group: Group,
  first: LegalAct | undefined,
  preview: Preview | null,
  info: CardInfo | undefined,
  view: View,
): Held["outcome"] {
  if (preview) {
    const { kind, ours, theirs } = preview;
    const isKilled = kind === "win" && theirs === 0;
    const isTie = kind === "win" && ours === theirs;
    const won = isKilled ? "killed" : isTie ? "tie" : "win";
    const words = kind === "win" ? won : kind === "sums" ? "loss" : kind;
    const isTheirs = isSum(preview) && !isKilled && !isOurFight(view) && view.fight;
    // Somebody else's fight is told with his name: they are the monsters in one's own.
    const name = view.munchkins[view.fight?.fighter ?? -1]?.name ?? "";
    return isTheirs
      ? { words: `their-${words}`, values: { ours, theirs, name } }
      : { words, values: { ours, theirs } };
  }
  const words = wordsOf(group, first, info, view);
  const level = (view.munchkins[view.seat]?.level ?? 0) + 1;
  if (words === "saves" && first)
    return { words, values: { name: view.munchkins[savedBy(first, view)]?.name ?? "" } };
  return { words, values: words === "level" ? { level } : {} };
}

function wordsOf(
  group: Group,
  first: LegalAct | undefined,
  info: CardInfo | undefined,
  view: View,
): string {
  const kind = info?.kind ?? "";
  const waits = KEPT_FOR[info?.waits_for ?? ""];
  if (group === "answers") return view.asked?.kind === "discard" ? "drop" : "choose";
  if (group === "later" && isChoosing(view)) return "not-this";
  if (group === "keep") return waits ?? (kind === "monster_enhancer" ? "rival" : "fight");
  if (group === "spare") return charity(view)?.verb ?? "give";
  if (group === "others")
    return first && savedBy(first, view) >= 0 ? saving(first, view) : "on-rival";
  if (group === "later" && waits) return waits;
  if (!first) return "later";
  if (isCarried(first)) return "carry";
  if (isForOthers(first, view)) return view.fight ? "play" : "on-rival";
  if (view.fight) return kind === "level_up" ? "level" : "play";
  return kind === "level_up" ? "level" : (PLAYED[kind] ?? "play");
}
