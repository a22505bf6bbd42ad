// The four places beside the prompt: what most people want, the second thing, the way out, and More. A place
// that has nothing stays empty: nothing else moves into it.
import {
  charity,
  isCarried,
  isCharity,
  isDialog,
  isSum,
  type Built,
  type Moves,
} from "../moves.ts";
import type { Turn } from "../hand/groups.ts";
import type { Asked, LegalAct, Preview, View } from "../../net/protocol.ts";

export type Place =
  | { kind: "act"; act: LegalAct }
  | { kind: "turn"; act: LegalAct; card: number }
  | { kind: "charity"; verb: string; excess: number }
  | { kind: "build"; verb: Built }
  | { kind: "hold" }
  | { kind: "answer" };
export type Places = [Place | null, Place | null, Place | null];

const WINDOWS = ["wait", "answer-roll", "answer-curse", "answer-bad-stuff"];
/** Ways out of a moment: they have the third place. */
const WAYS_OUT = ["run", "decline"];

/** Whether the server answers for this seat by itself, unless somebody says hold on. */
export function isAutomatic(asked: Asked | null): boolean {
  return asked?.automatic === true;
}

/** Whether a window is open that nothing but the pass of whoever looks will close: then nobody else is waited for. */
export function isAlone({ asked, clock }: Pick<View, "asked" | "clock">): boolean {
  return !clock && !isAutomatic(asked) && WINDOWS.includes(asked?.kind ?? "");
}

/** Whether who looks is asked in a window that ends by itself: who needs longer says so. */
export function mayHold({ asked, clock, holding, seat }: View): boolean {
  const isOpen = WINDOWS.includes(asked?.kind ?? "");
  return isOpen && (clock?.kind === "window" || holding.includes(seat));
}

export function placesOf(view: View, moves: Moves, turns: Turn[]): Places {
  // No button that presses itself.
  if (isAutomatic(view.asked)) return [null, { kind: "hold" }, null];
  const hold: Place | null = mayHold(view) ? { kind: "hold" } : null;
  if (isDialog(view.asked)) return [{ kind: "answer" }, null, hold];
  const wanted = wantedFirst(view, moves, turns);
  // Who only looks on is pressed to nothing.
  if (!view.asked) return [null, wanted[0] ?? null, wanted[1] ?? null];
  const isOut = (one: Place): boolean => one.kind === "act" && WAYS_OUT.includes(one.act.verb);
  // Where nothing is better than the way out it is what most people want.
  const out = wanted.slice(1).find(isOut) ?? null;
  const rest = wanted.filter((one) => one !== out);
  return [rest[0] ?? null, rest[1] ?? null, hold ?? out ?? rest[2] ?? null];
}

function wantedFirst(view: View, moves: Moves, turns: Turn[]): Place[] {
  const given = charity(view);
  if (given) return [{ kind: "charity", ...given }, ...insteadOfCharity(view, moves)];
  const made = moves.buttons.map((act): Place => ({ kind: "act", act }));
  const built = builders(view, moves);
  const turn = turns.map((one): Place => ({ kind: "turn", ...one }));
  if (view.asked?.kind !== "fight" || view.fight?.ahead !== false)
    return turn.length ? [...turn, ...built.slice(0, 1), ...made] : [...made, ...built];
  return behind(
    view,
    moves,
    turn,
    turns.some(({ act }) => act.preview?.kind === "win"),
  );
}

/** Whoever is behind: what turns the fight, then help that would be enough, then what ends it, and if nothing does
 * any of that, running. What surely loses comes last. */
function behind(view: View, moves: Moves, turn: Place[], isTurned: boolean): Place[] {
  const made = moves.buttons.map((act): Place => ({ kind: "act", act }));
  const help = builders(view, moves);
  const isEnough = help.length > 0 && isHelpEnough(view, moves);
  if (isTurned) return [...turn, ...help, ...made];
  // What only ends it, and is paid for by one's own trade, is no more than help would be.
  const own = new Set(view.munchkins[view.seat]?.cards.map(({ n }) => n));
  const [, cheap] = parted(turn, (one) => one.kind === "turn" && own.has(one.card));
  if (isEnough) return [...help, ...cheap, ...made];
  if (turn.length) return [...turn, ...help, ...made];
  const [run, others] = parted(made, (one) => one.kind === "act" && one.act.verb === "run");
  return [...run, ...help, ...others];
}

function parted(all: Place[], is: (one: Place) => boolean): [Place[], Place[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

/** Whether somebody's help would win, with all that this seat's own hand would add. */
function isHelpEnough(view: View, moves: Moves): boolean {
  const { fight } = view;
  if (!fight) return false;
  const lead = fight.ours - fight.theirs;
  const asks = moves.all.filter(({ verb, preview }) => verb === "ask" && preview);
  // Not every server says what help would bring.
  if (!asks.length) return true;
  const best = Math.max(...asks.map(({ preview }) => gained(preview, lead)));
  const held = (view.you?.hand ?? []).map(({ n }) =>
    Math.max(0, ...(moves.byCard.get(n) ?? []).map(({ preview }) => gained(preview, lead))),
  );
  const isWon = asks.some(({ preview }) => preview?.kind === "win");
  return isWon || lead + best + held.reduce((sum, one) => sum + one, 0) > 0;
}

function gained(preview: Preview | null, lead: number): number {
  return preview && isSum(preview) ? preview.ours - preview.theirs - lead : 0;
}

/** What a place holds, the same as long as that does. */
export function placeKey(place: Place): string {
  if (place.kind === "act" || place.kind === "turn") return JSON.stringify(place.act.act);
  return place.kind === "build" ? place.verb : place.kind;
}

/** The places of the same question a moment later: what had a place keeps it, whatever comes or goes. */
export function settled(before: Places, now: Places): Places {
  const was = before.map((one) => (one ? placeKey(one) : ""));
  const found: Places = [null, null, null];
  const rest: Place[] = [];
  for (const one of now) {
    const at = one ? was.indexOf(placeKey(one)) : -1;
    if (one && at >= 0) found[at] = one;
    else if (one) rest.push(one);
  }
  for (const i of [0, 1, 2]) found[i] ??= rest.shift() ?? null;
  return found;
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
  if (!view.asked || view.asked.kind === "wait") return [];
  const trade = build("trade");
  const trades =
    trade.length || !wearsItems(view) ? trade : [{ kind: "build", verb: "trade" } as const];
  return [...build("sell"), ...trades];
}

/** The phases of one's own turn in which Items change hands. */
const OWN = ["start", "trouble-or-loot", "end"];

/** Items in use are traded as well as carried ones; listed are only those. Before the acts have come nothing is. */
function wearsItems(view: View): boolean {
  const isOwn = view.acts.length > 0 && view.asked?.mine === true && OWN.includes(view.asked.kind);
  return isOwn && (view.munchkins[view.seat]?.cards.some(({ equipped }) => equipped) ?? false);
}

/** The words of an act in two lines: what it does, and what it comes to. */
export function split(label: string): [string, string] {
  const at = label.indexOf(": ");
  return at < 0 ? [label, ""] : [label.slice(0, at), label.slice(at + 2)];
}
