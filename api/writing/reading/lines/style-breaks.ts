/** A run of text in one style: any string that differs when the font, its weight or its size does. */
export interface StyledText {
  text: string;
  style: string;
}

/** The words on both sides of a change of style: "**Baker** Mill & Oven" changes between "Baker" and "Mill". */
export type StyleBreak = readonly [before: string, after: string];

const LETTER = /[\p{L}\p{N}]/u;
const BETWEEN = /^[\s,;:/|·•–—-]*/u;

/**
 * The words of several runs; one in two styles has that of most of its letters, since fonts lack some letters. One in
 * capitals has that of its first letter: small capitals have a large first letter, as abbreviations among them do.
 */
export function styledWords(runs: Iterable<StyledText>): StyledText[] {
  const words: StyledText[] = [];
  let letters = new Map<string, number>();
  let text = '';
  const close = () => {
    const isCapital = !/\p{Ll}/u.test(text);
    const [style] = [...letters].reduce(
      (most, one) => (one[1] > most[1] && !(isCapital && most[1] > 0) ? one : most),
      ['', 0],
    );
    if (text !== '') words.push({ text, style });
    text = '';
    letters = new Map();
  };
  for (const run of runs) {
    for (const [order, part] of run.text.split(/\s+/).entries()) {
      if (order > 0) close();
      text += part;
      if (part !== '') letters.set(run.style, (letters.get(run.style) ?? 0) + part.length);
    }
  }
  close();
  return words;
}

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Hebrew}/u];

/** Whether two words are in different alphabets, which few fonts have both. */
const areForeign = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((text) => ALPHABETS.findIndex((letters) => letters.test(text)));
  return first !== -1 && second !== -1 && first !== second;
};

const isInCapitals = ({ text }: StyledText): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
/** Words within names, which have no large letter where capitals are small ones but for the first. */
const LINKING =
  /^(?:OF|AND|THE|FOR|DE|DEL|DER|DEN|DES|DU|DI|DA|DO|DOS|DAS|LA|LE|LES|LOS|LAS|EL|ET|UND|Y|E|I|VAN|VON|FÜR|EN|OG|OCH)$/u;

/** Its letters are often set higher and smaller: "1st", "2ème", "3º". */
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th|er|re|e|[eè]me|nd?e|os?|as?|[ºª°])[.,]?$/u;

/** Written small: a font that lacks a letter or a ligature lends a word from another one, but no field begins so. */
const isWithin = ({ text }: StyledText): boolean => /^\p{Ll}+[.,]?$/u.test(text);

/**
 * The words with the style of those around them where one has another by accident: a short word between small capitals
 * ("UNIVERSITY OF LEEDS"), a word within a text whose letters another font has ("Trainee in fine arts"), or a number with raised
 * letters ("Clerk 1st grade").
 */
const withLinkingWords = (words: readonly StyledText[]): StyledText[] =>
  words.map((word, index) => {
    const [before, after] = [words[index - 1], words[index + 1]];
    const isLinking =
      before !== undefined &&
      before.style === after?.style &&
      ((LINKING.test(word.text) && [before, word, after].every(isInCapitals)) ||
        (isWithin(word) && isWithin(before)) ||
        (isWithin(word) && isWithin(after)) ||
        ORDINAL.test(word.text));
    return isLinking ? { text: word.text, style: before.style } : word;
  });

/** Where the style changes from one word to the next. A label and its value ("Position: Baker") aren't separated. */
export function findStyleBreaks(words: readonly StyledText[]): StyleBreak[] {
  const written = withLinkingWords(words.filter(({ text }) => LETTER.test(text)));
  return written.slice(1).flatMap((after, index) => {
    const before = written[index];
    const isBreak =
      before !== undefined &&
      before.style !== after.style &&
      !before.text.endsWith(':') &&
      !areForeign(before.text, after.text);
    return isBreak ? [[before.text, after.text] as const] : [];
  });
}

const isEdge = (character: string): boolean => !LETTER.test(character);

/** The position after `before` where it stands beside `after`, or -1. */
function findBreak(text: string, [before, written]: StyleBreak): number {
  // A header may have lost the full stop after it.
  const after = written.replace(/(?<=.)[.,;]$/, '');
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const end = at + before.length;
    const next = end + (BETWEEN.exec(text.slice(end))?.[0].length ?? 0);
    const isWhole = isEdge(text.charAt(at - 1)) && isEdge(text.charAt(next + after.length));
    if (next > end - 1 && isWhole && text.startsWith(after, next)) return end;
  }
  return -1;
}

const isClosed = (text: string): boolean =>
  (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0);

/** Splits a text where its style changes, but not inside brackets or before them: they belong to what they follow. */
export function splitAtBreaks(text: string, breaks: readonly StyleBreak[]): string[] {
  const cuts = breaks
    .map((one) => findBreak(text, one))
    .filter((at) => at > 0 && isClosed(text.slice(0, at)) && !/^\s*\(/u.test(text.slice(at)))
    .sort((a, b) => a - b);
  const parts: string[] = [];
  let from = 0;
  for (const at of [...new Set(cuts), text.length]) {
    parts.push(text.slice(from, at));
    from = at;
  }
  return parts.filter((part) => LETTER.test(part));
}
