// What a card does where it is dropped: on a munchkin, a monster, into the middle. Only what the server lists.
import { isRash } from "../moves.ts";
import type { LegalAct, View } from "../../net/protocol.ts";

/** Where a card may be dropped, as `data-drop` says it: "seat-2", "monster-1", "arena". */
export function dropped(acts: LegalAct[], place: string, seat: number): LegalAct | null {
  const [kind = "", number = ""] = place.split("-");
  const aims = (act: LegalAct, what: string): unknown[] =>
    act.targets.filter((target) => target.kind === what).map((target) => target.value);
  const made = acts.filter((act) => ["play", "equip", "trouble", "use"].includes(act.verb));
  if (kind === "monster")
    return made.find((act) => aims(act, "monster").includes(Number(number))) ?? unaimed(made);
  if (kind !== "seat") return made[0] ?? null;
  const aimed = made.find((act) => aims(act, "seat").includes(Number(number)));
  return aimed ?? (Number(number) === seat ? unaimed(made) : null);
}

/** What is aimed at nobody in particular, such as putting something on. */
function unaimed(acts: LegalAct[]): LegalAct | null {
  return (
    acts.find((act) => !act.targets.some(({ kind }) => ["seat", "monster"].includes(kind))) ?? null
  );
}

/** Whether a double click may play a card: there is one thing to do with it. */
export function isUnambiguous(acts: LegalAct[]): boolean {
  return acts.length === 1 && ["play", "equip", "trouble"].includes(acts[0]?.verb ?? "");
}

/** What a press below a card does: the one thing that there is to do with it, if nobody regrets it. What is aimed at
 * somebody, or begins a fight that is lost, is looked at first. */
export function atOnce({ acts }: { acts: LegalAct[] }, view: View): LegalAct | null {
  const [act] = acts;
  if (!act || !isUnambiguous(acts) || isRash(act, view)) return null;
  const isAimed = act.targets.some(({ kind, value }) => kind === "seat" && value !== view.seat);
  return isAimed || (act.verb === "trouble" && act.preview?.kind === "sums") ? null : act;
}

/** So far a press may wander before it drags. */
export const DRAG_PX = 10;
