// The figures of a finished game, counted from what the log told.
import type { LogLine } from "../net/protocol.ts";

export interface Figures {
  seat: number;
  kills: number;
  lost: number;
  escapes: number;
  deaths: number;
  curses: number;
  helped: number;
  stolen: number;
}

const COUNTED: Record<string, keyof Omit<Figures, "seat">> = {
  MonsterKilled: "kills",
  CombatLost: "lost",
  Escaped: "escapes",
  Died: "deaths",
  CurseStruck: "curses",
  HelpAccepted: "helped",
  ItemStolen: "stolen",
};

export function figuresOf(log: LogLine[], seats: number): Figures[] {
  const rows = Array.from({ length: seats }, (_, seat): Figures => {
    return { seat, kills: 0, lost: 0, escapes: 0, deaths: 0, curses: 0, helped: 0, stolen: 0 };
  });
  for (const line of log) {
    const row = rows[line.seat];
    const figure = COUNTED[line.kind];
    if (row && figure) row[figure] += 1;
  }
  return rows;
}

export interface Award {
  figure: keyof Omit<Figures, "seat">;
  seat: number;
  count: number;
}

/** Who did something more often than everybody else: worth a word at the end. */
export function awardsOf(rows: Figures[]): Award[] {
  const figures = [...new Set(Object.values(COUNTED))];
  return figures.flatMap((figure) => {
    const sorted = [...rows].sort((a, b) => b[figure] - a[figure]);
    const [best, next] = sorted;
    return best && best[figure] > 0 && best[figure] > (next?.[figure] ?? 0)
      ? [{ figure, seat: best.seat, count: best[figure] }]
      : [];
  });
}

/** The blow that won the game: whose, against what, by how much, and the last card that was played in it. */
export interface Blow {
  seat: number;
  ours: number;
  theirs: number;
  /** The monster that fell, and the last card on its way down; "" where there is none. */
  monster: string;
  last: string;
  /** Who played the last card. */
  by: number;
}

/** Null where no fight won the game. */
export function blowOf(log: LogLine[]): Blow | null {
  let [last, by, monster] = ["", -1, ""];
  let won: LogLine | null = null;
  for (const line of log) {
    const card = line.cards[0]?.id ?? "";
    if (line.kind === "TurnBegan") [won, last, by, monster] = [null, "", -1, ""];
    if (line.kind === "CombatWon") won = line;
    if (line.kind === "MonsterKilled") monster = card;
    if (line.kind === "CardPlayed" && !won && (line.numbers[0] ?? 0) > 0)
      [last, by] = [card, line.seat];
  }
  if (!won) return null;
  const [ours = 0, theirs = 0] = won.numbers;
  return { seat: won.seat, ours, theirs, monster, last, by };
}

/** Everybody's Level at the beginning of every turn, and at the end; the last is what it came to. */
export function levelsOf(log: LogLine[], last: number[]): number[][] {
  const now = last.map(
    (level, seat) =>
      log.find((line) => line.kind === "LevelChanged" && line.seat === seat)?.numbers[0] ?? level,
  );
  const told: number[][] = now.map((level) => [level]);
  for (const line of log) {
    const after = line.numbers[1];
    if (line.kind === "LevelChanged" && line.seat in now && after !== undefined)
      now[line.seat] = after;
    if (line.kind === "TurnBegan") now.forEach((level, seat) => told[seat]?.push(level));
  }
  last.forEach((level, seat) => told[seat]?.push(level));
  return told;
}
