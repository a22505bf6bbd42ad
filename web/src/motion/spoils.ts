// The Treasures of a fight that was won, turned up one after the other: by themselves, or as fast as somebody
// taps. They are in the hand from the first moment; nothing waits for this.
import type { Card, LogKind, LogLine } from "../net/protocol.ts";

/** A Treasure turns in 380 ms, the next comes after 500; *all* turns the rest 90 ms apart. */
export const TURN_MS = 380;
export const NEXT_MS = 500;
export const ALL_MS = 90;
/** How long the last one lies there. */
export const LOOK_MS = 1600;
const TREASURES = 1;
const OVER: LogKind[] = ["TurnBegan", "NewCharacter", "DoorKicked"];

export class Spoils {
  cards: Card[] = [];
  turned = 0;
  private isWon = false;
  private isHurried = false;

  /** Takes in the news; whether it changes what is shown. The next turn or door puts everything away. */
  note(fresh: LogLine[], seat: number): boolean {
    let isNew = false;
    for (const line of fresh) {
      if (OVER.includes(line.kind)) {
        isNew ||= this.cards.length > 0;
        this.isWon = false;
        this.clear();
      }
      if (line.kind === "CombatWon") this.isWon = true;
      if (line.kind === "CardTaken" && line.seat !== seat) isNew = this.gave(line) || isNew;
      const isMine = line.seat === seat && line.numbers[0] === TREASURES && this.isWon;
      const known = line.cards.filter((card) => card.n >= 0);
      if (line.kind !== "CardDrawn" || !isMine || !known.length) continue;
      this.cards = [...this.cards, ...known];
      isNew = true;
    }
    return isNew;
  }

  /** What was drawn to be shared, and is somebody else's now; whether it lay here. */
  private gave({ cards }: LogLine): boolean {
    const kept = this.cards.filter(({ n }) => !cards.some((card) => card.n === n));
    const isLess = kept.length < this.cards.length;
    this.turned = Math.min(this.turned, kept.length);
    this.cards = kept;
    return isLess;
  }

  /** Turns the next one up, or puts everything away after the last; how long until then, 0: there is none. */
  next(): number {
    if (this.turned >= this.cards.length) this.clear();
    else this.turned += 1;
    if (!this.cards.length) return 0;
    if (this.turned >= this.cards.length) return TURN_MS + LOOK_MS;
    return this.isHurried ? ALL_MS : TURN_MS + NEXT_MS;
  }

  /** The rest at once, nearly. */
  all(): number {
    this.isHurried = true;
    return this.next();
  }

  clear(): void {
    this.cards = [];
    this.turned = 0;
    this.isHurried = false;
  }
}
