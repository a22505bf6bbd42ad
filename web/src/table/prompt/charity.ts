// Charity on one sheet: who gets which of the cards that are picked together, as evenly as it goes. Who may get
// any, and the act that gives them, the server says.
import type { Session } from "../../state/session.svelte.ts";

/** The seats that get the cards, one for each, after somebody wants this one to go to another seat. */
export function handed(to: number[], at: number, seat: number, receivers: number[]): number[] {
  const wanted = to.map((one, i) => (i === at ? seat : one));
  if (isEven(wanted, receivers)) return wanted;
  const other = to.findIndex((one, i) => i !== at && one === seat);
  return wanted.map((one, i) => (i === other ? (to[at] ?? one) : one));
}

/** The same for so many cards: what was said before holds as far as it goes evenly. */
export function evened(to: number[], receivers: number[]): number[] {
  const found: number[] = [];
  for (const one of to) {
    const kept = [...found, one];
    const holds = receivers.includes(one) && isEven(kept, receivers);
    found.push(holds ? one : fewest(found, receivers));
  }
  return found;
}

/** Who has got the fewest so far, the first of several. */
export function fewest(to: number[], receivers: number[]): number {
  const counts = countsOf(to, receivers);
  return receivers[counts.indexOf(Math.min(...counts))] ?? -1;
}

function isEven(to: number[], receivers: number[]): boolean {
  const counts = countsOf(to, receivers);
  return Math.max(...counts) - Math.min(...counts) <= 1;
}

function countsOf(to: number[], receivers: number[]): number[] {
  return receivers.map((seat) => to.filter((one) => one === seat).length);
}

/** Where Charity begins as an act that is put together, and who may get what; null where it is over. */
export interface Begun {
  chosen: number[];
  receivers: number[];
}

export async function begun(session: Session, verb: string, card: number): Promise<Begun | null> {
  const first = await session.compose([]);
  const found = first?.values.find(({ target }) => target?.value === verb);
  if (!found) return null;
  const next = await session.compose([found.value]);
  if (!next) return null;
  if (verb === "discard")
    // 1 is the excess, where the same word could drop a card in play.
    return {
      chosen: next.argument === "charity" ? [found.value, 1] : [found.value],
      receivers: [],
    };
  const given = await session.compose([found.value, card]);
  const receivers = (given?.values ?? []).map(({ value }) => value);
  return receivers.length ? { chosen: [found.value], receivers } : null;
}

/** The whole act; null where the server will not have it any more. */
export async function whole(
  session: Session,
  { chosen, receivers }: Begun,
  picked: number[],
  to: number[],
): Promise<unknown> {
  const parts = receivers.length ? picked.flatMap((card, i) => [card, to[i] ?? -1]) : picked;
  const choice = await session.compose([...chosen, ...parts]);
  return choice?.argument === "" ? choice.act : null;
}
