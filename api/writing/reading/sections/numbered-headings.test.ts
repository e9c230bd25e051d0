import { expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { numberedHeadings } from './numbered-headings.ts';
import { splitBlocks } from './sections.ts';

const heading = (number: string, text: string, look: Partial<Line> = {}) =>
  lineOf(text, 0, { marker: number, size: 15, isBold: true, gapBefore: true, ...look });
const line = (text: string, look: Partial<Line> = {}) => lineOf(text, 0, look);

const sections = (lines: Line[]) =>
  splitBlocks(lines.map((one, lineNumber) => ({ ...one, lineNumber }))).map(
    ({ kind, heading: text }) => `${kind} ${text}`,
  );

const WORK = [
  heading('01.', 'Work Experience'),
  line('2022 – 2023 Sworn Interpreter', { isBold: true, size: 12 }),
  line('Harbour Court of Ghent'),
];
const SKILLS = [heading('04.', 'Skills'), line('Dutch, Danish')];

it('headings of a document that numbers them are found by their numbers and their style', () => {
  const read = sections([
    line('Ann'),
    ...WORK,
    heading('02.', 'Gatherings'),
    line('MEETINGS & INTERNSHIPS', { isBold: true, size: 8, gapBefore: true }),
    line('2019  Day of the interpreters, Ghent'),
    heading('03.', 'Taught Lessons'),
    line('2022–2023\tGLOBEX\tLegal Dutch (first year)', { gapBefore: true }),
    line('2018–2020\tHARBOUR\tCourt Danish (third year)', { gapBefore: true }),
    ...SKILLS,
  ]);
  expect(read).toEqual([
    'lead ',
    'experience Work Experience',
    'other Gatherings',
    'other Taught Lessons',
    'skills Skills',
  ]);
});

it('an unknown one opens work where roles stand below it', () => {
  const read = sections([
    line('Ann'),
    ...WORK,
    heading('02.', 'Out at Sea'),
    line('2016 – 2018 Deck Officer', { isBold: true, size: 12 }),
    line('Globex Lines'),
    heading('03.', 'Education'),
    line('BA in Dutch, 2014'),
    ...SKILLS,
  ]);
  expect(read[2]).toBe('experience Out at Sea');
});

it.each([
  ['their numbers do not go on', ['01.', '02.', '04.', '05.']],
  ['they are written differently', ['01.', '02)', '03.', '04.']],
])('numbered lines are no headings where %s', (_, numbers) => {
  const names = ['Work Experience', 'Gatherings', 'Education', 'Skills'];
  const lines = numbers.map((number, at) => heading(number, names[at] ?? ''));
  expect(numberedHeadings(lines, new Set([0, 2, 3]))).toEqual([]);
});

it('numbered jobs are no headings', () => {
  const jobs = ['Globex Lines', 'Harbour Court', 'Kestrel Inn'].map((name, at) =>
    heading(`${at + 1}.`, name),
  );
  expect(numberedHeadings(jobs, new Set())).toEqual([]);
});
