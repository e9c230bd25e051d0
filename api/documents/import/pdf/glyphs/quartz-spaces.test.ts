import { expect, test } from 'vitest';
import { glyphsOf } from '../../testing/glyphs.ts';
import type { Glyph } from './glyphs.ts';
import { nameQuartzSpaces } from './quartz-spaces.ts';

const textOf = (glyphs: Glyph[]): string => glyphs.map(({ text }) => text).join('');
const inFont = (text: string, font: string): Glyph[] => glyphsOf(text).map((glyph) => ({ ...glyph, font }));

test('a font whose only sign is "!" has the spaces of a file that macOS printed', () => {
  const glyphs = [...inFont('Baker', 'AAAAAA+Palatino'), ...inFont('!!!', 'BBBBBB+Palatino')];
  expect(textOf(nameQuartzSpaces(glyphs))).toBe('Baker   ');
});

test('exclamation marks in the font of the text, and a lone one in a font of its own, stay', () => {
  const glyphs = [...inFont('Wow! Yes!! ', 'AAAAAA+Palatino'), ...inFont('!', 'BBBBBB+Palatino')];
  expect(textOf(nameQuartzSpaces(glyphs))).toBe('Wow! Yes!! !');
});
