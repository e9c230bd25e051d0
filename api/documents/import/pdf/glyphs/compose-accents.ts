import type { Glyph } from './glyphs.ts';

/** Accents that stand for themselves, and the marks that combine with a letter. */
const MARKS = new Map([
  ['´', '\u0301'],
  ['`', '\u0300'],
  ['¨', '\u0308'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['˚', '\u030a'],
  ['¸', '\u0327'],
  ['˝', '\u030b'],
  ['˛', '\u0328'],
  ['ˇ', '\u030c'],
]);
/** The letters that TeX's fonts put under an accent have no dot of their own. */
const DOTTED = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);

/** The letter with the mark, if there is such a letter. */
function compose(mark: string, letter: string): string | null {
  const base = DOTTED.get(letter) ?? letter;
  const composed = `${base}${mark}`.normalize('NFC');
  return composed.length === 1 && /\p{L}/u.test(base) ? composed : null;
}

/** Whether an accent is painted over or under a letter, not beside it. */
function isOn(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.x0 + accent.x1) / 2;
  return (
    middle > letter.x0 &&
    middle < letter.x1 &&
    Math.abs(accent.y - letter.y) < letter.size * 0.6 &&
    !letter.isTurned
  );
}

/**
 * Makes one letter of an accent and the letter that it is painted on: fonts without accented letters, such as TeX's older
 * ones, paint both, and "Gda´nsk" is no word.
 */
export function composeAccents(glyphs: Glyph[]): Glyph[] {
  const composed: Glyph[] = [];
  for (let index = 0; index < glyphs.length; index += 1) {
    const accent = glyphs[index];
    if (!accent) continue;
    const mark = MARKS.get(accent.text);
    const next = glyphs[index + 1];
    const before = composed.at(-1);
    if (mark && next && isOn(accent, next)) {
      const text = compose(mark, next.text);
      if (text !== null) {
        composed.push({ ...next, text });
        index += 1;
        continue;
      }
    }
    if (mark && before && isOn(accent, before)) {
      const text = compose(mark, before.text);
      if (text !== null) {
        composed[composed.length - 1] = { ...before, text };
        continue;
      }
    }
    composed.push(accent);
  }
  return composed;
}
