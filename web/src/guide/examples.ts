// The cards and munchkins that the pages on how to play show, in both worlds.
import type { World } from "../state/catalogue.svelte.ts";
import type { Munchkin } from "../net/protocol.ts";

export interface Examples {
  monster: string;
  curse: string;
  being: string;
  weak: string;
  headgear: string;
  armor: string;
  footgear: string;
  hand: string;
  enhancer: string;
  oneShot: string;
}

export const EXAMPLES: Record<World, Examples> = {
  dungeon: {
    monster: "munchkin:net-troll",
    curse: "munchkin:curse-chicken-on-your-head",
    being: "munchkin:wizard",
    weak: "munchkin:lame-goblin",
    headgear: "munchkin:bad-ass-bandana",
    armor: "munchkin:leather-armor",
    footgear: "munchkin:boots-of-butt-kicking",
    hand: "munchkin:broad-sword",
    enhancer: "munchkin:enraged",
    oneShot: "munchkin:magic-missile",
  },
  orbit: {
    monster: "star:greys",
    curse: "star:antimatter",
    being: "star:psychic",
    weak: "star:fuzzball",
    headgear: "star:bubble-helmet",
    armor: "star:energy-armor",
    footgear: "star:magnetic-boots",
    hand: "star:vibrosword",
    enhancer: "star:radioactive",
    oneShot: "star:nova-grenade",
  },
};

const NAMES = ["Ann", "Bob", "Cid", "Dot"];

/** Somebody on a board. */
export function munchkin(seat: number, level: number): Munchkin {
  return {
    seat,
    name: NAMES[seat] ?? "",
    sex: seat % 2 ? "male" : "female",
    colour: seat,
    level,
    dead: false,
    strength: level,
    strength_lines: [],
    cards: [],
    curses: [],
    hand_doors: 0,
    hand_treasures: 0,
    hand_limit: 5,
    badges: [],
  };
}
