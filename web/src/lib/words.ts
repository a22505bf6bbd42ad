// The page's own words, by Fluent; sentences about the game come from the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import de from "../words/de.ftl?raw";
import en from "../words/en.ftl?raw";

const SOURCES: Record<string, string> = { en, de };
const bundles = new Map<string, FluentBundle>();

function bundle(language: string): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    const errors = found.addResource(new FluentResource(SOURCES[language] ?? en));
    if (errors.length) throw errors[0];
    bundles.set(language, found);
  }
  return found;
}

export const LANGUAGES = Object.keys(SOURCES);

export function say(language: string, message: string, values: Record<string, string | number> = {}): string {
  const book = bundle(language);
  const pattern = book.getMessage(message)?.value;
  if (!pattern) throw new Error(`no words for '${message}'`);
  return book.formatPattern(pattern, values);
}

export function has(language: string, message: string): boolean {
  return bundle(language).hasMessage(message);
}
