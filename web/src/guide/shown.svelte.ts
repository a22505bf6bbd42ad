// Which hints this browser has shown, and whether anybody wants them.
import { GUIDED, HINTS, QUIET, hintFor, type Shown } from "./hints.ts";
import type { View } from "../net/protocol.ts";

const PLACE = "kickdoor.hints";
/** What went by itself before that was hardly read. */
const READ_MS = 2500;

interface Kept {
  isOn: boolean;
  seen: string[];
  quiet: string;
}

class Guide {
  isOn = $state(true);
  seen = $state.raw<string[]>([]);
  shown = $state.raw<Shown | null>(null);
  /** The guided first game at which one sits, "" at any other table: its voice speaks of everything once more. */
  table = $state("");
  /** The guided game in which enough has been explained. */
  private quiet = $state("");
  private told = $state.raw<string[]>([]);
  private view: View | null = null;
  /** Whether a notice lies where hints are read. */
  isCovered = $state(false);
  /** What is about to be shown. */
  private coming = "";
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    Object.assign(this, JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>);
  }

  /** Whether the voice of the guided game speaks. */
  get isGuided(): boolean {
    return this.table !== "" && this.table !== this.quiet;
  }

  /** Whether it spoke, and enough was explained. */
  get isSilent(): boolean {
    return this.table !== "" && this.table === this.quiet;
  }

  /** Comes to a table, or leaves it. */
  enter(guided: string): void {
    if (this.table === guided) return;
    this.await("");
    [this.table, this.told, this.shown] = [guided, [], null];
  }

  /** What there is to say of a view. What is new comes a moment after what it is about: one sees, then reads. */
  look(view: View, wait: number): void {
    this.view = view;
    const next = this.next(view);
    if (!next?.hint || next.hint === this.shown?.hint || !wait) this.show(next);
    else if (next.hint !== this.coming) {
      this.show(null);
      this.await(next.hint, wait);
    }
  }

  /** Something else is to be read in its place. */
  giveWay(): void {
    this.await("");
    if (this.shown?.hint) this.show(null);
  }

  private next(view: View): Shown | null {
    if (this.isGuided) return hintFor(view, this.told, this.shown, GUIDED);
    if (this.isSilent)
      return this.shown?.question === (view.asked?.question ?? 0) ? this.shown : null;
    return this.isOn ? hintFor(view, this.seen, this.shown) : null;
  }

  private await(hint: string, wait = 0): void {
    clearTimeout(this.timer);
    this.coming = hint;
    if (hint) this.timer = setTimeout(() => this.view && this.show(this.next(this.view)), wait);
  }

  private show(next: Shown | null): void {
    this.await("");
    const [before, now] = [this.shown?.hint ?? "", next?.hint ?? ""];
    if (before && before !== now && performance.now() - this.since > READ_MS) this.tell(before);
    if (now !== before) this.since = performance.now();
    this.shown = next;
  }

  /** It was read. In the guided game the next thing to say follows. */
  close(): void {
    if (!this.shown) return;
    this.tell(this.shown.hint);
    this.shown = this.isGuided ? null : { ...this.shown, hint: "" };
  }

  /** It was waved away: what nobody had the time to read comes again, at another question or table. */
  dismiss(): void {
    const { shown } = this;
    const isRead = performance.now() - this.since > READ_MS;
    if (!shown || isRead) this.close();
    else if (this.isGuided) [this.told, this.shown] = [[...this.told, shown.hint], null];
    else this.shown = { ...shown, hint: "" };
  }

  /** What somebody has read is not told again; what the voice spoke of is no news at later tables either. */
  private tell(hint: string): void {
    if (!this.told.includes(hint)) this.told = [...this.told, hint];
    if (HINTS.some(({ id }) => id === hint) && !this.seen.includes(hint))
      this.keep([...this.seen, hint]);
  }

  /** The voice of the guided game falls silent, and so do hints at later tables; the game goes on. */
  fallSilent(): void {
    this.await("");
    this.quiet = this.table;
    this.isOn = false;
    this.shown = { hint: QUIET.id, question: this.view?.asked?.question ?? 0 };
    this.keep(this.seen);
  }

  /** Turned on, hints begin from the start. */
  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.shown = null;
    [this.told, this.quiet] = [[], ""];
    this.keep([]);
  }

  private keep(seen: string[]): void {
    this.seen = seen;
    const { isOn, quiet } = this;
    localStorage.setItem(PLACE, JSON.stringify({ isOn, seen, quiet } satisfies Kept));
  }
}

export const guide = new Guide();
