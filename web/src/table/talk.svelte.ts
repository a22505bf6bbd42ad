// What somebody said stands at his seat for a while; and how much was said, and told, since somebody last looked.
import type { Said } from "../net/protocol.ts";

const SAID_MS = 6000;

/** The last that each seat said of late. */
export class Talk {
  said = $state.raw<Record<number, Said>>({});
  /** The newest of all, for those who listen. */
  newest = $state.raw<Said | null>(null);
  private until: number;

  /** What was said before the table was opened is nothing new. */
  constructor(before: Said[]) {
    this.until = before.at(-1)?.at ?? 0;
  }

  note(chat: Said[]): void {
    for (const one of chat.filter(({ at }) => at > this.until)) {
      this.until = one.at;
      this.newest = one;
      this.said = { ...this.said, [one.seat]: one };
      setTimeout(() => this.end(one), SAID_MS);
    }
  }

  private end(one: Said): void {
    const all = Object.values(this.said).filter((said) => said !== one);
    this.said = Object.fromEntries(all.map((said) => [said.seat, said]));
  }
}
