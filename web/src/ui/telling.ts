// Which of several notices stands: one that came a moment ago is not replaced before it could be read.
import type { Telling } from "../state/session.svelte.ts";

export const HELD_MS = 2500;

/** What stands next, `stood` milliseconds after what stands now came; refusals and troubles answer a press, at once. */
export function nextOf(
  all: Telling[],
  now: Telling | undefined,
  stood: number,
): Telling | undefined {
  const newest = all.at(-1);
  if (!now || !newest || newest.kind !== "notice") return newest;
  if (all.includes(now) && stood < HELD_MS) return now;
  return all.find(({ key }) => key > now.key) ?? newest;
}
