// How many pages tell how to play, and which one an address names: `how`, `how/2` ... `how/5`.

export const HOW_PAGES = 5;

export function pageOf(path: string): number {
  const named = Number(path.split("/")[1] ?? 1);
  return Number.isInteger(named) && named >= 1 && named <= HOW_PAGES ? named : 1;
}

export function pathOf(page: number): string {
  return page === 1 ? "how" : `how/${page}`;
}
