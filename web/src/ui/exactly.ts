// What of the sentences that say exactly what a card does is said above them already.
import type { CardInfo } from "../net/protocol.ts";

/** Whether a sentence says no more than the facts of a card, and the figure in its corner. */
export function saysNoMore(sentence: string, card: Pick<CardInfo, "facts" | "figure">): boolean {
  let rest = sentence.toLowerCase();
  for (const known of [...card.facts, ...(card.figure ? [`bonus ${card.figure}`] : [])])
    rest = rest.replace(known.toLowerCase(), "");
  return !/[\p{L}\d]/u.test(rest);
}
