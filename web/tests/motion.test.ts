import { describe, expect, it } from "vitest";
import {
  MOST,
  Pace,
  planned,
  waysOf,
  type Box,
  type Seen,
  type Sight,
} from "../src/motion/flights.ts";
import { Moments, momentsOf } from "../src/motion/moments.ts";
import { Run, laterOf } from "../src/motion/run.ts";
import { Spoils } from "../src/motion/spoils.ts";
import type { Card, LogKind, LogLine, View } from "../src/net/protocol.ts";

const at = (x: number, y = 0): Box => ({ x, y, width: 96, height: 134 });
const lies = (zone: string, x: number): Seen => ({ zone, box: at(x) });
const sight = (things: Record<string, Seen>, places: Record<string, Box> = {}): Sight => ({
  things: new Map(Object.entries(things)),
  places: new Map(Object.entries(places)),
});
const card = (n: number, id = `munchkin:c${n}`): Card => ({ n, id });
const line = (
  kind: LogKind,
  seat: number,
  cards: Card[] = [],
  numbers: number[] = [],
): LogLine => ({
  kind,
  text: kind,
  seat,
  cards,
  numbers,
});
const NO_WAYS = { from: () => [], to: () => [] };

function view(more: { discards?: Card[]; worn?: Card[] } = {}): View {
  const pile = { deck: 9, discards: [] as Card[] };
  const worn = (more.worn ?? []).map((one) => ({ ...one, equipped: true, active: true, host: -1 }));
  return {
    seat: 0,
    table: { doors: { ...pile, discards: more.discards ?? [] }, treasures: pile },
    munchkins: [
      { seat: 0, cards: [] },
      { seat: 1, cards: worn },
    ],
  } as unknown as View;
}

describe("what travels", () => {
  it("is what lies in another part of the table than before", () => {
    const was = sight({ "card-1": lies("hand", 0), "card-2": lies("hand", 100) });
    const is = sight({ "card-1": lies("arena", 300), "card-2": lies("hand", 0) });
    expect(planned(was, is, NO_WAYS)).toEqual([
      { key: "card-1", from: at(0), to: at(300), isLeaving: false },
    ]);
  });
  it("comes from a place that is known, and is simply there otherwise", () => {
    const was = sight({}, { doors: at(50) });
    const is = sight({ "card-1": lies("arena", 300) });
    expect(planned(was, is, { ...NO_WAYS, from: () => ["seat-9", "doors"] })[0]?.from).toEqual(
      at(50),
    );
    expect(planned(was, is, NO_WAYS)).toEqual([]);
  });
  it("leaves for a place that is known", () => {
    const was = sight({ "card-1": lies("arena", 300) });
    const is = sight({}, { "seat-1": at(7) });
    expect(planned(was, is, { ...NO_WAYS, to: () => ["seat-1"] })).toEqual([
      { key: "card-1", from: at(300), to: at(7), isLeaving: true },
    ]);
  });
  it("is never more than can be followed", () => {
    const things = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`card-${i}`, lies("arena", i)]),
    );
    expect(
      planned(sight({}, { arena: at(0) }), sight(things), { ...NO_WAYS, from: () => ["arena"] }),
    ).toHaveLength(MOST);
  });
});

describe("the way of a card", () => {
  const deckOf = (id: string): string => (id === "munchkin:c1" ? "doors" : "treasures");
  it("begins at its deck, or with whoever played it", () => {
    const fresh = [
      line("DoorKicked", 0, [card(1)]),
      line("CardPlayed", 1, [card(2)]),
      line("CardPlayed", 0, [card(3)]),
      line("something-new", 1, [card(4)]),
    ];
    const ways = waysOf(view(), fresh, deckOf);
    expect(ways.from("card-1")).toEqual(["doors", "arena"]);
    expect(ways.from("card-2")).toEqual(["seat-1"]);
    expect(ways.from("card-3")).toEqual(["treasures", "arena"]);
    expect(ways.from("card-4")).toEqual(["seat-1"]);
  });
  it("ends on its discards, with whoever has it now, or with whoever took it", () => {
    const ways = waysOf(
      view({ discards: [card(1)], worn: [card(2)] }),
      [line("CardTaken", 1, [card(3)])],
      deckOf,
    );
    expect(ways.to("card-1")).toEqual(["doors-out", "arena"]);
    expect(ways.to("card-2")).toEqual(["seat-1"]);
    expect(ways.to("card-3")).toEqual(["seat-1"]);
    expect(ways.to("card-4")).toEqual([]);
  });
});

describe("the pace", () => {
  it("is calm by itself, brisk in a row, and nothing when it rains events", () => {
    const pace = new Pace();
    expect(pace.next(0)).toBe(280);
    expect(pace.next(300)).toBe(160);
    expect(pace.next(320)).toBe(0);
    expect(pace.next(340)).toBe(0);
    expect(pace.next(2000)).toBe(280);
  });
});

describe("moments", () => {
  const told = (...kinds: LogKind[]) => momentsOf(kinds.map((kind) => line(kind, 0)));
  it("are chosen from the log, with what they are about", () => {
    const found = momentsOf([
      line("TurnBegan", 1),
      line("DiceRolled", 0, [], [4, 5]),
      line("MonsterKilled", 2, [card(7)]),
    ]);
    expect(found.map((one) => one.kind)).toEqual(["die", "kill"]);
    expect(found[0]?.die).toBe(4);
    expect(found[1]?.card).toBe("munchkin:c7");
  });
  it("are shown one after the other", () => {
    const queue = new Moments();
    queue.push(told("DiceRolled", "Escaped"), 0);
    expect(queue.current?.kind).toBe("die");
    expect(queue.turn(449)).toBeGreaterThan(0);
    expect(queue.current?.kind).toBe("die");
    queue.turn(450);
    expect(queue.current?.kind).toBe("escaped");
    expect(queue.turn(450 + 700)).toBe(0);
    expect(queue.current).toBeNull();
  });
  it("hurry when the next one comes in between", () => {
    const queue = new Moments();
    queue.push(told("DiceRolled"), 0);
    queue.push(told("Caught"), 100);
    expect(queue.current?.kind).toBe("die");
    queue.turn(450);
    expect(queue.current?.kind).toBe("caught");
  });
  it("collapse when they come faster than they can be seen: the telling ones stay", () => {
    const queue = new Moments();
    queue.push(told("DiceRolled"), 0);
    queue.push(told("DiceRolled", "Escaped", "DiceRolled", "Caught", "Died", "DiceRolled"), 1);
    const seen: (string | undefined)[] = [];
    for (let now = 0; queue.turn(now); now += 50)
      if (seen.at(-1) !== queue.current?.kind) seen.push(queue.current?.kind);
    expect(seen).toEqual(["die", "caught", "death"]);
  });
  it("wait while something else is looked at", () => {
    const queue = new Moments();
    queue.isHeld = true;
    queue.push(told("Died"), 0);
    expect(queue.turn(900)).toBe(0);
    expect(queue.current).toBeNull();
    queue.isHeld = false;
    queue.turn(1000);
    expect(queue.current?.kind).toBe("death");
    expect(queue.turn(1000 + 1099)).toBeGreaterThan(0);
  });
});

describe("what others do", () => {
  const played = (seat: number, side: number): LogLine =>
    line("CardPlayed", seat, [card(3)], [side]);
  it("is a moment where it changes a fight, and one's own card is not", () => {
    expect(momentsOf([played(1, 2)], 0).map((one) => one.kind)).toEqual(["thrown"]);
    expect(momentsOf([played(1, 0)], 0)).toEqual([]);
    expect(momentsOf([played(0, 1)], 0)).toEqual([]);
    expect(momentsOf([line("MonsterAdded", 2, [card(4)])], 0)[0]?.card).toBe("munchkin:c4");
  });
  it("is a Level gained, never one that is lost", () => {
    expect(momentsOf([line("LevelChanged", 1, [], [3, 4])])[0]?.levels).toEqual([3, 4]);
    expect(momentsOf([line("LevelChanged", 1, [], [4, 3])])).toEqual([]);
  });
  it("is a door, with what was behind it", () => {
    const [door] = momentsOf([line("DoorKicked", 1, [card(9)])]);
    expect([door?.kind, door?.card]).toEqual(["door", "munchkin:c9"]);
  });
});

describe("a run", () => {
  const news = [
    line("CombatLost", 0, [], [3, 9]),
    line("DiceRolled", 0, [card(1)], [4, 5]),
    line("Escaped", 0, [card(1)]),
    line("DiceRolled", 0, [card(2)], [2, 2]),
    line("Caught", 0, [card(2)]),
  ];
  it("is told monster by monster, each step with those before it", () => {
    const run = new Run();
    const told = momentsOf(news, 0, run);
    expect(told.map((one) => one.run.map((step) => step.end))).toEqual([
      [""],
      ["escaped"],
      ["escaped", ""],
      ["escaped", "caught"],
    ]);
    expect(run.steps[0]).toMatchObject({ die: 4, total: 5 });
  });
  it("goes on in the next frame, and is over with the turn", () => {
    const run = new Run();
    momentsOf(news.slice(0, 3), 0, run);
    expect(momentsOf(news.slice(3, 4), 0, run)[0]?.run).toHaveLength(2);
    expect(
      momentsOf([line("TurnBegan", 1), line("DiceRolled", 1, [], [3, 3])], 0, run)[0]?.run,
    ).toEqual([]);
  });
  it("knows who is still to come, a Mate of the same card too", () => {
    const run = new Run();
    momentsOf(news.slice(0, 3), 0, run);
    const left = laterOf([{ card: card(1) }, { card: card(1) }, { card: card(2) }], run.steps);
    expect(left.map((one) => one.card.n)).toEqual([1, 2]);
  });
  it("is not what else is rolled for", () => {
    expect(momentsOf([line("DiceRolled", 0, [card(5)], [3, 3])])[0]?.run).toEqual([]);
  });
});

describe("the spoils", () => {
  const won = [line("CombatWon", 0), line("CardDrawn", 0, [card(1), card(2), card(3)], [1, 0])];
  it("are turned up one by one, and put away after the last", () => {
    const spoils = new Spoils();
    expect(spoils.note(won, 0)).toBe(true);
    expect([spoils.next(), spoils.turned]).toEqual([880, 1]);
    expect([spoils.next(), spoils.turned]).toEqual([880, 2]);
    expect([spoils.next(), spoils.turned]).toEqual([1980, 3]);
    expect([spoils.next(), spoils.cards]).toEqual([0, []]);
  });
  it("are turned up nearly at once by whoever wants all", () => {
    const spoils = new Spoils();
    spoils.note(won, 0);
    expect([spoils.all(), spoils.next(), spoils.next()]).toEqual([90, 90, 1980]);
  });
  it("are put away by the next turn, however fast it comes", () => {
    const spoils = new Spoils();
    spoils.note(won, 0);
    spoils.next();
    expect(spoils.note([line("TurnBegan", 1)], 0)).toBe(true);
    expect([spoils.cards, spoils.turned]).toEqual([[], 0]);
    expect(spoils.note([line("TurnBegan", 2)], 0)).toBe(false);
  });
  it("are not what somebody else got of them", () => {
    const spoils = new Spoils();
    expect(spoils.note([...won, line("CardTaken", 1, [card(2)])], 0)).toBe(true);
    expect(spoils.cards).toEqual([card(1), card(3)]);
    expect(spoils.note([line("CardTaken", 0, [card(1)])], 0)).toBe(false);
    const all = ["CardTaken", "CardTaken"] as const;
    expect(
      spoils.note(
        all.map((kind, i) => line(kind, 1, [card(1 + 2 * i)])),
        0,
      ),
    ).toBe(true);
    expect([spoils.cards, spoils.next()]).toEqual([[], 0]);
    const promised = new Spoils();
    const one = line("CardDrawn", 0, [card(9)], [1, 0]);
    promised.note([line("CombatWon", 0), one, line("CardTaken", 2, [card(9)])], 0);
    expect(promised.cards).toEqual([]);
  });
  it("are what a fight brought, seen by whose they are", () => {
    const seen = (news: LogLine[], seat = 0): boolean => new Spoils().note(news, seat);
    expect(seen(won, 1)).toBe(false);
    expect(seen(won.slice(1))).toBe(false);
    expect(seen([line("CombatWon", 0), line("CardDrawn", 0, [card(1)], [0, 0])])).toBe(false);
    expect(seen([line("CombatWon", 0), line("TurnBegan", 1), ...won.slice(1)])).toBe(false);
    expect(seen([line("CombatWon", 0), line("CardDrawn", 0, [card(-1, "treasure")], [1, 0])])).toBe(
      false,
    );
  });
});
