import { describe, expect, it } from 'vitest';
import type { Glyph } from '../glyphs/glyphs.ts';
import { linesOfRegion } from './page-lines.ts';
import { joinGlyphs } from './segments.ts';

const SIZE = 10;

/** Rows of texts, each drawn on its own, with gaps between them in shares of the letters' size. */
function page(rows: [texts: string[], gaps: number[]][]): Glyph[] {
  return rows.flatMap(([texts, gaps], row) => {
    let x = 60;
    return texts.flatMap((text, at) => {
      const glyphs = [...text].map((letter, index): Glyph => {
        const x0 = x + index * 6;
        return {
          text: letter,
          x0,
          x1: x0 + 6,
          y: 100 + 20 * row,
          size: SIZE,
          isBold: false,
          font: 'Globex-Regular',
          isIcon: false,
          isTurned: false,
          hidden: '',
          startsRun: index === 0,
        };
      });
      x += text.length * 6 + (gaps[at] ?? 0) * SIZE;
      return glyphs;
    });
  });
}

const linesOf = (...rows: [texts: string[], gaps: number[]][]): string[] =>
  linesOfRegion({ segments: joinGlyphs(page(rows)), column: 'all' }, 1, [], []).map(({ text }) => text);

describe('chips side by side', () => {
  const CHIPS: [string[], number[]][] = [
    [
      ['Tills', 'Wound care', 'Orders'],
      [1.3, 1.3],
    ],
    [['Danish', 'Till repair'], [1.3]],
    [
      ['Baking', 'Service', 'Cleaning'],
      [1.3, 1.3],
    ],
  ];

  it('are cells of their own, however narrow the equal gaps between them are', () => {
    expect(linesOf(...CHIPS)).toEqual([
      'Tills\tWound care\tOrders',
      'Danish\tTill repair',
      'Baking\tService\tCleaning',
    ]);
  });

  it('are not the words of lines set to their full width, whose gaps differ from line to line', () => {
    expect(
      linesOf(
        [
          ['Tills', 'Wound', 'Orders'],
          [1.3, 1.3],
        ],
        [
          ['Danish', 'Till', 'repair'],
          [1.1, 1.1],
        ],
        [
          ['Baking', 'Service', 'Cleaning'],
          [0.9, 0.9],
        ],
      ),
    ).toEqual(['Tills Wound Orders', 'Danish Till repair', 'Baking Service Cleaning']);
  });

  it('are not the words of a single row', () => {
    expect(
      linesOf([
        ['Tills', 'Wound', 'Orders', 'Service', 'Baking'],
        [1.3, 1.3, 1.3, 1.3],
      ]),
    ).toEqual(['Tills Wound Orders Service Baking']);
  });
});
