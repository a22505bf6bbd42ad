// The four places beside the prompt: what most people want, the second thing, the way out, and More. A place
// that has nothing stays empty: nothing else moves into it.
import { charity, isCarried, isCharity, isDialog, type Built, type Moves } from "../moves.ts";
import type { Turn } from "../hand/groups.ts";
import type { Asked, LegalAct, View } from "../../net/protocol.ts";

export type Place =
  | { kind: "act"; act: LegalAct }
  | { kind: "turn"; act: LegalAct; card: number }
  | { kind: "charity"; verb: string; excess: number }
  | { kind: "build"; verb: Built }
  | { kind: "hold" }
  | { kind: "answer" };
export type Places = [Place | null, Place | null, Place | null];

/** Ways out of a moment: they have the third place. */
const WAYS_OUT = ["run", "decline"];

/** Whether the server answers for this seat by itself, unless somebody says hold on. */
export function isAutomatic(asked: Asked | null): boolean {
  return asked?.automatic === true;
}

export function placesOf(view: View, moves: Moves, turns: Turn[]): Places {
  // No button that presses itself: who needs longer says so.
  if (isAutomatic(view.asked)) return [null, { kind: "hold" }, null];
  if (isDialog(view.asked)) return [{ kind: "answer" }, null, null];
  const wanted = wantedFirst(view, moves, turns);
  // Who only looks on is pressed to nothing.
  if (!view.asked) return [null, wanted[0] ?? null, wanted[1] ?? null];
  const isOut = (one: Place): boolean => one.kind === "act" && WAYS_OUT.includes(one.act.verb);
  const out = wanted.find(isOut) ?? null;
  const rest = wanted.filter((one) => one !== out);
  return [rest[0] ?? null, rest[1] ?? null, out ?? rest[2] ?? null];
}

function wantedFirst(view: View, moves: Moves, turns: Turn[]): Place[] {
  const given = charity(view);
  if (given) return [{ kind: "charity", ...given }, ...insteadOfCharity(view, moves)];
  const made = moves.buttons.map((act): Place => ({ kind: "act", act }));
  const built = builders(view, moves);
  if (turns.length)
    return [
      ...turns.map((one): Place => ({ kind: "turn", ...one })),
      ...built.slice(0, 1),
      ...made,
    ];
  // Whoever is behind wants help before he fights it out; once he has asked, the rest is his to weigh.
  const isBehind = view.asked?.kind === "fight" && view.fight?.ahead === false;
  return isBehind && !hasAsked(view) ? [...built, ...made] : [...made, ...built];
}

/** What else makes a hand smaller: an Item that is put on, or a sale. */
function insteadOfCharity(view: View, moves: Moves): Place[] {
  const held = new Set(view.you?.hand.map(({ n }) => n));
  const worn = moves.beside.find(
    (act) =>
      act.verb === "play" &&
      act.targets.length === 0 &&
      act.cards.some((n) => held.has(n)) &&
      !isCharity(act, view) &&
      !isCarried(act),
  );
  const sale: Place[] = moves.built.includes("sell") ? [{ kind: "build", verb: "sell" }] : [];
  return [
    ...(worn ? [{ kind: "turn" as const, act: worn, card: worn.cards[0] ?? -1 }] : []),
    ...sale,
  ];
}

function builders(view: View, moves: Moves): Place[] {
  const build = (verb: Built): Place[] =>
    moves.built.includes(verb) ? [{ kind: "build", verb }] : [];
  if (view.fight) return build("ask");
  return view.asked && !["wait"].includes(view.asked.kind)
    ? [...build("sell"), ...build("trade")]
    : [];
}

/** Whether this seat has asked for help in the fight at hand. */
function hasAsked(view: View): boolean {
  const kinds = view.log.map(({ kind }) => kind);
  const from = Math.max(kinds.lastIndexOf("CombatStarted"), kinds.lastIndexOf("DoorKicked"));
  return view.log
    .slice(from + 1)
    .some(({ kind, seat }) => kind === "HelpAsked" && seat === view.seat);
}

/** The words of an act in two lines: what it does, and what it comes to. */
export function split(label: string): [string, string] {
  const at = label.indexOf(": ");
  return at < 0 ? [label, ""] : [label.slice(0, at), label.slice(at + 2)];
}
