/** Longer words are no words of a sentence that is read aloud. */
const MAX_WORD = 28;
const MARKUP = /<[^<>]{0,400}>|&[a-z]{2,8};|&#x?[0-9a-f]{1,6};|https?:\/\/\S+|www\.\S+/giu;
const SIGNS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Extended_Pictographic}\uFE0F*_#`~<>[\]{}|\\^•●▪■–—]+/gu;
/** Words that can't be the last of a shortened text. */
const OPEN_END =
  /(?:\s+(?:and|or|with|the|a|an|to|for|by|of|in|at|from|on|as|while|that|which|including|using|via|our|your|their|is|are|any|all|&)|[\s,;:.(/-])+$/iu;

/**
 * A text of others as it can stand in a spoken sentence: one line without markup, addresses and signs, at most `most`
 * characters, cut between words. `''` if nothing is left that could be said.
 */
export function plainText(text: string, most: number): string {
  const line = text
    .slice(0, 2_000)
    .replace(MARKUP, ' ')
    .replace(SIGNS, (sign) => (/[–—]/.test(sign) ? ' - ' : ' '))
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = line.split(' ').filter((word) => word.length <= MAX_WORD);
  let kept = '';
  for (const word of words) {
    if (kept.length + word.length + 1 > most) return kept.replace(OPEN_END, '');
    kept = kept === '' ? word : `${kept} ${word}`;
  }
  return kept;
}

/** A text between quotation marks, shortened with an ellipsis to about `most` characters. */
export function quote(text: string, most: number): string {
  const all = plainText(text, 2_000).replace(/[.;,:!\s]+$/, '');
  const short = plainText(all, most);
  return short === '' ? '' : `“${short.length < all.length ? `${short.replace(OPEN_END, '')}…` : short}”`;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const VOWEL = /^(?:[aeio]|u(?!ni(?!n|m)|s(?:e|a|u|i)|ti|bi|k|ro)|hour|honest|hono|heir|8|11(?!\d)|18(?!\d))/i;
const CONSONANT = /^(?:eu|one(?![a-z]{3})|once|ux|uk)/i;
/** Letters whose names begin with a vowel: "an RN license". */
const SPELLED = /^[AEFHILMNORSX](?:[A-Z0-9&+/.-]|\b)/;

/** A noun with "a" or "an" before it. */
export function withArticle(noun: string): string {
  const isVowel = /^[A-Z]{2}/.test(noun) ? SPELLED.test(noun) : VOWEL.test(noun) && !CONSONANT.test(noun);
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}

/** The form in which texts are compared: small letters and digits with single blanks. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The sentences of a text that end with a question mark, as they are compared. */
export function questionsIn(text: string): string[] {
  return text
    .slice(0, 4_000)
    .split(/(?<=[.?!])/)
    .filter((sentence) => sentence.endsWith('?'))
    .map(comparable)
    .filter((question) => question !== '');
}
