import { describe, expect, it } from "vitest";
import { after, whole, type Tracked } from "../src/net/track.ts";
import type {
  Fight,
  Frame,
  LogKind,
  LogLine,
  TableInfo,
  View,
  WholeView,
} from "../src/net/protocol.ts";
import { pauseOf, stilled } from "../src/table/dialogs/pause.ts";
import { newsOf, throwerOf } from "../src/table/news.ts";
import { ALONE } from "./asked.ts";

const line = (kind: LogKind, seat: number, n = -1): LogLine => ({
  kind,
  seat,
  text: kind,
  cards: n < 0 ? [] : [{ n, id: `munchkin:c${n}` }],
  numbers: [],
});
const fight = (ours: number, theirs: number): Fight =>
  ({ fighter: 0, helper: 1, ours, theirs }) as unknown as Fight;
const begun = (seat: number): Tracked =>
  whole({
    sequence: 1,
    view: { seat, fight: fight(5, 2), log: [line("TurnBegan", 0)], acts: [], asked: null },
  } as unknown as WholeView);

function told(was: Tracked, log: LogLine[], now: Fight): Tracked {
  const frame = { sequence: was.sequence + 1, seat: was.view.seat, log, is_partial: false };
  const next = after(was, { ...frame, changed: { fight: now } } as unknown as Frame);
  if (!next) throw new Error("a frame is missing");
  return next;
}

describe("a headline of what is thrown into a fight", () => {
  it("stays as it was said", async () => {
    const { sumsOf } = await import("../src/net/track.ts");
    const thrown = line("CardPlayed", 2, 7);
    const first = told(begun(0), [thrown], fight(5, 12));
    const later = told(first, [line("HelpAccepted", 1)], fight(11, 12));
    expect(sumsOf(thrown)).toEqual({ ours: 5, theirs: 12, moved: true, gain: -10 });
    expect(newsOf({ ...later.view, log: [line("TurnBegan", 0), thrown] }).headline).toBe(thrown);
  });
  it("is good news where it helps whoever fights", () => {
    const [played, used] = [line("CardPlayed", 1, 7), line("PowerUsed", 1, 8)];
    for (const one of [played, used]) {
      expect(newsOf(told(begun(0), [one], fight(6, 2)).view)).toMatchObject({
        headline: one,
        isThrown: true,
        isGood: true,
      });
    }
    const harm = line("CardPlayed", 2, 9);
    expect(newsOf(told(begun(0), [harm], fight(5, 7)).view).isGood).toBe(false);
    const joins = line("HelpAccepted", 1);
    expect(newsOf(told(begun(0), [joins], fight(9, 2)).view).isGood).toBe(true);
  });
  it("is not of what somebody did elsewhere, nor of one's own card", () => {
    const elsewhere = line("CardPlayed", 2, 7);
    const was = told(begun(0), [elsewhere], fight(5, 2));
    expect(newsOf(was.view).headline).toBeNull();
    const own = [line("CardPlayed", 1, 8), line("MonsterAdded", 0, 8)];
    expect(newsOf(told(begun(1), own, fight(5, 9)).view).headline).toBeNull();
    expect(newsOf(told(begun(0), own, fight(5, 9)).view).headline?.kind).toBe("CardPlayed");
  });
});

describe("a Curse", () => {
  const log = [line("TurnBegan", 0), line("CardPlayed", 2, 7)];
  it("is told with whoever threw it, before it strikes and after", () => {
    const asked = {
      ...ALONE,
      kind: "answer-curse",
      question: 3,
      text: "",
      card: { n: 7, id: "x" },
    };
    const before = { seat: 0, fight: null, log, asked } as unknown as View;
    expect(newsOf(before)).toMatchObject({ headline: { kind: "CardPlayed" }, by: 2 });
    const struck = [...log, line("CurseStruck", 0, 7), line("LevelChanged", 0)];
    const after = { ...before, asked: null, log: struck };
    const news = newsOf(after);
    expect(news.headline?.kind).toBe("LevelChanged"); // what it did, and with it what did it
    expect(news.curse?.kind).toBe("CurseStruck");
    expect(news.by).toBe(2);
  });
  it("that was found behind a door is nobody's", () => {
    expect(throwerOf({ seat: 0, log: [] }, line("CurseStruck", 0, 7))).toBe(-1);
    expect(throwerOf({ seat: 2, log }, line("CurseStruck", 2, 7))).toBe(-1);
  });
});

describe("a pause", () => {
  const seats = [
    { seat: 0, kind: "person", name: "Mia", present: true, wants_pause: true },
    { seat: 1, kind: "person", name: "Jon", present: true, wants_pause: false },
    { seat: 2, kind: "person", name: "Kim", present: false, wants_pause: false },
    { seat: 3, kind: "bot", name: "Ada", present: true, wants_pause: false },
  ];
  const table = { state: "playing", paused: "", seats } as unknown as TableInfo;
  it("is agreed to by those who are there, and taken back by whoever asked", () => {
    expect(pauseOf(table, 1)).toEqual({ kind: "asked", names: ["Mia"] });
    expect(pauseOf(table, 0)).toEqual({ kind: "wanted", names: ["Jon"] });
    expect(pauseOf(table, -1).kind).toBe("");
    expect(pauseOf({ ...table, paused: "agreed" }, 1).kind).toBe("on");
  });
  it("offers nothing that would be refused", () => {
    const view = { asked: ALONE, acts: [1], waiting: { seats: [{}] }, holding: [1] };
    const still = stilled(view as unknown as View);
    expect([still.asked, still.acts, still.waiting.seats]).toEqual([null, [], []]);
  });
});
