// How colours look to eyes that lack a kind of cone, and how far apart two of them are then.

/** By Machado, Oliveira and Fernandes (2009), for an eye that has none of the cones; on linear light. */
export const EYES: Record<string, number[][]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, one, i) => sum + one * (vector[i] ?? 0), 0));
}

/** As a point of OKLab, in which equal distances look about equally far. */
function seen(colour: string, eyes: string): number[] {
  const light = times(EYES[eyes] ?? [], linear(colour)).map((one) => Math.max(0, Math.min(1, one)));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** In hundredths of the way from black to white: under 2 nobody sees a difference, from 10 on everybody does. */
export function apart(one: string, other: string, eyes: string): number {
  const [a, b] = [seen(one, eyes), seen(other, eyes)];
  return 100 * Math.hypot(...a.map((part, i) => part - (b[i] ?? 0)));
}

/** A token of the style sheet, by world and shade. */
export function token(css: string, world: string, name: string, shade: "light" | "dark"): string {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = blocks.filter(([, selector]) => selector?.includes(`[data-world="${world}"]`));
  const shared = blocks.filter(([, selector]) => selector?.trim().endsWith("[data-world]"));
  for (const [, , body] of [...own, ...shared]) {
    const found = new RegExp(`--${name}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`).exec(body ?? "");
    if (found) return (shade === "light" ? found[1] : found[2]) ?? "";
  }
  throw new Error(`no token '${name}' in ${world}`);
}
