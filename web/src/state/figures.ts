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
