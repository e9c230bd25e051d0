import { expect, test } from 'vitest';
import type { Glyph } from './glyphs.ts';
import { nameUnmappedLigatures } from './unmapped-ligatures.ts';

const WIDTHS: Record<string, number> = { t: 3.3, i: 2.3, f: 3, ' ': 2.3 };

/** Letters of a font; `ligature` is the width of each sign without a meaning. */
function glyphsOf(text: string, ligature: number): Glyph[] {
  let x = 0;
  return [...text].map((letter) => {
    const x0 = x;
    x += letter === '\ufffd' ? ligature : (WIDTHS[letter] ?? 5);
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
