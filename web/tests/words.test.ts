// Every message of the page in every language, with the same places to fill in.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, say } from "../src/i18n/words.ts";

function messages(language: string): Map<string, string[]> {
  const folder = join(import.meta.dirname, "../src/i18n", language);
  const found = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    for (const entry of new FluentResource(readFileSync(join(folder, file), "utf-8")).body) {
      expect(found.has(entry.id), `${entry.id} twice`).toBe(false);
      found.set(entry.id, places(entry.value));
    }
  }
  return found;
}

/** The names of what a message leaves open, wherever in it. */
function places(pattern: unknown): string[] {
  if (pattern === null || typeof pattern !== "object") return [];
  const one = pattern as Record<string, unknown>;
  const own = one.type === "var" ? [String(one.name)] : [];
  return [...new Set([...own, ...Object.values(one).flatMap(places)])].sort();
}

describe.each(LANGUAGES.filter((language) => language !== "en"))("the words in %s", (language) => {
  const english = messages("en");
  const other = messages(language);

  it("are complete", () => {
    expect(english.size).toBeGreaterThan(300);
    expect([...other.keys()]).toEqual([...english.keys()]);
  });
  it("leave the same places open, message by message", () => {
    for (const [id, open] of english) expect([id, other.get(id)]).toEqual([id, open]);
    expect(english.get("turn-line")).toEqual(["name", "phase", "turn"]);
    expect(english.get("treasures")).toEqual(["count"]);
  });
});

describe.each(LANGUAGES)("what is said in %s while nobody does anything", (language) => {
  const text = readFileSync(
    join(import.meta.dirname, "../src/i18n", language, "table.ftl"),
    "utf-8",
  );
  const sayings = text.split("\n").filter((line) => line.startsWith("saying-"));
  it("cannot be taken for an error", () => {
    expect(sayings.length).toBeGreaterThan(5);
    for (const saying of sayings) {
      expect(saying).not.toMatch(/not a|invalid|error|unknown|kein[e]? (Zahl|gültig)|Fehler/i);
    }
  });
});

describe("who has won", () => {
  const won = (language: string, names: string, count: number, you = "no"): string =>
    say(language, "won", { names, count, you });
  it("is said to whoever it is, alone or with others", () => {
    expect(won("en", "You", 1, "yes")).toBe("You win");
    expect(won("en", "You and Bob", 2, "yes")).toBe("You and Bob win");
    expect(won("de", "Du", 1, "yes")).toBe("Du gewinnst");
    expect(won("de", "Du und Bob", 2, "yes")).toBe("Du und Bob gewinnt");
  });
  it("is said of others", () => {
    expect([won("en", "Bob", 1), won("de", "Bob", 1)]).toEqual(["Bob wins", "Bob gewinnt"]);
    expect(won("de", "Bob und Cid", 2)).toBe("Bob und Cid gewinnen");
    expect([won("en", "", 0), won("de", "", 0)]).toEqual([
      "Nobody has won",
      "Niemand hat gewonnen",
    ]);
  });
});

describe("what is said of somebody who may be the reader", () => {
  it("needs no verb that agrees", () => {
    for (const language of LANGUAGES) {
      const folder = join(import.meta.dirname, "../src/i18n", language, "table.ftl");
      const deal = readFileSync(folder, "utf-8").match(/^deal = (.*)$/m)?.[1] ?? "";
      expect(deal).toMatch(/: \{ \$who \},/);
    }
  });
});
