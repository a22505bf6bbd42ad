// Whose turn it is, and before what, in a few words; while all dress it is nobody's. And of a fight that would end the
// game, whose win that would be.
import { named, settings, t } from "../state/settings.svelte.ts";
import { moverOf } from "./moves.ts";
import type { Fight, View } from "../net/protocol.ts";

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

/** Whose game it would be: the helper's may be won too, or alone. */
export function lastLine({ seat, munchkins }: View, { fighter, winners }: Fight): string {
  const name = munchkins[fighter]?.name ?? "";
  if (winners.includes(seat))
    return t("headline-last-own", { fights: fighter === seat ? "yes" : "no", name });
  const names = new Intl.ListFormat(settings.language).format(
    winners.map((one) => munchkins[one]?.name ?? ""),
  );
  return t("headline-last", { names, count: winners.length });
}
