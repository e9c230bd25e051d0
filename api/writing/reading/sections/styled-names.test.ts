import { describe, expect, it } from 'vitest';
import { readLines } from '../read-lines.ts';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { readDetails } from './details.ts';

const studies = (lines: [string, Partial<Line>][], heading = 'Education and training') =>
  readDetails(
    readLines(
      [
        ['Ada Brandt', {}] as const,
        ['ada@brandt.test', {}] as const,
        [heading, { gapBefore: true }] as const,
        ...lines,
      ].map(([text, like], index) => lineOf(text, index, like)),
    ).history,
  ).education;

const styled = (before: string, after: string): Partial<Line> => ({ styleBreaks: [[before, after]] });

describe('studies on the form of Europass', () => {
  it('have their names and schools from the style, where nothing else parts them', () => {
    expect(
      studies([
        ['01/09/2021 – 30/06/2022 Leeds, United Kingdom', { gapBefore: true }],
        ['Moss Care GLX', styled('Care', 'GLX')],
        ['01/02/2020 – 30/06/2020 Leeds, United Kingdom', { gapBefore: true }],
        ['Rye Handling GLX', styled('Handling', 'GLX')],
        ['01/09/2018 – 30/06/2019 Leeds, United Kingdom', { gapBefore: true }],
        ['Deep Moss School GLX', styled('School', 'GLX')],
        ['01/09/2017 – 30/06/2018 Leeds, United Kingdom', { gapBefore: true }],
        ['Bread and Water GLX', styled('Water', 'GLX')],
      ]).map(({ degree, institution }) => [degree, institution]),
    ).toEqual([
      ['Moss Care', 'GLX'],
      ['Rye Handling', 'GLX'],
      ['Deep Moss School', 'GLX'],
      ['Bread and Water', 'GLX'],
    ]);
  });
});

describe('a name that several studies have', () => {
  it('is that of their school', () => {
    expect(
      studies(
        [
          ['Moss Care (2021 – 2023) | Globex', {}],
          ['Rye Handling (2019 – 2021) | Globex', {}],
          ['Oven Repair (2017 – 2019) | Globex', {}],
        ],
        'Education',
      ).map(({ degree, institution }) => [degree, institution]),
    ).toEqual([
      ['Moss Care', 'Globex'],
      ['Rye Handling', 'Globex'],
      ['Oven Repair', 'Globex'],
    ]);
  });
});
