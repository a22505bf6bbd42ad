// Sounds, made here note by note; no file is fetched and none was recorded. Off until somebody wants them.
import type { LogLine } from "./wire.ts";

export type Cue = "death" | "won" | "lost" | "curse" | "level" | "turn" | "die" | "card";

interface Note {
  wave: OscillatorType | "noise";
  /** Hertz at the beginning and at the end; for noise, what its filter lets through. */
  from: number;
  to: number;
  /** Seconds. */
  at: number;
  lasts: number;
  loud: number;
}

const note = (wave: Note["wave"], from: number, to: number, at: number, lasts: number, loud = 0.5): Note => ({ wave, from, to, at, lasts, loud });

const SCORE: Record<Cue, Note[]> = {
  // A sheet of paper on a table.
  card: [note("noise", 2600, 900, 0, 0.07, 0.5)],
  // Bone on wood, four times.
  die: [0, 0.09, 0.19, 0.32].map((at, i) => note("noise", 1800 - i * 200, 700, at, 0.04, 0.8 - i * 0.12)),
  // A fanfare of three, by somebody who can play two.
  won: [note("triangle", 392, 392, 0, 0.12), note("triangle", 523, 523, 0.11, 0.12), note("triangle", 659, 652, 0.22, 0.32)],
  // The trombone of misfortune.
  lost: [note("sawtooth", 233, 220, 0, 0.2, 0.25), note("sawtooth", 220, 208, 0.2, 0.2, 0.25), note("sawtooth", 208, 150, 0.4, 0.5, 0.25)],
  level: [note("sine", 523, 523, 0, 0.09), note("sine", 784, 790, 0.08, 0.22)],
  turn: [note("sine", 660, 655, 0, 0.35, 0.4), note("sine", 990, 985, 0, 0.25, 0.15)],
  curse: [note("square", 180, 70, 0, 0.35, 0.2), note("noise", 5000, 400, 0, 0.3, 0.35)],
  death: [note("sine", 110, 98, 0, 0.9, 0.7), note("sine", 165, 147, 0.02, 0.7, 0.3)],
};
/** The most telling first: more than two at once is noise. */
const ORDER: Cue[] = ["death", "won", "lost", "curse", "level", "turn", "die", "card"];
const MOST = 2;
const EVERYONES: Record<string, Cue> = {
  Died: "death", CombatWon: "won", CombatLost: "lost", CurseStruck: "curse", DiceRolled: "die",
  CardPlayed: "card", DoorKicked: "card", CardDrawn: "card", CardTaken: "card", GameWon: "won",
}; // prettier-ignore

/** What is heard of what happened, from where a seat sits. */
export function cuesOf(fresh: LogLine[], seat: number): Cue[] {
  const found = new Set<Cue>();
  for (const line of fresh) {
    const cue = line.kind === "LevelChanged" ? levelCue(line) : line.kind === "TurnBegan" && line.seat === seat ? "turn" : EVERYONES[line.kind];
    if (cue) found.add(cue);
  }
  return ORDER.filter((cue) => found.has(cue)).slice(0, MOST);
}

function levelCue(line: LogLine): Cue | undefined {
  const [before = 0, after = 0] = line.numbers;
  return after > before ? "level" : undefined;
}

/** Plays cues. The browser lets nothing be heard before the first press, so the device is opened late. */
export class Sounds {
  private device: AudioContext | undefined;
  private noise: AudioBuffer | undefined;

  constructor(private readonly open: () => AudioContext = () => new AudioContext()) {}

  play(cue: Cue, volume: number): void {
    this.device ??= this.open();
    if (this.device.state === "suspended") void this.device.resume();
    for (const one of SCORE[cue]) this.sound(this.device, one, volume);
  }

  private sound(device: AudioContext, one: Note, volume: number): void {
    const start = device.currentTime + one.at;
    const end = start + one.lasts;
    const gain = device.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(one.loud * volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(device.destination);
    const source = one.wave === "noise" ? this.rustle(device, one, start, gain) : this.tone(device, one, start, gain);
    source.start(start);
    source.stop(end);
  }

  private tone(device: AudioContext, one: Note, start: number, into: AudioNode): AudioScheduledSourceNode {
    const tone = device.createOscillator();
    tone.type = one.wave as OscillatorType;
    tone.frequency.setValueAtTime(one.from, start);
    tone.frequency.exponentialRampToValueAtTime(one.to, start + one.lasts);
    tone.connect(into);
    return tone;
  }

  private rustle(device: AudioContext, one: Note, start: number, into: AudioNode): AudioScheduledSourceNode {
    this.noise ??= hiss(device);
    const source = device.createBufferSource();
    source.buffer = this.noise;
    const filter = device.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(one.from, start);
    filter.frequency.exponentialRampToValueAtTime(one.to, start + one.lasts);
    source.connect(filter).connect(into);
    return source;
  }
}

function hiss(device: AudioContext): AudioBuffer {
  const buffer = device.createBuffer(1, device.sampleRate / 2, device.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
