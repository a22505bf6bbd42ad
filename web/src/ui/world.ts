// The world a page is drawn in: the last one somebody chose or sat in, for as long as the tab is open.
import { worldOf, type World } from "../state/catalogue.svelte.ts";

const PLACE = "kickdoor.world";

export function enter(edition: string): void {
  show(worldOf(edition));
}

export function shown(): World {
  return document.documentElement.dataset.world === "orbit" ? "orbit" : "dungeon";
}

/** What a page that was opened by its address begins with. */
export function restore(): void {
  if (sessionStorage.getItem(PLACE) === "orbit") show("orbit");
}

function show(world: World): void {
  document.documentElement.dataset.world = world;
  sessionStorage.setItem(PLACE, world);
}
