// Which hints this browser has shown, and whether anybody wants them.
import { hintFor, type Shown } from "./hints.ts";
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

  look(view: View): void {
    this.shown = this.isOn ? hintFor(view, this.seen, this.shown) : null;
    if (this.shown?.hint && !this.seen.includes(this.shown.hint))
      this.keep([...this.seen, this.shown.hint]);
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
