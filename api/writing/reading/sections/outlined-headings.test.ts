import { expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { splitBlocks } from './sections.ts';

const heading = (text: string): Line => lineOf(text, 0, { isBold: true, gapBefore: true });
const item = (text: string): Line => lineOf(text, 0, { marker: '•', indent: 1 });

const sections = (lines: Line[]) =>
  splitBlocks([lineOf('Ann', 0), ...lines].map((one, lineNumber) => ({ ...one, lineNumber })))
    .slice(1)
    .map(({ kind, heading: text }) => `${kind} ${text}`);

const WORK = [
  heading('A Experience'),
  heading('A.1 Professional Experience'),
  lineOf('Jan 2021 – Mar 2024 Baker', 0),
  lineOf('Globex Bread, Ghent', 0),
];
const TALKS = [
  heading('C Out and About'),
  heading('C.1. Talks'),
  item('2019 – 2021 Rye days, Globex Halls'),
  heading('C.2. Evenings with Readers'),
  item('2020 – 2022 Harbour Library'),
];

it('the headings of an outline are known by their labels and are of the kind of what they are parts of', () => {
  const studies = [
    heading('B Education'),
    heading('B.1 Main Studies'),
    item('BSc Food Science, Harbour College (2017 – 2020)'),
    heading('B.2 Summers Abroad'),
    item('Danish, Aarhus (2018 – 2019)'),
  ];
  expect(sections([...WORK, ...studies, ...TALKS])).toEqual([
    'experience A Experience',
    'experience Professional Experience',
    'education Education',
    'education Main Studies',
    'education Summers Abroad',
    'other Out and About',
    'publications Talks',
    'other Evenings with Readers',
  ]);
});

it('an employer as a part of work is no heading', () => {
  const work = [
    heading('1 Experience'),
    heading('1.1 Globex Bread'),
    lineOf('Jan 2021 – Mar 2024 Baker', 0),
    heading('1.2 Kestrel Inn'),
    lineOf('Jan 2019 – Dec 2020 Cook', 0),
  ];
  expect(sections([...work, heading('2 Education'), lineOf('BA, 2018', 0)])).toEqual([
    'experience Experience',
    'education Education',
  ]);
});

it('labels that do not go on from one to the next are no outline', () => {
  const [, first, ...rest] = TALKS;
  expect(
    sections([
      ...WORK,
      heading('B Education'),
      heading('D Out and About'),
      ...(first ? [first] : []),
      ...rest,
    ]),
  ).not.toContain('other Evenings with Readers');
});
