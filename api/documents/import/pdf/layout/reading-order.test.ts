import { describe, expect, it } from 'vitest';
import type { PageLine } from './page-lines.ts';
import { sortInReadingOrder } from './reading-order.ts';

const SIZE = 10;

const side = (page: number, column: 'left' | 'right', texts: string[]): PageLine[] =>
  texts.map((text, row) => {
    const x0 = column === 'left' ? 40 : 300;
    return {
      text,
      page,
      column,
      x0,
      x1: x0 + text.length * 5,
      left: x0,
      y: 100 + 14 * row,
      size: SIZE,
      isBold: false,
      isTurned: false,
      isMarked: false,
      links: [],
      styleBreaks: [],
      step: row === 0 ? null : 14,
      edge: column === 'left' ? 260 : 540,
    };
  });

const inOrder = (...pages: PageLine[][]): string[] =>
  sortInReadingOrder(pages, new Set()).map(({ text }) => text);

const FIRST = side(1, 'left', ['Ada Marlow', 'Contact', 'Leeds']);
const WORK = side(2, 'left', ['Work experience', '2019 – 2021 | Mill and Oven', 'Baker']);
const MORE = side(2, 'right', [
  '2016 – 2019 | Harbour Inn',
  'Waiter',
  '2014 – 2016 | Corner Deli',
  'Cashier',
]);

describe('roles at the top of the right column of a later page', () => {
  it('go on with those of the left one, where what stands above them has no dates', () => {
    const skills = side(1, 'right', ['Skills', 'Tills', 'Languages', 'Danish']);
    const read = inOrder([...FIRST, ...skills], [...WORK, ...MORE]);
    expect(read.slice(read.indexOf('Work experience'))).toEqual([
      'Work experience',
      '2019 – 2021 | Mill and Oven',
      'Baker',
      '2016 – 2019 | Harbour Inn',
      'Waiter',
      '2014 – 2016 | Corner Deli',
      'Cashier',
      'Skills',
      'Tills',
      'Languages',
      'Danish',
    ]);
  });

  it('belong to the section above them in their own column, if that has dates', () => {
    const studies = side(1, 'right', ['Education', '2010 – 2014 | University of Holm', 'Botany']);
    const read = inOrder([...FIRST, ...studies], [...WORK, ...MORE]);
    expect(read[read.indexOf('Botany') + 1]).toBe('2016 – 2019 | Harbour Inn');
  });

  it('stay where they are below a heading of their own', () => {
    const skills = side(1, 'right', ['Skills', 'Tills']);
    const courses = side(2, 'right', ['Education', ...MORE.map(({ text }) => text)]);
    const read = inOrder([...FIRST, ...skills], [...WORK, ...courses]);
    expect(read[read.indexOf('2016 – 2019 | Harbour Inn') - 1]).toBe('Education');
  });
});
