const FOLDED = new Map<string, string>([
  ['ł', 'l'],
  ['ß', 's'],
  ['ø', 'o'],
  ['æ', 'a'],
  ['œ', 'o'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

function foldCharacter(character: string): string {
  const known = FOLDED.get(character);
  if (known !== undefined) return known;
  const lower = character.toLowerCase();
  const base = FOLDED.get(lower) ?? lower.normalize('NFD').charAt(0);
  const folded = base.length === character.length ? base : character;
  FOLDED.set(character, folded);
  return folded;
}

/**
 * Lower case without accents, one UTF-16 unit for each of the input's, so that an offset found in the folded
 * text is an offset in the original.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  return lower.length === text.length
    ? lower.replace(/[\u00df-\u024f\u0386-\u03ce\u1e00-\u1eff]/g, foldCharacter)
    : text.replace(/[A-Z\u00c0-\u024f\u0386-\u03ce\u1e00-\u1eff]/g, foldCharacter);
}

/** Words of a text, folded, without punctuation. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:[.'’&+#/-][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}
