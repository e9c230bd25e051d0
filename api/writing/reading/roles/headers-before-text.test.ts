import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { readHistory } from '../read-history.ts';
import { partHeadersFromText } from './headers-before-text.ts';

const TEXT = 'Taught three courses to children of the town.';
const entry = (title: string, employer: string) => `${title} — July 2018 — June 2019\n${employer}. ${TEXT}`;
const ENTRIES = [
  entry('TUTOR', 'Department of Physics, University of Lorvale'),
  entry('LECTURER', 'School of Cooking, University of Holm'),
];
const partsOf = (text: string): string[] => partHeadersFromText(parseLines(text)).map((line) => line.text);

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

describe('a header at the beginning of the text below dates alone', () => {
  const told = (dates: string, header: string) =>
    `${dates}\n${header}. Keeps the servers of three shops (Linux).`;
  const ENTRIES_OF_DATES = [
    told('01/2016 - present', 'Quorvex.example, senior web developer'),
    told('04/2014 - 01/2016', 'City of Lorvale, technical adviser for trams'),
  ];

  it('is a line of its own where others are, too', () => {
    const text = ENTRIES_OF_DATES.join('\n\n');
    expect(partsOf(text)).toHaveLength(6);
    expect(readHistory(`Ada Marlow\n\nExperience\n\n${text}`).experiences).toMatchObject([
      { title: 'senior web developer', company: 'Quorvex.example', startDate: '2016-01' },
      { title: 'technical adviser for trams', company: 'City of Lorvale', startDate: '2014-04' },
    ]);
  });

  it.each([
    ['it is the only one', ENTRIES_OF_DATES.slice(0, 1)],
    [
      'it names no job',
      ['01/2016 - present', '04/2014 - 01/2016'].map((dates) => told(dates, 'Quorvex.example, Lorvale')),
    ],
    [
      'it says what was done',
      ['01/2016 - present', '04/2014 - 01/2016'].map((dates) => told(dates, 'Built shops, led them')),
    ],
  ])('stays in it where %s', (_, entries) => {
    expect(partsOf(entries.join('\n\n'))).toHaveLength(entries.length * 2);
  });
});
