// Names on cards: where a long word may be broken, and how large a name can be set.

const SOFT = "\u00ad";
const LONG = 10;
/** On a small card a word is long sooner. */
export const LONG_IF_SMALL = 8;
/** Letters that stay together on either side of a break. */
const EDGE = 3;
const BETWEEN_VOWELS = /(?<=[aeiouyäöü])[^aeiouyäöü'’]+(?=[aeiouyäöü])/giu;
// What a syllable may begin with; and letters that are one, and are not parted.
const BEGINS = /^(sch[lmnrw]?|[bcfgkp]l|[bcdfgkpt]r|kn|pf[lr]?|s[pt]r?|zw|ch|ck|ph|sh|th|.)$/iu;
const BOUND = /(sc|ch|ck|ph|sh|th)$/i;
// Where letters do not tell the seam of a compound: what its later half begins with.
const SEAM =
  /(?<=\p{L}{4})(?=achtzig|aktiv|alt$|ameise|antenne|anzeige|anzug|ente$|halb|hellebarde|idee|inspektor|irdisch|kasten|ling$|monster|öffner|oktaeder|pause|raum|scanner|stab|stern|stiefel|stück|übung|wrack)|(?<=see)(?=stern)/iu;

/** The name with soft hyphens in its long words, between syllables as far as letters tell them. */
export function breakable(name: string, long = LONG): string {
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    word.length < long ? word : word.split(SEAM).map(hyphenated).join(SOFT),
  );
}

function hyphenated(word: string): string {
  return word.replace(BETWEEN_VOWELS, (letters, at: number) => {
    const cut = letters.split("").findIndex((_, i) => begins(letters, i));
    const isAtEdge = at + cut < EDGE || at + cut > word.length - EDGE;
    return cut < 0 || isAtEdge ? letters : letters.slice(0, cut) + SOFT + letters.slice(cut);
  });
}

/** Whether a syllable begins there; an s that ends the first half of a long word is none, nor is one of Rüs-tung. */
function begins(letters: string, i: number): boolean {
  const isOfBefore = (i > 1 && /^s[pt]/i.test(letters.slice(i))) || (!i && /^st/i.test(letters));
  return (
    !isOfBefore && BEGINS.test(letters.slice(i)) && !BOUND.test(letters.slice(0, i + 1).slice(-2))
  );
}

/** How large a name is set, of 1, where a line has room for so many letters: rather smaller than broken anywhere. */
export function fitOf(name: string, room: number, long = LONG): number {
  const longest = Math.max(
    ...breakable(name, long)
      .split(/[\s\u00ad-]/)
      .map((part) => part.length),
  );
  return Math.max(0.66, Math.min(1, room / longest));
}

/** How large the words of a card are set, in hundredths of its width: so many letters fill the half of it. */
export function typeOf(letters: number): number {
  const [ROOM, WIDE] = [0.56, 0.6]; // of the card's square, for words; a letter's width by its line's height
  return Math.round(1000 * Math.sqrt(ROOM / (WIDE * Math.max(letters, 1)))) / 10;
}
