/** The number of words, counted at blanks. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** With a capital letter at the beginning, unless the first word has one inside ("iOS"). */
export function capitalized(text: string): string {
  const first = /^\S*/u.exec(text)?.[0] ?? '';
  return /\p{Lu}/u.test(first.slice(1)) || /^(?:www|http)/.test(first)
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Without a capital letter at the beginning, unless the first word is a name as far as its letters show. */
export function uncapitalized(text: string): string {
  const first = /^[^\s,;]*/u.exec(text)?.[0] ?? '';
  return /[\p{Lu}\p{N}]/u.test(first.slice(1)) || first.length < 2
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A full stop that doesn't belong to an abbreviation. */
const FULL_STOP = /(?<!(?<![\p{L}])(?:etc|usw|ecc|itp|itd|Ltd|Inc|Co|appts?))\.$/u;

/**
 * Repairs blanks, signs and the capital letter after words were taken out; the closing full stop is as in the source.
 * Doesn't change a text that needs no repair.
 */
export function tidied(text: string, source: string): string {
  const plain = text
    .replace(/\s{2,}/gu, ' ')
    .replace(/\s+([,;:.!?)])(?=\s|$|[,;:.!?)])/gu, '$1')
    .replace(/\(\s+/gu, '(')
    .replace(/\(\)/gu, '')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/[,;]\s*([.;])/gu, '$1')
    .replace(/^[\s,;:.–—-]+(?=\p{L})/u, '')
    .replace(/[\s,;:–—]+$/u, '')
    .trim();
  const ended = FULL_STOP.test(source.trim())
    ? plain.replace(/[,;]?\.*$/u, (end) => (/[.!?]$/.test(plain) ? end : '.'))
    : /\.\s/.test(plain) || !FULL_STOP.test(plain)
      ? plain
      : plain.replace(/(?<!\.)\.$/u, '');
  return capitalized(ended);
}

/** For use inside a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words as a note quotes them; long ones are cut in the middle. */
export function quoted(text: string): string {
  const plain = text.trim().replace(/^[,;:\s–—-]+|[,;\s]+$/gu, '');
  return plain.length > 70
    ? `"${plain.slice(0, 45).trimEnd()} … ${plain.slice(-15).trimStart()}"`
    : `"${plain}"`;
}
