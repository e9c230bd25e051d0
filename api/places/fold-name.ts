/** Letters that are no plain letter with an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
};
const SHORT: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * The form in which names are compared: small letters without accents and punctuation, words separated by one space.
 * "St.", "Ft." and "Mt." are written out except at the end, where they may be a street or Montana. Idempotent.
 */
export function foldName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþıħə]/g, (letter) => LETTERS[letter] ?? letter)
    // Names with and without an apostrophe are the same name, and so are "D.C." and "DC".
    .replace(/['’‘ʻʼ`´.]+(?=[\p{L}\p{N}])|['’‘ʻʼ`´]/gu, (mark) => (mark.includes('.') ? '. ' : ''))
    .replace(/\b(\p{L})\. (?=\p{L}\b)/gu, '$1')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return words.map((word, at) => (at < words.length - 1 ? (SHORT[word] ?? word) : word)).join(' ');
}
