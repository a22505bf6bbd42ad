// A table as somebody names it: its code, read aloud or copied, or a link to it with whatever stands around it; and
// what it is called.
import { LANGUAGES, say } from "../i18n/words.ts";

const LINK = /\/t\/([^\s/?#]+)[^\s#]*(?:#(\S+))?/;

/** The path of its page; "" where nothing is named. A personal link keeps its key. */
export function pathTo(typed: string): string {
  const [, linked, key] = LINK.exec(typed) ?? [];
  const code = (linked ?? typed).replace(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
  if (!code) return "";
  return `t/${encodeURIComponent(code)}${key ? `#${key}` : ""}`;
}

/** Titles that nobody thought up: they are said in the language of whoever reads them. */
const MADE_UP = ["quick-title", "guided-title"];

/** What a table is called; "" where nobody has said. */
export function titleIn(language: string, title: string): string {
  const made = MADE_UP.find((id) => LANGUAGES.some((one) => say(one, id) === title));
  return made ? say(language, made) : title;
}
