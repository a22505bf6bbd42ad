// Lines drawn by hand for the pages that explain: a die, an arrow, a ring. Lines are roughjs's, from a seed that
// is written down, so that a drawing looks the same every time; nothing is put on the screen here.
import { RoughGenerator } from "roughjs/bin/generator";

export interface Stroke {
  /** The outline, and the hatching inside it. */
  line: string;
  hatch: string;
}

const generator = new RoughGenerator();

function strokes(drawn: ReturnType<RoughGenerator["path"]>): Stroke {
  const paths = drawn.sets.map((set) => ({ type: set.type, d: generator.opsToPath(set, 1) }));
  const of = (type: string): string =>
    paths
      .filter((path) => path.type === type)
      .map((path) => path.d)
      .join(" ");
  return { line: of("path"), hatch: of("fillSketch") };
}

/** A face of a die on 100 by 100. */
export function die(seed: number): Stroke {
  const outline =
    "M22 10 L78 8 Q92 9 91 23 L93 77 Q92 91 78 90 L23 93 Q9 92 10 78 L8 24 Q9 11 22 10 Z";
  return strokes(
    generator.path(outline, {
      seed,
      roughness: 1.4,
      bowing: 0.6,
      stroke: "ink",
      fill: "ink",
      fillStyle: "hachure",
      hachureAngle: 35 + seed,
      hachureGap: 9,
    }),
  );
}

// A row for each face.
// prettier-ignore
const PLACES: Record<number, [number, number][]> = {
  1: [[50, 50]],
  2: [[28, 28], [72, 72]],
  3: [[27, 27], [50, 50], [73, 73]],
  4: [[29, 29], [71, 29], [29, 71], [71, 71]],
  5: [[28, 28], [72, 28], [50, 50], [28, 72], [72, 72]],
  6: [[30, 26], [70, 26], [30, 50], [70, 50], [30, 74], [70, 74]],
};

export function pips(face: number): [number, number][] {
  return PLACES[face] ?? [];
}

/** An arrow to the right on 100 by 40. */
export function arrow(seed: number): Stroke {
  const shaft = "M4 22 Q40 8 88 20 M72 8 L92 20 L75 34";
  return strokes(generator.path(shaft, { seed, roughness: 1.2, stroke: "ink" }));
}
