// All cards that whoever looks can see, wherever they lie.
import type { Card, View } from "../net/protocol.ts";

export function seenCards(view: View): Card[] {
  const { table, you, fight } = view;
  const hands = [
    ...(you?.hand ?? []),
    ...(you?.open_cards ?? []),
    ...(you?.known.flatMap((one) => one.cards) ?? []),
  ];
  const played = view.munchkins.flatMap((one) => [...one.cards, ...one.curses]);
  const middle = [
    ...table.open_cards,
    ...table.pool,
    ...table.body,
    ...table.doors.discards,
    ...table.treasures.discards,
  ];
  const fought = fight
    ? [...fight.cards.map((one) => one.card), ...fight.monsters.map((one) => one.card)]
    : [];
  return [...hands, ...played, ...middle, ...fought].filter((card) => card.n >= 0);
}
