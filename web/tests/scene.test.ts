import { ALONE } from "./asked.ts";
import { describe, expect, it } from "vitest";
import {
  knotAt,
  gearOf,
  improvements,
  largest,
  missingOf,
  signed,
  thrown,
} from "../src/table/fight/scene.ts";
import { atOnce, dropped, isUnambiguous } from "../src/table/hand/drag.ts";
import { groupsOf, turning } from "../src/table/hand/groups.ts";
import { evened, handed } from "../src/table/prompt/charity.ts";
import { clearing, doubtOf, isRash, isStale, moverOf, sorted } from "../src/table/moves.ts";
import { blowsSince, isForTheWin, newsOf } from "../src/table/news.ts";
import { isAlone, placesOf, settled, split, type Place } from "../src/table/prompt/places.ts";
import { marksOf, sidesOf } from "../src/table/rivals/board.ts";
import { stepped } from "../src/ui/arrows.ts";
import { typeOf } from "../src/ui/names.ts";
import type {
  CardInfo,
  Fight,
  LegalAct,
  LogKind,
  LogLine,
  Munchkin,
  Offer,
  Preview,
  SeatInfo,
  View,
} from "../src/net/protocol.ts";

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
  winners: [],
};

const KINDS: Record<string, string> = {
  missile: "one_shot",
  potion: "one_shot",
  enraged: "monster_enhancer",
  tax: "curse",
  elf: "race",
  bribe: "level_up",
  troll: "monster",
  hat: "item",
  ring: "one_shot",
  die: "one_shot",
};
const WAITS_FOR: Record<string, string> = {
  missile: "fight",
  potion: "fight",
  enraged: "fight",
  troll: "trouble",
  ring: "curse",
  die: "roll",
};
const known = (id: string): CardInfo | undefined =>
  id in KINDS
    ? ({ id, kind: KINDS[id], slot: null, waits_for: WAITS_FOR[id] ?? "" } as CardInfo)
    : undefined;

function view(more: Partial<View>, hand: string[] = []): View {
  return {
    seat: 0,
    table: { turn: 0, phase: "start", pool: [], body: [], winners: [] },
    munchkins: [{ seat: 0, level: 5, cards: [], curses: [] }],
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
    expect(improvements(fight)).toBe(1);
    expect(improvements({ ...fight, monsters: [monster(1, 6)], cards: [card] })).toBe(0);
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
  it("shows who is gone, whoever plays for them", () => {
    const one = (dead: boolean): Munchkin => ({ seat: 0, dead }) as Munchkin;
    const sits = (more: Partial<SeatInfo>): SeatInfo[] => [
      { seat: 0, kind: "person", present: true, away: false, ...more } as SeatInfo,
    ];
    expect(missingOf(one(false), sits({}))).toBe("");
    expect(missingOf(one(false), sits({ kind: "bot", present: false }))).toBe("");
    expect(missingOf(one(false), sits({ present: false }))).toBe("seat-gone");
    expect(missingOf(one(false), sits({ present: false, away: true }))).toBe("seat-away");
    expect(missingOf(one(true), sits({}))).toBe("is-dead");
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
  const laid = (of: View): string[][] =>
    groupsOf(of, sorted(of), known).map(({ id, cards }) => [
      id,
      ...cards.map(({ card, outcome }) => `${card.id} ${outcome.words}`),
    ]);
  it("calls surer what helps whoever wins already, and turns nothing then", () => {
    const ahead = { ...fought, fight: { ...FIGHT, ours: 21, ahead: true } };
    expect(groupsOf(ahead, sorted(ahead), known)[0]?.id).toBe("surer");
    expect(turning(ahead, sorted(ahead), known)).toEqual([]);
  });
  it("puts together what turns a fight together, and alone does not", () => {
    const [a, b] = [outcome("sums", 19, 20), outcome("sums", 19, 20)];
    const of = view({ fight: FIGHT, acts: [plays(0, a), plays(1, b)] }, ["missile", "potion"]);
    expect(laid(of)).toEqual([["short", "missile loss", "potion loss"]]);
    const more = [outcome("sums", 19, 20), outcome("sums", 20, 20)].map((one, n) => plays(n, one));
    expect(laid({ ...of, acts: more })).toEqual([
      ["together", "potion together", "missile together"],
    ]);
    const rival = { ...FIGHT, fighter: 2, ours: 21, theirs: 18, ahead: true };
    const against = [outcome("win", 21, 20), outcome("win", 21, 20)].map((one, n) => plays(n, one));
    const theirs = view({ fight: rival, acts: against }, ["missile", "potion"]);
    expect(laid(theirs)).toEqual([["together", "missile their-together", "potion their-together"]]);
    const weak = { ...theirs, fight: { ...rival, ours: 30 } };
    const little = weak.acts.map((one) => ({ ...one, preview: outcome("win", 30, 20) }));
    expect(laid({ ...weak, acts: little })[0]?.[0]).toBe("harms");
  });
  it("says of a tie that it is one, and who wins it", () => {
    const tie = view({ fight: FIGHT, acts: [plays(0, outcome("win", 20, 20))] }, ["missile"]);
    expect(laid(tie)).toEqual([["turns", "missile tie"]]);
  });
  it("hands a fight to whom it harms most, and to oneself only to win it", () => {
    const fight = { ...FIGHT, fighter: 2, ours: 21, ahead: true };
    const to = (seat: number, ours: number): LegalAct =>
      act("play", {
        cards: [0],
        targets: [{ kind: "seat", value: seat }],
        preview: outcome("handed", ours, 6),
      });
    const first = (...acts: LegalAct[]): unknown => {
      const of = view({ fight, acts }, ["potion"]);
      return sorted(of).byCard.get(0)?.[0]?.targets[0]?.value;
    };
    expect(first(to(0, 4), to(1, 10), to(3, 7))).toBe(3);
    expect(first(to(1, 10), to(0, 9))).toBe(0);
  });
  it("counts a Level for a rival last, and as no help to oneself", () => {
    const fight = { ...FIGHT, fighter: 2, ours: 21, ahead: true };
    const seat = (value: number): LegalAct["targets"] => [{ kind: "seat", value }];
    const acts = [
      act("play", {
        cards: [0],
        targets: seat(2),
        against: true,
        preview: outcome("win", 22, 20),
      }),
      act("play", { cards: [0], targets: seat(0) }),
    ];
    const of = view({ fight, acts }, ["bribe"]);
    expect(laid(of)).toEqual([["beside", "bribe level"]]);
    expect(sorted(of).byCard.get(0)?.[0]?.targets).toEqual(seat(0));
  });
  it("says of a rival's fight what is for him and what against him", () => {
    const rival = { ...fought, fight: { ...FIGHT, fighter: 2 } };
    expect(laid(rival)).toEqual([
      ["harms", "missile their-loss", "enraged their-loss"],
      ["helps", "potion their-loss"],
      ["beside", "tax play"],
      ["later", "elf later"],
    ]);
    expect(turning(rival, sorted(rival), known)).toEqual([]);
    const winning = { ...rival, fight: { ...rival.fight, ours: 21, ahead: true } };
    expect(laid(winning)[0]).toEqual([
      "stops",
      "missile their-loss",
      "enraged their-loss",
      "potion their-loss",
    ]);
    const saved = { ...rival, acts: [plays(0, outcome("win", 23, 20))] };
    expect(laid(saved)[0]).toEqual(["helps", "missile their-win"]);
  });
  it("counts no fight that is over, or another's, as won", () => {
    const kinds = ["gone", "away", "handed"];
    const ends = kinds.map((kind, n) => plays(n, outcome(kind, 9, 4)));
    const of = view({ fight: FIGHT, acts: ends }, ["missile", "potion", "enraged"]);
    expect(laid(of)).toEqual([["ends", "missile gone", "potion away", "enraged handed"]]);
    // Better than losing, and worse than winning.
    expect(turning(of, sorted(of), known)[0]?.act.preview?.kind).toBe("gone");
    const won = { ...of, acts: [...ends, plays(0, outcome("win", 21, 20))] };
    expect(laid(won)[0]).toEqual(["turns", "missile win"]);
    // Whoever wins already is asked whether he means it.
    expect(ends.map((one) => isRash(one, of))).toEqual([false, false, false]);
    const ahead = { ...of, fight: { ...FIGHT, ours: 21, ahead: true } };
    expect(ends.map((one) => isRash(one, ahead))).toEqual([true, true, true]);
    expect(turning(ahead, sorted(ahead), known)).toEqual([]);
    // For others it is a win less, or a way out.
    const theirs = { ...ahead, fight: { ...ahead.fight, fighter: 2 } };
    expect(laid(theirs)[0]?.[0]).toBe("stops");
    expect(laid({ ...theirs, fight: { ...FIGHT, fighter: 2 } })[0]?.[0]).toBe("helps");
    const killed = view({ fight: FIGHT, acts: [plays(0, outcome("win", 18, 0))] }, ["missile"]);
    expect(laid(killed)).toEqual([["turns", "missile killed"]]);
  });
  it("calls nothing good that is only carried", () => {
    const carried = act("play", { act: { play: "hat", carried: true }, cards: [0] });
    const worn = act("play", { act: { play: "hat" }, cards: [1] });
    expect(laid(view({ acts: [carried, worn] }, ["hat", "hat"]))).toEqual([
      ["now", "hat wear"],
      ["beside", "hat carry"],
    ]);
  });
  it("with too many cards says which could go, and which may be played instead", () => {
    const asked = { kind: "charity" } as View["asked"];
    const give = act("give", { act: { give: "ask" } });
    const worn = act("play", { act: { play: "hat" }, cards: [1] });
    const carried = act("play", { act: { play: "hat", carried: true }, cards: [2] });
    const gift = act("give", { act: { give: { Bob: ["hat"] } }, cards: [1] });
    const of = view({ asked, acts: [give, worn, carried, gift] }, ["missile", "hat", "hat", "tax"]);
    expect(laid(of)).toEqual([
      ["spare", "missile give", "tax give"],
      ["room", "hat wear", "hat carry"],
    ]);
    const poorest = { ...of, acts: [act("discard", { act: { discard: "ask" } }), worn] };
    expect(laid(poorest)[0]).toEqual(["spare", "missile discard", "hat discard", "tax discard"]);
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
  const question = (kind: string) => ({ kind, question: 1, text: "", progress: "", ...ALONE });
  const lies = (hand: string[], more: Partial<View>): unknown[] => {
    const now = view(more, hand);
    return groupsOf(now, sorted(now), known).map(({ id, cards }) => [
      id,
      ...cards.map(({ outcome }) => outcome.words),
    ]);
  };
  it("keeps what waits for a Curse or a roll for that, and for no fight", () => {
    const now = [["later", "curse", "roll"]];
    expect(lies(["ring", "die"], {})).toEqual(now);
    expect(lies(["ring", "die"], { fight: FIGHT })).toEqual(now);
  });
  it("calls what keeps a Curse off good where it is one's own", () => {
    const saves = act("play", { cards: [0], targets: [{ kind: "card", value: 90 }] });
    const curse = { n: 90, id: "curse" };
    const struck = (mine: boolean): Partial<View> => ({
      acts: [saves],
      asked: { ...question("answer-curse"), card: curse, mine, about: mine ? 0 : 1 },
    });
    expect(lies(["ring"], struck(true))).toEqual([["now", "play"]]);
    expect(lies(["ring"], struck(false))).toEqual([["others", "saves"]]);
    const { asked, ...open } = struck(false);
    const idle = asked ? { ...asked, if_passed: "It finds nothing to take." } : null;
    expect(lies(["ring"], { ...open, asked: idle })).toEqual([["others", "idle"]]);
    const haunts = (seat: number): Partial<View> => {
      const [own] = view({}).munchkins as [Munchkin];
      const all = [own, { ...own, seat: 1 }].map((one) => ({
        ...one,
        curses: one.seat === seat ? [curse] : [],
      }));
      return { acts: [saves], munchkins: all };
    };
    expect(lies(["ring"], haunts(0))).toEqual([["now", "play"]]);
    expect(lies(["ring"], haunts(1))).toEqual([["others", "saves"]]);
    expect(lies(["ring"], { ...haunts(1), fight: FIGHT })).toEqual([["others", "saves"]]);
  });
  it("says why it asks about what looks like a mistake", () => {
    const aimed = (value: number): LegalAct =>
      act("play", { against: true, targets: [{ kind: "seat", value }] });
    const why = (one: LegalAct, more: Partial<View> = {}): string => doubtOf(one, view(more));
    const fight = { fight: FIGHT };
    expect(why(aimed(0))).toBe("doubt-harms");
    expect(why(aimed(1))).toBe("doubt-helps");
    expect(why(act("play", { against: true }), fight)).toBe("doubt-harms");
    expect(why(act("play", { against: true }), { fight: { ...FIGHT, fighter: 1 } })).toBe(
      "doubt-helps",
    );
    expect(why(plays(0, outcome("sums", 18, 25)), fight)).toBe("doubt-harms");
    expect(why(plays(0, outcome("win", 25, 20)), fight)).toBe("");
    expect(why(act("fight"), fight)).toBe("doubt-behind");
    expect(why(act("discard"))).toBe("doubt-gone");
  });
  it("keeps a monster for trouble", () => {
    expect(lies(["troll"], {})).toEqual([["keep", "for-trouble"]]);
    expect(lies(["troll"], { fight: FIGHT })).toEqual([["later", "for-trouble"]]);
  });
  it("says of each card whether it answers the question that is open, and how", () => {
    const one = act("choose", { cards: [], targets: [{ kind: "card", value: 0 }] });
    const open = (kind: string): Partial<View> => ({ acts: [one], asked: question(kind) });
    expect(lies(["hat", "troll"], open("discard"))).toEqual([
      ["answers", "drop"],
      ["later", "not-this"],
    ]);
    expect(lies(["hat", "missile"], { ...open("choose-card"), fight: FIGHT })).toEqual([
      ["answers", "choose"],
      ["later", "not-this"],
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
    const wearing = [{ seat: 0, level: 5, cards: [{ n: 3, id: "hat", equipped: true }] }];
    const worn = { munchkins: wearing as unknown as View["munchkins"], acts: [act("kick")] };
    expect(places(asked("start", worn))).toEqual(["kick", "build trade", null]);
    expect(places(asked("answer-roll", worn))).toEqual(["kick", null, null]);
    expect(places(asked("end", { ...worn, acts: [] }))).toEqual([null, null, null]);
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
  it("ask for help where it could be enough, and never put first what surely loses", () => {
    const behind = asked("fight", { fight: FIGHT, acts: fighting });
    expect(places(behind)).toEqual(["build ask", "fight", "run"]);
    const helped = (preview: Preview): View => {
      const asks = [act("fight"), act("run"), act("ask", { preview })];
      return asked("fight", { fight: FIGHT, acts: asks });
    };
    expect(places(helped(outcome("win", 24, 20)))).toEqual(["build ask", "fight", "run"]);
    expect(places(helped(outcome("sums", 19, 20)))).toEqual(["run", "build ask", "fight"]);
    // With what one holds oneself it would be enough.
    const of = helped(outcome("sums", 19, 20));
    const acts = [...of.acts, plays(0, outcome("sums", 20, 20))];
    const both = { ...view({ fight: FIGHT, acts }, ["missile"]), asked: of.asked };
    expect(places(both)[0]).toBe("build ask");
  });
  it("keep what they hold as long as it is the same question", () => {
    const behind = asked("fight", { fight: FIGHT, acts: fighting });
    const before = placesOf(behind, sorted(behind), []);
    const declined = asked("fight", { fight: FIGHT, acts: [act("fight"), act("run")] });
    const now = placesOf(declined, sorted(declined), []);
    expect(said(now)).toEqual(["run", "fight", null]);
    expect(said(settled(before, now))).toEqual([null, "fight", "run"]);
    expect(said(settled([null, null, null], now))).toEqual(["run", "fight", null]);
  });
  it("play the card that turns the fight first", () => {
    const acts = [...fighting, plays(0, outcome("win", 23, 20))];
    const of = { ...view({ fight: FIGHT, acts }, ["missile"]), asked: asked("fight").asked };
    expect(places(of)).toEqual(["turn", "build ask", "run"]);
  });
  it("offer a power that turns the fight, beside the card that does", () => {
    const power = act("use", { cards: [9], preview: outcome("win", 22, 20) });
    const weak = act("use", { cards: [8], preview: outcome("sums", 19, 20) });
    const alone = { ...asked("fight", { fight: FIGHT, acts: [...fighting, weak, power] }) };
    const [first] = placesOf(alone, sorted(alone), turning(alone, sorted(alone), known));
    expect(first).toEqual({ kind: "turn", act: power, card: 9 });
    const acts = [...fighting, power, plays(0, outcome("win", 23, 20))];
    const both = { ...view({ fight: FIGHT, acts }, ["missile"]), asked: asked("fight").asked };
    expect(places(both)).toEqual(["turn", "turn", "run"]);
    // What ends it comes after help that would win, and before all that loses.
    const charm = act("use", { cards: [9], preview: outcome("gone", 0, 0) });
    const ends = (more: Partial<LegalAct>): (string | null)[] =>
      places(
        asked("fight", { fight: FIGHT, acts: [act("fight"), act("run"), act("ask", more), charm] }),
      );
    expect(ends({ preview: outcome("win", 24, 20) })).toEqual(["build ask", "turn", "run"]);
    expect(ends({ preview: outcome("sums", 19, 20) })).toEqual(["turn", "build ask", "run"]);
    // Unless it is one's own Class that is paid for it.
    const own = asked("fight", { fight: FIGHT, acts: [...fighting, charm] });
    const worn = { ...own.munchkins[0], cards: [{ n: 9 }] } as Munchkin;
    expect(places({ ...own, munchkins: [worn] })).toEqual(["build ask", "fight", "run"]);
    const ahead = { ...alone, fight: { ...FIGHT, ahead: true } };
    expect(places(ahead)).toEqual(["fight", "build ask", "run"]);
  });
  it("know when nobody but whoever looks is waited for", () => {
    const wait = asked("wait", { clock: null });
    expect(isAlone(wait)).toBe(true);
    expect(isAlone({ ...wait, clock: { kind: "window", left: 1, whole: 2, seats: [0] } })).toBe(
      false,
    );
    expect(isAlone(asked("fight", { clock: null }))).toBe(false);
  });
  it("put Charity first, then what is played instead", () => {
    const give = act("give", { act: { give: "ask" } });
    const worn = act("play", { act: { play: "hat" }, cards: [1] });
    const carried = act("play", { act: { play: "hat", carried: true }, cards: [0] });
    const of = view({ asked: asked("charity").asked, acts: [give, carried, worn, act("sell")] }, [
      "hat",
      "hat",
    ]);
    expect(places(of)).toEqual(["charity", "turn", "build sell"]);
    expect(places({ ...of, acts: [act("discard", { act: { discard: "ask" } }), carried] })).toEqual(
      ["charity", null, null],
    );
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
  it("let whoever is asked in a window say hold on, if it ends by itself", () => {
    const window = { kind: "window", left: 6000, whole: 6000, seats: [0, 1] };
    const turn = { ...window, kind: "turn" };
    const passing = { fight: FIGHT, acts: [act("pass")] };
    expect(places(asked("wait", { ...passing, clock: window }))).toEqual(["pass", null, "hold"]);
    expect(places(asked("wait", passing))).toEqual(["pass", null, null]);
    expect(places(asked("wait", { ...passing, clock: turn }))).toEqual(["pass", null, null]);
    expect(places(asked("wait", { ...passing, clock: turn, holding: [0] }))).toEqual([
      "pass",
      null,
      "hold",
    ]);
    const cursed = { acts: [act("pass"), act("play", { cards: [0] })], clock: window };
    expect(places(asked("answer-curse", cursed))).toEqual(["answer", null, "hold"]);
    expect(places(asked("start", { acts: [act("kick")], clock: window }))[2]).toBeNull();
  });
  it("leave a dialog its answer", () => {
    expect(places(asked("choose-card", { acts: [act("choose")] }))).toEqual(["answer", null, null]);
  });
  it("have two lines for an act", () => {
    expect(split("Fight it out: 8 to 20")).toEqual(["Fight it out", "8 to 20"]);
    expect(split("Pass")).toEqual(["Pass", ""]);
  });
});

describe("Charity among several", () => {
  it("is as even as it goes, whoever is chosen", () => {
    expect(evened([-1, -1, -1], [1, 2])).toEqual([1, 2, 1]);
    expect(evened([2, 2], [1, 2])).toEqual([2, 1]);
    expect(handed([1], 0, 2, [1, 2])).toEqual([2]);
    expect(handed([1, 2], 0, 2, [1, 2])).toEqual([2, 1]);
    expect(handed([1, 2, 1], 1, 1, [1, 2])).toEqual([2, 1, 1]);
    expect(handed([1, 2, 1], 2, 2, [1, 2])).toEqual([1, 2, 2]);
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
  it("is played below itself where nobody regrets it", () => {
    const once = (acts: LegalAct[], more: Partial<View> = {}): LegalAct | null =>
      atOnce({ acts }, view(more));
    const preview = (kind: string, ours: number, theirs: number): LegalAct["preview"] => ({
      ...{ kind, ours, theirs },
      text: "",
    });
    const turns = act("play", { preview: preview("win", 23, 20) });
    expect(once([equip])).toBe(equip);
    expect(once([turns], { fight: FIGHT })).toBe(turns);
    // Where there is a choice, somebody to be hit, harm to oneself, or a fight that is lost, one looks first.
    expect(once([equip, onBob])).toBeNull();
    expect(once([onBob])).toBeNull();
    expect(once([act("play", { against: true })])).toBeNull();
    expect(once([act("play", { preview: preview("sums", 18, 30) })], { fight: FIGHT })).toBeNull();
    expect(once([act("trouble", { preview: preview("sums", 1, 9) })])).toBeNull();
    expect(once([])).toBeNull();
  });
});

describe("what is in the way of a card", () => {
  const info = (id: string, kind: string, slot: string | null = null) =>
    ({ id, kind, slot }) as CardInfo;
  const CARDS = [
    info("wizard", "class"),
    info("dwarf", "race"),
    info("helm", "item", "headgear"),
    info("pole", "item", "2-hands"),
  ];
  const known = (id: string) => CARDS.find((one) => one.id === id);
  const cards = CARDS.map(({ id }, n) => ({ n, id }));
  const acts = [
    act("discard", { cards: [0] }),
    act("discard", { cards: [1] }),
    act("unequip", { cards: [2] }),
    act("unequip", { cards: [3] }),
  ];
  const at = view({ acts, munchkins: [{ seat: 0, cards }] as unknown as Munchkin[] });
  const cleared = (code: string, card: CardInfo): (number | undefined)[] =>
    clearing(code, card, at, known).map((one) => one.cards[0]);

  it("goes by an act that is listed for a card of its kind, or in its place", () => {
    expect(cleared("already-have-one", info("cleric", "class"))).toEqual([0]);
    expect(cleared("already-have-one", info("elf", "race"))).toEqual([1]);
    expect(cleared("slot-full", info("hat", "item", "headgear"))).toEqual([2]);
    expect(cleared("slot-full", info("sword", "item", "1-hand"))).toEqual([3]);
  });
  it("is nothing where something else is wrong, or nothing is listed", () => {
    expect(cleared("wrong-user", info("hat", "item", "headgear"))).toEqual([]);
    expect(cleared("already-have-one", info("android", "hireling"))).toEqual([]);
    expect(clearing("already-have-one", CARDS[0], { ...at, acts: [] }, known)).toEqual([]);
  });
});

describe("the news", () => {
  const line = (kind: LogKind, seat: number, text: string = kind): LogLine => ({
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
  it("end with what they tell of", () => {
    const told = (log: LogLine[], more: Partial<View> = {}) => newsOf(view({ log, ...more }));
    const struck = line("CurseStruck", 0);
    expect(told([struck, line("CardDiscarded", 0)]).headline).toBe(struck);
    expect(told([struck, line("CardPlayed", 2)]).headline).toBeNull();
    expect(told([struck, line("DoorKicked", 0)]).headline).toBeNull();
    const thrown = line("CardPlayed", 2);
    expect(told([thrown, line("CardDrawn", 0)], { fight: FIGHT }).headline).toBe(thrown);
    expect(told([thrown, line("CardPlayed", 0)], { fight: FIGHT }).headline).toBeNull();
    expect(told([thrown, line("FightDeclared", 0)], { fight: FIGHT }).headline).toBeNull();
    const won = [line("PowerUsed", 1), line("CombatWon", 0)]; // its Treasures are still to be shared
    expect(told(won, { fight: FIGHT }).headline).toBeNull();
    expect(told([thrown], { fight: FIGHT }).isOfFight).toBe(true);
    expect(told([thrown, line("CombatWon", 0)]).headline).toBeNull();
    const declined = line("HelpDeclined", 1);
    expect(told([line("HelpAsked", 0), declined], { fight: FIGHT }).headline).toBe(declined);
    expect(told([declined, line("HelpAsked", 0)], { fight: FIGHT }).headline).toBeNull();
    expect(told([declined], { fight: FIGHT }).isOfFight).toBe(false); // read after a while
  });
  it("tell of an offer as long as it is open", () => {
    const offered = line("HelpOffered", 1);
    const told = (offers: Partial<Offer>[], ...since: LogLine[]) =>
      newsOf(view({ fight: FIGHT, log: [offered, ...since], offers: offers as Offer[] }));
    const open = { kind: "help", maker: 1, to: 0 };
    expect(told([open])).toMatchObject({ headline: offered, isOfFight: true });
    expect(told([open], line("HelpOffered", 2)).headline).toBe(offered);
    expect(told([], line("HelpDeclined", 0)).headline).toBeNull();
    expect(told([], line("OfferWithdrawn", 1)).headline).toBeNull();
    expect(told([]).headline).toBeNull();
  });
  it("tell of a gift as long as nothing else happens", () => {
    const held = { hand: [{ n: 4, id: "munchkin:elf" }] } as View["you"];
    const gift = { ...line("CharityGiven", 1), cards: [{ n: 4, id: "munchkin:elf" }] };
    const of = view({ you: held, log: [gift] });
    expect(newsOf(of).headline).toBe(gift);
    expect(newsOf({ ...of, log: [gift, line("DoorKicked", 1)] }).headline).toBe(null);
    const another = { ...line("CharityGiven", 1), cards: [{ n: 5, id: "munchkin:elf" }] };
    expect(newsOf({ ...of, log: [another] }).headline).toBe(null);
  });
  it("mark the fight that would end the game", () => {
    const fight = { ...FIGHT, for_the_win: true };
    expect(isForTheWin({ fight })).toBe(true);
    expect(isForTheWin({ fight: { ...fight, stage: "run" } })).toBe(false);
    expect(isForTheWin({ fight: FIGHT })).toBe(false);
    expect(isForTheWin({ fight: null })).toBe(false);
  });
  it("tell whoever was robbed, though only the sentence names them", () => {
    const sword = { n: 4, id: "sword" };
    const before = view({ munchkins: [{ seat: 0, cards: [sword] }] as unknown as Munchkin[] });
    const stolen = { ...line("ItemStolen", 1), cards: [sword] };
    const other = { ...line("ItemStolen", 1), cards: [{ n: 9, id: "hat" }] };
    const now = view({ log: [other, stolen] });
    expect(blowsSince(before, now)).toEqual([stolen]);
    expect(newsOf(now, blowsSince(before, now)).headline).toBe(stolen);
    expect(newsOf(now).headline).toBeNull();
    expect(blowsSince(before, view({ log: [{ ...stolen, seat: 0 }] }))).toEqual([]);
  });
  it("keep what others did until it was read, whoever's turn it is by then", () => {
    const thrown = { ...line("CardPlayed", 1), cards: [{ n: 7, id: "curse" }] };
    const struck = { ...line("CurseStruck", 0), cards: [{ n: 7, id: "curse" }] };
    const found = { ...line("CurseStruck", 0), cards: [{ n: 8, id: "other" }] };
    const log = [thrown, struck, found];
    const blows = blowsSince(view({ log: [] }), view({ log }));
    expect(blows).toEqual([struck]);
    const later = [...log, line("DoorKicked", 1), line("TurnBegan", 2), line("TurnBegan", 0)];
    expect(newsOf(view({ log: later }), blows).headline).toBe(struck);
    expect(newsOf(view({ log: later })).headline?.kind).toBe("TurnBegan");
    const level = line("LevelChanged", 0);
    expect(newsOf(view({ log: [...later, level] }), blows).headline).toBe(level);
  });
  it("tick the last three things, the newest last", () => {
    const log = ["a", "b", "c", "d"].map((text) => line("Traded", 1, text));
    expect(newsOf(view({ log })).ticker.map(({ text }) => text)).toEqual(["b", "c", "d"]);
  });
});

describe("becoming something", () => {
  const info = (id: string, kind: string, more: Partial<CardInfo> = {}): CardInfo =>
    ({
      id,
      kind,
      slot: null,
      waits_for: "",
      usable_by: [],
      not_usable_by: [],
      ...more,
    }) as CardInfo;
  const ALL = [
    info("munchkin:wizard", "class"),
    info("munchkin:elf", "race"),
    info("armor", "item", { bonus: 3, not_usable_by: ["wizard"] }),
    info("polearm", "item", { bonus: 4, usable_by: ["human"] }),
  ];
  const known = (id: string): CardInfo | undefined => ALL.find((one) => one.id === id);
  const cards = ["armor", "polearm"].map((id, n) => ({ n, id, equipped: true, active: true }));
  function become(id: string, worn = cards): unknown[] {
    const acts = [act("play", { cards: [9] })];
    const munchkins = [{ seat: 0, level: 5, cards: worn, curses: [] }] as unknown as Munchkin[];
    const you = { hand: [{ n: 9, id }] } as View["you"];
    const now = view({ acts, munchkins, you });
    const [group] = groupsOf(now, sorted(now), known);
    return [group?.id, group?.cards[0]?.outcome];
  }
  it("says what would count no longer, and is not called good then", () => {
    const less = (loss: number) => ({ words: "be-less", values: { loss } });
    expect(become("munchkin:wizard")).toEqual(["beside", less(3)]);
    expect(become("munchkin:elf")).toEqual(["beside", less(4)]);
    expect(become("munchkin:wizard", [])).toEqual(["now", { words: "be", values: {} }]);
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
  it("whoever took over a fight has the move, until it is over", () => {
    const table = { turn: 0, phase: "combat" } as View["table"];
    expect(moverOf({ table, fight: null })).toBe(0);
    expect(moverOf({ table, fight: { ...FIGHT, fighter: 2 } })).toBe(2);
  });
  it("arrows go round", () => {
    expect([stepped(0, 1, 3), stepped(2, 1, 3), stepped(0, -1, 3)]).toEqual([1, 0, 2]);
  });
  it("long words of a card are set smaller", () => {
    expect(typeOf(260)).toBeLessThan(typeOf(60));
  });
});
