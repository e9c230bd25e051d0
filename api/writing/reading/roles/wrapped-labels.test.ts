import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';
import { joinWrappedRows } from './wrapped-labels.ts';

type Drawn = [text: string, look?: Partial<Line>];
const FULL = { isFull: true };
const BESIDE = { indent: 30 };
const linesOf = (drawn: Drawn[]) => drawn.map(([text, look], index) => lineOf(text, index, look));
const joined = (...drawn: Drawn[]): string[] =>
  joinWrappedRows(linesOf(drawn), new Set()).map(({ text }) => text);

describe('rows of a form in narrow cells', () => {
  it('are whole: with a label broken over two lines, and a value over three', () => {
    expect(
      joined(
        ['Name and address of\tHarrow & Kestrel School “Ada Wood-', FULL],
        ['employer\tland”, Primary School of Upper Moss', FULL],
        ['Green, Leeds', BESIDE],
      ),
    ).toEqual([
      'Name and address of employer\tHarrow & Kestrel School “Ada Woodland”, Primary School of Upper Moss Green, Leeds',
    ]);
    expect(
      joined(['Occupation or position held\tDeputy Head of Fruit and', FULL], ['Flowers', BESIDE]),
    ).toEqual(['Occupation or position held\tDeputy Head of Fruit and Flowers']);
  });

  it('end where there was room, at dates, at the next row, and where the text is at the left', () => {
    const title = 'Occupation or position held\tDeputy Head of Fruit';
    for (const [look, next] of [
      [{}, ['Flowers', BESIDE]],
      [FULL, ['2019 – 2021', BESIDE]],
      [FULL, ['Dates\t2019 – 2021', FULL]],
      [FULL, ['Flowers', {}]],
      [FULL, ['Flowers', { ...BESIDE, marker: '•' }]],
    ] satisfies [Partial<Line>, Drawn][])
      expect(joined([title, look], next)).toEqual([title, next[0]]);
  });

  it('are no rows where the label names neither title nor employer', () => {
    expect(joined(['Main activities\tBaked bread and', FULL], ['rolls', BESIDE])).toHaveLength(2);
  });

  it('give title and employer their whole names', () => {
    const form: Drawn[] = [
      ['Work experience', { size: 14, isBold: true, gapBefore: true }],
      ['Dates\t2 May 2019 – 3 June 2021', { gapBefore: true }],
      ['Occupation or position held\tDeputy Head of Fruit and', FULL],
      ['Flowers', BESIDE],
      ['Name and address of\tKestrel Gardens Ltd, 12 High', FULL],
      ['employer\tStreet, Leeds', {}],
      ['Dates\t1 May 2017 – 1 May 2019', { gapBefore: true }],
      ['Occupation or position held\tGardener', {}],
      ['Name and address of\tHarrow Ltd, Leeds', FULL],
      ['employer', {}],
    ];
    expect(readLines(linesOf(form)).history.experiences).toMatchObject([
      { title: 'Deputy Head of Fruit and Flowers', company: 'Kestrel Gardens Ltd' },
      { title: 'Gardener', company: 'Harrow Ltd' },
    ]);
  });
});
