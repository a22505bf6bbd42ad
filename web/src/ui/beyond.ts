// How much of a row lies beyond its edges, to be counted there. For `{@attach}`.

export interface Beyond {
  before: number;
  after: number;
}
type Edges = Pick<DOMRect, "left" | "right">;

/** How many do not lie in a box to more than half. */
export function beyond(box: Edges, all: Edges[]): Beyond {
  const middles = all.map(({ left, right }) => (left + right) / 2);
  return {
    before: middles.filter((middle) => middle < box.left).length,
    after: middles.filter((middle) => middle > box.right).length,
  };
}

/** Counts whenever the row is scrolled, grows, or is given other room. */
export function counting(what: string, tell: (found: Beyond) => void) {
  return (box: HTMLElement): (() => void) => {
    const look = (): void =>
      tell(
        beyond(
          box.getBoundingClientRect(),
          [...box.querySelectorAll(what)].map((one) => one.getBoundingClientRect()),
        ),
      );
    const grown = new MutationObserver(look);
    const resized = new ResizeObserver(look);
    grown.observe(box, { childList: true, subtree: true });
    resized.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      grown.disconnect();
      resized.disconnect();
      box.removeEventListener("scroll", look);
    };
  };
}
