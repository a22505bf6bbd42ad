// The hand in groups: in a fight by what a card would make of it, outside by what it is good for. What may be
// played, and what it comes to, the server says.
import { bestPreview, isOurFight, isRash, type Moves } from "../moves.ts";
import type { Card, CardInfo, LegalAct, Preview, View } from "../../net/protocol.ts";

export type Group =
  "turns" | "surer" | "short" | "feeds" | "now" | "keep" | "others" | "beside" | "later";
/** In this order, always. */
const ORDER: Group[] = [
  "turns",
  "surer",
  "short",
  "feeds",
  "now",
  "keep",
  "others",
  "beside",
  "later",
];
/** Kinds that wait for a fight. */
const FOUGHT_WITH = ["one_shot", "monster_enhancer", "monster"];
const HARMFUL = ["curse", "trap"];

export interface Held {
  card: Card;
  group: Group;
  acts: LegalAct[];
  preview: Preview | null;
  /** What is written below it, as a message of the page's words and its values. */
  outcome: { words: string; values: Record<string, number> };
}

export type Groups = { id: Group; cards: Held[] }[];
type Known = (id: string) => CardInfo | undefined;

export function groupsOf(view: View, moves: Moves, known: Known): Groups {
  const held = (view.you?.hand ?? []).map((card) => heldCard(card, view, moves, known));
  held.sort((a, b) => lead(b, view) - lead(a, view));
  return grouped(held);
}

/** The hand as it is now, each card where it lay before: for as long as it is not known what may be done. */
export function keptIn(before: Groups, now: Groups): Groups {
  const still = new Map(now.flatMap(({ cards }) => cards.map((one) => [one.card.n, one])));
  const held = before.flatMap(({ cards }) => cards).filter(({ card }) => still.delete(card.n));
  return grouped([...held, ...still.values()]);
}

function grouped(held: Held[]): Groups {
  return ORDER.map((id) => ({ id, cards: held.filter((one) => one.group === id) })).filter(
    ({ cards }) => cards.length,
  );
}

/** A card that turns the fight of this seat, if it holds one: what most people want to play. */
export function turning(view: View, moves: Moves, known: Known): Held | null {
  if (!isOurFight(view)) return null;
  const found = groupsOf(view, moves, known).find(({ id }) => id === "turns")?.cards ?? [];
  return found.find(({ acts }) => acts[0]?.verb === "play" && !isRash(acts[0], view)) ?? null;
}

function heldCard(card: Card, view: View, moves: Moves, known: Known): Held {
  const acts = moves.byCard.get(card.n) ?? [];
  // Outside a fight only trouble comes to something: the fight that it begins.
  const trouble = acts.find(({ verb }) => verb === "trouble")?.preview ?? null;
  const preview = view.fight ? bestPreview(acts, isOurFight(view)) : trouble;
  const info = known(card.id);
  const group = view.fight ? inFight(acts, preview, view) : outside(acts, info, view);
  return { card, group, acts, preview, outcome: outcomeOf(group, preview, info, view) };
}

/** How far the munchkins would be ahead, as this seat likes it. */
function lead({ preview }: Held, view: View): number {
  if (!preview) return 0;
  return (
    (preview.kind === "gone" ? 99 : preview.ours - preview.theirs) * (isOurFight(view) ? 1 : -1)
  );
}

function inFight(acts: LegalAct[], preview: Preview | null, view: View): Group {
  const { fight } = view;
  if (!fight || !acts.length) return "later";
  if (!preview) return "beside";
  const isOurs = isOurFight(view);
  const isWell = fight.ahead === isOurs;
  const becomesWell = (preview.kind !== "sums") === isOurs;
  if (becomesWell && !isWell) return "turns";
  const before = fight.ours - fight.theirs;
  const after = preview.kind === "gone" ? 99 : preview.ours - preview.theirs;
  if ((isOurs ? after > before : after < before) && becomesWell === isWell)
    return isWell ? "surer" : "short";
  return "feeds";
}

function outside(acts: LegalAct[], info: CardInfo | undefined, view: View): Group {
  const kind = info?.kind ?? "";
  if (HARMFUL.includes(kind)) return "others";
  const [first] = acts;
  if (!first) return FOUGHT_WITH.includes(kind) ? "keep" : "later";
  if (first.verb === "trouble" && first.preview?.kind === "sums") return "short";
  const aimed = first.targets.filter((target) => target.kind === "seat");
  return aimed.length && aimed.every(({ value }) => value !== view.seat) ? "others" : "now";
}

const PLAYED: Record<string, string> = {
  item: "wear",
  class: "be",
  race: "be",
  monster: "trouble",
};

function outcomeOf(
  group: Group,
  preview: Preview | null,
  info: CardInfo | undefined,
  view: View,
): Held["outcome"] {
  if (preview) {
    const words = { gone: "gone", win: "win" }[preview.kind] ?? "loss";
    return { words, values: { ours: preview.ours, theirs: preview.theirs } };
  }
  const kind = info?.kind ?? "";
  if (group === "now" && kind === "level_up")
    return {
      words: "level",
      values: { level: (view.munchkins[view.seat]?.level ?? 0) + 1 },
    };
  if (group === "now") return { words: PLAYED[kind] ?? "play", values: {} };
  if (group === "keep")
    return { words: kind === "monster_enhancer" ? "rival" : "fight", values: {} };
  const words = { others: "on-rival", beside: "play" }[group as string] ?? "later";
  return { words, values: {} };
}
