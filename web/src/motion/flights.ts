// What travels when the table changes: cards from where they were to where they go, standies from Level to
// Level. Only reckoned here, from what was seen before and after; nothing waits for it.
import { type LogLine, UNHELD, type View } from "../net/protocol.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that can travel: where it lies, and in which part of the table. */
export interface Seen {
  zone: string;
  box: Box;
}

export interface Flight {
  key: string;
  from: Box;
  to: Box;
  /** Whether it goes to where it is not seen any more, such as somebody's hand. */
  isLeaving: boolean;
}

/** What was seen at one moment: things by key, places by name. */
export interface Sight {
  things: Map<string, Seen>;
  places: Map<string, Box>;
}

/** More than this at once is a blur: then the rest is simply there. */
export const MOST = 10;

/** The places a card may have come from or gone to, the most telling first. */
export interface Ways {
  from: (key: string) => string[];
  to: (key: string) => string[];
}

export function planned(was: Sight, is: Sight, ways: Ways): Flight[] {
  const flights: Flight[] = [];
  for (const [key, now] of is.things) {
    const before = was.things.get(key);
    if (before?.zone === now.zone) continue;
    const from = before?.box ?? first(was.places, is.places, ways.from(key));
    if (from) flights.push({ key, from, to: now.box, isLeaving: false });
  }
  for (const [key, before] of was.things) {
    if (is.things.has(key)) continue;
    const to = first(is.places, was.places, ways.to(key));
    if (to) flights.push({ key, from: before.box, to, isLeaving: true });
  }
  return flights.slice(0, MOST);
}

function first(
  places: Map<string, Box>,
  others: Map<string, Box>,
  names: string[],
): Box | undefined {
  for (const name of names) {
    const found = places.get(name) ?? others.get(name);
    if (found) return found;
  }
  return undefined;
}

/** Where cards come from and go to, told by what has just happened and by where they lie now. */
export function waysOf(view: View, fresh: LogLine[], deckOf: (id: string) => string): Ways {
  const told = new Map<string, LogLine>();
  for (const line of fresh)
    for (const card of line.cards) if (card.n >= 0) told.set(`card-${card.n}`, line);
  const ids = new Map(
    fresh.flatMap((line) => line.cards).map((card) => [`card-${card.n}`, card.id]),
  );
  const piles = new Map<string, string>();
  for (const pile of ["doors", "treasures"] as const) {
    for (const card of view.table[pile].discards) piles.set(`card-${card.n}`, `${pile}-out`);
  }
  for (const one of view.munchkins)
    for (const card of one.cards) piles.set(`card-${card.n}`, `seat-${one.seat}`);
  const deck = (key: string): string[] => {
    const id = ids.get(key);
    return id ? [deckOf(id)] : [];
  };
  return {
    from: (key) => {
      const line = told.get(key);
      if (!line) return ["treasures", "arena"];
      return !UNHELD.has(line.kind) && line.seat >= 0 && line.seat !== view.seat
        ? [`seat-${line.seat}`]
        : [...deck(key), "arena"];
    },
    to: (key) => {
      const pile = piles.get(key);
      if (pile) return pile.endsWith("-out") ? [pile, "arena"] : [pile];
      const line = told.get(key);
      return line && line.seat >= 0 && line.seat !== view.seat ? [`seat-${line.seat}`] : [];
    },
  };
}

const CALM_MS = 280;
const BRISK_MS = 160;

/** How long things may take: less when the next thing is already there, nothing when it rains events. */
export class Pace {
  private last = -Infinity;

  next(now: number): number {
    const gap = now - this.last;
    this.last = now;
    return gap < BRISK_MS / 2 ? 0 : gap < CALM_MS * 1.5 ? BRISK_MS : CALM_MS;
  }
}
