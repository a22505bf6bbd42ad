// What one pair of eyes sees, kept up to date by frames. Holds no rules: sections come whole.
import type { Frame, LogLine, View, WholeView } from "./protocol.ts";

export interface Tracked {
  sequence: number;
  view: View;
  /** How many lines of the log came by frames, since the view came whole. */
  told: number;
}

const LOG_LENGTH = 400;

export function whole(message: WholeView): Tracked {
  return { sequence: message.sequence, view: message.view, told: 0 };
}

/** The view after a frame; null when frames are missing in between: then ask for all of it. */
export function after(was: Tracked | undefined, frame: Frame): Tracked | null {
  if (!was || frame.sequence > was.sequence + 1) return null;
  const log = frame.log.length ? [...was.view.log, ...frame.log].slice(-LOG_LENGTH) : was.view.log;
  return {
    sequence: Math.max(frame.sequence, was.sequence),
    view: { ...was.view, ...frame.changed, log },
    told: was.told + frame.log.length,
  };
}

/** The lines that were told since so many had been: several frames may have come at once. */
export function toldSince(tracked: Tracked | undefined, told: number): LogLine[] {
  const count = tracked ? tracked.told - told : 0;
  return tracked && count > 0 ? tracked.view.log.slice(-count) : [];
}
