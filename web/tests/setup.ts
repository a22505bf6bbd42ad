// Tests read what the page says in any language.
import { LANGUAGES, learn } from "../src/i18n/words.ts";

await Promise.all(LANGUAGES.map(learn));
