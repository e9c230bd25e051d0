import type { Reworked } from './rewording.ts';
import { capitalized } from './text-shape.ts';

/** A stray sign of a list at the beginning. */
const BULLET = /^(?:[•●▪◦‣⁃∙·○■□➢➤►»*]+|[-–—](?= ))\s*/u;
/** "And" between plain words; "R&D" and names keep the sign. */
const AMPERSAND = /(?<=(?:^\p{L}\p{Ll}+|(?<![\p{L}.])\p{Ll}+)) ?& ?(?=\p{Ll})|(?<=\p{Ll}) & (?=\p{Ll})/gu;

/** Whether one of the signs belongs to a name, so that the others would look odd as words. */
const hasNamedSign = (text: string): boolean => text.replace(AMPERSAND, '').includes('&');

/** Repairs signs and blanks: bullet signs, missing or doubled blanks, "&" between plain words, a sentence's capital letter. */
export function cleanSigns(text: string, language: string): Reworked | null {
  const plain = capitalized(
    text
      .replace(BULLET, '')
      .replace(/\s+/gu, ' ')
      .replace(
        /(?<![\p{L}\p{N}])(\p{Lu}{2,})['’]s(?=[.,;]|$| (?:and|or|for|in|to|with|from|on)(?![\p{L}]))/gu,
        '$1s',
      )
      .replace(/ +([,;])(?=\s|\p{L})/gu, '$1')
      .replace(/(?<=\p{Ll}),(?=\p{Ll}{2})/gu, ', ')
      .replace(/(?<=\p{Ll}{2})\((?=\p{L}{2,} )/gu, ' (')
      .replace(AMPERSAND, language === 'en' && !hasNamedSign(text) ? ' and ' : '$&')
      .replace(/\s*[,;]$/u, '')
      .trim(),
  );
  return plain === text ? null : { text: plain, isCleaning: true };
}
