// Moments worth a drawing over the table: the die, a kill, a death, a curse. They are shown one after the
// other; when they come faster than they can be seen, the lesser ones go.
import type { LogLine } from "../net/protocol.ts";

export type MomentKind = "death" | "kill" | "curse" | "caught" | "escaped" | "die";

export interface Moment {
  kind: MomentKind;
  seat: number;
  /** The card it is about, "" where there is none. */
  card: string;
  /** What the die showed. */
  die: number;
}

/** The most telling first. */
const WEIGHT: MomentKind[] = ["death", "kill", "curse", "caught", "escaped", "die"];
const KINDS: Record<string, MomentKind> = {
  Died: "death",
  MonsterKilled: "kill",
  CurseStruck: "curse",
  Caught: "caught",
  Escaped: "escaped",
  DiceRolled: "die",
};
/** The die tumbles 400 ms, and lies there for a moment. */
const LASTS: Record<MomentKind, number> = {
  death: 1100,
  kill: 900,
  curse: 900,
  caught: 700,
  escaped: 700,
  die: 900,
};
const MOST_WAITING = 2;
const HURRIED_MS = 450;

export function momentsOf(fresh: LogLine[]): Moment[] {
  return fresh.flatMap((line) => {
    const kind = KINDS[line.kind];
    return kind
      ? [{ kind, seat: line.seat, card: line.cards[0]?.id ?? "", die: line.numbers[0] ?? 0 }]
      : [];
  });
}

/** Shows one moment at a time. Time is told to it, so that it can be tried without waiting. */
export class Moments {
  private waiting: Moment[] = [];
  current: Moment | null = null;
  private ends = 0;

  push(moments: Moment[], now: number): void {
    this.waiting.push(...moments);
    // Too many: what weighs least goes, and of two alike the older one.
    while (this.waiting.length > MOST_WAITING) {
      const least = Math.max(...this.waiting.map((one) => WEIGHT.indexOf(one.kind)));
      this.waiting.splice(
        this.waiting.findIndex((one) => WEIGHT.indexOf(one.kind) === least),
        1,
      );
    }
    if (this.waiting.length && this.current)
      this.ends = Math.min(
        this.ends,
        Math.max(now, this.ends - LASTS[this.current.kind] + HURRIED_MS),
      );
    this.turn(now);
  }

  /** Moves on where it is time to; how long until it is to be asked again, 0: not at all. */
  turn(now: number): number {
    if (this.current && now >= this.ends) this.current = null;
    if (!this.current) {
      this.current = this.waiting.shift() ?? null;
      if (this.current)
        this.ends = now + (this.waiting.length ? HURRIED_MS : LASTS[this.current.kind]);
    }
    return this.current ? Math.max(1, this.ends - now) : 0;
  }

  clear(): void {
    this.waiting = [];
    this.current = null;
  }
}
