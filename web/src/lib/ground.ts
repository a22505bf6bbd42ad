// The hatched ground behind a card's drawing, made from the card's id: the same every time, and no two
// alike. Lines are roughjs's; nothing is drawn here.
import { RoughGenerator } from "roughjs/bin/generator";

export interface Ground {
  hatch: string;
  frame: string;
  tilt: number;
}

export const GROUND_WIDTH = 100;
export const GROUND_HEIGHT = 76;

const made = new Map<string, Ground>();

/** A number from a text, spread over 31 bits (FNV-1a); 0 would be chance to roughjs. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return (seed >>> 1) || 1;
}

export function groundOf(id: string, kind: string): Ground {
  const key = `${id} ${kind}`;
  let ground = made.get(key);
  if (!ground) made.set(key, (ground = draw(key)));
  return ground;
}

function draw(key: string): Ground {
  const seed = seedOf(key);
  const generator = new RoughGenerator();
  const options = {
    seed,
    roughness: 1.3,
    fill: "ink",
    stroke: "none",
    fillStyle: ["hachure", "zigzag", "cross-hatch", "hachure"][seed % 4]!,
    hachureAngle: seed % 180,
    hachureGap: 6 + ((seed >> 4) % 5),
  };
  const shapes = [
    () => generator.circle(50, 39, 58 + (seed % 14), options),
    () => generator.rectangle(14, 9, 72, 58, options),
    () => generator.ellipse(50, 44, 82, 46 + (seed % 12), options),
    () => generator.polygon([[50, 3], [92, 40], [74, 72], [22, 70], [7, 36]], options),
  ]; // prettier-ignore
  const paths = generator.toPaths(shapes[(seed >> 8) % 4]!());
  const frame = generator.toPaths(generator.rectangle(2, 2, 96, 72, { seed, roughness: 1.1, stroke: "ink" }));
  return {
    hatch: paths.map((path) => path.d).join(" "),
    frame: frame.map((path) => path.d).join(" "),
    tilt: ((seed >> 12) % 13) - 6,
  };
}
