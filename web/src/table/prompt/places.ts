// The four places beside the prompt: what most people want, the second thing, the way out, and More. A place
// that has nothing stays empty: nothing else moves into it.
import { isDialog, type Built, type Moves } from "../moves.ts";
import type { Held } from "../hand/groups.ts";
import type { Asked, LegalAct, View } from "../../net/protocol.ts";

export type Place =
  | { kind: "act"; act: LegalAct }
  | { kind: "turn"; act: LegalAct; card: string }
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

export function placesOf(view: View, moves: Moves, turn: Held | null): Places {
  // No button that presses itself: who needs longer says so.
  if (isAutomatic(view.asked)) return [null, { kind: "hold" }, null];
  if (isDialog(view.asked)) return [{ kind: "answer" }, null, null];
  const wanted = wantedFirst(view, moves, turn);
  // Who only looks on is pressed to nothing.
  if (!view.asked) return [null, wanted[0] ?? null, wanted[1] ?? null];
  const isOut = (one: Place): boolean => one.kind === "act" && WAYS_OUT.includes(one.act.verb);
  const out = wanted.find(isOut) ?? null;
  const rest = wanted.filter((one) => one !== out);
  return [rest[0] ?? null, rest[1] ?? null, out ?? rest[2] ?? null];
}

function wantedFirst(view: View, moves: Moves, turn: Held | null): Place[] {
  const made = moves.buttons.map((act): Place => ({ kind: "act", act }));
  const built = builders(view, moves);
  const [act] = turn?.acts ?? [];
  if (turn && act)
    return [{ kind: "turn", act, card: turn.card.id }, ...built.slice(0, 1), ...made];
  // Whoever is behind wants help before he fights it out; once he has asked, the rest is his to weigh.
  const isBehind = view.asked?.kind === "fight" && view.fight?.ahead === false;
  return isBehind && !hasAsked(view) ? [...built, ...made] : [...made, ...built];
}

function builders(view: View, moves: Moves): Place[] {
  const build = (verb: Built): Place[] =>
    moves.built.includes(verb) ? [{ kind: "build", verb }] : [];
  if (view.fight) return build("ask");
  if (view.asked?.kind === "charity")
    return moves.buttons.some((act) => act.verb === "give") ? [] : build("give");
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
