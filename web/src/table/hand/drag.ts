// What a card does where it is dropped: on a munchkin, a monster, into the middle. Only what the server lists.
import type { LegalAct } from "../../net/protocol.ts";

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

/** So far a press may wander before it drags. */
export const DRAG_PX = 10;
