import { expect, test } from 'vitest';
import type { Glyph } from './glyphs.ts';
import { nameUnmappedLigatures } from './unmapped-ligatures.ts';

const WIDTHS: Record<string, number> = { t: 3.3, i: 2.3, l: 2.3, ı: 2.4, f: 3, ' ': 2.3 };

/** Letters of a font; `ligature` is the width of each sign without a meaning. */
function glyphsOf(text: string, ligature: number): Glyph[] {
  let x = 0;
  return [...text].map((letter) => {
    const x0 = x;
    x += /[\0\ufffd]/.test(letter) ? ligature : (WIDTHS[letter] ?? 5);
    return {
      text: letter,
      x0,
      x1: x,
      y: 100,
      size: 10,
      isBold: false,
      font: 'ABCDEF+Carrow',
      isIcon: false,
      isTurned: false,
      hidden: '',
      startsRun: false,
    };
  });
}
const textOf = (glyphs: Glyph[]): string => glyphs.map(({ text }) => text).join('');

test('a sign without a meaning in a word is the ligature of its width', () => {
  expect(textOf(nameUnmappedLigatures(glyphsOf('it: Na\ufffdonal', 5.5)))).toBe('it: National');
  expect(textOf(nameUnmappedLigatures(glyphsOf('it: So\ufffdware, if', 6.1)))).toBe('it: Software, if');
});

test('one of another width stays unknown, and so does one between spaces', () => {
  expect(textOf(nameUnmappedLigatures(glyphsOf('it: Na\ufffdonal', 8)))).toBe('it: Na\ufffdonal');
  expect(textOf(nameUnmappedLigatures(glyphsOf('it \ufffd if', 5.5)))).toBe('it \ufffd if');
});

test.each([
  ['“fi” before a consonant', 'if l: Pro\0ts', 5.2, 'if l: Profits'],
  ['“fl” before a vowel', 'if l: In\0uence', 5.2, 'if l: Influence'],
  ['“ffi” of its width', 'if l: e\0cient', 8.2, 'if l: efficient'],
  ['“ff” of its width', 'if l: e\0ort', 5.9, 'if l: effort'],
])('a sign of code zero in a word is %s', (_, text, ligature, expected) => {
  expect(textOf(nameUnmappedLigatures(glyphsOf(text, ligature)))).toBe(expected);
});

test('a sign that fits none of the ligatures of its kind is one of the others', () => {
  expect(textOf(nameUnmappedLigatures(glyphsOf('tif: Ma\0er', 6.6)))).toBe('tif: Matter');
  expect(textOf(nameUnmappedLigatures(glyphsOf('ifl: e\ufffdcient', 8.2)))).toBe('ifl: efficient');
});

test('a sign as wide as the Turkish letter without a dot is the one with it', () => {
  expect(textOf(nameUnmappedLigatures(glyphsOf('kıdem: gel\0ştir\0c\0 ve traf\0k', 2.4)))).toBe(
    'kıdem: geliştirici ve trafik',
  );
  // No other language has that letter.
  expect(textOf(nameUnmappedLigatures(glyphsOf('kdem: gel\0ş', 2.4)))).toBe('kdem: gel\0ş');
});
