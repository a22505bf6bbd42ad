// A fight as a scene: where the knot of the rope is, which monster is large, what is worn where. Nothing is
// drawn here, and nothing is added up that the server has not.
import type {
  CardInfo,
  Fight,
  FightMonster,
  InPlay,
  LogKind,
  Munchkin,
  SeatInfo,
  View,
} from "../../net/protocol.ts";

const THROWN: LogKind[] = ["CardPlayed", "MonsterAdded"];
const RECENT = 6;
const STEP = 3;
const FARTHEST = 40;

/** Where the knot is, in hundredths of the rope: towards whoever leads, 3 a point, 40 at most. */
export function knotAt(lead: number): number {
  return 50 - Math.max(-FARTHEST, Math.min(FARTHEST, lead * STEP));
}

/** The monster that is shown whole: the one somebody points at, else the strongest. */
export function largest(monsters: FightMonster[], pointed: number): FightMonster | undefined {
  const strongest = [...monsters].sort((a, b) => b.strength - a.strength)[0];
  return monsters.find(({ id }) => id === pointed) ?? strongest;
}

/** What a munchkin counts for in the fight. */
export function countOf(fight: Fight, seat: number): number {
  return fight.lines
    .filter((line) => line.side === "munchkins" && line.seat === seat)
    .reduce((sum, line) => sum + line.amount, 0);
}

/** What is added to a Level, or taken from it, as it stands on a plate. */
export function signed(amount: number): string {
  return amount < 0 ? `− ${-amount}` : `+ ${amount}`;
}

export type Spot = "head" | "body" | "hands" | "feet";
export const SPOTS: Spot[] = ["head", "body", "hands", "feet"];
const BY_SLOT: Record<string, Spot> = {
  headgear: "head",
  armor: "body",
  "1-hand": "hands",
  "2-hands": "hands",
  footgear: "feet",
};

type Known = (id: string) => CardInfo | undefined;

/** What is worn, by its place; what has none goes where there is room. */
export function gearOf(one: Munchkin, known: Known): Record<Spot, InPlay[]> {
  const found: Record<Spot, InPlay[]> = { head: [], body: [], hands: [], feet: [] };
  const worn = one.cards.filter((card) => card.equipped && known(card.id)?.kind === "item");
  for (const card of worn) {
    const spot = BY_SLOT[known(card.id)?.slot ?? ""];
    if (spot) found[spot].push(card);
  }
  for (const card of worn) {
    if (BY_SLOT[known(card.id)?.slot ?? ""]) continue;
    const [least] = [...SPOTS].sort((a, b) => found[a].length - found[b].length);
    if (least) found[least].unshift(card);
  }
  return found;
}

/** Who threw a card in of late, by the card; one's own are no news. */
export function throwers(view: Pick<View, "log" | "munchkins" | "seat">): Map<number, string> {
  const recent = view.log
    .slice(-RECENT)
    .filter(({ kind, seat }) => THROWN.includes(kind) && seat !== view.seat);
  return new Map(
    recent.flatMap(({ cards, seat }) =>
      cards.map(({ n }): [number, string] => [n, view.munchkins[seat]?.name ?? ""]),
    ),
  );
}

/** How many cards lie on the monsters, or beside them on their side. */
export function improvements(fight: Fight): number {
  return (
    fight.monsters.flatMap(({ enhancers }) => enhancers).length +
    thrown(fight).filter(({ side }) => side !== "munchkins").length
  );
}

/** Cards thrown in that lie on no monster, by their side. */
export function thrown(fight: Fight): Fight["cards"] {
  const lying = fight.monsters.flatMap((one) => [one.card.n, ...one.enhancers.map(({ n }) => n)]);
  return fight.cards.filter(({ card }) => !lying.includes(card.n));
}

/** What has become of a munchkin, or of who sits there, that whoever counts on them should see; "": nothing. */
export function missingOf(one: Munchkin, seats: SeatInfo[]): string {
  const sits = seats[one.seat];
  if (one.dead) return "is-dead";
  if (sits?.away) return "seat-away";
  return sits?.kind === "person" && !sits.present ? "seat-gone" : "";
}
