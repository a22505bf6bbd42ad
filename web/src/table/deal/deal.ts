// A deal in the making: its terms by numbers, what a tap changes in them, and what became of an
// offer that was made. What may be offered, and what it comes to, the server says.
import type { Fight, LogLine, Offer, Quote, Terms, View } from "../../net/protocol.ts";

export interface Draft {
  kind: "help" | "trade";
  /** The other side; -1: nobody is chosen yet. */
  to: number;
  picks: number[];
  items: number[];
  cards: number[];
}
/** What was tapped out again: no suggestion brings it back. */
export interface Kept {
  cards: number[];
  picks: number[];
}
export type Part = "picks" | "items" | "cards";
/** What became of an offer that is no longer open. */
export type Fate = "taken" | "declined" | "countered" | "withdrawn" | "gone" | "left";
/** How a deal stands: put together, sent, refused as it is, or over with what it was about. */
export type Stage = "composing" | "sent" | "declined" | "over";

/** What a helper adds: there are some who take from it. */
export function signed(strength: number): string {
  return strength < 0 ? `−${-strength}` : `+${strength}`;
}

export function emptyDraft(kind: Draft["kind"], to = -1): Draft {
  return { kind, to, picks: [], items: [], cards: [] };
}

export function toggled(list: number[], value: number): number[] {
  return list.includes(value)
    ? list.filter((one) => one !== value)
    : [...list, value].sort((a, b) => a - b);
}

/** A tap adds, a tap again removes; what was removed by hand stays out of suggestions. */
export function tapped(draft: Draft, kept: Kept, part: Part, value: number): [Draft, Kept] {
  const isGone = draft[part].includes(value);
  const place = part === "picks" ? "picks" : "cards";
  const without = kept[place].filter((one) => one !== value);
  return [
    { ...draft, [part]: toggled(draft[part], value) },
    { ...kept, [place]: isGone ? [...without, value] : without },
  ];
}

export function termsOf(draft: Draft): Terms {
  return {
    kind: draft.kind,
    to: draft.to,
    picks: draft.picks,
    items: draft.items,
    cards: draft.cards,
  };
}

export function draftOf(terms: Terms): Draft {
  return {
    kind: terms.kind === "trade" ? "trade" : "help",
    to: terms.to,
    picks: [...terms.picks].sort((a, b) => a - b),
    items: [...terms.items],
    cards: [...terms.cards],
  };
}

/** An open offer, seen from the other side: what a counter-offer begins with. */
export function answering(offer: Offer, seat: number): Draft {
  const items = shown(offer.items);
  const cards = shown(offer.cards);
  const to = offer.maker === seat ? offer.to : offer.maker;
  if (offer.kind === "trade" && offer.maker !== seat)
    return { kind: "trade", to, picks: [], items: cards, cards: items };
  const kind = offer.kind === "trade" ? "trade" : "help";
  return { kind, to, picks: [...offer.picks].sort((a, b) => a - b), items, cards };
}

function shown(cards: { n: number }[]): number[] {
  return cards.map((card) => card.n).filter((n) => n >= 0);
}

export function isSame(a: Draft, b: Draft): boolean {
  const key = (draft: Draft): string =>
    JSON.stringify([draft.kind, draft.to, draft.picks, draft.items, draft.cards].flat());
  return key(a) === key(b);
}

/** The open offer between two, of a kind: at most one. */
export function between(view: View, kind: string, other: number): Offer | undefined {
  return view.offers.find(
    (offer) =>
      offer.kind === kind &&
      [offer.maker, offer.to].includes(other) &&
      [offer.maker, offer.to].includes(view.seat),
  );
}

/** Who would help whom, as this seat sees a deal over help. */
export function helperOf(fight: Fight, seat: number, other: number): number {
  return fight.fighter === seat ? other : seat;
}

/** The monsters that are left to be fought with this help. */
export function staying(fight: Fight, quote: Quote | null | undefined): string {
  return fight.monsters
    .filter(({ card }) => !quote?.leaving.includes(card.n))
    .map(({ name }) => name)
    .join(", ");
}

/** How many of the Treasures that there would be stay with the fighter. */
export function kept(stake: number, picks: number[]): number {
  return stake - picks.filter((pick) => pick <= stake).length;
}

/** Whether what is quoted is a price; else it is a sentence of its own, or nothing is known. */
export function isPrice(quote: Quote, isOffer: boolean): boolean {
  const isForLevels = !isOffer && quote.wants === 0 && quote.helper_levels > 0;
  return quote.wants_text !== "" && quote.lack === 0 && !isForLevels;
}

/** Whether there is a quote to be taken. */
export function isQuote(quote: Quote): boolean {
  return quote.wants_text !== "" && quote.wants >= 0;
}

/** Where the flag stands on the rope: in the middle, and by every point of lead farther off. */
export function flagAt(ours: number, theirs: number): number {
  return Math.min(82, Math.max(18, 50 - 3.4 * (ours - theirs)));
}

/** What became of an offer, from what was told since, the newest last. */
export function fateOf(offer: Offer, now: View, since: LogLine[]): Fate {
  const other = offer.to;
  const isBack = now.offers.some(
    (one) => one.kind === offer.kind && one.maker === other && one.to === offer.maker,
  );
  if (isBack) return "countered";
  for (const line of [...since].reverse()) {
    const said = FATES[line.kind];
    if (!said) continue;
    if (said === "withdrawn" && line.seat === offer.maker) return said;
    if (said === "declined" && line.seat === other) return said;
    if (said === "taken" && (line.seat === other || line.seat === offer.maker)) return said;
  }
  return "gone";
}

/** How the log says that whoever was asked gave no answer in time, where that is why it was taken back. */
export function unanswered(log: LogLine[], maker: number): string {
  const at = log.map((line) => line.kind === "OfferWithdrawn" && line.seat === maker);
  const before = log[at.lastIndexOf(true) - 1];
  return before?.kind === "gave-up" ? before.text : "";
}

const FATES: Record<string, Fate> = {
  HelpDeclined: "declined",
  TradeDeclined: "declined",
  OfferWithdrawn: "withdrawn",
  HelpAccepted: "taken",
  Traded: "taken",
};

/** The lines that were told after a view was shown; a log that was cut begins anew. */
export function linesAfter(before: LogLine[], now: LogLine[]): LogLine[] {
  const last = before.at(-1);
  if (!last) return now;
  const at = now.lastIndexOf(last);
  return at < 0 ? now.slice(-12) : now.slice(at + 1);
}

/** Places that a bar has marks for: one for every Level, and one to come. */
export function marks(total: number, price: number): number[] {
  const count = Math.max(2, Math.ceil(total / price));
  return Array.from({ length: count }, (_, i) => (i + 1) * price);
}
