import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';
import { findWrappedHeaders } from './wrapped-headers.ts';

type Drawn = [text: string, look?: Partial<Line>];
const linesOf = (drawn: Drawn[]) => drawn.map(([text, look], index) => lineOf(text, index, look));
const wrappedIn = (...drawn: Drawn[]) => [...findWrappedHeaders(linesOf(drawn))];

const ITEMS = ['Ran forty servers', 'Wrote the manuals', 'Kept the keys'].map((text): Drawn => [
  text,
  { marker: '•' },
]);
const LARGE = { size: 13, isFull: true };
const FULL = { isFull: true };
const DATES: Drawn = ['2019 – 2021', { size: 8 }];

describe('a header that is too long for its column', () => {
  it('goes on in the next line where it is full and larger than the text', () => {
    const above: Drawn = ['System Administrator / Linux-', LARGE];
    expect(
      wrappedIn(above, ['Administrator / Globex, Leeds', { size: 13 }], ['2019 – 2021'], ...ITEMS),
    ).toEqual([1]);
  });

  it('goes on right above dates that are smaller', () => {
    expect(
      wrappedIn(['Senior Cook, Harbour Inn and', FULL], ['Restaurants Ltd, Leeds'], DATES, ...ITEMS),
    ).toEqual([1]);
  });

  it.each([
    ['a small letter', 'Crédit Azul, Leeds – Chargé', 'd’accueil (CDD)'],
    ['a preposition at the end', 'Crédit Azul, Leeds – Chargé de', 'Communication (Stage)'],
    ['a dash at the end', 'Crédit Azul, Leeds –', 'Communication (Stage)'],
  ])('goes on above its dates in bold by its grammar: %s', (_name, above, below) => {
    const look = { isBold: true };
    expect(wrappedIn([above, look], [below, look], ['janvier 2024'], ...ITEMS)).toEqual([1]);
    expect(wrappedIn([above, look], [below, look], ...ITEMS)).toEqual([]);
    expect(wrappedIn([above], [below], ['janvier 2024'], ...ITEMS)).toEqual([]);
  });

  it.each<[string, Drawn, Drawn]>([
    ['there is room left', ['Senior Cook', { size: 13 }], ['Harbour Inn, Leeds', { size: 13 }]],
    ['the next line is set apart', ['Senior Cook', LARGE], ['Harbour Inn', { size: 13, gapBefore: true }]],
    [
      'the next line is in another style',
      ['Senior Cook', LARGE],
      ['Harbour Inn', { size: 13, isBold: true }],
    ],
    ['the next line is smaller', ['Senior Cook', LARGE], ['Harbour Inn, Leeds', {}]],
    ['the next line is a heading', ['Senior Cook', LARGE], ['Education', { size: 13 }]],
    ['it has dates', ['Senior Cook 2019 – 2021', LARGE], ['Harbour Inn, Leeds', { size: 13 }]],
    ['it has cells', ['Senior Cook\tLeeds', LARGE], ['Harbour Inn', { size: 13 }]],
    ['it is as large as the text', ['Senior Cook', FULL], ['Harbour Inn, Leeds']],
  ])('ends where %s', (_, above, below) => {
    expect(wrappedIn(above, below, ['Quiet'], ...ITEMS)).toEqual([]);
  });

  it('is read as one', () => {
    const lines = linesOf([
      ['EXPERIENCE', { size: 14 }],
      ['Senior Cook, Harbour Inn and', { ...FULL, gapBefore: true }],
      ['Restaurants Ltd, Leeds'],
      DATES,
      ...ITEMS,
    ]);
    expect(readLines(lines).history.experiences).toMatchObject([
      { title: 'Senior Cook', company: 'Harbour Inn and Restaurants Ltd', location: 'Leeds' },
    ]);
  });
});
