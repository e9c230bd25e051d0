import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';
import { cutsDatesOff } from './date-columns.ts';
import type { Segment } from './segments.ts';

const segment = (text: string, x0: number, y: number): Segment => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y,
  size: 10,
  bold: 0,
  startsBold: false,
  startsColumn: false,
  words: [],
  order: 0,
  hidden: '',
  isTurned: false,
});
/** Lines below each other, 14 points apart. */
const column = (x: number, y: number, texts: string[]) =>
  texts.flatMap((text, index) => (text === '' ? [] : [segment(text, x, y + index * 14)]));

const ROLES = ['Dispatcher', 'Kestrel Ltd', 'Driver', 'Dunmore Inc'];
const DATES = ['2019 – 2021', '', '2016 – 2019', ''];
const SIDEBAR = ['Skills', 'Forklift', 'First aid', 'Routes'];

describe('a gap', () => {
  it.each([
    [
      'content from dates and a sidebar',
      [...column(60, 100, ROLES)],
      [...column(300, 100, DATES), ...column(450, 107, SIDEBAR)],
      true,
    ],
    [
      'a sidebar and dates from content',
      [...column(60, 107, SIDEBAR), ...column(200, 100, DATES)],
      [...column(300, 100, ROLES)],
      true,
    ],
    [
      'content and dates from a sidebar',
      [...column(60, 100, ROLES), ...column(300, 100, DATES)],
      [...column(450, 107, SIDEBAR)],
      false,
    ],
    ['content from nothing but dates', column(60, 100, ROLES), column(300, 100, DATES), false],
    [
      'content from a sidebar with one range',
      column(60, 100, ROLES),
      [...column(300, 100, DATES.slice(0, 2)), ...column(450, 107, SIDEBAR)],
      false,
    ],
    [
      'content from dates between its rows',
      column(60, 107, ROLES),
      [...column(300, 100, DATES), ...column(450, 107, SIDEBAR)],
      false,
    ],
    [
      'content from dates among other text',
      column(60, 100, ROLES),
      column(300, 100, ['2019 – 2021', 'Night school', '2016 – 2019', 'Day school']),
      false,
    ],
  ])('that parts %s', (_, left, right, cuts) => {
    expect(cutsDatesOff({ left, right })).toBe(cuts);
  });
});

async function readRoles(shift: { content: number; dates: number; sidebar: number }) {
  const role = (y: number, title: string, employer: string, dates: string): Drawn[] => [
    bold(title, shift.content, y),
    plain(dates, shift.dates, y),
    plain(employer, shift.content, y + 13),
    plain('• Planned the routes of forty lorries', shift.content, y + 26),
    plain('• Answered for the keys of the yard', shift.content, y + 39),
  ];
  const skills = [
    'Forklift',
    'First aid',
    'Route planning',
    'Invoices',
    'Cold chains',
    'Languages of drivers',
  ];
  const page = [
    plain('Ines Paredo', 40, 50, 20),
    plain('ines@example.com', 40, 70),
    bold('Experience', shift.content, 110, 14),
    ...role(135, 'Dispatcher', 'Kestrel Freight Ltd', '2020 – 2023'),
    ...role(205, 'Driver', 'Dunmore Stores Inc', '2016 – 2020'),
    ...role(275, 'Porter', 'City Hotel Ltd', '2012 – 2016'),
    bold('Skills', shift.sidebar, 110, 14),
    ...skills.map((text, index) => plain(text, shift.sidebar, 137 + index * 16)),
  ];
  const { history } = await readDocument(pdfPages([page]), 'resume.pdf');
  return history.experiences.map(({ title, company, startDate }) => [title, company, startDate]);
}

it.each([
  ['between content and a sidebar', { content: 40, dates: 290, sidebar: 400 }],
  ['between a sidebar and content', { content: 300, dates: 215, sidebar: 40 }],
])('a column of dates %s stays with its text', async (_, shift) => {
  expect(await readRoles(shift)).toEqual([
    ['Dispatcher', 'Kestrel Freight Ltd', '2020'],
    ['Driver', 'Dunmore Stores Inc', '2016'],
    ['Porter', 'City Hotel Ltd', '2012'],
  ]);
});
