// The deal sheet's own logic: taps, counter-offers, what became of an offer, the rope and the bar.
import { describe, expect, it } from "vitest";
import type { Fight, LogKind, LogLine, Offer, Quote, View } from "../src/net/protocol.ts";
import {
  answering,
  between,
  draftOf,
  emptyDraft,
  fateOf,
  flagAt,
  helperOf,
  isPrice,
  isQuote,
  isSame,
  kept,
  linesAfter,
  marks,
  signed,
  staying,
  tapped,
  termsOf,
  unanswered,
} from "../src/table/deal/deal.ts";
import { deals } from "../src/table/deal/news.svelte.ts";

const card = (n: number) => ({ n, id: `munchkin:card-${n}` });
const offer = (more: Partial<Offer> = {}): Offer => ({
  id: 7,
  kind: "help",
  maker: 0,
  to: 1,
  treasures: 1,
  picks: [1],
  items: [],
  cards: [],
  text: "a Treasure, picked first",
  ...more,
});
const line = (kind: LogKind, seat: number): LogLine => ({
  kind,
  text: kind,
  seat,
  cards: [],
  numbers: [],
});
const view = (offers: Offer[] = [], log: LogLine[] = []): View =>
  ({ seat: 0, offers, log }) as unknown as View;
const NOTHING = { cards: [], picks: [] };

describe("a draft", () => {
  it("takes what is tapped, and gives it back at a second tap", () => {
    const [one, kept] = tapped(emptyDraft("help", 1), NOTHING, "picks", 2);
    const [two] = tapped(one, kept, "picks", 1);
    expect(two.picks).toEqual([1, 2]);
    const [three, out] = tapped(two, kept, "picks", 2);
    expect(three.picks).toEqual([1]);
    expect(out).toEqual({ cards: [], picks: [2] });
  });
  it("keeps out of suggestions what was tapped out, until it is tapped in again", () => {
    const [one, none] = tapped(emptyDraft("trade", 1), NOTHING, "items", 9);
    const [two, out] = tapped(one, none, "items", 9);
    expect(out.cards).toEqual([9]);
    const [three, again] = tapped(two, out, "items", 9);
    expect([three.items, again.cards]).toEqual([[9], []]);
  });
  it("goes over the wire and comes back as it was", () => {
    const draft = { ...emptyDraft("help", 2), picks: [1, 3], items: [4], cards: [8] };
    expect(isSame(draftOf(termsOf(draft)), draft)).toBe(true);
    expect(isSame(draft, emptyDraft("help", 2))).toBe(false);
  });
});

describe("a quote", () => {
  const quote = (wants_text: string, wants: number, more: Partial<Quote> = {}): Quote =>
    ({ wants_text, wants, lack: 0, helper_levels: 0, ...more }) as Quote;
  it("is a price, or a sentence of its own", () => {
    expect(isPrice(quote("1 of 2 Treasures", 1), false)).toBe(true);
    expect(isPrice(quote("as an Elf: goes up a Level", 0, { helper_levels: 1 }), false)).toBe(
      false,
    );
    expect(isPrice(quote("no price helps", -1, { lack: 2 }), true)).toBe(false);
    expect(isPrice(quote("", 1), false)).toBe(false);
  });
  it("is not to be taken where no price helps, or nothing is known", () => {
    expect(isQuote(quote("1 of 2 Treasures", 1))).toBe(true);
    expect(isQuote(quote("no price helps", -1, { lack: 2 }))).toBe(false);
    expect(isQuote(quote("", 1))).toBe(false);
  });
});

describe("a counter-offer", () => {
  it("begins with the other's terms", () => {
    const asked = offer({ maker: 1, to: 0, picks: [2, 1], items: [card(5)] });
    expect(answering(asked, 0)).toEqual({
      kind: "help",
      to: 1,
      picks: [1, 2],
      items: [5],
      cards: [],
    });
  });
  it("turns a trade round: what he gives is what I get", () => {
    const asked = offer({ kind: "trade", maker: 1, to: 0, items: [card(5)], cards: [card(6)] });
    const mine = answering(asked, 0);
    expect([mine.items, mine.cards, mine.to]).toEqual([[6], [5], 1]);
  });
  it("leaves out what is hidden", () => {
    const asked = offer({ maker: 1, to: 0, cards: [{ n: -1, id: "door" }] });
    expect(answering(asked, 0).cards).toEqual([]);
  });
});

describe("an offer", () => {
  it("is found between two, of its kind", () => {
    const seen = view([offer(), offer({ id: 8, kind: "trade" })]);
    expect(between(seen, "trade", 1)?.id).toBe(8);
    expect(between(seen, "help", 2)).toBeUndefined();
  });
  it.each([
    ["declined", [], [line("HelpDeclined", 1)]],
    ["taken", [], [line("HelpAccepted", 1), line("CardPlayed", 2)]],
    ["withdrawn", [], [line("OfferWithdrawn", 0)]],
    ["countered", [offer({ id: 9, maker: 1, to: 0 })], [line("HelpOffered", 1)]],
    ["gone", [], [line("CombatWon", 0), line("HelpDeclined", 2)]],
  ] as const)("was %s", (fate, offers, since) => {
    expect(fateOf(offer(), view([...offers]), [...since])).toBe(fate);
  });
  it("is judged by what was told since", () => {
    const [a, b, c] = [line("a", 0), line("b", 0), line("c", 0)];
    expect(linesAfter([a], [a, b, c])).toEqual([b, c]);
    expect(linesAfter([], [a])).toEqual([a]);
    expect(linesAfter([line("x", 1)], [a, b])).toEqual([a, b]);
  });
  it("that was not answered in time was not thought better of", () => {
    const late = [line("gave-up", 0), line("OfferWithdrawn", 1)];
    expect(unanswered(late, 1)).toBe("gave-up");
    expect(unanswered([...late, line("OfferWithdrawn", 1)], 1)).toBe("");
    expect(unanswered(late, 2)).toBe("");
  });
  it("is told of once for everybody, and forgotten with its fight", () => {
    deals.tell({ kind: "help", seat: 1, fate: "declined", text: "no" });
    deals.tell({ kind: "help", seat: 1, fate: "gone", text: "off" });
    expect(deals.of("help", 1)?.text).toBe("off");
    deals.remember(offer());
    expect(deals.lastTo("help", 1)?.picks).toEqual([1]);
    deals.forget("help");
    expect([deals.of("help", 1), deals.lastTo("help", 1)]).toEqual([undefined, undefined]);
  });
  it("that is put aside comes back once", () => {
    const draft = { ...emptyDraft("trade", 2), items: [4] };
    deals.putAside(draft);
    expect([deals.takeUp("help"), deals.takeUp("trade"), deals.takeUp("trade")]).toEqual([
      undefined,
      draft,
      undefined,
    ]);
  });
  it("is its maker's alone, where several share the screen", () => {
    deals.enter("table", 0);
    deals.tell({ kind: "trade", seat: 2, fate: "declined", text: "no" });
    deals.remember(offer({ kind: "trade", to: 2 }));
    deals.enter("table", 1);
    expect([deals.of("trade", 2), deals.lastTo("trade", 2)]).toEqual([undefined, undefined]);
    deals.enter("table", 0);
    expect(deals.of("trade", 2)?.text).toBe("no");
    deals.unsay("trade", 2);
    expect(deals.of("trade", 2)).toBeUndefined();
  });
});

describe("the rope", () => {
  it("has its flag in the middle of a tie, and never runs off", () => {
    expect(flagAt(10, 10)).toBe(50);
    expect(flagAt(15, 10)).toBe(33);
    expect(flagAt(90, 10)).toBe(18);
    expect(flagAt(1, 40)).toBe(82);
  });
  it("is pulled by the fighter and whoever helps him", () => {
    const fight = { fighter: 0 } as Parameters<typeof helperOf>[0];
    expect(helperOf(fight, 0, 2)).toBe(2);
    expect(helperOf(fight, 1, 0)).toBe(1);
  });
});

describe("the bar of a sale", () => {
  it("has a mark for every Level, and one to come", () => {
    expect(marks(0, 1000)).toEqual([1000, 2000]);
    expect(marks(2300, 1000)).toEqual([1000, 2000, 3000]);
  });
});

describe("an offer that is on its way", () => {
  it("is remembered until it is seen, or answered unseen, for whoever sent it", () => {
    deals.enter("t", 0);
    const sent = offer({ kind: "trade" });
    deals.sending(sent, []);
    expect(deals.onTheWay).toEqual([{ offer: sent, log: [] }]);
    deals.enter("t", 1);
    expect(deals.onTheWay).toEqual([]);
    deals.enter("t", 0);
    deals.arrived(sent);
    expect(deals.onTheWay).toEqual([]);
  });
  it("may have been taken before anybody saw it open", () => {
    const lines = linesAfter([], [line("HelpAsked", 0), line("HelpAccepted", 1)]);
    expect(fateOf(offer(), view(), lines)).toBe("taken");
  });
});

describe("help that makes a monster leave", () => {
  const fight = {
    monsters: [1, 2].map((n) => ({ card: card(n), name: `Monster ${n}` })),
  } as unknown as Fight;
  it("leaves the others to be fought", () => {
    expect(staying(fight, { leaving: [1] } as unknown as Quote)).toBe("Monster 2");
    expect(staying(fight, null)).toBe("Monster 1, Monster 2");
  });
  it("gives away no Treasure that is not there", () => {
    expect(kept(2, [1])).toBe(1);
    expect(kept(1, [1, 2])).toBe(0);
    expect(kept(1, [2])).toBe(1);
  });
});

it("says of a helper what he adds, or takes from it", () => {
  expect([4, 0, -2].map(signed)).toEqual(["+4", "+0", "−2"]);
});
