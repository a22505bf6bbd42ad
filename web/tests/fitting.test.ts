import { describe, expect, it } from "vitest";
import { beyond } from "../src/ui/beyond.ts";
import { fitted } from "../src/ui/fitting.ts";
import { placed } from "../src/ui/zooming.ts";

const BOX = { width: 284, height: 138, gap: 4 };

describe("cards in a box", () => {
  it("are as large as all of them can be, whole", () => {
    for (let count = 1; count <= 12; count++) {
      const { width, shown } = fitted(count, BOX, 44, 92);
      expect(shown).toBe(count);
      const columns = Math.floor((BOX.width + 4) / (width + 4));
      const high = Math.ceil(count / columns) * ((width * 7) / 5 + 4) - 4;
      expect(high).toBeLessThanOrEqual(BOX.height);
    }
    expect(fitted(1, BOX, 44, 92).width).toBe(92);
    expect(fitted(6, BOX, 44, 92).width).toBe(47);
  });
  it("leave a place to say how many more there are", () => {
    expect(fitted(13, BOX, 44, 92)).toEqual({ width: 44, shown: 11 });
    expect(fitted(3, { width: 40, height: 40, gap: 4 }, 44, 92)).toEqual({ width: 44, shown: 0 });
  });
});

describe("a card up close", () => {
  const size = { width: 268, height: 375 };
  const screen = { width: 1366, height: 768 };
  const at = { left: 600, top: 600, width: 80, height: 112 };
  it("stands above what it shows", () => {
    expect(placed(at, size, [], screen)).toEqual({ ...size, left: 506, top: 215 });
  });
  it("stands beside it where something is pressed above it", () => {
    const above = { left: 500, top: 500, width: 300, height: 50, weight: 50 };
    const found = placed(at, size, [above, { ...at, weight: 500 }], screen);
    const isAside = found.left >= 800 || found.left + 268 <= 500 || found.top + 375 <= 500;
    expect(isAside).toBe(true);
  });
  it("rather covers a little than go to the other side", () => {
    const low = { left: 10, top: 560, width: 80, height: 112 };
    const few = { left: 0, top: 300, width: 60, height: 40, weight: 1 };
    const seats = { left: 100, top: 100, width: 30, height: 600, weight: 1 };
    const found = placed(low, size, [few, seats, { ...low, weight: 500 }], screen);
    expect(found.left).toBeLessThan(400);
  });
  it("stays on a screen that is smaller than it", () => {
    const found = placed(at, size, [], { width: 360, height: 300 });
    expect(found.top).toBe(0);
    expect(found.left + 268).toBeLessThanOrEqual(360);
  });
});

describe("a row that is longer than its box", () => {
  it("counts what lies beyond either edge to more than half", () => {
    const cards = [0, 60, 120, 180, 240].map((left) => ({ left, right: left + 50 }));
    expect(beyond({ left: 0, right: 300 }, cards)).toEqual({ before: 0, after: 0 });
    expect(beyond({ left: 0, right: 200 }, cards)).toEqual({ before: 0, after: 2 });
    expect(beyond({ left: 100, right: 210 }, cards)).toEqual({ before: 2, after: 1 });
    expect(beyond({ left: 0, right: 9 }, [])).toEqual({ before: 0, after: 0 });
  });
});
