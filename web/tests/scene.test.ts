import { ALONE } from "./asked.ts";
import { describe, expect, it } from "vitest";
import { knotAt, gearOf, isImproved, largest, signed, thrown } from "../src/table/fight/scene.ts";
import { dropped, isUnambiguous } from "../src/table/hand/drag.ts";
import { groupsOf, turning } from "../src/table/hand/groups.ts";
import { isStale, sorted } from "../src/table/moves.ts";
import { newsOf } from "../src/table/news.ts";
import { placesOf, split, type Place } from "../src/table/prompt/places.ts";
import { marksOf, sidesOf } from "../src/table/rivals/board.ts";
import { stepped } from "../src/ui/arrows.ts";
import { typeOf } from "../src/ui/names.ts";
import type { CardInfo, Fight, LegalAct, LogLine, Munchkin, View } from "../src/net/protocol.ts";

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

const FIGHT: Fight = {
  stage: "fight",
  fighter: 0,
  helper: -1,
  ours: 18,
  theirs: 20,
  ahead: false,
  lines: [],
  monsters: [],
  cards: [],
  treasures: 3,
  levels: 1,
  for_the_win: false,
};

const KINDS: Record<string, string> = {
  missile: "one_shot",
  potion: "one_shot",
  enraged: "monster_enhancer",
  tax: "curse",
  elf: "race",
  bribe: "level_up",
  troll: "monster",
};
const known = (id: string): CardInfo | undefined =>
  id in KINDS ? ({ id, kind: KINDS[id], slot: null } as CardInfo) : undefined;

function view(more: Partial<View>, hand: string[] = []): View {
  return {
    seat: 0,
    table: { turn: 0, phase: "start", pool: [], body: [], winners: [] },
    munchkins: [{ seat: 0, level: 5 }],
    fight: null,
    waiting: { seats: [], passed: [], text: "" },
    clock: null,
    you: {
      hand: hand.map((id, n) => ({ n, id })),
      known: [],
      open_cards: [],
      orders: null,
      deal: null,
    },
    asked: null,
    offers: [],
    acts: [],
    log: [],
    holding: [],
    ...more,
  } as unknown as View;
}

const outcome = (kind: string, ours: number, theirs: number) => ({ kind, ours, theirs, text: "" });
const plays = (card: number, preview: LegalAct["preview"]): LegalAct =>
  act("play", { act: { play: card, ...preview }, cards: [card], preview });

describe("the rope", () => {
  it("has its knot towards whoever leads, three hundredths a point, forty at most", () => {
    expect(knotAt(0)).toBe(50);
    expect(knotAt(-2)).toBe(56);
    expect(knotAt(5)).toBe(35);
    expect(knotAt(99)).toBe(10);
    expect(knotAt(-34)).toBe(90);
  });
});

describe("the scene", () => {
  const monster = (id: number, strength: number, enhancers: number[] = []) => ({
    id,
    card: { n: id, id: "troll" },
    name: "Troll",
    strength,
    enhancers: enhancers.map((n) => ({ n, id: "enraged" })),
  });

  it("shows the strongest monster whole, or the one pointed at", () => {
    const monsters = [monster(1, 6), monster(2, 18)];
    expect(largest(monsters, -1)?.id).toBe(2);
    expect(largest(monsters, 1)?.id).toBe(1);
    expect(largest(monsters, 7)?.id).toBe(2);
    expect(largest([], -1)).toBeUndefined();
  });
  it("knows what lies on no monster, and whether anything makes one worse", () => {
    const card = { card: { n: 9, id: "missile" }, side: "munchkins" };
    const lying = { card: { n: 5, id: "enraged" }, side: "monsters" };
    const fight = { ...FIGHT, monsters: [monster(1, 6, [5])], cards: [card, lying] };
    expect(thrown(fight)).toEqual([card]);
    expect(isImproved(fight)).toBe(true);
    expect(isImproved({ ...fight, monsters: [monster(1, 6)], cards: [card] })).toBe(false);
  });
  it("lays what has no place where there is room", () => {
    const slots: Record<string, string | null> = { hat: "headgear", sword: "1-hand", knees: null };
    const one = {
      cards: Object.keys(slots).map((id, n) => ({ id, n, equipped: true, active: true, host: 0 })),
    } as unknown as Munchkin;
    const gear = gearOf(one, (id) => ({ kind: "item", slot: slots[id] }) as CardInfo);
    expect(gear.head.map(({ id }) => id)).toEqual(["hat"]);
    expect(gear.hands.map(({ id }) => id)).toEqual(["sword"]);
    expect(gear.body.map(({ id }) => id)).toEqual(["knees"]);
  });
  it("writes what is added to a Level with its sign", () => {
    expect([signed(7), signed(0), signed(-2)]).toEqual(["+ 7", "+ 0", "− 2"]);
  });
});

describe("the hand in groups", () => {
  const acts = [
    plays(0, outcome("win", 23, 20)),
    plays(0, outcome("sums", 18, 25)), // the same card for the monsters
    plays(1, outcome("sums", 20, 20)),
    plays(2, outcome("sums", 18, 25)),
    plays(3, null),
  ];
  const hand = ["missile", "potion", "enraged", "tax", "elf"];
  const fought = view({ fight: FIGHT, acts, asked: { kind: "fight" } as View["asked"] }, hand);

  it("goes by what a card makes of the fight, and a card without a sum is beside it", () => {
    const groups = groupsOf(fought, sorted(fought), known);
    expect(groups.map(({ id, cards }) => [id, ...cards.map(({ card }) => card.id)])).toEqual([
      ["turns", "missile"],
      ["short", "potion"],
      ["feeds", "enraged"],
      ["beside", "tax"],
      ["later", "elf"],
    ]);
    expect(groups[0]?.cards[0]?.outcome).toEqual({
      words: "win",
      values: { ours: 23, theirs: 20 },
    });
  });
  it("has the best that a card can do as the first thing done with it", () => {
    expect(sorted(fought).byCard.get(0)?.[0]?.preview?.kind).toBe("win");
    const rival = { ...fought, fight: { ...FIGHT, fighter: 2 } };
    expect(sorted(rival).byCard.get(0)?.[0]?.preview?.ours).toBe(18);
  });
  it("calls surer what helps whoever wins already, and turns nothing for a rival of the losers", () => {
    const ahead = { ...fought, fight: { ...FIGHT, ours: 21, ahead: true } };
    expect(groupsOf(ahead, sorted(ahead), known)[0]?.id).toBe("surer");
    expect(turning(ahead, sorted(ahead), known)).toBeNull();
    const rival = { ...fought, fight: { ...FIGHT, fighter: 2 } };
    expect(turning(rival, sorted(rival), known)).toBeNull();
  });
  it("outside a fight tells what is good now, what waits for a fight, what is for others", () => {
    const quiet = view(
      {
        acts: [
          act("play", { cards: [0] }),
          act("play", { cards: [1], targets: [{ kind: "seat", value: 2 }] }),
        ],
      },
      ["bribe", "tax", "missile", "enraged", "elf"],
    );
    expect(
      groupsOf(quiet, sorted(quiet), known).map(({ id, cards }) => [
        id,
        ...cards.map((one) => one.outcome.words),
      ]),
    ).toEqual([
      ["now", "level"],
      ["keep", "fight", "rival"],
      ["others", "on-rival"],
      ["later", "later"],
    ]);
  });
  it("calls no trouble good that would be lost", () => {
    const lost = act("trouble", { cards: [0], preview: outcome("sums", 4, 14) });
    const won = act("trouble", { cards: [0], preview: outcome("win", 16, 14) });
    const room = (trouble: LegalAct): [string, string] => {
      const quiet = view({ acts: [trouble] }, ["ogre"]);
      const [group] = groupsOf(quiet, sorted(quiet), known);
      return [group?.id ?? "", group?.cards[0]?.outcome.words ?? ""];
    };
    expect(room(lost)).toEqual(["short", "loss"]);
    expect(room(won)).toEqual(["now", "win"]);
  });
  it("draws nothing in outline that can no longer be done", () => {
    expect(isStale(outcome("win", 23, 20), acts)).toBe(false);
    expect(isStale(outcome("win", 24, 20), acts)).toBe(true);
    expect(isStale(null, acts)).toBe(false);
  });
});

describe("the places beside the prompt", () => {
  const said = (places: (Place | null)[]): (string | null)[] =>
    places.map((one) => {
      if (!one) return null;
      if (one.kind === "act") return one.act.verb;
      return one.kind === "build" ? `build ${one.verb}` : one.kind;
    });
  const asked = (kind: string, more: Partial<View> = {}): View =>
    view({ asked: { kind, question: 1, text: "", progress: "", ...ALONE }, ...more });
  const places = (of: View): (string | null)[] =>
    said(placesOf(of, sorted(of), turning(of, sorted(of), known)));
  const fighting = [act("fight"), act("run"), act("ask")];

  it("are what most people want, the second thing, and the way out", () => {
    expect(places(asked("start", { acts: [act("kick"), act("sell")] }))).toEqual([
      "kick",
      "build sell",
      null,
    ]);
    const ahead = { ...FIGHT, ahead: true };
    expect(places(asked("fight", { fight: ahead, acts: fighting }))).toEqual([
      "fight",
      "build ask",
      "run",
    ]);
    expect(places(asked("wait", { fight: ahead, acts: [act("pass")] }))).toEqual([
      "pass",
      null,
      null,
    ]);
  });
  it("ask for help before a fight is lost, and no more once somebody was asked", () => {
    const behind = asked("fight", { fight: FIGHT, acts: fighting });
    expect(places(behind)).toEqual(["build ask", "fight", "run"]);
    const log = [{ kind: "DoorKicked" }, { kind: "HelpAsked", seat: 0 }] as LogLine[];
    expect(places({ ...behind, log })).toEqual(["fight", "build ask", "run"]);
  });
  it("play the card that turns the fight first", () => {
    const acts = [...fighting, plays(0, outcome("win", 23, 20))];
    const of = { ...view({ fight: FIGHT, acts }, ["missile"]), asked: asked("fight").asked };
    expect(places(of)).toEqual(["turn", "build ask", "run"]);
  });
  it("press whoever looks on to nothing", () => {
    const rival = view({ seat: 1, fight: FIGHT, acts: [act("ask")] });
    expect(places(rival)).toEqual([null, "build ask", null]);
  });
  it("do not press themselves: where the server answers, one may only say hold on", () => {
    const of = asked("wait", { fight: FIGHT, acts: [act("pass")] });
    const automatic = { ...of, asked: { ...of.asked, automatic: true } } as unknown as View;
    expect(places(automatic)).toEqual([null, "hold", null]);
  });
  it("leave a dialog its answer", () => {
    expect(places(asked("choose-card", { acts: [act("choose")] }))).toEqual(["answer", null, null]);
  });
  it("have two lines for an act", () => {
    expect(split("Fight it out: 8 to 20")).toEqual(["Fight it out", "8 to 20"]);
    expect(split("Pass")).toEqual(["Pass", ""]);
  });
});

describe("a card that is dragged", () => {
  const onBob = act("play", { targets: [{ kind: "seat", value: 1 }] });
  const onTroll = act("play", { targets: [{ kind: "monster", value: 4 }] });
  const equip = act("equip");

  it("does where it is dropped what it can do there, and nothing else", () => {
    expect(dropped([onBob, equip], "seat-1", 0)).toBe(onBob);
    expect(dropped([onBob, equip], "seat-0", 0)).toBe(equip);
    expect(dropped([onBob], "seat-2", 0)).toBeNull();
    expect(dropped([onTroll], "monster-4", 0)).toBe(onTroll);
    expect(dropped([onTroll], "monster-5", 0)).toBeNull();
    expect(dropped([onTroll], "arena", 0)).toBe(onTroll);
    expect(dropped([act("discard")], "arena", 0)).toBeNull();
  });
  it("is played by two clicks where there is one thing to do", () => {
    expect(isUnambiguous([equip])).toBe(true);
    expect(isUnambiguous([equip, onBob])).toBe(false);
    expect(isUnambiguous([act("discard")])).toBe(false);
  });
});

describe("the news", () => {
  const line = (kind: string, seat: number, text = kind): LogLine => ({
    kind,
    seat,
    text,
    cards: [],
    numbers: [],
  });

  it("have a headline for what happens to whoever looks", () => {
    const log = [line("TurnBegan", 0), line("CardPlayed", 2, "Cid plays Enraged.")];
    const mine = newsOf(view({ fight: FIGHT, log }));
    expect(mine.headline?.text).toBe("Cid plays Enraged.");
    expect(mine.isThrown).toBe(true);
    const before = [line("CardPlayed", 1), line("DoorKicked", 0), line("CombatStarted", 0)];
    expect(newsOf(view({ fight: FIGHT, log: before })).headline).toBeNull();
    expect(newsOf(view({ seat: 1, fight: FIGHT, log })).headline).toBeNull();
    expect(newsOf(view({ seat: -1, fight: FIGHT, log })).headline).toBeNull();
    const struck = newsOf(view({ log: [line("CurseStruck", 0)] }));
    expect(struck.headline?.kind).toBe("CurseStruck");
    expect(newsOf(view({ log: [line("Died", 0), line("TurnBegan", 1)] })).headline).toBeNull();
  });
  it("tick the last three things, the newest last", () => {
    const log = ["a", "b", "c", "d"].map((text) => line("Traded", 1, text));
    expect(newsOf(view({ log })).ticker.map(({ text }) => text)).toEqual(["b", "c", "d"]);
  });
});

describe("around the table", () => {
  it("no two have the same mark", () => {
    expect(marksOf(["Ann", "Ada", "Bo"])).toEqual(["An", "Ad", "Bo"]);
    expect(marksOf(["Ann", "Anna", "An"])).toEqual(["An", "Aa", "A1"]);
    expect(new Set(marksOf(["?", "", "…"])).size).toBe(3);
  });
  it("rivals sit in the order of their turns, the larger half on the left", () => {
    const all = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat }));
    const seats = sidesOf(all, 2).map((side) => side.map(({ seat }) => seat));
    expect(seats).toEqual([
      [3, 4, 5],
      [0, 1],
    ]);
    expect(sidesOf(all.slice(0, 2), 0)).toEqual([[{ seat: 1 }], []]);
  });
  it("arrows go round", () => {
    expect([stepped(0, 1, 3), stepped(2, 1, 3), stepped(0, -1, 3)]).toEqual([1, 0, 2]);
  });
  it("long words of a card are set smaller", () => {
    expect(typeOf(260)).toBeLessThan(typeOf(60));
  });
});
