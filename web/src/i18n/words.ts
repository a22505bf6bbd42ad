// The page's own words, by Fluent; sentences about the game come from the server. A language comes when it is wanted.
import { FluentBundle, FluentResource } from "@fluent/bundle";

const BOOKS = {
  en: () => import("./en/book.ts"),
  de: () => import("./de/book.ts"),
};
type Language = keyof typeof BOOKS;
export const LANGUAGES = Object.keys(BOOKS) as Language[];
// Known in every language: somebody else may have made the table.
const TITLES = import.meta.glob<string>("./*/titles.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundles = Object.fromEntries(LANGUAGES.map((one) => [one, begun(one)])) as Record<
  Language,
  FluentBundle
>;
const learned = new Map<Language, Promise<void>>();

function begun(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  add(bundle, TITLES[`./${language}/titles.ftl`] ?? "");
  return bundle;
}

function add(bundle: FluentBundle, text: string): void {
  const [error] = bundle.addResource(new FluentResource(text));
  if (error) throw error;
}

/** English, where somebody has kept a language that is not spoken here. */
function spoken(language: string): Language {
  return LANGUAGES.find((one) => one === language) ?? "en";
}

/** Fetches the words of a language; what does not come is tried again when it is wanted again. */
export async function learn(language: string): Promise<void> {
  const one = spoken(language);
  const known = learned.get(one) ?? read(one);
  learned.set(one, known);
  try {
    await known;
  } catch (error) {
    learned.delete(one);
    throw error;
  }
}

async function read(language: Language): Promise<void> {
  const { default: texts } = await BOOKS[language]();
  for (const text of texts) add(bundles[language], text);
}

export function say(
  language: string,
  message: string,
  values: Record<string, string | number> = {},
): string {
  const book = bundles[spoken(language)];
  const pattern = book.getMessage(message)?.value;
  // What lacks its words must not take the rest of the page with it; the tests hear of it all the same.
  if (!pattern) {
    console.error(`no words for '${message}'`);
    return message;
  }
  return book.formatPattern(pattern, { world: "dungeon", ...values });
}

export function has(language: string, message: string): boolean {
  return bundles[spoken(language)].hasMessage(message);
}
