import { describe, expect, it } from "vitest";
import { ALONE } from "./asked.ts";
import { isDialog, sorted } from "../src/table/moves.ts";
import { isForNothing, aim, consequence, isSeveral, laid } from "../src/table/prompt/answers.ts";
import type { Asked, Fight, LegalAct, View, Offer } from "../src/net/protocol.ts";

function act(verb: string, more: Partial<LegalAct> = {}): LegalAct {
  return {
    label: verb,
    verb,
    act: { [verb]: more.cards ?? more.targets ?? true },
    question: 5,
    against: false,
    cards: [],
    targets: [],
    preview: null,
    ...more,
  };
}
const asked = (kind: string, more: Partial<Asked> = {}): Asked => ({
  kind,
  question: 5,
  text: "",
  progress: "",
  ...ALONE,
  ...more,
});
const choose = (n: number): LegalAct =>
  act("choose", { targets: [{ kind: "card", value: n }], label: `card ${n}` });
const ELF = { n: 15, id: "munchkin:elf" };
const CARDS = new Map([
  [7, "munchkin:dwarf"],
  [8, "munchkin:thief"],
  [15, "munchkin:elf"],
]);

function view(question: Asked, acts: LegalAct[], fight: Partial<Fight> | null = null): View {
  return { seat: 0, asked: question, acts, fight } as unknown as View;
}
function lay(question: Asked, acts: LegalAct[], fight: Partial<Fight> | null = null) {
  const one = view(question, acts, fight);
  const found = laid(one, sorted(one), CARDS);
  return { ...found, verbs: found.foot.map((a) => a.verb) };
}

describe("the dialog of a question", () => {
  it("shows the card that was found; playing it comes before keeping it", () => {
    const play = act("play", { cards: [15], question: 0 });
    const other = act("play", { cards: [7], question: 0, label: "another card" });
    const found = lay(asked("door-card", { card: ELF }), [act("keep"), other, play]);
    expect(found.matters).toBe("munchkin:elf");
    expect(found.foot[0]).toBe(play);
    expect(found.verbs).toEqual(["play", "keep"]);
    expect(found.beside).toEqual([other]);
  });
  it("has one button where there is nothing else", () => {
    expect(lay(asked("door-card", { card: ELF }), [act("keep")]).verbs).toEqual(["keep"]);
  });
  it("puts what would stop a Curse first, and never what goes against oneself", () => {
    const ring = act("play", { cards: [8], label: "ring" });
    const worse = act("play", { cards: [7], label: "worse", against: true });
    const found = lay(asked("answer-curse", { card: ELF }), [act("pass"), worse, ring]);
    expect(found.foot[0]).toBe(ring);
    expect(found.verbs).toEqual(["play", "pass"]);
  });
  it("lets come first what would take nothing", () => {
    const ring = act("play", { cards: [8], label: "ring" });
    const idle = asked("answer-curse", { card: ELF, if_passed: "It finds nothing to take." });
    expect(lay(idle, [ring, act("pass")]).verbs).toEqual(["pass", "play"]);
  });
  it("lets nobody who answers an offer let a window stand", () => {
    const pass = act("pass", { question: 4 });
    const missile = act("play", { cards: [7], question: 0 });
    const own = [act("accept"), act("decline")];
    const found = lay(asked("offer"), [...own, pass, missile]);
    expect([found.foot, found.listed, found.beside]).toEqual([[], [], [missile]]);
  });
  it("tells nothing by the back of a card", () => {
    const back = { n: -1, id: "door" };
    expect(lay(asked("choose-card", { card: back }), [choose(7), choose(8)]).matters).toBe("");
  });
  it("never has more than two buttons side by side", () => {
    const words = ["hand", "gear", "level"].map((label) => act("choose", { label }));
    const found = lay(asked("choose-word"), words);
    expect(found.foot).toEqual([]);
    expect(found.listed).toEqual(words);
  });
  it("shows the monster itself where there is only one to run from", () => {
    const run = act("run", { targets: [{ kind: "monster", value: 0 }] });
    const flee = act("sacrifice", { cards: [7], question: 0 });
    const monsters = [{ id: 0, card: ELF, name: "", strength: 1, enhancers: [] }];
    const found = lay(asked("run-order"), [run, flee], { monsters });
    expect(aim(run, view(asked("run-order"), [run], { monsters }))).toBe(15);
    expect(found.matters).toBe("munchkin:elf");
    expect(found.verbs).toEqual(["run", "sacrifice"]);
  });
  it("lets several cards be picked where several are wanted, and one where one is", () => {
    const both = [choose(7), choose(8)];
    expect(isSeveral(asked("discard", { most: 2 }), both)).toBe(true);
    expect(isSeveral(asked("discard", { most: 2, chosen: 2 }), both)).toBe(false);
    expect(isSeveral(asked("discard"), both)).toBe(false);
    expect(isSeveral(asked("discard", { most: 2 }), [])).toBe(false);
  });
});

describe("what is about to strike", () => {
  it("says on its button what it comes to", () => {
    expect(consequence(["Curse.", "Played at rest, on any player: lose 1 level."])).toBe(
      "lose 1 level.",
    );
  });
  it("is a dialog for whom it strikes, and for nobody else", () => {
    expect(isDialog(asked("answer-curse"))).toBe(true);
    expect(isDialog(asked("answer-curse", { mine: false }))).toBe(false);
    expect(isDialog(asked("answer-bad-stuff"))).toBe(true);
    expect(isDialog(asked("answer-roll"))).toBe(false);
  });
  it("is none where the server answers by itself", () => {
    expect(isDialog({ ...asked("answer-curse"), automatic: true })).toBe(false);
    expect(isDialog({ ...asked("run-order"), automatic: true })).toBe(false);
  });
});

describe("an offer", () => {
  const offer = (more: Partial<Offer> = {}): Offer =>
    ({ kind: "help", treasures: 0, picks: [], items: [], cards: [], ...more }) as Offer;
  const fight = { fighter: 1 } as View["fight"];
  it("is for nothing where whoever is asked gets nothing", () => {
    expect(isForNothing(offer(), { fight, seat: 0 })).toBe(true);
    expect(isForNothing(offer({ picks: [1], treasures: 1 }), { fight, seat: 0 })).toBe(false);
    expect(isForNothing(offer(), { fight, seat: 1 })).toBe(false); // he is helped
    const trade = offer({ kind: "trade", cards: [{ n: 1, id: "x" }] as Offer["cards"] });
    expect(isForNothing(trade, { fight: null, seat: 0 })).toBe(true);
    expect(isForNothing({ ...trade, items: trade.cards }, { fight: null, seat: 0 })).toBe(false);
  });
});
