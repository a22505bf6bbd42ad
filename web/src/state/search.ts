// Finding cards: every word must be somewhere on the card, in any order.
import type { CardInfo } from "../net/protocol.ts";

export interface Wanted {
  text: string;
  set: string;
  kind: string;
}

export function found(cards: CardInfo[], wanted: Wanted): CardInfo[] {
  const words = plain(wanted.text).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (wanted.set && card.set !== wanted.set) return false;
    if (wanted.kind && card.kind !== wanted.kind) return false;
    if (!words.length) return true;
    const text = plain(
      [card.name, card.text, card.bad_stuff, ...card.facts, ...card.exactly, ...card.tags].join(
        " ",
      ),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Without capitals and accents, as people type. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
