// What became of this browser's offers, for whichever sheet or notice tells it. Several people may share
// the browser, one after the other: each hears of his own.
import type { LogLine, Offer } from "../../net/protocol.ts";
import { answering, type Draft, type Fate } from "./deal.ts";

export interface News {
  kind: string;
  seat: number;
  fate: Fate;
  text: string;
}

class Deals {
  /** How many sheets are open that tell it themselves. */
  watching = $state(0);
  /** Whose offers these are: a seat at a table. */
  private place = $state("");
  /** What was answered last, by whose offer it was, its kind and to whom. */
  private news = $state.raw<Record<string, News>>({});
  private offered = new Map<string, Draft>();
  /** What was sent and has not been seen on the table: it may be answered before it is. */
  private sent = new Map<string, { offer: Offer; log: LogLine[] }>();
  /** What was put together when something else wanted an answer first. */
  private aside = new Map<string, Draft>();

  /** Whoever sits before the screen now. */
  enter(table: string, seat: number): void {
    this.place = `${table} ${seat}`;
  }

  private key(kind: string, seat: number): string {
    return `${this.place} ${kind} ${seat}`;
  }

  tell(news: News): void {
    this.news = { ...this.news, [this.key(news.kind, news.seat)]: news };
  }

  of(kind: string, seat: number): News | undefined {
    return this.news[this.key(kind, seat)];
  }

  unsay(kind: string, seat: number): void {
    this.drop((key) => key === this.key(kind, seat));
  }

  sending(offer: Offer, log: LogLine[]): void {
    this.sent.set(this.key(offer.kind, offer.to), { offer, log });
  }

  get onTheWay(): { offer: Offer; log: LogLine[] }[] {
    return [...this.sent].filter(([key]) => key.startsWith(`${this.place} `)).map(([, one]) => one);
  }

  arrived(offer: Pick<Offer, "kind" | "to">): void {
    this.sent.delete(this.key(offer.kind, offer.to));
  }

  /** A fight is over: what was said about help in it no longer matters. */
  forget(kind: string): void {
    const begin = `${this.place} ${kind} `;
    this.drop((key) => key.startsWith(begin));
    for (const kept of [this.offered, this.aside])
      for (const key of kept.keys()) if (key.startsWith(begin)) kept.delete(key);
  }

  private drop(isMeant: (key: string) => boolean): void {
    const all = Object.entries(this.news);
    const kept = all.filter(([key]) => !isMeant(key));
    if (kept.length < all.length) this.news = Object.fromEntries(kept);
  }

  remember(offer: Offer): void {
    this.offered.set(this.key(offer.kind, offer.to), answering(offer, offer.maker));
  }

  putAside(draft: Draft): void {
    this.aside.set(this.key(draft.kind, -1), draft);
  }

  /** What was put aside comes back once. */
  takeUp(kind: string): Draft | undefined {
    const found = this.aside.get(this.key(kind, -1));
    this.aside.delete(this.key(kind, -1));
    return found;
  }

  /** What was last offered to somebody: a counter-offer is held against it. */
  lastTo(kind: string, seat: number): Draft | undefined {
    return this.offered.get(this.key(kind, seat));
  }
}

export const deals = new Deals();
