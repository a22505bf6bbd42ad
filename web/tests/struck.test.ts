import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parted, strikeIn, Struck } from "../src/state/struck.svelte.ts";
import type { Asked, Changes, Frame, LogKind, LogLine, View } from "../src/net/protocol.ts";

const line = (kind: LogKind, seat = 0, n = 7): LogLine => ({
  kind,
  text: kind,
  seat,
  cards: [{ n, id: "curse-lose-a-level" }],
  numbers: [],
});
const CURSED = [line("DoorKicked"), line("CurseStruck"), line("LevelChanged")];
const frame = (log: LogLine[], changed: Changes = {}, sequence = 1): Frame => ({
  type: "frame",
  sequence,
  seat: 0,
  log,
  changed,
  is_partial: false,
});
const asked = (n: number, automatic = false): Asked =>
  ({ kind: "answer-curse", question: 3, automatic, card: { n, id: "curse" } }) as Asked;
const view = (more: Partial<View> = {}): View =>
  ({ seat: 0, log: [], asked: null, ...more }) as View;

describe("a Curse that strikes whoever looks", () => {
  it("is told with what came before it, and nothing of what it does", () => {
    const whole = frame(CURSED, { munchkins: [], acts: [], clock: null });
    const strike = strikeIn(whole, view());
    expect(strike).toBe(CURSED[1]);
    const [seen, rest] = parted(whole, strike as LogLine);
    expect(seen.log).toEqual(CURSED.slice(0, 2));
    expect(seen.changed).toEqual({ asked: null, acts: [], clock: null });
    expect(rest.log).toEqual(CURSED.slice(2));
    expect(rest.changed).toEqual(whole.changed);
  });
  it("is not shown again to whom it was put before, or who chose it", () => {
    expect(strikeIn(frame(CURSED), view({ asked: asked(7) }))).toBeUndefined();
    expect(strikeIn(frame(CURSED, { asked: asked(7) }), view())).toBeUndefined();
    expect(strikeIn(frame([line("CardPlayed"), ...CURSED]), view())).toBeUndefined();
    expect(strikeIn(frame(CURSED), view({ log: [line("CardPlayed")] }))).toBeUndefined();
    expect(strikeIn(frame([line("CurseStruck", 1)]), view())).toBeUndefined();
  });
  it("is shown where the server answered by itself, or another threw it", () => {
    expect(strikeIn(frame(CURSED), view({ asked: asked(7, true) }))).toBe(CURSED[1]);
    expect(strikeIn(frame([line("CardPlayed", 1), ...CURSED]), view())).toBe(CURSED[1]);
  });
});

describe("the beat of a Curse", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function listening(pace = "relaxed"): { struck: Struck; followed: Frame[] } {
    const followed: Frame[] = [];
    const struck = new Struck(
      (one) => followed.push(one),
      () => view(),
      () => pace,
    );
    return { struck, followed };
  }

  it("keeps what comes of it, and all that follows, in its order", () => {
    const { struck, followed } = listening();
    struck.hear(frame(CURSED));
    struck.hear(frame([line("TurnBegan", 1)], {}, 2));
    expect(followed.map(({ log }) => log.length)).toEqual([2]);
    expect(struck.line?.kind).toBe("CurseStruck");
    vi.advanceTimersByTime(2000);
    expect(followed).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(struck.line).toBeNull();
    expect(followed.map(({ log }) => log.map(({ kind }) => kind))).toEqual([
      ["DoorKicked", "CurseStruck"],
      ["LevelChanged"],
      ["TurnBegan"],
    ]);
  });
  it("is over as soon as somebody has seen enough, and shorter where the table is quick", () => {
    const { struck, followed } = listening();
    struck.hear(frame(CURSED));
    struck.goOn();
    expect(followed).toHaveLength(2);
    const quick = listening("at-once");
    quick.struck.hear(frame(CURSED));
    vi.advanceTimersByTime(1300);
    expect(quick.followed).toHaveLength(2);
  });
  it("shows one Curse after the other", () => {
    const { struck, followed } = listening();
    struck.hear(frame([...CURSED, line("CurseStruck", 0, 8), line("SexChanged")]));
    vi.advanceTimersByTime(3000);
    expect(struck.line?.cards[0]?.n).toBe(8);
    expect(followed).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    expect(followed.at(-1)?.log.map(({ kind }) => kind)).toEqual(["SexChanged"]);
  });
  it("is forgotten where all is told anew", () => {
    const { struck, followed } = listening();
    struck.hear(frame(CURSED));
    struck.forget();
    vi.advanceTimersByTime(5000);
    expect(followed).toHaveLength(1);
  });
});
