// A Curse is seen before what it does. The frame that tells of it comes in two parts: the Curse, and after a beat,
// or as soon as somebody has seen enough, what it has changed, with all that has come since. It is the page's own
// pace: the server neither waits for it nor hears of it.
import type { Frame, LogLine, View } from "../net/protocol.ts";

const BEAT_MS: Record<string, number> = { relaxed: 2800, brisk: 1800, "at-once": 1200 };

/** The Curse that a frame lets strike whom it is for; none where they have it before their eyes, or chose it. */
export function strikeIn(frame: Frame, was: View): LogLine | undefined {
  const strike = frame.log.find(({ kind, seat }) => kind === "CurseStruck" && seat === frame.seat);
  const card = strike?.cards[0]?.n ?? -1;
  if (card < 0) return undefined;
  const { asked } = was;
  const isShown =
    (asked !== null && !asked.automatic && asked.card?.n === card) ||
    frame.changed.asked?.card?.n === card;
  const isChosen = [...was.log, ...frame.log].some(
    ({ kind, seat, cards }) => kind === "CardPlayed" && seat === frame.seat && cards[0]?.n === card,
  );
  return isShown || isChosen ? undefined : strike;
}

/** What is told up to the Curse, with nothing to be done about it; and what comes of it. */
export function parted(frame: Frame, strike: LogLine): [Frame, Frame] {
  const at = frame.log.indexOf(strike) + 1;
  const { clock } = frame.changed;
  const seen = { asked: null, acts: [], ...(clock === undefined ? {} : { clock }) };
  return [
    { ...frame, log: frame.log.slice(0, at), changed: seen, is_partial: true },
    { ...frame, log: frame.log.slice(at) },
  ];
}

export class Struck {
  /** The Curse that is looked at; null: none. */
  line = $state.raw<LogLine | null>(null);
  private kept: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly follow: (frame: Frame) => void,
    private readonly viewOf: (seat: number) => View | undefined,
    private readonly pace: () => string,
  ) {}

  /** A frame for the seat that looks: followed at once, or kept until the Curse has been seen. */
  hear(frame: Frame): void {
    if (this.line) {
      this.kept.push(frame);
      return;
    }
    const was = this.viewOf(frame.seat);
    const strike = was && strikeIn(frame, was);
    if (!strike) {
      this.follow(frame);
      return;
    }
    const [seen, rest] = parted(frame, strike);
    this.line = strike;
    this.kept = [rest];
    this.timer = setTimeout(() => this.goOn(), BEAT_MS[this.pace()] ?? BEAT_MS["relaxed"]);
    this.follow(seen);
  }

  /** It has been seen: what it has done is drawn, up to the next one. */
  goOn(): void {
    const kept = this.kept;
    this.forget();
    for (const frame of kept) this.hear(frame);
  }

  /** All of it is told anew. */
  forget(): void {
    clearTimeout(this.timer);
    this.line = null;
    this.kept = [];
  }
}
