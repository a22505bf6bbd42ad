// Moments worth a drawing over the table: a door that flies open, a card that is thrown in, the die, a kill, a
// Curse, a death. They are shown one after the other; when they come faster than they can be seen, the lesser
// ones go.
import type { LogLine } from "../net/protocol.ts";
import { Run, type RunStep } from "./run.ts";

export type MomentKind =
  "death" | "kill" | "curse" | "caught" | "escaped" | "thrown" | "door" | "level" | "die";

export interface Moment {
  kind: MomentKind;
  seat: number;
  /** The card it is about, "" where there is none. */
  card: string;
  /** What the die showed. */
  die: number;
  /** Levels before and after. */
  levels: [number, number];
  /** The run as it stands, monster by monster; none of it where nobody runs. */
  run: RunStep[];
}

/** The most telling first. */
const WEIGHT: MomentKind[] = [
  "death",
  "kill",
  "curse",
  "caught",
  "escaped",
  "thrown",
  "door",
  "level",
  "die",
];
const KINDS: Record<string, MomentKind> = {
  Died: "death",
  MonsterKilled: "kill",
  CurseStruck: "curse",
  Caught: "caught",
  Escaped: "escaped",
  DiceRolled: "die",
  DoorKicked: "door",
  LevelChanged: "level",
  CardPlayed: "thrown",
  MonsterAdded: "thrown",
};
/** The die tumbles 400 ms, and lies there for a moment; of a door, 640 ms are the boot, the leaf and the card. */
const LASTS: Record<MomentKind, number> = {
  death: 1100,
  kill: 900,
  curse: 1400,
  caught: 700,
  escaped: 700,
  thrown: 1100,
  door: 900,
  level: 700,
  die: 1100,
};
const MOST_WAITING = 2;
export const HURRIED_MS = 450;

/** What of the news is worth a drawing, as a seat sees it; its own cards it has seen already. */
export function momentsOf(fresh: LogLine[], seat = -1, run = new Run()): Moment[] {
  return fresh.flatMap((line) => {
    run.note(line);
    const kind = KINDS[line.kind];
    if (!kind || (kind === "thrown" && !isThrown(line, seat)) || (kind === "level" && isLess(line)))
      return [];
    const [first = 0, second = 0] = line.numbers;
    const isRun = ["die", "caught", "escaped"].includes(kind) && run.isAbout(line);
    return [
      {
        kind,
        seat: line.seat,
        card: line.cards[0]?.id ?? "",
        die: first,
        levels: [first, second],
        run: isRun ? run.steps : [],
      },
    ];
  });
}

/** A card that somebody else plays for one side or the other. */
function isThrown(line: LogLine, seat: number): boolean {
  const isSided = line.kind === "MonsterAdded" || (line.numbers[0] ?? 0) > 0;
  return isSided && line.seat >= 0 && line.seat !== seat && line.cards.length > 0;
}

function isLess(line: LogLine): boolean {
  const [before = 0, after = 0] = line.numbers;
  return after <= before;
}

/** Shows one moment at a time. Time is told to it, so that it can be tried without waiting. */
export class Moments {
  private waiting: Moment[] = [];
  current: Moment | null = null;
  /** Something else is looked at, such as what was won: what comes waits for it. */
  isHeld = false;
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
    if (!this.current && !this.isHeld) {
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
