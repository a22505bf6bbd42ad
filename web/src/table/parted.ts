// A sentence of the log, cut up where it names cards that it carries.
import type { Card, LogLine } from "../net/protocol.ts";

export interface Part {
  text: string;
  /** The card that is named; between names there is none. */
  card: Card | undefined;
  /** What stands at a name without a space, such as quotation marks. */
  before: string;
  after: string;
}

export function parted(line: LogLine, nameOf: (id: string) => string): Part[] {
  const named = line.cards
    .filter((card) => card.n >= 0)
    .map((card) => ({ card, name: nameOf(card.id) }))
    .filter(({ name }, i, all) => name && all.findIndex((one) => one.name === name) === i)
    .sort((a, b) => b.name.length - a.name.length);
  let found: Part[] = [plain(line.text)];
  for (const { card, name } of named)
    found = found.flatMap((part) => (part.card ? [part] : cut(part.text, name, card)));
  return clung(found);
}

const plain = (text: string): Part => ({ text, card: undefined, before: "", after: "" });

function cut(text: string, name: string, card: Card): Part[] {
  const at = text.indexOf(name);
  if (at < 0) return [plain(text)];
  return [
    plain(text.slice(0, at)),
    { ...plain(name), card },
    plain(text.slice(at + name.length)),
  ].filter((part) => part.text);
}

/** What clings to a name goes with it. */
function clung(parts: Part[]): Part[] {
  parts.forEach((part, i) => {
    if (!part.card) return;
    const [last, next] = [parts[i - 1], parts[i + 1]];
    if (last && !last.card) {
      part.before = /\S*$/.exec(last.text)?.[0] ?? "";
      last.text = last.text.slice(0, last.text.length - part.before.length);
    }
    if (next && !next.card) {
      part.after = /^\S*/.exec(next.text)?.[0] ?? "";
      next.text = next.text.slice(part.after.length);
    }
  });
  return parts.filter((part) => part.text);
}
