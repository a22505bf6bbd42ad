// Cards of a deal or a sale with what is said below them: what they are worth, and what goes with them.
import { catalogue } from "../../state/catalogue.svelte.ts";
import { t } from "../../state/settings.svelte.ts";
import { worldOf } from "../../ui/ground.ts";
import type { View } from "../../net/protocol.ts";
import type { DealCard } from "./DealCards.svelte";

/** What money is called where this game is played. */
export function money(edition: string, count: number): string {
  return t(worldOf(edition) === "orbit" ? "deal-money-credits" : "deal-money-gold", { count });
}

/** What a seat has in play of these. */
export function inPlay(view: View, seat: number, wanted: number[], chosen: number[]): DealCard[] {
  const one = view.munchkins[seat];
  return (one?.cards ?? [])
    .filter((card) => wanted.includes(card.n))
    .map((card) => ({
      n: card.n,
      id: card.id,
      caption: captionOf(view, seat, card.n, card.id, card.equipped),
      isChosen: chosen.includes(card.n),
    }));
}

function captionOf(view: View, seat: number, n: number, id: string, isWorn: boolean): string {
  const price = money(view.table.edition, catalogue.card(id)?.gold ?? 0);
  const amount = lost(view, seat, n);
  if (!isWorn || !amount) return price;
  return `${price}; ${seat === view.seat ? t("deal-worn-you-lose", { amount: signed(amount) }) : t("deal-worn-they-lose")}`;
}

/** The strength that goes with a card. */
export function lost(view: View, seat: number, n: number): number {
  return (view.munchkins[seat]?.strength_lines ?? [])
    .filter((line) => line.card === n)
    .reduce((sum, line) => sum + line.amount, 0);
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What of one's own hand may be promised. */
export function inHand(view: View, wanted: number[], chosen: number[]): DealCard[] {
  return (view.you?.hand ?? [])
    .filter((card) => wanted.includes(card.n))
    .map((card) => ({
      n: card.n,
      id: card.id,
      caption: t("deal-from-your-hand"),
      isChosen: chosen.includes(card.n),
    }));
}
