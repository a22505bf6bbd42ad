import { render } from "svelte/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ALONE } from "./asked.ts";
import { isDialog, sorted } from "../src/table/moves.ts";
import type { Session } from "../src/state/session.svelte.ts";
import type { LegalAct, View } from "../src/net/protocol.ts";

// Asked by a server that is newer than the page.
const ASKED = { kind: "weather", question: 5, text: "Will it rain?", progress: "", ...ALONE };

function act(verb: string, label: string, more: Partial<LegalAct> = {}): LegalAct {
  return {
    label,
    verb,
    act: { [verb]: label },
    question: 5,
    against: false,
    cards: [],
    targets: [],
    preview: null,
    ...more,
  };
}

const VIEW = {
  seat: 0,
  asked: ASKED,
  offers: [],
  munchkins: [],
  fight: null,
  log: [],
  acts: [
    act("choose", "It will rain", { targets: [{ kind: "word", value: "rain" }] }),
    act("forecast", "It will snow"), // a verb nobody has heard of either
    act("play", "Play the Umbrella", { cards: [7], question: 0 }),
  ],
} as unknown as View;

describe("a question of a kind that nobody has heard of", () => {
  let Question: typeof import("../src/table/prompt/Question.svelte").default;
  beforeAll(async () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("document", { documentElement: { dataset: {} }, baseURI: "http://here/" });
    vi.stubGlobal("location", new URL("http://here/"));
    Question = (await import("../src/table/prompt/Question.svelte")).default;
  }, 60_000);

  it("comes as a dialog, with every answer that is listed", () => {
    const moves = sorted(VIEW);
    expect(isDialog(ASKED)).toBe(true);
    expect(moves.answers.map((one) => one.label)).toEqual(["It will rain", "It will snow"]);
    expect(moves.beside.map((one) => one.label)).toEqual(["Play the Umbrella"]);
  });
  it("is shown with its sentence and its answers", () => {
    const { body } = render(Question, {
      props: {
        view: VIEW,
        session: { view: VIEW } as Session,
        moves: sorted(VIEW),
        cards: new Map<number, string>(),
        onfold: () => undefined,
        oncounter: () => undefined,
      },
    });
    expect(body).toContain("Will it rain?");
    for (const one of VIEW.acts) expect(body.split(one.label)).toHaveLength(2);
  });
});
