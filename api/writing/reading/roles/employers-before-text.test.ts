import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { partEmployersFromText } from './employers-before-text.ts';

const TEXT = 'Taught three courses to children of the town.';
const entry = (title: string, employer: string) => `${title} — July 2018 — June 2019\n${employer}. ${TEXT}`;
const ENTRIES = [
  entry('TUTOR', 'Department of Physics, University of Lorvale'),
  entry('LECTURER', 'School of Cooking, University of Holm'),
];
const partsOf = (text: string): string[] => partEmployersFromText(parseLines(text)).map((line) => line.text);

describe('an employer at the beginning of the text below a title and its dates', () => {
  it('is a line of its own where others are, too', () => {
    expect(partsOf(ENTRIES.join('\n\n'))).toEqual([
      'TUTOR — July 2018 — June 2019',
      'Department of Physics, University of Lorvale',
      TEXT,
      'LECTURER — July 2018 — June 2019',
      'School of Cooking, University of Holm',
      TEXT,
    ]);
  });

  it('is the role’s employer', () => {
    expect(readHistory(`Ada Marlow\n\nExperience\n\n${ENTRIES.join('\n\n')}`).experiences).toMatchObject([
      { title: 'TUTOR', company: 'Department of Physics, University of Lorvale' },
      { title: 'LECTURER', company: 'School of Cooking, University of Holm' },
    ]);
  });

  it('is on the same line of the file as the text, which counts once', () => {
    const { experiences } = readHistory(`Ada Marlow\n\nExperience\n\n${ENTRIES.join('\n\n')}`);
    expect(experiences.map(({ sourceLines }) => sourceLines)).toEqual([
      [4, 5],
      [7, 8],
    ]);
  });

  it.each([
    ['it is the only one', ENTRIES.slice(0, 1).join('')],
    [
      'the titles have an employer beside them',
      ENTRIES.map((one) => one.replace(' — ', ', Globex University Ltd — ')).join('\n\n'),
    ],
    [
      'what stands there is no known employer',
      [1, 2].map(() => entry('TUTOR', 'Evenings and weekends')).join('\n\n'),
    ],
  ])('stays in it where %s', (_, text) => {
    expect(partsOf(text).some((line) => line.endsWith(TEXT) && line !== TEXT)).toBe(true);
  });
});
