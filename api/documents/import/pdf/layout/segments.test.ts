import { describe, expect, it } from 'vitest';
import type { Glyph } from '../glyphs/glyphs.ts';
import { joinGlyphs } from './segments.ts';

const ZERO_WIDTH = '\u200b';

/** Letters side by side without a gap, each 0.6 of its size wide; `drawn` is the size of the letters, and the letters. */
function glyphsOf(...drawn: [size: number, letters: string][]): Glyph[] {
  const glyphs: Glyph[] = [];
  let x = 60;
  for (const [size, letters] of drawn) {
    for (const text of letters) {
      const width = text === ZERO_WIDTH ? 0 : size * 0.6;
      glyphs.push({
        text,
        x0: x,
        x1: x + width,
        y: 100,
        size,
        isBold: false,
        font: 'Globex-Regular',
        isIcon: false,
        isTurned: false,
        hidden: '',
        startsRun: false,
      });
      x += width;
    }
  }
  return glyphs;
}

const textOf = (...drawn: [size: number, letters: string][]) =>
  joinGlyphs(glyphsOf(...drawn)).map(({ text }) => text);

describe('small capitals', () => {
  it.each([
    ['with a sign without width where the size changes', ZERO_WIDTH],
    ['with nothing between', ''],
  ])('are one word, %s', (_, sign) => {
    const word = (first: string, rest: string): [number, string][] => [
      [12, `${first}${sign}`],
      [8.4, `${rest}${sign}`],
    ];
    expect(textOf(...word('C', 'HIEF'), [12, ' '], ...word('B', 'AKER'))).toEqual(['CHIEF BAKER']);
    expect(textOf([10, 'DMS '], ...word('S', 'PECIALIST'))).toEqual(['DMS SPECIALIST']);
  });
});

it('a word of one letter stays one, however the sizes change', () => {
  expect(textOf([12, 'A TEAM'])).toEqual(['A TEAM']);
  expect(textOf([12, 'A '], [8.4, 'TEAM'])).toEqual(['A TEAM']);
  expect(textOf([12, `I${ZERO_WIDTH} `], [8.4, 'WORKED'])).toEqual(['I WORKED']);
  expect(textOf([12, `PLAN B${ZERO_WIDTH} TESTING`])).toEqual(['PLAN B TESTING']);
});

it('ligatures are spelt out, so that headings with them are known before columns are cut', () => {
  expect(textOf([12, 'Beruﬂiche Laufbahn'])).toEqual(['Berufliche Laufbahn']);
  expect(textOf([12, 'C E R T I ﬁ C A T E S'])).toEqual(['CERTIfiCATES']);
});
