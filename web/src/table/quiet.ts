// Whose turn it is, and before what, in a few words; while all dress it is nobody's.
import { named, t } from "../state/settings.svelte.ts";
import { moverOf } from "./moves.ts";
import type { View } from "../net/protocol.ts";

export function quietLine(view: View): string {
  const { phase } = view.table;
  const turn = moverOf(view);
  const name = (seat: number): string => view.munchkins[seat]?.name ?? "";
  if (phase === "opening") {
    const others = view.waiting.seats.filter(({ seat }) => seat !== view.seat);
    if (view.asked) return t("dressing-you");
    return others.length
      ? t("dressing-still", {
          names: others.map(({ seat }) => name(seat)).join(", "),
          count: others.length,
        })
      : t("before-first");
  }
  const words = { name: name(turn), phase: named("phase", view.fight ? "combat" : phase) };
  return t(turn === view.seat ? "quiet-line-mine" : "quiet-line", words);
}
