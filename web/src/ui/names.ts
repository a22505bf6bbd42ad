// Names on cards: where a long word may be broken, and how large a name can be set.

const SOFT = "\u00ad";
const LONG = 10;
/** Letters that stay together on either side of a break. */
const EDGE = 3;
// A syllable begins with one consonant, or with several letters that are one, before a vowel.
const SYLLABLE = /^(sch|ch|ck|ph|sh|th|[^aeiouyäöü])[aeiouyäöü]/i;
const VOWEL = /[aeiouyäöü]/i;
const BOUND = /(sc|ch|ck|ph|sh|th)$/i;

/** The name with soft hyphens in its long words, between syllables as far as letters tell them. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : hyphenated(word)));
}

function hyphenated(word: string): string {
  const breaks = (i: number): boolean => {
    if (i < EDGE || i > word.length - EDGE || !SYLLABLE.test(word.slice(i))) return false;
    return (
      VOWEL.test(word.charAt(i - 1)) ||
      (VOWEL.test(word.charAt(i - 2)) && !BOUND.test(word.slice(i - 1, i + 1)))
    );
  };
  return word.replace(/./gu, (letter, i: number) => (breaks(i) ? SOFT : "") + letter);
}

/** How large a name is set, of 1, where a line has room for so many letters: rather smaller than broken anywhere. */
export function fitOf(name: string, room: number): number {
  const longest = Math.max(
    ...breakable(name)
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
