// Where a card is shown up close: beside what it shows, and over as little as can be that is pressed or read.

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that is rather not covered, and how much rather. */
export interface Spared extends Area {
  weight: number;
}

const GAP = 10;
/** What a step away costs: a little may be covered, rather than that one has to look for it at the other side. */
const FAR = 20;
const EDGE = 8;

function shared(a: Area, b: Area): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The place for a card of this size, of those near what it shows and those farther away. */
export function placed(
  at: Area,
  size: { width: number; height: number },
  spared: Spared[],
  screen: { width: number; height: number },
): Area {
  const [right, bottom] = [
    screen.width - size.width - EDGE,
    Math.max(0, screen.height - size.height - EDGE),
  ];
  const middle = at.left + at.width / 2 - size.width / 2;
  const level = at.top + at.height / 2 - size.height / 2;
  const near: [number, number][] = [
    [middle, at.top - size.height - GAP],
    [at.left + at.width + GAP, level],
    [at.left - size.width - GAP, level],
    [middle, at.top + at.height + GAP],
  ];
  const far = [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
    [0, 0.5, 1].map((y): [number, number] => [x * right, y * bottom]),
  );
  const areas = [...near, ...far].map(([left, top], i) => ({
    isFar: i >= near.length,
    ...size,
    left: Math.max(EDGE, Math.min(left, right)),
    top: Math.max(0, Math.min(top, bottom)),
  }));
  const away = (area: Area): number =>
    Math.hypot(
      area.left + area.width / 2 - at.left - at.width / 2,
      area.top + area.height / 2 - at.top - at.height / 2,
    );
  const cost = (area: Area & { isFar: boolean }): number =>
    spared.reduce(
      (sum, one) => sum + one.weight * shared(area, one),
      area.isFar ? FAR * away(area) : 0,
    );
  const least = Math.min(...areas.map(cost));
  const best = areas.find((area) => cost(area) === least);
  return { ...size, left: best?.left ?? EDGE, top: best?.top ?? 0 };
}
