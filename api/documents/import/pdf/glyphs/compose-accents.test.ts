import { expect, it } from 'vitest';
import { composeAccents } from './compose-accents.ts';
import type { Glyph } from './glyphs.ts';

const glyph = (text: string, x0: number, x1: number, y = 100): Glyph => ({
  text,
  x0,
  x1,
  y,
  size: 10,
  isBold: false,
  font: '',
  isIcon: false,
  isTurned: false,
  hidden: '',
  startsRun: false,
});
const textOf = (glyphs: Glyph[]) =>
  composeAccents(glyphs)
    .map(({ text }) => text)
    .join('');

it('makes one letter of an accent and the letter that it is painted on, in either order', () => {
  expect(textOf([glyph('´', 1, 4), glyph('n', 0, 5), glyph('s', 5, 9)])).toBe('ńs');
  expect(textOf([glyph('c', 0, 5), glyph('¸', 1, 4, 102), glyph('a', 5, 10)])).toBe('ça');
  expect(textOf([glyph('¨', 0, 3), glyph('ı', 0, 3)])).toBe('ï');
});

it('leaves an accent beside a letter alone, and one on a letter that has no such form', () => {
  expect(textOf([glyph('d', 0, 5), glyph('´', 5, 7), glyph('I', 7, 10)])).toBe('d´I');
  expect(textOf([glyph('˙', 1, 3), glyph('4', 0, 5)])).toBe('˙4');
});
