// The page's own small drawings, by what they stand for; names are those of game-icons.

export const GLYPHS = {
  // Kinds of cards.
  monster: "claw-slashes",
  curse: "lightning-trio",
  class: "checked-shield",
  race: "domino-mask",
  enhancer: "upgrade",
  follower: "hand",
  item: "swap-bag",
  one_shot: "explosion-rays",
  level_up: "stairs",
  special: "round-star",
  // Slots.
  headgear: "barbute",
  armor: "chest-armor",
  footgear: "walking-boot",
  "1-hand": "broadsword",
  "2-hands": "crossed-swords",
  // The table.
  door: "wooden-door",
  treasure: "chest",
  coin: "two-coins",
  big: "weight",
  complex: "gears",
  level: "stairs-goal",
  cards: "card-play",
  skull: "death-skull",
  help: "shaking-hands",
  trade: "trade",
  run: "run",
  fight: "sword-clash",
  strength: "fist",
  wait: "sands-of-time",
  die: "dice-six-faces-five",
  chat: "talk",
  log: "scroll-unfurled",
  keys: "keyboard",
  settings: "settings-knobs",
  person: "person",
  bot: "vintage-robot",
  crown: "crown",
  male: "male",
  female: "female",
  fire: "flame",
  undead: "bandage-roll",
  eye: "eye-target",
  link: "linked-rings",
  pause: "pause-button",
  book: "open-book",
  boot: "boot-kick",
  web: "spider-web",
  wall: "brick-wall",
  claw: "monster-grasp",
  turns: "check-mark",
  short: "scales",
  feeds: "oppression",
  later: "padlock",
  hold: "halt",
  // The world of Orbit has its own door and chest.
  airlock: "steel-door",
  crate: "cargo-crate",
  // Sets.
  munchkin: "dungeon-gate",
  lite: "feather",
  star: "ringed-planet",
  go: "plain-arrow",
  // Moments.
  tombstone: "tombstone",
  print: "footprint",
  unplugged: "unplugged",
  // The first page.
  lurker: "goblin-head",
  dragon: "dragon-head",
  rocket: "rocket",
  stare: "alien-stare",
  chair: "wooden-chair",
  spy: "binoculars",
  key: "key",
  // The die.
  one: "dice-six-faces-one",
  two: "dice-six-faces-two",
  three: "dice-six-faces-three",
  four: "dice-six-faces-four",
  six: "dice-six-faces-six",
} as const;

export type Glyph = keyof typeof GLYPHS;

/** Those that stand for a server that has not answered: they come with the page itself. */
export const AT_ONCE: Glyph[] = ["wait", "web"];

const OF_KIND: Record<string, Glyph> = {
  monster: "monster",
  curse: "curse",
  trap: "curse",
  class: "class",
  race: "race",
  monster_enhancer: "enhancer",
  sidekick: "follower",
  hireling: "follower",
  item: "item",
  one_shot: "one_shot",
  level_up: "level_up",
};

/** The glyph of a kind of card; an Item shows where it is worn. */
export function glyphOf(kind: string, slot: string | null): Glyph {
  if (kind === "item" && slot && slot in GLYPHS) return slot as Glyph;
  return OF_KIND[kind] ?? "special";
}
