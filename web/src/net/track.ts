// What one pair of eyes sees, kept up to date by frames. Holds no rules: sections come whole.
import type { Frame, LegalAct, LogLine, View, WholeView } from "./protocol.ts";

export interface Tracked {
  sequence: number;
  view: View;
  /** The acts as they were sent last; the view has them once they are all there. */
  acts: LegalAct[];
  /** What may be done is not told in full: the rest comes once nothing has happened for a moment. */
  isPartial: boolean;
  /** How many lines of the log came by frames, since the view came whole. */
  told: number;
}

const LOG_LENGTH = 400;

export function whole(message: WholeView): Tracked {
  return {
    sequence: message.sequence,
    view: message.view,
    acts: message.view.acts,
    isPartial: false,
    told: 0,
  };
}

/** The view after a frame; null when frames are missing in between: then ask for all of it. */
export function after(was: Tracked | undefined, frame: Frame): Tracked | null {
  if (!was || frame.sequence > was.sequence + 1) return null;
  const log = frame.log.length ? [...was.view.log, ...frame.log].slice(-LOG_LENGTH) : was.view.log;
  const acts = frame.changed.acts ?? was.acts;
  const view = { ...was.view, ...frame.changed, log, acts };
  noteSums(frame.log, was.view.fight, view.fight);
  if (frame.is_partial) view.acts = left(was.view, view);
  return {
    sequence: Math.max(frame.sequence, was.sequence),
    view,
    acts,
    isPartial: frame.is_partial,
    told: was.told + frame.log.length,
  };
}

/** Deals come with what acts would come to. */
const LATE = ["ask", "trade"];

/**
 * Of a list that is still to be completed: what could be done before, and can be still, so that no button
 * moves twice. A new question has none before all of its answers are there.
 */
function left(was: View, now: View): LegalAct[] {
  if (was.asked?.question !== now.asked?.question) return [];
  const there = new Set(now.acts.map((one) => JSON.stringify(one.act)));
  return was.acts.filter((one) => LATE.includes(one.verb) || there.has(JSON.stringify(one.act)));
}

/** What a fight stood at when something was told of it; what came of it later is no part of that. */
export interface Sums {
  ours: number;
  theirs: number;
  /** Whether that was its doing: what somebody did elsewhere meanwhile moves nothing. */
  moved: boolean;
  /** By how much whoever fights is better off; not known where somebody else fights on. */
  gain: number;
}
const sums = new WeakMap<LogLine, Sums>();

function noteSums(lines: LogLine[], was: View["fight"], now: View["fight"]): void {
  if (!was || !now) return;
  const moved = was.ours !== now.ours || was.theirs !== now.theirs;
  const isSame = was.fighter === now.fighter;
  const gain = isSame ? now.ours - now.theirs - (was.ours - was.theirs) : 0;
  for (const line of lines) sums.set(line, { ours: now.ours, theirs: now.theirs, moved, gain });
}

/** What the fight stood at then; undefined for what was told before this page looked. */
export const sumsOf = (line: LogLine): Sums | undefined => sums.get(line);

/** The lines that were told since so many had been: several frames may have come at once. */
export function toldSince(tracked: Tracked | undefined, told: number): LogLine[] {
  const count = tracked ? tracked.told - told : 0;
  return tracked && count > 0 ? tracked.view.log.slice(-count) : [];
}
