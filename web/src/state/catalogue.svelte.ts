// Cards by id in the language that is set, and the drawings on them; loaded once, when first wanted.
import pictures, { atOnce } from "virtual:pictures";
import { GLYPHS, type Glyph } from "../ui/glyphs.ts";
import { api } from "./here.ts";
import { worldOf } from "../ui/ground.ts";
import { settings } from "./settings.svelte.ts";
import type { CardInfo } from "../net/protocol.ts";

export { worldOf, type World } from "../ui/ground.ts";

class Catalogue {
  cards = $state.raw(new Map<string, CardInfo>());
  lines = $state.raw<Record<string, string>>(atOnce);
  /** Nobody answered when the cards were asked for. */
  isLost = $state(false);
  private language = "";
  private wanted = new Set<string>();

  /** Loads the cards, again when the language has changed. */
  async load(): Promise<void> {
    const language = settings.language;
    if (this.language === language) return;
    this.language = language;
    this.isLost = false;
    const list = await api.cards(language).catch(() => undefined);
    if (!list) this.lose();
    else if (this.language === language)
      this.cards = new Map(list.cards.map((card) => [card.id, card]));
  }

  private lose(): void {
    this.language = "";
    this.isLost = true;
  }

  card(id: string): CardInfo | undefined {
    return this.cards.get(id);
  }

  /** The drawing of a card; its world's file is fetched the first time. */
  picture(card: CardInfo): string {
    const found = this.lines[card.art];
    if (!found) void this.fetch(worldOf(card.set));
    return found ?? "";
  }

  glyph(glyph: Glyph): string {
    const found = this.lines[GLYPHS[glyph]];
    if (!found) void this.fetch("glyphs");
    return found ?? "";
  }

  private async fetch(world: keyof typeof pictures): Promise<void> {
    if (this.wanted.has(world)) return;
    this.wanted.add(world);
    // Whatever goes wrong on the way, an answer that breaks off included: it is asked for again.
    const found = await fetch(new URL(pictures[world], document.baseURI))
      .then((response) =>
        response.ok ? (response.json() as Promise<Record<string, string>>) : undefined,
      )
      .catch(() => undefined);
    if (found) this.lines = { ...this.lines, ...found };
    else this.wanted.delete(world);
  }
}

export const catalogue = new Catalogue();
