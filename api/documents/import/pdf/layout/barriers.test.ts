import { describe, expect, it } from 'vitest';
import { findBarriers } from './barriers.ts';
import { splitRegions } from './columns.ts';
import { inOrder, segmentOf } from '../../testing/segments.ts';

const rule = (y: number, from: number, to: number) => ({ x0: from, x1: to, y0: y, y1: y });

/** A table of skills above a section of work whose first lines are short on both sides. */
const TABLE = ['Baking', 'Tills and cash', 'Service', 'Kitchen'].flatMap((text, row) => [
  segmentOf(text, 60, 100 + 30 * row),
  segmentOf('Bread of rye and wheat, kept warm', 250, 100 + 30 * row),
  segmentOf('and sold from four in the morning', 250, 112 + 30 * row),
]);
const WORK = [
  segmentOf('Work experience', 60, 240),
  segmentOf('Baker', 60, 260),
  segmentOf('Mill and Oven, Leeds', 340, 260),
  segmentOf('Baked nine hundred loaves of bread a day for the whole town and', 60, 275),
];

describe('a line across the page at a heading of work or studies', () => {
  const PAGE = inOrder([...TABLE, ...WORK]);

  it('is known by its width and by the heading above or below it', () => {
    expect(findBarriers([rule(244, 58, 520)], PAGE)).toEqual([244]);
    expect(findBarriers([rule(228, 58, 520)], PAGE)).toEqual([228]);
    expect(findBarriers([rule(244, 58, 300), rule(160, 58, 520)], PAGE)).toEqual([]);
  });

  it('ends the columns above it', () => {
    const textsOf = (barriers: number[]): string[] =>
      splitRegions(PAGE, barriers).map(({ segments }) => segments.map(({ text }) => text).join(' / '));
    const whole = textsOf([]).find((text) => text.includes('Kitchen'));
    expect(whole).toContain('Work experience');
    expect(textsOf([228]).find((text) => text.includes('Mill and Oven'))).toContain(
      'Work experience / Baker / Mill and Oven, Leeds',
    );
  });

  it('leaves columns whole that stand above and below it', () => {
    const rows = ['Work experience', 'Baker', 'Baked loaves', 'Waiter', 'Served guests', 'Cook'];
    const side = ['Skills', 'Tills', 'Service', 'Languages', 'Danish', 'German'];
    const page = inOrder(
      rows.flatMap((text, row) => [
        segmentOf(text, 60, 100 + 14 * row),
        segmentOf(side[row] ?? '', 400, 100 + 14 * row),
      ]),
    );
    const textsOf = (barriers: number[]): string[] =>
      splitRegions(page, barriers).map(({ segments }) => segments.map(({ text }) => text).join(' / '));
    expect(textsOf([])).toEqual([rows.join(' / '), side.join(' / ')]);
    expect(textsOf([134])).toEqual(textsOf([]));
  });
});
