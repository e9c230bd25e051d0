import { describe, expect, it } from 'vitest';
import type { Glyph } from '../glyphs/glyphs.ts';
import { glyphsOf } from '../../testing/glyphs.ts';
import { joinGlyphs } from './segments.ts';
import { joinSpacedLetters } from './spaced-letters.ts';

const SIZE = 12;
const WIDTH = 7;

/** Letters of which each stands so many points behind the one before. */
function letters(text: string, gap: number, x = 60): Glyph[] {
  return glyphsOf(text).map((glyph, index) => ({
    ...glyph,
    x0: x + index * (WIDTH + gap),
    x1: x + index * (WIDTH + gap) + WIDTH,
    size: SIZE,
    startsRun: index === 0,
  }));
}

const read = (...glyphs: Glyph[][]): string[] =>
  joinSpacedLetters(joinGlyphs(glyphs.flat())).map(({ text }) => text);

describe('letters set so wide that each would be a cell', () => {
  it('are one word if they stand at equal distances', () => {
    expect(read(letters('SKILLS', 24))).toEqual(['SKILLS']);
    expect(read(letters('E-SKILLS', 30))).toEqual(['E-SKILLS']);
  });

  it('stay cells if they are few, or stand at other distances', () => {
    expect(read(letters('ABC', 24))).toEqual(['A', 'B', 'C']);
    const uneven = [letters('A', 0, 60), letters('B', 0, 100), letters('C', 0, 180), letters('D', 0, 210)];
    expect(read(...uneven)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('stay cells if they are numbers', () => {
    expect(read(letters('1234', 24))).toEqual(['1', '2', '3', '4']);
  });

  it('end with the column: those of another one are another word', () => {
    expect(read(letters('SKILLS', 24), letters('WORK', 24, 400))).toEqual(['SKILLS', 'WORK']);
  });
});

describe('two words of wide letters', () => {
  it('are one text, however wide the space between them is', () => {
    expect(read(letters('WORK', 9), letters('HISTORY', 9, 60 + 4 * 16 + 17))).toEqual(['WORK HISTORY']);
  });

  it('are two if the space is wider than that of a word, or their letters are not set wide', () => {
    expect(read(letters('WORK', 9), letters('INFO', 9, 240))).toEqual(['WORK', 'INFO']);
    expect(read(letters('WORK', 0), letters('HISTORY', 0, 60 + 4 * 7 + 20))).toEqual(['WORK', 'HISTORY']);
  });
});
