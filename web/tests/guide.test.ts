import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ALONE } from "./asked.ts";
import { GUIDED, HINTS, QUIET, hintFor, isSpoken, type Shown } from "../src/guide/hints.ts";
import type {
  Asked,
  Fight,
  LegalAct,
  LogKind,
  LogLine,
  Munchkin,
  Offer,
  View,
  You,
} from "../src/net/protocol.ts";
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
  winners: [],
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
const line = (kind: LogKind, seat: number): LogLine => ({
  kind,
  text: kind,
  seat,
  cards: [],
  numbers: [],
});
const YOU: You = {
  hand: [],
  known: [],
  open_cards: [],
  orders: { passing: "", unless: [] },
  deal: null,
  asking: "",
};
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

const OFFER: Offer = {
  id: 1,
  kind: "help",
  maker: 1,
  to: 0,
  treasures: 1,
  picks: [],
  items: [],
  cards: [],
  text: "",
};
const OFFERED = { asked: asked("offer"), offers: [OFFER] };
const RUNNING = { asked: null, fight: { ...FIGHT, stage: "run" } };
const SIX = { ...YOU, hand: [1, 2, 3, 4, 5, 6].map((n) => ({ n, id: "munchkin:elf" })) };

describe("hints", () => {
  it("come when they matter, one for each moment", () => {
    const moments: Record<string, Partial<View>> = {
      goal: { asked: asked("opening") },
      kick: DOOR,
      fight: MINE,
      run: { asked: asked("run-order"), fight: FIGHT },
      trouble: { asked: asked("trouble-or-loot"), acts: acts("loot", "trouble") },
      charity: { asked: asked("charity") },
      asked: { ...OFFERED, fight: { ...FIGHT, fighter: 1 } },
      deal: { asked: asked("offer") },
      meddle: THEIRS,
      curse: { log: [line("TurnBegan", 0), line("CurseStruck", 0)] },
      death: { munchkins: [{ ...ANN, dead: true }] },
      last: { ...DOOR, munchkins: [{ ...ANN, level: 9 }] },
    };
    for (const [hint, moment] of Object.entries(moments)) expect(first(moment)).toBe(hint);
    expect(first(MINE, ["fight"])).toBe("help");
    expect(first(MINE, ["fight", "help"])).toBe("run");
    expect(Object.keys(moments).concat("help").sort()).toEqual(HINTS.map((hint) => hint.id).sort());
  });
  it("speak of Charity while something can still be done about it", () => {
    expect(first({ asked: asked("end"), you: SIX })).toBe("charity");
    expect(first({ asked: asked("end"), you: { ...SIX, hand: SIX.hand.slice(1) } })).toBe("");
  });
  it("speak of running to whoever runs", () => {
    expect(first(RUNNING)).toBe("run");
    expect(first({ ...RUNNING, fight: { ...FIGHT, stage: "wait", fighter: 1, helper: 0 } })).toBe(
      "run",
    );
    expect(first({ ...RUNNING, fight: { ...FIGHT, stage: "run", fighter: 1 } })).toBe("");
    expect(first({ ...RUNNING, fight: { ...FIGHT, stage: "wait", ahead: true } })).toBe("");
  });
  it("call help what a fighter is offered a deal, not somebody who asks for it", () => {
    expect(first({ ...OFFERED, fight: FIGHT })).toBe("deal");
    expect(first({ ...OFFERED, offers: [{ ...OFFER, kind: "trade" }] })).toBe("deal");
  });
  it("do not come where nothing of the kind is to be done", () => {
    expect(first({})).toBe("");
    expect(first({ ...MINE, fight: { ...FIGHT, ahead: true } }, ["fight"])).toBe("");
    expect(first({ ...THEIRS, acts: acts("pass") })).toBe("");
    expect(first({ ...THEIRS, fight: { ...FIGHT, helper: 0, fighter: 1 } })).toBe("");
    expect(first({ log: [line("CurseStruck", 1), line("Died", 1)] })).toBe("");
    expect(first({ asked: asked("trouble-or-loot"), acts: acts("loot") })).toBe("");
    expect(
      first({
        ...DOOR,
        munchkins: [{ ...ANN, level: 9 }],
        table: { ...VIEW.table, win_level: 20 },
      }),
    ).toBe("kick");
  });
  it("do not come for what the server answers by itself", () => {
    const isItself = (moment: Partial<View>): Partial<View> => ({
      ...moment,
      asked: moment.asked ? { ...moment.asked, automatic: true } : null,
    });
    for (const moment of [THEIRS, { asked: asked("charity") }, { asked: asked("run-order") }])
      expect(first(isItself(moment))).toBe("");
  });
  it("are not for those who look on", () => {
    expect(first({ ...DOOR, seat: -1 })).toBe("");
  });
  it("come once", () => {
    expect(first(DOOR, ["kick"])).toBe("");
  });
  it("stay while they matter, then go, or give way to the next at the next question", () => {
    const kick: Shown = { hint: "kick", question: 1 };
    expect(hintFor(at(DOOR), ["kick"], kick)).toBe(kick);
    expect(hintFor(at({ asked: null }), ["kick"], kick)).toBeNull();
    expect(hintFor(at({ ...MINE, asked: asked("fight", 2) }), ["kick"], kick)?.hint).toBe("fight");
    expect(hintFor(at({ asked: asked("end", 2) }), ["kick"], kick)).toBeNull();
    const fight: Shown = { hint: "fight", question: 1 };
    expect(hintFor(at(MINE), ["fight"], fight)).toBe(fight);
    const next = { ...MINE, asked: asked("fight", 2) };
    expect(hintFor(at(next), ["fight"], fight)?.hint).toBe("help");
    expect(hintFor(at(next), ["fight", "help", "run"], fight)).toEqual({ ...fight, question: 2 });
  });
  it("speak of what struck somebody until something else begins", () => {
    const struck = [line("TurnBegan", 0), line("CurseStruck", 0), line("LevelChanged", 0)];
    const curse: Shown = { hint: "curse", question: 1 };
    const later = { asked: asked("end", 1), log: struck };
    expect(hintFor(at(later), ["curse"], curse)).toBe(curse);
    const over = { asked: asked("end", 1), log: [...struck, line("TurnBegan", 1)] };
    expect(hintFor(at(over), ["curse"], curse)).toBeNull();
    for (const next of ["CombatStarted", "CardDrawn", "DoorKicked", "CardPlayed"] as const) {
      const gone = { asked: asked("wait", 2), log: [...struck, line(next, 1)] };
      expect(hintFor(at(gone), ["curse"], curse)).toBeNull();
      expect(first(gone)).not.toBe("curse");
    }
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
        expect(say(language, `hint-${id}`, { level: 9, win: 10 }).length).toBeLessThan(160);
    }
  });
});

describe("the voice of the guided game", () => {
  it("has words for all that it speaks of, short ones in every language", () => {
    for (const language of LANGUAGES)
      for (const { id } of [...GUIDED, QUIET].filter((one) => isSpoken(one.id))) {
        const said = say(language, `guided-${id}`);
        expect(said).toMatch(/ /);
        expect(said.length).toBeLessThan(160);
      }
  });
  it("speaks of everything that hints speak of, and of each once", () => {
    const ids = GUIDED.map((one) => one.id);
    expect(ids).toEqual(expect.arrayContaining(HINTS.map((one) => one.id)));
    expect(new Set(ids).size).toBe(ids.length);
  });
  it("leads from the hand to the door, from the win to the sale, and ends after three turns", () => {
    const gear = [
      { n: 1, id: "munchkin:boots-of-butt-kicking" },
      { n: 2, id: "munchkin:buckler-of-swashing" },
    ];
    const goods = ["munchkin:cloak-of-obscurity", "munchkin:mace-of-sharpness"].map((id, n) => ({
      ...{ n, id, equipped: false, active: false, host: -1 },
    }));
    const told = (change: Partial<View>, seen: string[]): string =>
      hintFor(at(change), seen, null, GUIDED)?.hint ?? "";
    const dressing = { ...DOOR, you: { ...YOU, hand: gear } };
    expect(told(dressing, [])).toBe("see");
    expect(told(dressing, ["see"])).toBe("goal");
    expect(told(dressing, ["see", "goal"])).toBe("dress");
    expect(told({ ...DOOR, you: { ...YOU, hand: gear.slice(1) } }, ["goal"])).toBe("dress");
    expect(told({ ...DOOR, you: YOU }, ["goal", "dress"])).toBe("kick");
    const won = {
      asked: asked("end"),
      acts: acts("sell", "end"),
      log: [line("TurnBegan", 0), line("CombatWon", 0)],
      munchkins: [{ ...ANN, cards: goods }],
    };
    expect(told(won, [])).toBe("won");
    expect(told(won, ["won"])).toBe("sell");
    expect(told(won, ["won", "sell"])).toBe("end");
    const over = (turns: number): Partial<View> => ({ table: { ...VIEW.table, turns } });
    expect(told(over(7), [])).toBe("");
    expect(told(over(8), [])).toBe("done");
    expect(told({ ...over(8), asked: asked("offer") }, ["deal"])).toBe("");
  });
});

describe("what is shown", () => {
  const kept = new Map<string, string>();
  let guide: typeof import("../src/guide/shown.svelte.ts").guide;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    ({ guide } = await import("../src/guide/shown.svelte.ts"));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const WAIT = 900;
  const said = (): string => guide.shown?.hint ?? "";

  it("comes a moment after what it is about, and goes with it", () => {
    guide.look(at(DOOR), WAIT);
    expect(said()).toBe("");
    vi.advanceTimersByTime(WAIT);
    expect(said()).toBe("kick");
    guide.look(at({ ...MINE, asked: asked("fight", 2) }), WAIT);
    expect(said()).toBe("");
    vi.advanceTimersByTime(WAIT);
    expect(said()).toBe("fight");
    guide.look(at({}), WAIT);
    expect(said()).toBe("");
  });
  it("never comes where its moment was too short", () => {
    guide.look(at(DOOR), WAIT);
    guide.look(at({}), WAIT);
    vi.advanceTimersByTime(2 * WAIT);
    expect(said()).toBe("");
  });
  it("comes again where it could not be read, and not where it could", () => {
    guide.look(at(DOOR), 0);
    guide.look(at({}), 0);
    guide.look(at(DOOR), 0);
    expect(said()).toBe("kick");
    vi.advanceTimersByTime(3000);
    guide.look(at({}), 0);
    guide.look(at(DOOR), 0);
    expect(said()).toBe("");
  });
  it("is silent in a guided game in which enough was explained, after a reload too", async () => {
    guide.enter("one");
    guide.look(at(DOOR), 0);
    expect(said()).toBe("kick");
    guide.fallSilent();
    expect(said()).toBe("quiet");
    guide.look(at({ ...MINE, asked: asked("fight", 2) }), 0);
    expect(said()).toBe("");
    vi.resetModules();
    ({ guide } = await import("../src/guide/shown.svelte.ts"));
    guide.enter("one");
    guide.look(at(DOOR), 0);
    expect([said(), guide.isGuided, guide.isSilent]).toEqual(["", false, true]);
    guide.enter("another");
    guide.look(at(DOOR), 0);
    expect([said(), guide.isGuided]).toEqual(["kick", true]);
  });
  it("says nothing at later tables either once enough was explained, until it is turned on", () => {
    guide.enter("one");
    guide.look(at(DOOR), 0);
    guide.fallSilent();
    guide.enter("");
    guide.look(at(MINE), 0);
    expect([said(), guide.isOn]).toEqual(["", false]);
    guide.turn(true);
    guide.look(at(MINE), 0);
    expect(said()).toBe("fight");
  });
  it("that is waved away unread comes again at another question, and read it does not", () => {
    guide.look(at(DOOR), 0);
    guide.dismiss();
    expect(said()).toBe("");
    guide.look(at(DOOR), 0);
    expect(said()).toBe("");
    const next = at({ ...DOOR, asked: asked("start", 2) });
    guide.look(next, 0);
    expect(said()).toBe("kick");
    vi.advanceTimersByTime(3000);
    guide.dismiss();
    guide.look(at({ ...DOOR, asked: asked("start", 3) }), 0);
    expect(said()).toBe("");
  });
});
