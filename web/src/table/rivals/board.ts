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
