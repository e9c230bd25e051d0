import { expect, it } from 'vitest';
import type { Glyph } from './glyphs.ts';
import { nameTexControls } from './tex-controls.ts';

const glyphsOf = (text: string, look: Partial<Glyph> = {}): Glyph[] =>
  [...text].map((letter, index) => ({
    text: letter,
    x0: index * 5,
    x1: index * 5 + 5,
    y: 100,
    size: 10,
    isBold: false,
    font: 'Type3',
    isIcon: false,
    isTurned: false,
    hidden: '',
    startsRun: false,
    ...look,
  }));
const read = (text: string, look?: Partial<Glyph>): string =>
  nameTexControls(glyphsOf(text, look))
    .map((glyph) => glyph.text)
    .join('');

it.each([
  ['most languages', 'Pro\u001cl, 2019\u00152021, \u0012Globex\u0010', 'Profil, 2019–2021, „Globex“'],
  ['most languages, beside signs of both', '\u001bort \u000eGlobex\u000f', 'ffort ‹Globex›'],
  ['TeX’s first fonts', 'Pro\u000cl, \u000bort, o\u000ece', 'Profil, ffort, office'],
])('controls of drawn fonts are the signs that TeX has for them, for %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each<[string, Partial<Glyph>]>([
  ['of other fonts', { font: 'Inter' }],
  ['without a width', { x0: 0, x1: 0 }],
])('controls %s stay', (_, look) => {
  expect(read('Pro\u001cl', look)).toBe('Pro\u001cl');
});
