import { describe, expect, it } from 'vitest';
import { lineOf } from '../testing/lines.ts';
import { partItemCells } from './item-cells.ts';

const partsOf = (...texts: string[]) =>
  partItemCells(texts.map((text, at) => lineOf(text, at))).map(({ text, marker, lineNumber }) => [
    lineNumber,
    marker,
    text,
  ]);

describe('dates with a list item beside them', () => {
  it('are a line of their own below a title', () => {
    expect(partsOf('Baker', '2021.12 - now\t● Baked bread', 'for the town')).toEqual([
      [0, '', 'Baker'],
      [1, '', '2021.12 - now'],
      [1, '●', 'Baked bread'],
      [2, '', 'for the town'],
    ]);
  });

  it.each([
    ['nothing above them is a title', ['Mill & Oven', '2019 – 2021\t• Bread for the town']],
    ['the title has dates', ['Baker, 2019 – 2021', '2019 – 2021\t• Bread']],
    ['what stands beside the item is no date', ['Baker', 'Mill & Oven\t• Bread']],
    ['there is no mark', ['Baker', '2019 – 2021\tBread']],
  ])('stay as they are where %s', (_, texts) => {
    expect(partsOf(...texts)).toHaveLength(texts.length);
  });
});
