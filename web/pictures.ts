// The drawings of game-icons that cards and the page name, one JSON file per world, outside the
// JavaScript. A card names its drawing in its file: art = "troll".
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { AT_ONCE, GLYPHS } from "./src/ui/glyphs.ts";

const WORLDS = { dungeon: ["munchkin", "lite"], orbit: ["star"] };
const DATA = new URL("../src/kickdoor/cards/data/", import.meta.url).pathname;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function named(sets: string[]): string[] {
  const found = new Set<string>();
  for (const set of sets) {
    for (const file of readdirSync(join(DATA, set)).filter((name) => name.endsWith(".toml"))) {
      const text = readFileSync(join(DATA, set, file), "utf-8");
      for (const [, art] of text.matchAll(/\bart\s*=\s*"([a-z0-9-]+)"/g)) if (art) found.add(art);
    }
  }
  return [...found].sort();
}

function drawn(names: string[]): Record<string, string> {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(path, "utf-8")) as IconSet;
  const lines: Record<string, string> = {};
  for (const name of names) {
    const body = set.icons[set.aliases?.[name]?.parent ?? name]?.body;
    if (!body) throw new Error(`there is no drawing called '${name}'`);
    lines[name] = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
  }
  return lines;
}

/** Emits the files, and tells the page their names. */
export function pictures(): Plugin {
  const id = "virtual:pictures";
  const files: Record<string, { name: string; body: string }> = {};
  const all = {
    glyphs: Object.values(GLYPHS),
    dungeon: named(WORLDS.dungeon),
    orbit: named(WORLDS.orbit),
  };
  for (const [world, names] of Object.entries(all)) {
    const body = JSON.stringify(drawn(names as string[]));
    const mark = createHash("sha256").update(body).digest("hex").slice(0, 8);
    files[world] = { name: `assets/pictures-${world}-${mark}.json`, body };
  }
  return {
    name: "pictures",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      const names = Object.fromEntries(
        Object.entries(files).map(([world, file]) => [world, file.name]),
      );
      const atOnce = drawn(AT_ONCE.map((glyph) => GLYPHS[glyph]));
      return `export default ${JSON.stringify(names)};\nexport const atOnce = ${JSON.stringify(atOnce)};`;
    },
    generateBundle() {
      for (const file of Object.values(files)) {
        this.emitFile({ type: "asset", fileName: file.name, source: file.body });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = Object.values(files).find((one) => request.url === `/${one.name}`);
        if (!file) {
          next();
          return;
        }
        response.setHeader("content-type", "application/json");
        response.end(file.body);
      });
    },
  };
}
