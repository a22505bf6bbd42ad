// Which hints this browser has shown, and whether anybody wants them.
import { GUIDED, HINTS, hintFor, type Shown } from "./hints.ts";
import type { View } from "../net/protocol.ts";

const PLACE = "kickdoor.hints";

interface Kept {
  isOn: boolean;
  seen: string[];
}

class Guide {
  isOn = $state(true);
  seen = $state.raw<string[]>([]);
  shown = $state.raw<Shown | null>(null);

  constructor() {
    Object.assign(this, JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>);
  }

  /** The table is the guided first game: its voice speaks of everything once more, wanted or not. */
  isGuided = $state(false);
  private told = $state.raw<string[]>([]);

  /** Comes to a table, or leaves it. */
  enter(isGuided: boolean): void {
    if (this.isGuided === isGuided) return;
    [this.isGuided, this.told, this.shown] = [isGuided, [], null];
  }

  look(view: View): void {
    if (this.isGuided) this.speak(view);
    else this.shown = this.isOn ? hintFor(view, this.seen, this.shown) : null;
    const now = this.shown?.hint ?? "";
    if (HINTS.some((hint) => hint.id === now) && !this.seen.includes(now))
      this.keep([...this.seen, now]);
  }

  /** What the voice has spoken of is no news at later tables. */
  private speak(view: View): void {
    this.shown = hintFor(view, this.told, this.shown, GUIDED);
    if (this.shown?.hint && !this.told.includes(this.shown.hint))
      this.told = [...this.told, this.shown.hint];
  }

  close(): void {
    if (this.shown) this.shown = { ...this.shown, hint: "" };
  }

  /** Turned on, hints begin from the start. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.shown = null;
    this.keep([]);
  }

  private keep(seen: string[]): void {
    this.seen = seen;
    localStorage.setItem(PLACE, JSON.stringify({ isOn: this.isOn, seen } satisfies Kept));
  }
}

export const guide = new Guide();
