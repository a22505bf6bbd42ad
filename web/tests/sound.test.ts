import { describe, expect, it } from "vitest";
import { Sounds, cuesOf } from "../src/motion/sound.ts";
import type { LogKind, LogLine } from "../src/net/protocol.ts";

const line = (kind: LogKind, seat = 0, numbers: number[] = []): LogLine => ({
  kind,
  text: kind,
  seat,
  cards: [],
  numbers,
});

describe("what is heard", () => {
  it("follows from what happened", () => {
    expect(cuesOf([line("DoorKicked", 1)], 0)).toEqual(["card"]);
    expect(cuesOf([line("DiceRolled", 1)], 0)).toEqual(["die"]);
    expect(cuesOf([line("HelpAsked", 1)], 0)).toEqual([]);
  });
  it("is a card's where cards are named and nothing else is known of it", () => {
    const named = { ...line("something-new", 1), cards: [{ n: 3, id: "elf", name: "Elf" }] };
    expect(cuesOf([named], 0)).toEqual(["card"]);
    expect(cuesOf([line("something-new", 1)], 0)).toEqual([]);
  });
  it("tells one's own turn from another's", () => {
    expect(cuesOf([line("TurnBegan", 0)], 0)).toEqual(["turn"]);
    expect(cuesOf([line("TurnBegan", 1)], 0)).toEqual([]);
  });
  it("is glad of a Level won, not of one lost", () => {
    expect(cuesOf([line("LevelChanged", 0, [3, 4])], 0)).toEqual(["level"]);
    expect(cuesOf([line("LevelChanged", 0, [4, 3])], 0)).toEqual([]);
  });
  it("is the two most telling of many things at once", () => {
    const much = (["CardPlayed", "DiceRolled", "CombatLost", "Died", "CardDrawn"] as const).map(
      (kind) => line(kind),
    );
    expect(cuesOf(much, 0)).toEqual(["death", "lost"]);
  });
});

describe("sounds", () => {
  it("open the device once, when the first is wanted, and begin and end every note", () => {
    const notes: string[] = [];
    const knob = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    const node = (name: string) => ({
      gain: knob,
      frequency: knob,
      connect: (next: unknown) => next,
      start: (at: number) => notes.push(`${name} from ${at}`),
      stop: (at: number) => notes.push(`${name} to ${at.toFixed(2)}`),
    });
    let opened = 0;
    const device = {
      state: "running",
      currentTime: 2,
      sampleRate: 8000,
      destination: {},
      createGain: () => node("gain"),
      createOscillator: () => node("tone"),
      createBufferSource: () => node("noise"),
      createBiquadFilter: () => node("filter"),
      createBuffer: (_: number, length: number) => ({
        getChannelData: () => new Float32Array(length),
      }),
    };
    const sounds = new Sounds(() => {
      opened += 1;
      return device as unknown as AudioContext;
    });
    expect(opened).toBe(0);
    sounds.play("card", 0.5);
    sounds.play("level", 0.5);
    expect(opened).toBe(1);
    expect(notes).toEqual([
      "noise from 2",
      "noise to 2.10",
      "tone from 2",
      "tone to 2.10",
      "tone from 2.08",
      "tone to 2.34",
    ]);
  });
});
