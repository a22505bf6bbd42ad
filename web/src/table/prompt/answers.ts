// How a question's dialog lays its answers out: which are cards, which are the two big buttons at its foot,
// and what is a list. The first button is what most people want; none that gives something away is.
import { STRIKES, type Moves } from "../moves.ts";
import type { Asked, LegalAct, Offer, View } from "../../net/protocol.ts";

export interface Laid {
  /** The card that it is all about, by its id; "": there is none. */
  matters: string;
  /** Answers that are cards. */
  pictured: LegalAct[];
  /** The big buttons, side by side. */
  foot: LegalAct[];
  /** Other answers, one below the other. */
  listed: LegalAct[];
  /** What may be done instead of answering. */
  beside: LegalAct[];
}

const AT_FOOT = 2;
/** What is done about something that is about to strike. */
const STOPS = ["play", "use", "sacrifice"];

/** The card that an answer is about: one that is chosen, or the monster that is run from; -1: none. */
export function aim(act: LegalAct, view: View): number {
  const aimed = act.targets.find((one) => one.kind === "card" || one.kind === "monster");
  if (aimed?.kind === "monster")
    return view.fight?.monsters.find((one) => one.id === aimed.value)?.card.n ?? -1;
  return Number(aimed?.value ?? act.cards[0] ?? -1);
}

/** Whether it ends an answer in several parts. */
export function isDone(act: LegalAct): boolean {
  return act.verb === "choose" && act.targets.some((one) => one.value === "done");
}

/** Whether cards are picked here, and sent together when all are: until then one can think better of it. */
export function isSeveral(asked: Asked | null, pictured: LegalAct[]): boolean {
  return (
    asked !== null &&
    asked.most > 1 &&
    asked.most - asked.chosen > 0 &&
    pictured.length > 0 &&
    pictured.every((act) => act.verb === "choose")
  );
}

export function laid(view: View, moves: Moves, cards: Map<number, string>): Laid {
  const { asked } = view;
  const plain = moves.answers.filter((act) => !["accept", "decline"].includes(act.verb));
  const matters = asked?.card?.id.includes(":") ? asked.card.id : ""; // the back of one tells nothing
  if (asked && STRIKES.includes(asked.kind))
    return struck(matters, plain, moves, Boolean(asked.if_passed));
  const found = asked?.card
    ? moves.beside.filter((act) => act.verb === "play" && act.cards.includes(asked.card?.n ?? -1))
    : [];
  if (asked?.kind === "door-card" && found.length) {
    const [first, ...others] = found;
    const foot = [...(first ? [first] : []), ...plain];
    return spread(matters, [], foot, others, without(moves.beside, found));
  }
  const pictured = plain.filter((act) => cards.has(aim(act, view)));
  const escapes = moves.beside.filter(
    (act) => asked?.kind === "run-order" && act.verb === "sacrifice",
  );
  // Who answers an offer lets no window stand beside it.
  const beside = without(moves.beside, escapes).filter(
    ({ verb }) => asked?.kind !== "offer" || verb !== "pass",
  );
  // From one monster there is nothing to choose, only to run.
  const [only, another] = pictured;
  if (asked?.kind === "run-order" && only && !another)
    return spread(cards.get(aim(only, view)) ?? "", [], [...plain, ...escapes], [], beside);
  const written = [...plain.filter((act) => !pictured.includes(act)), ...escapes];
  return spread(matters, pictured, written, [], beside);
}

/** First what would stop it, then letting it come; but nothing is spent on what takes nothing. */
function struck(matters: string, plain: LegalAct[], moves: Moves, isIdle: boolean): Laid {
  const stops = [...plain, ...moves.beside].filter(
    (act) => STOPS.includes(act.verb) && !act.against,
  );
  const [first, ...others] = stops;
  const lets = plain.filter((act) => act.verb === "pass");
  const stop = first ? [first] : [];
  const foot = isIdle ? [...lets, ...stop] : [...stop, ...lets];
  others.push(...without(without(plain, stops), lets));
  return spread(matters, [], foot, others, without(moves.beside, stops));
}

/** More than two buttons do not stand side by side. */
function spread(
  matters: string,
  pictured: LegalAct[],
  foot: LegalAct[],
  listed: LegalAct[],
  beside: LegalAct[],
): Laid {
  return foot.length > AT_FOOT
    ? { matters, pictured, foot: [], listed: [...foot, ...listed], beside }
    : { matters, pictured, foot, listed, beside };
}

function without(all: LegalAct[], some: LegalAct[]): LegalAct[] {
  return all.filter((act) => !some.includes(act));
}

/** What a card comes to, of the sentences that say exactly when and what it does: the part after the colon. */
export function consequence(exactly: string[]): string {
  const told = exactly.find((sentence) => sentence.includes(": ")) ?? "";
  return told.slice(told.indexOf(": ") + 2);
}

/** Whether an offer would bring whoever is asked nothing at all. */
export function isForNothing(offer: Offer, view: Pick<View, "fight" | "seat">): boolean {
  if (offer.kind === "help")
    return (
      view.fight?.fighter !== view.seat &&
      offer.picks.length + offer.treasures + offer.items.length + offer.cards.length === 0
    );
  return offer.items.length === 0;
}
