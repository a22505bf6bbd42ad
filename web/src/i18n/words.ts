// The page's own words, by Fluent; sentences about the game come from the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";

// A folder for each language, a file for each page.
const FILES = import.meta.glob<string>("./*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const LANGUAGES = ["en", "de"];
const bundles = new Map<string, FluentBundle>();

function bundle(language: string): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    const folder = LANGUAGES.includes(language) ? language : "en";
    for (const [path, text] of Object.entries(FILES)) {
      const [error] = path.includes(`/${folder}/`)
        ? found.addResource(new FluentResource(text))
        : [];
      if (error) throw error;
    }
    bundles.set(language, found);
  }
  return found;
}

export function say(
  language: string,
  message: string,
  values: Record<string, string | number> = {},
): string {
  const book = bundle(language);
  const pattern = book.getMessage(message)?.value;
  // What lacks its words must not take the rest of the page with it; the tests hear of it all the same.
  if (!pattern) {
    console.error(`no words for '${message}'`);
    return message;
  }
  return book.formatPattern(pattern, values);
}

export function has(language: string, message: string): boolean {
  return bundle(language).hasMessage(message);
}
