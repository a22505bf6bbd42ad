// Sounds, made here note by note; no file is fetched and none was recorded. Off until somebody wants them.
import { type Cue, type LogLine, SOUND_OF } from "../net/protocol.ts";

export type { Cue };

interface Note {
  wave: OscillatorType | "noise";
  /** Hertz at the beginning and at the end; for noise, what its filter lets through. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  lasts: number;
  loud: number;
  /** How much of it is held before it fades: 0 is plucked, 1 is blown. */
  held: number;
}

const note = (
  wave: Note["wave"],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
  held = 0,
): Note => ({ wave, from, to, at, lasts, loud, held });

// Two of these at once, as loud as can be, are still under what a device can take.
const SCORE: Record<Cue, Note[]> = {
  // A sheet of paper on a table.
  card: [note("noise", 3200, 1200, 0, 0.1, 0.85)],
  // Bone on wood, four times.
  die: [0, 0.09, 0.19, 0.32].map((at, i) =>
    note("noise", 1900 - i * 200, 700, at, 0.06, 1 - i * 0.14),
  ),
  // A fanfare of three, by somebody who can play two.
  won: [
    note("triangle", 392, 392, 0, 0.12, 0.34, 0.5),
    note("triangle", 523, 523, 0.11, 0.12, 0.34, 0.5),
    note("triangle", 659, 652, 0.22, 0.4, 0.36, 0.3),
  ],
  // The trombone of misfortune.
  lost: [
    note("sawtooth", 233, 226, 0, 0.21, 0.26, 0.8),
    note("sawtooth", 220, 213, 0.21, 0.21, 0.26, 0.8),
    note("sawtooth", 208, 147, 0.42, 0.62, 0.28, 0.6),
  ],
  level: [note("sine", 523, 523, 0, 0.1, 0.3, 0.3), note("sine", 784, 790, 0.08, 0.26, 0.3, 0.2)],
  // The bell on a counter: you are next.
  turn: [note("sine", 1047, 1043, 0, 0.5, 0.28), note("sine", 2840, 2834, 0, 0.3, 0.1)],
  curse: [note("square", 180, 70, 0, 0.4, 0.2, 0.4), note("noise", 5000, 400, 0, 0.35, 0.45)],
  // A bell, a size too small for the occasion: a telephone has to be able to toll it.
  death: [
    note("sine", 110, 108, 0, 1.3, 0.16, 0.1),
    note("triangle", 220, 218, 0, 1.2, 0.2, 0.1),
    note("sine", 528, 526, 0, 0.9, 0.15),
    note("sine", 665, 662, 0, 0.6, 0.1),
  ],
};
/** The most telling first: more than two at once is noise. */
export const ORDER: Cue[] = ["death", "won", "lost", "curse", "level", "turn", "die", "card"];
const MOST = 2;

/** What is heard of what happened, from where a seat sits. */
export function cuesOf(fresh: LogLine[], seat: number): Cue[] {
  const found = new Set<Cue>();
  for (const line of fresh) {
    const cue = SOUND_OF[line.kind] ?? (line.cards.length ? "card" : undefined);
    if (cue && isHeard(cue, line, seat)) found.add(cue);
  }
  return ORDER.filter((cue) => found.has(cue)).slice(0, MOST);
}

/** A Level that is lost is not heard, nor the turn of somebody else. */
function isHeard(cue: Cue, line: LogLine, seat: number): boolean {
  if (cue === "turn") return line.seat === seat;
  const [before = 0, after = 0] = line.numbers;
  return cue !== "level" || after > before;
}

/** Plays cues. The browser lets nothing be heard before the first press, so the device is opened late. */
export class Sounds {
  private device: AudioContext | undefined;

  constructor(private readonly open: () => AudioContext = () => new AudioContext()) {}

  play(cue: Cue, volume: number): void {
    this.device ??= this.open();
    if (this.device.state === "suspended") void this.device.resume();
    perform(this.device, cue, volume);
  }
}

/** Without it a note would begin with a click. */
const RISE_S = 0.008;

/** Plays a cue from now on, wherever it is heard or written down. */
export function perform(device: BaseAudioContext, cue: Cue, volume: number): void {
  for (const one of SCORE[cue]) sound(device, one, volume);
}

function sound(device: BaseAudioContext, one: Note, volume: number): void {
  const start = device.currentTime + one.at;
  const end = start + one.lasts;
  const gain = device.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(one.loud * volume, start + RISE_S);
  gain.gain.setValueAtTime(one.loud * volume, start + Math.max(RISE_S, one.held * one.lasts));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(device.destination);
  const source =
    one.wave === "noise"
      ? rustle(device, one, start, gain)
      : tone(device, one, one.wave, start, gain);
  source.start(start);
  source.stop(end);
}

function tone(
  device: BaseAudioContext,
  one: Note,
  wave: OscillatorType,
  start: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = device.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(one.from, start);
  source.frequency.exponentialRampToValueAtTime(one.to, start + one.lasts);
  source.connect(into);
  return source;
}

function rustle(
  device: BaseAudioContext,
  one: Note,
  start: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = device.createBufferSource();
  source.buffer = hiss(device);
  const filter = device.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(one.from, start);
  filter.frequency.exponentialRampToValueAtTime(one.to, start + one.lasts);
  source.connect(filter).connect(into);
  return source;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

function hiss(device: BaseAudioContext): AudioBuffer {
  const kept = hisses.get(device);
  if (kept) return kept;
  const buffer = device.createBuffer(1, device.sampleRate / 2, device.sampleRate);
  const wave = buffer.getChannelData(0);
  // The same every time (xorshift): what was measured is what is heard.
  for (let i = 0, seed = 1; i < wave.length; i += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    wave[i] = seed / 2 ** 31;
  }
  hisses.set(device, buffer);
  return buffer;
}

export const sounds = new Sounds();
