// The ground behind a card's drawing and the pattern of a back, made from the card's id, kind and tags: the
// same every time, and no two alike. Lines are roughjs's; nothing is drawn here.
import type { Drawable, Options } from "roughjs/bin/core";
import { RoughGenerator } from "roughjs/bin/generator";
import type { Glyph } from "./glyphs.ts";

export type World = "dungeon" | "orbit";

export interface Prop {
  glyph: Glyph;
  x: number;
  y: number;
  tilt: number;
}

export interface Ground {
  /** The hatching, in the colour of the card's kind. */
  hatch: string;
  /** What stands about in that world: flagstones, cobwebs; stars, a horizon. */
  scenery: string;
  frame: string;
  tilt: number;
  /** How large the subject stands, of 1. */
  scale: number;
  props: Prop[];
}

/** What of a card the ground is made from. */
export interface Subject {
  id: string;
  kind: string;
  tags: string[];
  big: boolean;
  complex: boolean;
}

type Several<T> = readonly [T, ...T[]];
type Pen = (seed: number, shift: number, options: Options) => Drawable[];

const made = new Map<string, Ground>();
const generator = new RoughGenerator();
const CORNERS: Several<[number, number]> = [
  [86, 14],
  [86, 62],
  [14, 62],
]; // the first corner is the seal's
const PROPS: [Glyph, (subject: Subject) => boolean][] = [
  ["undead", (subject) => subject.tags.includes("undead")],
  ["fire", (subject) => subject.tags.includes("fire")],
  ["complex", (subject) => subject.complex],
  ["big", (subject) => subject.big],
];

/** A number from a text, spread over 31 bits (FNV-1a); 0 would be chance to roughjs. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return seed >>> 1 || 1;
}

/** One of several, by a number. */
function oneOf<T>(several: Several<T>, number: number): T {
  return several[number % several.length] ?? several[0];
}

export function worldOf(id: string): World {
  return id.startsWith("star") ? "orbit" : "dungeon";
}

export function groundOf(subject: Subject): Ground {
  const key = [subject.id, subject.kind, ...subject.tags].join(" ");
  let ground = made.get(key);
  if (!ground) made.set(key, (ground = draw(subject, seedOf(key))));
  return ground;
}

/** The pattern of a deck's back: an arch of planks and a net of coins, or a hatch and a crate. */
export function backOf(deck: string, world: World): { hatch: string; frame: string } {
  const seed = seedOf(`${deck} ${world}`);
  const options: Options = {
    seed,
    roughness: 1,
    fill: "ink",
    stroke: "none",
    hachureAngle: deck === "door" ? 0 : 45,
    hachureGap: 7,
  };
  const fillStyle = deck === "door" ? "hachure" : "cross-hatch";
  const shape =
    world === "orbit"
      ? generator.polygon(
          [
            [22, 8],
            [78, 8],
            [93, 30],
            [93, 110],
            [78, 132],
            [22, 132],
            [7, 110],
            [7, 30],
          ],
          { ...options, fillStyle },
        )
      : generator.path("M8 132 L8 46 Q8 8 50 8 Q92 8 92 46 L92 132 Z", { ...options, fillStyle });
  const outline = generator.rectangle(4, 4, 92, 132, { seed, roughness: 1.4, stroke: "ink" });
  return { hatch: lines([shape]), frame: lines([outline]) };
}

function draw(subject: Subject, seed: number): Ground {
  const pen: Options = { seed, roughness: 1.1, stroke: "ink", disableMultiStroke: true };
  const wanted = PROPS.filter(([, has]) => has(subject)).map(([glyph]) => glyph);
  const scenery = SCENERY[worldOf(subject.id)];
  return {
    hatch: lines([shapeOf(seed)]),
    scenery: lines(oneOf(scenery, seed >> 16)(seed, (seed >> 6) % 17, pen)),
    frame: lines([generator.rectangle(2, 2, 96, 72, { seed, roughness: 1.1, stroke: "ink" })]),
    tilt: ((seed >> 12) % 17) - 8,
    scale: 0.112 + ((seed >> 9) % 5) * 0.005,
    props: wanted.map((glyph, i) => {
      const [x, y] = oneOf(CORNERS, i + (seed >> 5));
      return { glyph, x, y, tilt: ((seed >> (i + 3)) % 41) - 20 };
    }),
  };
}

function shapeOf(seed: number): Drawable {
  const options: Options = {
    seed,
    roughness: 1.3,
    fill: "ink",
    stroke: "none",
    fillStyle: oneOf(["hachure", "zigzag", "cross-hatch", "hachure", "dashed"], seed),
    hachureAngle: seed % 180,
    hachureGap: 5 + ((seed >> 4) % 5),
  };
  const shapes: Several<() => Drawable> = [
    () => generator.circle(50, 38, 56 + (seed % 16), options),
    () => generator.rectangle(14, 9, 72, 58, options),
    () => generator.ellipse(50, 44, 82, 46 + (seed % 12), options),
    () =>
      generator.polygon(
        [
          [50, 3],
          [92, 40],
          [74, 72],
          [22, 70],
          [7, 36],
        ],
        options,
      ),
    () =>
      generator.polygon(
        [
          [6, 70],
          [30, 22],
          [46, 48],
          [66, 10],
          [94, 70],
        ],
        options,
      ),
  ];
  return oneOf(shapes, seed >> 8)();
}

const SCENERY: Record<World, Several<Pen>> = {
  dungeon: [
    // A floor of flagstones.
    (_, shift, o) =>
      [62, 68].flatMap((y) => [
        generator.line(4, y, 96, y, o),
        ...[12, 34, 58, 80].map((x) =>
          generator.line(x + (shift % 8), y, x + (shift % 8) - 3, y + 6, o),
        ),
      ]),
    // A cobweb in a corner.
    (_, shift, o) =>
      [
        { x: 30, y: 3 },
        { x: 22, y: 14 + (shift % 6) },
        { x: 3, y: 26 },
      ]
        .map(({ x, y }) => generator.line(3, 3, x, y, o))
        .concat([12, 20].map((r) => generator.arc(3, 3, r * 2, r * 2, 0, Math.PI / 2, false, o))),
    // Bricks that show through.
    (seed, _, o) =>
      Array.from({ length: 5 }, (_, i) =>
        generator.rectangle(6 + ((seed >> i) % 74), 6 + ((seed >> (i + 4)) % 56), 13, 6, o),
      ),
    // An arch.
    (_, shift, o) => [
      generator.arc(50, 40, 84 - shift, 66, Math.PI, Math.PI * 2, false, o),
      generator.line(8 + shift / 2, 40, 8 + shift / 2, 72, o),
      generator.line(92 - shift / 2, 40, 92 - shift / 2, 72, o),
    ],
  ],
  orbit: [
    // Stars.
    (seed, _, o) =>
      Array.from(
        { length: 9 },
        (_, i) => [6 + ((seed >> i) % 88), 6 + ((seed >> (i + 3)) % 62)] as const,
      ).flatMap(([x, y]) => [
        generator.line(x - 2, y, x + 2, y, o),
        generator.line(x, y - 2, x, y + 2, o),
      ]),
    // A planet with its ring.
    (_, shift, o) => [
      generator.circle(84, 14 + (shift % 7), 17, o),
      generator.ellipse(84, 14 + (shift % 7), 31, 7, o),
    ],
    // The curve of a horizon, and a moon.
    (_, shift, o) => [
      generator.arc(50, 96, 150, 66 + shift, Math.PI, Math.PI * 2, false, o),
      generator.circle(12 + shift, 13, 9, o),
    ],
    // Orbits.
    (_, shift, o) => [60, 78, 94].map((w) => generator.ellipse(50, 38, w, w * 0.62 - shift, o)),
  ],
};

function lines(drawables: Drawable[]): string {
  const all = drawables.flatMap((one) => generator.toPaths(one)).map((path) => path.d);
  // A tenth of a unit is finer than a screen shows; the rest of the digits is only weight.
  return all
    .join(" ")
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/** Rays around a winner. */
export function burstOf(text: string): string {
  const seed = seedOf(text);
  // None below: letters stand there.
  const rays = Array.from({ length: 31 }, (_, i) => {
    const angle = Math.PI * (0.86 + (i / 30) * 1.28);
    const [near, far] = [46 + ((seed >> (i % 20)) % 9), 68 + ((seed >> (i % 17)) % 30)];
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return generator.line(100 + x * near, 100 + y * near, 100 + x * far, 100 + y * far, {
      seed: seed + i,
      roughness: 1.4,
      stroke: "ink",
    });
  });
  return lines(rays);
}

/** A planet of the deluxe board, and the piece of the flight that leads past it. */
export function planetOf(level: number): { path: string; lines: string; r: number; y: number } {
  const seed = seedOf(`planet ${level}`);
  const r = 15 + (seed % 6);
  const y = level % 2 ? 34 : 28;
  const body = generator.circle(30, y, r * 2, {
    seed,
    roughness: 0.9,
    stroke: "ink",
    fill: "ink",
    fillStyle: oneOf(["hachure", "zigzag-line", "dots", "cross-hatch"], level),
    hachureAngle: seed % 180,
    hachureGap: 6,
  });
  const ring =
    seed % 3 === 0
      ? [generator.ellipse(30, y, r * 3, r * 0.8, { seed, roughness: 0.8, stroke: "ink" })]
      : [];
  const dip = level % 2 ? 44 : 18;
  return { path: `M0 31 Q30 ${dip} 60 31`, lines: lines([body, ...ring]), r, y };
}
