// What one pair of eyes sees, kept up to date by frames. Holds no rules: sections come whole.
import type { Frame, LogLine, View, WholeView } from "./wire.ts";

export interface Tracked {
  sequence: number;
  view: View;
  /** Lines that came with the last message, and were not there before. */
  fresh: LogLine[];
}

const LOG_LENGTH = 400;

export function whole(message: WholeView): Tracked {
  return { sequence: message.sequence, view: message.view, fresh: [] };
}

/** The view after a frame; null when frames are missing in between: then ask for all of it. */
export function after(was: Tracked | undefined, frame: Frame): Tracked | null {
  if (!was || frame.sequence > was.sequence + 1) return null;
  const log = frame.log.length ? [...was.view.log, ...frame.log].slice(-LOG_LENGTH) : was.view.log;
  return {
    sequence: Math.max(frame.sequence, was.sequence),
    view: { ...was.view, ...frame.changed, log },
    fresh: frame.log,
  };
}
