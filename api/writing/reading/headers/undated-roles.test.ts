import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { readLines } from '../read-lines.ts';
import { lineOf } from '../testing/lines.ts';

type Drawn = [text: string, look?: Partial<Line>];
const HEADING: Drawn = ['Experience', { size: 14, isBold: true, gapBefore: true }];
const item = (text: string): Drawn => [text, { marker: '•' }];
const read = (...drawn: Drawn[]) =>
  readLines(
    [HEADING, ...drawn].map(([text, look], index) => lineOf(text, index, look)),
  ).history.experiences.map(({ title, company, startDate, bulletPoints }) => [
    title,
    company,
    startDate,
    bulletPoints.length,
  ]);

const DATED: Drawn[] = [
  ['Brightloop Ltd', { gapBefore: true }],
  ['Recruiter'],
  ['2021 – 2024'],
  item('Filled 62 positions'),
  ['Harbour Foods Ltd', { gapBefore: true }],
  ['Payroll Specialist'],
  ['2018 – 2021'],
  item('Ran payroll for 135 employees'),
];
const KNOWN = [
  ['Recruiter', 'Brightloop Ltd', '2021', 1],
  ['Payroll Specialist', 'Harbour Foods Ltd', '2018', 1],
];

describe('a role without dates among others', () => {
  it('is found where it is headed as they are', () => {
    expect(
      read(...DATED, ['Kestrel Homes Ltd', { gapBefore: true }], ['HR Manager'], item('Advised 19 managers')),
    ).toEqual([...KNOWN, ['HR Manager', 'Kestrel Homes Ltd', '', 1]]);
  });

  it('is found below a list where nothing is set apart', () => {
    const plain = DATED.map(([text, look]): Drawn => [text, { ...look, gapBefore: false }]);
    expect(read(...plain, ['Kestrel Homes Ltd'], ['HR Manager'], item('Advised 19 managers'))).toEqual([
      ...KNOWN,
      ['HR Manager', 'Kestrel Homes Ltd', '', 1],
    ]);
  });

  it('has title and employer in one line where the others have', () => {
    expect(
      read(
        ['Chef – Hotel Azul', { isBold: true, gapBefore: true }],
        ['2021 – 2024'],
        ['Cook – Harbour Inn', { isBold: true, gapBefore: true }],
        ['Porter – Kestrel House', { isBold: true, gapBefore: true }],
        ['2015 – 2017'],
      ),
    ).toEqual([
      ['Chef', 'Hotel Azul', '2021', 0],
      ['Cook', 'Harbour Inn', '', 0],
      ['Porter', 'Kestrel House', '2015', 0],
    ]);
  });

  it.each<[string, Drawn[]]>([
    [
      'its title is unknown',
      [['Kestrel Homes Ltd', { gapBefore: true }], ['Orange Handbook'], item('Wrote it')],
    ],
    ['it is a list item', [item('Kestrel Homes Ltd'), item('HR Manager'), item('Advised 19 managers')]],
    ['it is a label', [['Achievements:', { gapBefore: true }], ['Manager of the Year'], item('Won twice')]],
    ['it isn’t set apart as they are', [['Kestrel Homes Ltd'], ['HR Manager'], item('Advised 19 managers')]],
  ])('is none where %s', (_, drawn) => {
    expect(read(...DATED, ...drawn).map(([title]) => title)).toEqual(['Recruiter', 'Payroll Specialist']);
  });

  it('may be one of several beside a single one with dates, if all are set apart', () => {
    expect(
      read(
        ...DATED.slice(0, 4),
        ['Kestrel Homes Ltd', { gapBefore: true }],
        ['HR Manager'],
        item('Advised 19 managers'),
        ['Harbour Care Ltd', { gapBefore: true }],
        ['Secretary'],
        item('Answered 40 calls a day'),
      ).map(([title]) => title),
    ).toEqual(['Recruiter', 'HR Manager', 'Secretary']);
  });

  it('stands above the first one in a resume without dates, where both are headed in bold', () => {
    const bold = { isBold: true, gapBefore: true };
    expect(
      read(
        ['Shop Assistant', bold],
        ['Harbour Foods Ltd'],
        ['Warehouse for seven months', { size: 9 }],
        item('Sorted returns'),
        ['Shop Assistant', bold],
        ['Kestrel Homes Ltd'],
        item('Served 40 customers a day'),
      ).map(([title, company]) => [title, company]),
    ).toEqual([
      ['Shop Assistant', 'Harbour Foods Ltd'],
      ['Shop Assistant', 'Kestrel Homes Ltd'],
    ]);
  });

  it('needs two with dates to be like', () => {
    expect(
      read(
        ['Brightloop Ltd', { gapBefore: true }],
        ['Recruiter'],
        ['2021 – 2024'],
        item('Filled 62 positions'),
        item('Trained 4 colleagues'),
        ['Leeds Half Marathon', { gapBefore: true }],
        ['Runner'],
        item('Finished twice'),
      ).length,
    ).toBe(1);
  });
});

describe('grants and talks below a heading that nobody knows', () => {
  const large = { size: 14, isBold: true, gapBefore: true };
  it('are no roles, though a member or speaker sounds like one', () => {
    expect(
      read(
        ['2021 – 2024\tRecruiter, Brightloop Ltd'],
        item('Filled 62 positions'),
        ['2018 – 2021\tPayroll Specialist, Harbour Foods Ltd'],
        item('Ran payroll'),
        ['Guild of Wainwrights', large],
        ['2019 – 2021\tMember, Northern Chapter'],
        ['2018 – 2020\tSpeaker, Harbour Forum'],
        ['Education', large],
        ['2012 – 2015\tBSc Psychology, Leeds College'],
        ['Languages', large],
        ['German'],
      ).map(([title]) => title),
    ).toEqual(['Recruiter', 'Payroll Specialist']);
  });
});
