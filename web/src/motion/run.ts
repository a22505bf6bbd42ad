// A run, monster by monster, put together from what the log tells: whom somebody ran from, what the die showed,
// how it ended. It is told in full with every step of it.
import type { Card, LogKind, LogLine } from "../net/protocol.ts";

export interface RunStep {
  seat: number;
  card: Card;
  /** What the die showed, and what that came to; 0: it has not been rolled. */
  die: number;
  total: number;
  end: "" | "escaped" | "caught";
}

/** So much is needed to get away. */
export const NEEDED = 5;
const ENDS: Record<string, RunStep["end"]> = { Escaped: "escaped", Caught: "caught" };
const OVER: LogKind[] = ["TurnBegan", "CombatWon", "DoorKicked"];

/** The monsters that nobody has run from yet; a Mate has the same card as its monster. */
export function laterOf<T extends { card: Card }>(monsters: T[], steps: RunStep[]): T[] {
  const first = steps[0]?.seat;
  const met = steps.filter((one) => one.seat === first).map((one) => one.card.n);
  return monsters.filter(({ card }) => {
    const at = met.indexOf(card.n);
    if (at >= 0) met.splice(at, 1);
    return at < 0;
  });
}

export class Run {
  steps: RunStep[] = [];
  private isOn = false;

  note(line: LogLine): void {
    if (line.kind === "CombatLost" || OVER.includes(line.kind)) {
      this.steps = [];
      this.isOn = line.kind === "CombatLost";
    }
    const card = line.cards[0];
    if (!this.isOn || !card) return;
    if (line.kind === "DiceRolled") {
      const [die = 0, total = 0] = line.numbers;
      this.change(line.seat, card, { die, total });
    }
    const end = ENDS[line.kind];
    if (end) this.change(line.seat, card, { end });
  }

  /** Whether what happened is a step of it. */
  isAbout(line: LogLine): boolean {
    return this.steps.some((one) => one.seat === line.seat && one.card.n === line.cards[0]?.n);
  }

  /** Steps are never changed, only replaced: whoever was shown them keeps them as they were. */
  private change(seat: number, card: Card, to: Partial<RunStep>): void {
    const at = this.steps.findIndex(
      (one) => one.seat === seat && one.card.n === card.n && !one.end,
    );
    const before = this.steps[at] ?? { seat, card, die: 0, total: 0, end: "" };
    const now = { ...before, ...to };
    this.steps = at < 0 ? [...this.steps, now] : this.steps.map((one, i) => (i === at ? now : one));
  }
}
