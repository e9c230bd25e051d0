import { describe, expect, it } from 'vitest';
import { glyphsOf } from '../../testing/glyphs.ts';
import { joinGlyphs } from '../layout/segments.ts';
import { measureAssumedWidths } from './assumed-widths.ts';
import type { Glyph } from './glyphs.ts';

const SIZE = 10;
const WIDTHS: Record<string, number> = { i: 2.5, l: 2.5, t: 3.5, r: 3.5, m: 8.5, w: 7.5, M: 9, W: 9 };

/** A text whose letters are each placed by themselves, in a font that gives them a width or, with null, none. */
function lineOf(text: string, y: number, width: number | null, font = 'Quorvex'): Glyph[] {
  const glyphs: Glyph[] = [];
  let x = 60;
  for (const glyph of glyphsOf(text, y)) {
    const step = glyph.text === ' ' ? 2.5 : (WIDTHS[glyph.text] ?? 5.5);
    if (glyph.text !== ' ')
      glyphs.push({ ...glyph, x0: x, x1: x + (width ?? step), size: SIZE, font, startsRun: true });
    x += step;
  }
  return glyphs;
}

const TEXT = [
  'Worked as a waiter in a small inn',
  'Kept the till and the stock of it',
  'Made the plan of all shifts each time',
];
const page = (width: number | null): Glyph[] =>
  TEXT.flatMap((text, index) => lineOf(text, 100 + 14 * index, width));
const textOf = (glyphs: Glyph[]): string[] => joinGlyphs(glyphs).map(({ text }) => text);

describe('letters of a font without widths', () => {
  it('are as wide as they were set, so that spaces show between words', () => {
    expect(textOf(page(SIZE))).not.toEqual(TEXT);
    expect(textOf(measureAssumedWidths(page(SIZE)))).toEqual(TEXT);
  });

  it('are measured within one font and on one line', () => {
    const other = lineOf('Globex', 30, null, 'Helvetica');
    const measured = measureAssumedWidths([...page(SIZE), ...other]);
    expect(textOf(measured.slice(-6))).toEqual(['Globex']);
    expect(measured.slice(-6)).toEqual(other);
  });

  it('that are the last ones of their words keep the space behind them', () => {
    const lines = ['prix prix prix', ...TEXT].flatMap((text, index) => lineOf(text, 86 + 14 * index, SIZE));
    expect(textOf(measureAssumedWidths(lines))[0]).toBe('prix prix prix');
  });
});

it('letters that have widths, or are as wide as high, stay as they are', () => {
  const own = page(null);
  expect(measureAssumedWidths(own)).toBe(own);
  const square = [...'国際交流基金日本語能力試験合格者名簿東京都港区赤坂一丁目二番三号四'].map(
    (text, index) => ({
      ...own[0]!,
      text,
      x0: 60 + index * SIZE,
      x1: 70 + index * SIZE,
    }),
  );
  expect(measureAssumedWidths(square)).toBe(square);
});
