// How many spaces the board of Levels has, and who stands beyond them. The deluxe board is printed: it ends at
// ten, and in an Epic game a counter on the standie tells the rest.

const PRINTED = 10;

/** The spaces of a board for a game to so many Levels. */
export function spacesOf(levels: number, deluxe: boolean): number {
  return deluxe ? Math.min(levels, PRINTED) : levels;
}

/** What the counter on a standie shows: its Level, where the board has no space for it. */
export function counterOf(level: number, spaces: number): number | null {
  return level > spaces ? level : null;
}

/** Two letters for every name, and no two alike: who shares them is told apart by a later letter, or a number. */
export function marksOf(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, i) => {
    const letters = Array.from(name.replace(/[^\p{L}\p{N}]/gu, ""));
    const first = letters[0] ?? "?";
    const choices = [...letters.slice(1), ...names.map((_, n) => String(n + 1)), String(i + 1)];
    const mark = choices.map((second) => first + second).find((one) => !taken.has(one)) ?? first;
    taken.add(mark);
    return mark;
  });
}

/** Rivals in the order of their turns after this seat, in two halves: the larger one sits on the left. */
export function sidesOf<T extends { seat: number }>(all: T[], seat: number): [T[], T[]] {
  const others = all.filter((one) => one.seat !== seat);
  const after = [
    ...others.filter((one) => one.seat > seat),
    ...others.filter((one) => one.seat < seat),
  ];
  const half = Math.ceil(after.length / 2);
  return [after.slice(0, half), after.slice(half)];
}
