// How large cards are laid so that all of them lie whole in a box.

/** Cards are 5 wide and 7 high. */
const WIDE = 5 / 7;

export interface Fitted {
  /** How wide a card is. */
  width: number;
  /** How many there are room for; if not for all, one place is kept to say how many more there are. */
  shown: number;
}

/** As large as so many cards can be in a box, from the least to the most that a card may be wide. */
export function fitted(
  count: number,
  box: { width: number; height: number; gap: number },
  least: number,
  most: number,
): Fitted {
  const { gap } = box;
  const columns = (width: number): number => Math.floor((box.width + gap) / (width + gap));
  const rows = (width: number): number => Math.floor((box.height + gap) / (width / WIDE + gap));
  for (let width = most; width >= least; width--)
    if (columns(width) * rows(width) >= count) return { width, shown: count };
  return { width: least, shown: Math.max(0, columns(least) * Math.max(1, rows(least)) - 1) };
}
