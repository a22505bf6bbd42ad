import { describe, expect, it } from "vitest";
import { ALONE } from "./asked.ts";
import { HINTS, hintFor, type Shown } from "../src/guide/hints.ts";
import type { Asked, Fight, LegalAct, LogLine, Munchkin, View } from "../src/net/protocol.ts";
import { LANGUAGES, say } from "../src/i18n/words.ts";

const ANN: Munchkin = {
  seat: 0,
  name: "Ann",
  sex: "female",
  colour: 0,
  level: 3,
  dead: false,
  strength: 3,
  strength_lines: [],
  cards: [],
  curses: [],
  hand_doors: 2,
  hand_treasures: 2,
  hand_limit: 5,
  badges: [],
};
const VIEW: View = {
  seat: 0,
  table: {
    edition: "munchkin",
    sets: [],
    options: [],
    win_level: 10,
    phases: 3,
    board: false,
    turn: 0,
    turns: 3,
    phase: "start",
    doors: { deck: 9, discards: [] },
    treasures: { deck: 9, discards: [] },
    open_cards: [],
    pool: [],
    body: [],
    winners: [],
  },
  munchkins: [ANN, { ...ANN, seat: 1, name: "Bob" }],
  fight: null,
  waiting: { seats: [], passed: [], text: "" },
  clock: null,
  you: null,
  asked: null,
  offers: [],
  acts: [],
  log: [],
  holding: [],
};
const FIGHT: Fight = {
  stage: "fight",
  fighter: 0,
  helper: -1,
  ours: 3,
  theirs: 8,
  ahead: false,
  lines: [],
  monsters: [],
  cards: [],
  treasures: 1,
  levels: 1,
  for_the_win: false,
};

const asked = (kind: string, question = 1): Asked => ({
  kind,
  question,
  text: "",
  progress: "",
  ...ALONE,
});
const acts = (...verbs: string[]): LegalAct[] =>
  verbs.map((verb) => ({
    label: verb,
    verb,
    act: verb,
    question: 1,
    against: false,
    cards: [],
    targets: [],
    preview: null,
  }));
const line = (kind: string, seat: number): LogLine => ({
  kind,
  text: kind,
  seat,
  cards: [],
  numbers: [],
});
const at = (change: Partial<View>): View => ({ ...VIEW, ...change });
const first = (change: Partial<View>, seen: string[] = []): string =>
  hintFor(at(change), seen, null)?.hint ?? "";

const DOOR = { asked: asked("start"), acts: acts("kick") };
const MINE = { asked: asked("fight"), acts: acts("fight", "ask", "run"), fight: FIGHT };
const THEIRS = {
  asked: asked("wait"),
  acts: acts("pass", "play"),
  fight: { ...FIGHT, fighter: 1 },
};

describe("hints", () => {
  it("come when they matter, one for each of ten moments", () => {
    const moments: Record<string, Partial<View>> = {
      kick: DOOR,
      fight: MINE,
      run: { asked: asked("run-order"), fight: FIGHT },
      charity: { asked: asked("charity") },
      deal: { asked: asked("offer") },
      meddle: THEIRS,
      curse: { log: [line("CurseStruck", 0)] },
      death: { munchkins: [{ ...ANN, dead: true }] },
      last: { ...DOOR, munchkins: [{ ...ANN, level: 9 }] },
    };
    for (const [hint, moment] of Object.entries(moments)) expect(first(moment)).toBe(hint);
    expect(first(MINE, ["fight"])).toBe("help");
    expect(Object.keys(moments).concat("help").sort()).toEqual(HINTS.map((hint) => hint.id).sort());
  });
  it("do not come where nothing of the kind is to be done", () => {
    expect(first({})).toBe("");
    expect(first({ ...MINE, fight: { ...FIGHT, ahead: true } }, ["fight"])).toBe("");
    expect(first({ ...THEIRS, acts: acts("pass") })).toBe("");
    expect(first({ ...THEIRS, fight: { ...FIGHT, helper: 0, fighter: 1 } })).toBe("");
    expect(first({ log: [line("CurseStruck", 1), line("Died", 1)] })).toBe("");
    expect(
      first({
        ...DOOR,
        munchkins: [{ ...ANN, level: 9 }],
        table: { ...VIEW.table, win_level: 20 },
      }),
    ).toBe("kick");
  });
  it("are not for those who look on", () => {
    expect(first({ ...DOOR, seat: -1 })).toBe("");
  });
  it("come once", () => {
    expect(first(DOOR, ["kick"])).toBe("");
  });
  it("stay while they matter, then give way to the next, or to the next question", () => {
    const kick: Shown = { hint: "kick", question: 1 };
    expect(hintFor(at(DOOR), ["kick"], kick)).toBe(kick);
    expect(hintFor(at({ asked: null }), ["kick"], kick)).toBe(kick);
    expect(hintFor(at({ ...MINE, asked: asked("fight", 2) }), ["kick"], kick)?.hint).toBe("fight");
    expect(hintFor(at({ asked: asked("end", 2) }), ["kick"], kick)).toBeNull();
  });
  it("leave one in peace who has just closed one, until the next question", () => {
    const closed: Shown = { hint: "", question: 1 };
    expect(hintFor(at(MINE), ["fight"], closed)).toBe(closed);
    expect(hintFor(at({ ...MINE, asked: asked("fight", 2) }), ["fight"], closed)?.hint).toBe(
      "help",
    );
  });
  it("are short in every language", () => {
    for (const language of LANGUAGES) {
      for (const { id } of HINTS)
        expect(say(language, `hint-${id}`, { level: 9 }).length).toBeLessThan(160);
    }
  });
});
