import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { assert, describe, expect, it, vi } from "vitest";
import { ALONE } from "./asked.ts";
import { counterOf, spacesOf } from "../src/table/rivals/board.ts";
import { awardsOf, blowOf, figuresOf, levelsOf } from "../src/state/figures.ts";
import { GLYPHS, glyphOf } from "../src/ui/glyphs.ts";
import { pressed } from "../src/ui/keyboard.ts";
import { Keyring, distinct, keyInLink, personalLink } from "../src/state/keyring.ts";
import { Link, type Socket } from "../src/net/link.ts";
import {
  bestPreview,
  byVerb,
  isAskedAbout,
  isDialog,
  isRash,
  sorted,
  verbFor,
  withdrawals,
} from "../src/table/moves.ts";
import { found } from "../src/state/search.ts";
import { after, toldSince, whole } from "../src/net/track.ts";
import type {
  CardInfo,
  Frame,
  LegalAct,
  LogKind,
  LogLine,
  Offer,
  ServerMessage,
  View,
} from "../src/net/protocol.ts";
import { say } from "../src/i18n/words.ts";

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
  munchkins: [],
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

function act(verb: string, more: Partial<LegalAct> = {}): LegalAct {
  return {
    label: verb,
    verb,
    act: verb,
    question: 0,
    against: false,
    cards: [],
    targets: [],
    preview: null,
    ...more,
  };
}

function line(kind: LogKind, seat: number): LogLine {
  return { kind, text: kind, seat, cards: [], numbers: [] };
}

describe("a view kept up to date", () => {
  const start = whole({ type: "view", sequence: 4, view: VIEW });
  const frame: Frame = {
    type: "frame",
    sequence: 5,
    seat: 0,
    log: [line("DoorKicked", 0)],
    changed: { acts: [act("fight")] },
    is_partial: false,
  };

  it("takes the sections that changed and keeps the others", () => {
    const now = after(start, frame);
    expect(now?.view.acts[0]?.verb).toBe("fight");
    expect(now?.view.table).toBe(VIEW.table);
    expect(now?.view.log).toHaveLength(1);
    expect(now?.sequence).toBe(5);
  });
  it("takes a section that is gone", () => {
    const fought = {
      ...start,
      view: { ...VIEW, clock: { kind: "window", left: 1, whole: 2, seats: [] } },
    };
    expect(after(fought, { ...frame, changed: { clock: null } })?.view.clock).toBeNull();
  });
  it("has no button of a new question before all of them are there", () => {
    const asked = { kind: "fight", question: 7, text: "", progress: "", ...ALONE };
    const changed = { asked, acts: [act("fight")] };
    const some = after(start, { ...frame, changed, is_partial: true });
    expect(some?.view.acts).toEqual([]);
    const rest = { ...frame, log: [], changed: { acts: [act("fight"), act("ask")] } };
    expect(after(some ?? undefined, rest)?.view.acts.map((one) => one.verb)).toEqual([
      "fight",
      "ask",
    ]);
    // What came first was all there was.
    const nothing = { ...frame, log: [], changed: {} };
    expect(after(some ?? undefined, nothing)?.view.acts.map((one) => one.verb)).toEqual(["fight"]);
  });
  it("keeps what can still be done while the question stays", () => {
    const acts = [act("ask"), act("play"), act("end")];
    const was = { ...start, view: { ...VIEW, acts }, acts };
    const some = after(was, { ...frame, changed: { acts: [act("end")] }, is_partial: true });
    expect(some?.view.acts.map((one) => one.verb)).toEqual(["ask", "end"]);
  });
  it("tells what was told since, however many frames came at once", () => {
    const one = after(start, frame);
    assert(one);
    const two = after(one, {
      ...frame,
      sequence: 6,
      log: [line("CombatStarted", 0), line("HelpAsked", 0)],
    });
    assert(two);
    expect(toldSince(two, start.told).map((told) => told.kind)).toEqual([
      "DoorKicked",
      "CombatStarted",
      "HelpAsked",
    ]);
    expect(toldSince(two, one.told)).toHaveLength(2);
    expect(toldSince(two, two.told)).toEqual([]);
    expect(toldSince(start, two.told)).toEqual([]);
    expect(toldSince(undefined, 0)).toEqual([]);
  });
  it("notices a gap, and frames before any view", () => {
    expect(after(start, { ...frame, sequence: 7 })).toBeNull();
    expect(after(undefined, frame)).toBeNull();
  });
  it("takes a second frame of the same act, such as a clock that runs anew", () => {
    expect(after(start, { ...frame, sequence: 4 })?.sequence).toBe(4);
  });
});

class FakeSocket implements Socket {
  static made: FakeSocket[] = [];
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.tell({ type: "welcome" } as ServerMessage);
  }
  turnDown(code: string): void {
    this.onopen?.();
    this.tell({ type: "error", id: "", code, text: "" });
  }
}

function linked() {
  FakeSocket.made = [];
  const states: string[] = [];
  const heard: ServerMessage[] = [];
  const link = new Link(() => new FakeSocket(), {
    hello: () => ({ type: "hello", table: "t" }),
    heard: (message) => heard.push(message),
    state: (state) => states.push(state),
  });
  link.connect();
  const socket = (): FakeSocket => {
    const last = FakeSocket.made.at(-1);
    assert(last);
    return last;
  };
  return { link, states, heard, socket };
}

describe("the line", () => {
  it("greets first, and answers what was asked under its id", async () => {
    const { link, socket } = linked();
    socket().welcome();
    const answer = link.ask({ type: "act", seat: 0, act: "kick" });
    const [hello, asked] = socket().sent.map(
      (text) => JSON.parse(text) as { type: string; id: string },
    );
    expect(hello?.type).toBe("hello");
    assert(asked);
    socket().tell({ type: "ack", id: asked.id, sequence: 1 });
    expect(await answer).toMatchObject({ type: "ack", sequence: 1 });
    expect(link.waiting).toBe(0);
    link.close();
  });
  it("sends an act that was not answered again, under the same id, when it is back", () => {
    vi.useFakeTimers();
    const { link, states, socket } = linked();
    socket().welcome();
    void link.ask({ type: "act", seat: 0, act: "kick" });
    const first = socket().sent[1];
    socket().onclose?.();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(300);
    socket().welcome();
    expect(socket().sent[1]).toBe(first);
    expect(FakeSocket.made).toHaveLength(2);
    link.close();
    vi.useRealTimers();
  });
  it("keeps an act that was made while the line was down", () => {
    vi.useFakeTimers();
    const { link, socket } = linked();
    void link.ask({ type: "act", seat: 0, act: "kick" });
    expect(socket().sent).toHaveLength(0);
    socket().welcome();
    expect(socket().sent).toHaveLength(2);
    link.close();
    vi.useRealTimers();
  });
  it("asks and says nothing before it is welcome", () => {
    const { link, states, socket } = linked();
    socket().onopen?.();
    void link.ask({ type: "act", seat: 0, act: "kick" });
    link.say({ type: "chat", seat: 0, text: "Hi" });
    expect(socket().sent).toHaveLength(1);
    expect(states).toEqual([]);
    socket().tell({ type: "welcome" } as ServerMessage);
    expect(socket().sent).toHaveLength(2);
    expect(states).toEqual(["open"]);
    link.close();
  });
  it.each(["storage", "late", "too-fast"])(
    "greets again where the server is in trouble (%s), and loses no act",
    async (code) => {
      vi.useFakeTimers();
      const { link, states, socket } = linked();
      socket().welcome();
      const answer = link.ask({ type: "act", seat: 0, act: "kick" });
      const first = socket().sent[1];
      socket().onclose?.();
      vi.advanceTimersByTime(300);
      socket().turnDown(code);
      expect(socket().sent).toHaveLength(1);
      expect(states.at(-1)).toBe("lost");
      vi.advanceTimersByTime(1000);
      expect(FakeSocket.made).toHaveLength(3);
      socket().welcome();
      expect(socket().sent[1]).toBe(first);
      const { id } = JSON.parse(first ?? "") as { id: string };
      socket().tell({ type: "ack", id, sequence: 1 });
      expect(await answer).toMatchObject({ type: "ack" });
      link.close();
      vi.useRealTimers();
    },
  );
  it("comes back more and more slowly while it is turned down", () => {
    vi.useFakeTimers();
    const { link, socket } = linked();
    const waits: number[] = [];
    for (let made = 1; made < 5; made++) {
      socket().turnDown("storage");
      let waited = 0;
      for (; FakeSocket.made.length === made; waited += 50) vi.advanceTimersByTime(50);
      waits.push(waited);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(1000);
    link.close();
    vi.useRealTimers();
  });
  it("answers what was asked where it is turned down for good, and may greet again", async () => {
    const { link, heard, socket } = linked();
    const answer = link.ask({ type: "act", seat: 0, act: "kick" });
    socket().turnDown("bad-token");
    expect(await answer).toMatchObject({ type: "error", code: "bad-token" });
    expect(heard).toHaveLength(1);
    expect([link.waiting, link.state]).toEqual([0, "open"]);
    link.greet();
    expect(socket().sent).toHaveLength(2);
    link.close();
  });
  it("holds back what is asked while it greets again, and sends nothing twice", () => {
    const { link, socket } = linked();
    socket().welcome();
    void link.ask({ type: "act", seat: 0, act: "kick" });
    link.greet();
    void link.ask({ type: "act", seat: 0, act: "loot" });
    expect(socket().sent).toHaveLength(3);
    socket().tell({ type: "welcome" } as ServerMessage);
    expect(socket().sent.slice(3)).toEqual([expect.stringContaining("loot")]);
    link.close();
  });
  it("lets go of a line that comes after another", () => {
    vi.useFakeTimers();
    const { link, states, socket } = linked();
    socket().onclose?.();
    link.hurry();
    const slow = socket();
    link.hurry();
    socket().welcome();
    slow.onopen?.();
    expect(slow.sent).toEqual([]);
    expect(states.at(-1)).toBe("open");
    link.close();
    vi.useRealTimers();
  });
  it("sends an act once, however often it is pressed before it is answered", () => {
    const { link, socket } = linked();
    socket().welcome();
    const first = link.ask({ type: "act", seat: 0, act: "kick" });
    expect(link.ask({ type: "act", seat: 0, act: "kick" })).toBe(first);
    void link.ask({ type: "act", seat: 1, act: "kick" });
    expect(socket().sent).toHaveLength(3);
    expect(link.waiting).toBe(2);
    link.close();
  });
  it("does not come back after it was closed", () => {
    vi.useFakeTimers();
    const { link } = linked();
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe("where acts show", () => {
  it("puts the act that moves things on first, and deals into the builder", () => {
    const view = {
      ...VIEW,
      acts: [act("run"), act("ask", { cards: [3] }), act("fight"), act("play", { cards: [7] })],
    };
    const moves = sorted(view);
    expect(moves.buttons.map((one) => one.verb)).toEqual(["fight", "run"]);
    expect(moves.built).toEqual(["ask"]);
    expect([...moves.byCard.keys()]).toEqual([7]);
  });
  it("answers a question in its dialog, by card too", () => {
    const asked = { kind: "discard", question: 5, text: "", progress: "", ...ALONE };
    const choose = act("choose", { question: 5, targets: [{ kind: "card", value: 9 }] });
    const moves = sorted({ ...VIEW, asked, acts: [choose, act("play", { cards: [1] })] });
    expect(isDialog(asked)).toBe(true);
    expect(moves.answers).toEqual([choose]);
    expect(moves.byCard.get(9)).toEqual([choose]);
    expect(moves.beside.map((one) => one.verb)).toEqual(["play"]);
  });
  it("shows the answers to an offer beside the offer alone", () => {
    const asked = { kind: "offer", question: 5, text: "", progress: "", ...ALONE };
    const moves = sorted({ ...VIEW, asked, acts: [act("accept"), act("decline"), act("ask")] });
    expect(moves.buttons).toEqual([]);
    expect(moves.beside).toEqual([]);
    expect(moves.all).toHaveLength(3);
  });
  it("loses no act: each is a button, an answer, on a card, or built", () => {
    const acts = [
      act("kick"),
      act("sell"),
      act("give"),
      act("discard"),
      act("use", { cards: [2] }),
      act("trade", { cards: [1] }),
    ];
    const moves = sorted({ ...VIEW, acts });
    const shown = new Set(
      [...moves.buttons, ...moves.answers, ...[...moves.byCard.values()].flat()].map(
        (one) => one.verb,
      ),
    );
    for (const one of acts)
      expect(shown.has(one.verb) || moves.built.includes(one.verb as never)).toBe(true);
  });
  it("gathers everything by its verb, and finds what takes an offer back", () => {
    const from = (seat: number): LegalAct =>
      act("withdraw", { targets: [{ kind: "seat", value: seat }] });
    const acts = [from(1), act("sell"), from(2)];
    expect(byVerb(acts).map(([verb, found]) => [verb, found.length])).toEqual([
      ["withdraw", 2],
      ["sell", 1],
    ]);
    expect(withdrawals(acts, { to: 2 } as Offer)).toEqual([acts[2]]);
    expect(withdrawals(acts, { to: 3 } as Offer)).toEqual([]);
  });
  it("asks once before a rash act", () => {
    const fight = { ahead: true } as NonNullable<View["fight"]>;
    const asked = { kind: "fight", question: 1, text: "", progress: "", ...ALONE };
    expect(isRash(act("run"), { ...VIEW, fight, asked })).toBe(true);
    expect(isRash(act("fight"), { ...VIEW, fight, asked })).toBe(false);
    expect(isRash(act("fight"), { ...VIEW, fight: { ...fight, ahead: false }, asked })).toBe(true);
  });
  it("asks once before a card that would hurt one's own side", () => {
    const fight = { fighter: 0, helper: -1, ours: 5, theirs: 4, ahead: true } as NonNullable<
      View["fight"]
    >;
    const worse = { kind: "sums", ours: 5, theirs: 9, text: "" };
    expect(isRash(act("play", { preview: worse }), { ...VIEW, fight })).toBe(true);
    expect(
      isRash(act("play", { preview: worse }), { ...VIEW, fight: { ...fight, fighter: 1 } }),
    ).toBe(false);
    expect(isRash(act("play", { preview: { ...worse, ours: 12 } }), { ...VIEW, fight })).toBe(
      false,
    );
  });
  it("asks once about what the server says is for another, or against oneself; whoever is aimed at", () => {
    expect(isRash(act("play", { against: true }), VIEW)).toBe(true);
    expect(isRash(act("use", { against: true }), VIEW)).toBe(true);
    expect(isRash(act("play", { targets: [{ kind: "seat", value: 0 }] }), VIEW)).toBe(false);
    expect(isRash(act("play", { targets: [{ kind: "seat", value: 1 }] }), VIEW)).toBe(false);
  });
  it("keeps the order in which acts were listed", () => {
    const mine = act("play", { act: "mine", cards: [3], targets: [{ kind: "seat", value: 0 }] });
    const theirs = act("play", {
      act: "theirs",
      cards: [3],
      targets: [{ kind: "seat", value: 1 }],
      against: true,
    });
    expect(sorted({ ...VIEW, acts: [mine, theirs] }).byCard.get(3)).toEqual([mine, theirs]);
  });
  it("asks as often as somebody likes", () => {
    expect(isAskedAbout(act("discard"), VIEW, "rash")).toBe(true);
    expect(isAskedAbout(act("discard"), VIEW, "never")).toBe(false);
    expect(isAskedAbout(act("kick"), VIEW, "rash")).toBe(false);
    expect(isAskedAbout(act("kick"), VIEW, "always")).toBe(true);
    expect(isAskedAbout(act("pass"), VIEW, "always")).toBe(false);
  });
  it("shows the best a card could do, for whoever looks", () => {
    const better = { kind: "win", ours: 9, theirs: 4, text: "" };
    const worse = { kind: "sums", ours: 3, theirs: 9, text: "" };
    const acts = [act("play", { preview: worse }), act("play", { preview: better })];
    expect(bestPreview(acts, true)).toBe(better);
    expect(bestPreview(acts, false)).toBe(worse);
    expect(bestPreview([act("play")], true)).toBeNull();
  });
  it("asks about a card what is done with it where it lies", () => {
    expect(verbFor("hand")).toBe("play");
    expect(verbFor("carried")).toBe("equip");
  });
});

describe("keys of seats", () => {
  function ring() {
    const kept = new Map<string, string>();
    return new Keyring({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    });
  }
  const TABLE = { id: "1234", code: "abc", title: "Friday" };

  it("are tried once each", () => {
    expect(distinct(["a", "", "b", "a"])).toEqual(["a", "b"]);
  });
  it("are found by id and by code, once each", () => {
    const keys = ring();
    keys.keep(TABLE, ["one"], "host");
    keys.keep(TABLE, ["one", "two"]);
    expect(keys.of("abc")).toMatchObject({ tokens: ["one", "two"], host: "host" });
    expect(keys.all()).toHaveLength(1);
    keys.forget("abc");
    expect(keys.of("1234")).toBeUndefined();
  });
  it("travel behind the # only", () => {
    expect(keyInLink(`#${personalLink("abc", { token: "k-1" }).split("#")[1]}`)).toBe("k-1");
    expect(keyInLink("")).toBe("");
  });
});

describe("cards", () => {
  const CARD = {
    name: "Élf Boots",
    text: "Run!",
    bad_stuff: "",
    facts: [],
    exactly: [],
    tags: ["fire"],
    set: "munchkin",
    kind: "item",
  } as unknown as CardInfo;
  it("are found by every word, accents or not", () => {
    expect(found([CARD], { text: "fire ELF", set: "", kind: "" })).toHaveLength(1);
    expect(found([CARD], { text: "elf water", set: "", kind: "" })).toHaveLength(0);
    expect(found([CARD], { text: "", set: "star", kind: "" })).toHaveLength(0);
    expect(found([CARD], { text: "", set: "", kind: "monster" })).toHaveLength(0);
  });
  it("have a glyph for every kind", () => {
    for (const kind of ["monster", "trap", "hireling", "special_door", "unheard-of"])
      expect(GLYPHS[glyphOf(kind, null)]).toBeTruthy();
    expect(glyphOf("item", "headgear")).toBe("headgear");
  });
});

describe("figures of the end", () => {
  it("give an award to whoever did something more often than everybody else", () => {
    const rows = figuresOf(
      [
        line("MonsterKilled", 1),
        line("MonsterKilled", 1),
        line("MonsterKilled", 0),
        line("Died", 0),
        line("Died", 1),
      ],
      2,
    );
    expect(awardsOf(rows)).toEqual([{ figure: "kills", seat: 1, count: 2 }]);
    expect(awardsOf(figuresOf([], 3))).toEqual([]);
  });
  const told = (kind: LogKind, seat: number, id: string, ...numbers: number[]): LogLine => ({
    ...line(kind, seat),
    cards: id ? [{ n: 1, id }] : [],
    numbers,
  });
  it("know the blow that won, and the last card before it", () => {
    const log = [
      told("TurnBegan", 0, ""),
      told("CardPlayed", 1, "munchkin:baby", 2),
      told("CardPlayed", 0, "munchkin:magic-missile", 1),
      told("CardPlayed", 1, "munchkin:elf", 0), // for neither side
      told("CombatWon", 0, "", 21, 20),
      told("MonsterKilled", 0, "munchkin:plutonium-dragon"),
      told("GameWon", 0, ""),
    ];
    expect(blowOf(log)).toEqual({
      seat: 0,
      ours: 21,
      theirs: 20,
      monster: "munchkin:plutonium-dragon",
      last: "munchkin:magic-missile",
      by: 0,
    });
    expect(blowOf([...log, told("TurnBegan", 1, "")])).toBeNull();
    expect(blowOf([])).toBeNull();
  });
  it("follow everybody's Level from turn to turn", () => {
    const log = [
      told("TurnBegan", 0, ""),
      told("LevelChanged", 0, "", 1, 2),
      told("TurnBegan", 1, ""),
      told("LevelChanged", 0, "", 2, 4),
    ];
    expect(levelsOf(log, [4, 3])).toEqual([
      [1, 1, 2, 4],
      [3, 3, 3, 3],
    ]);
  });
  it("count what the log tells of each seat", () => {
    const rows = figuresOf(
      [line("MonsterKilled", 1), line("MonsterKilled", 1), line("Died", 0), line("TurnBegan", 0)],
      2,
    );
    expect(rows.map((row) => [row.kills, row.deaths])).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
});

describe("keys of the keyboard", () => {
  const press = (key: string, more = {}) =>
    pressed({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
  it("are the listed ones, and none while somebody types", () => {
    expect(press("?")).toBe("?");
    expect(press("H")).toBe("h");
    expect(press("7")).toBe("7");
    expect(press("x")).toBe("");
    expect(press("h", { ctrlKey: true })).toBe("");
    expect(press("h", { target: { tagName: "INPUT" } as unknown as EventTarget })).toBe("");
  });
});

describe("words", () => {
  const folder = join(import.meta.dirname, "../src/i18n/en");
  const english = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf-8"))
    .join("\n");
  const known = captured(english, /^([a-z][\w-]*) =/gm);

  it("are there for everything the page says, and no others", () => {
    const code = files(join(import.meta.dirname, "../src"))
      .map((file) => readFileSync(file, "utf-8"))
      .join("\n");
    const said = captured(code, /(?<![\w.])t\(\s*["']([\w-]+)["']/g);
    const parted = [
      ...captured(code, /(?<![\w.])t\(\s*`([\w-]+-)\$\{/g),
      ...captured(code, /named\(\s*["'](\w+)["']/g),
    ];
    const quoted = captured(code, /["']((?:key|default)-[\w-]+)["']/g);
    for (const message of [...said, ...quoted]) expect(known).toContain(message);
    const isSaid = (message: string) =>
      said.includes(message) ||
      quoted.includes(message) ||
      parted.some((part) => message.startsWith(part)) ||
      code.includes(`? t("${message}")`) ||
      code.includes(`"${message}"`);
    expect(known.filter((message) => !isSaid(message))).toEqual([]);
  });
  it("count by the language's own rules", () => {
    expect(say("en", "treasures", { count: 1 })).toBe("1 Treasure");
    expect(say("de", "treasures", { count: 2 })).toBe("2 Schätze");
  });

  function captured(text: string, pattern: RegExp): string[] {
    return [...text.matchAll(pattern)].flatMap(([, group]) => group ?? []);
  }

  function files(folder: string): string[] {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.(svelte|ts)$/.test(one.name))
      .map((one) => join(one.parentPath, one.name));
  }
});

describe("the board of Levels", () => {
  it("ends at ten where it is printed, and at the winning Level where it is not", () => {
    expect(spacesOf(20, true)).toBe(10);
    expect(spacesOf(20, false)).toBe(20);
    expect([spacesOf(10, true), spacesOf(10, false)]).toEqual([10, 10]);
  });
  it("leaves the Levels beyond it to a counter on the standie", () => {
    expect(counterOf(10, 10)).toBeNull();
    expect(counterOf(11, 10)).toBe(11);
    expect(counterOf(19, 20)).toBeNull();
  });
});
