import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, HEAD, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';
import { raiseCentredDates } from './centred-dates.ts';
import type { Segment } from './segments.ts';

interface Entry {
  title: string;
  /** Where the title ends, in Helvetica. */
  end: number;
  employer: string;
  rest: string;
  dates: string;
  done: string;
}

const ENTRIES: Entry[] = [
  {
    title: 'Senior Dispatcher',
    end: 269,
    employer: ', Kestrel Freight and Storage Company for the',
    rest: 'North of England, Leeds',
    dates: 'MAR 2019-JUN 2021',
    done: '• Planned the routes of forty lorries',
  },
  {
    title: 'Warehouse Clerk',
    end: 260,
    employer: ', Dunmore Stores and Sons Limited, Department of',
    rest: 'Incoming Goods, York',
    dates: 'JAN 2016-FEB 2019',
    done: '• Counted stock twice a year',
  },
];

/** Each entry's dates as far below its first line as given, in points. */
const drawEntries = (below: number): Drawn[] =>
  ENTRIES.flatMap(({ title, end, employer, rest, dates, done }, order) => {
    const y = 130 + order * 60;
    return [
      bold(title, 180, y),
      plain(employer, end, y),
      plain(dates, 60, y + below),
      plain(rest, 180, y + 14),
      plain(done, 180, y + 28),
    ];
  });

describe('dates in the margin, set to the middle of an entry', () => {
  it.each([
    ['beside its second line', 14],
    ['a little above its second line', 11],
    ['between its two lines', 7],
  ])('belong to its first line: %s', async (_, below) => {
    const pdf = pdfPages([[...HEAD, ...drawEntries(below)]]);
    const { history } = await readDocument(pdf, 'resume.pdf');
    expect(
      history.experiences.map(({ title, company, location, startDate }) => [
        title,
        company,
        location,
        startDate,
      ]),
    ).toEqual([
      [
        'Senior Dispatcher',
        'Kestrel Freight and Storage Company for the North of England',
        'Leeds',
        '2019-03',
      ],
      ['Warehouse Clerk', 'Dunmore Stores and Sons Limited, Department of Incoming Goods', 'York', '2016-01'],
    ]);
  });
});

const segment = (text: string, x0: number, y: number, bold = 0): Segment => ({
  text,
  x0,
  x1: x0 + text.length * 5,
  y,
  size: 10,
  bold,
  startsBold: bold > 0,
  startsColumn: false,
  words: [],
  order: 0,
  hidden: '',
  isTurned: false,
});
/** Two lines, the first in a style of its own up to the share `bold`, and the dates beside the second. */
const entry = (y: number, bold: number): Segment[] => [
  segment('Dispatcher, Kestrel Freight', 180, y, bold),
  segment('2019 - 2021', 60, y + 14),
  segment('and Storage, Leeds', 180, y + 14),
];

describe('dates stay beside their lines', () => {
  const kept = (segments: Segment[]) => expect(raiseCentredDates(segments)).toEqual(segments);

  it('where only one entry would have them at its middle', () => {
    kept(entry(100, 0.4));
  });

  it('where the line above is a name by itself: an employer above a title', () => {
    kept([100, 160, 220].flatMap((y) => entry(y, 1)));
  });

  it('where the line above has nothing that stands out', () => {
    kept([100, 160, 220].flatMap((y) => entry(y, 0)));
  });

  it('where many of them stand beside other lines', () => {
    const others = [300, 340].flatMap((y) => [
      segment('2012 - 2014', 60, y),
      segment('Hill and Dale', 180, y),
    ]);
    kept([...entry(100, 0.4), ...entry(160, 0.4), ...others]);
  });
});

it('dates beside a title stay, among others that are raised', () => {
  const single = [segment('2015 - 2016', 60, 220), segment('Porter, Hill and Dale', 180, 220, 0.3)];
  const segments = [...entry(100, 0.4), ...entry(160, 0.4), ...single];
  const dates = raiseCentredDates(segments).filter(({ x0 }) => x0 === 60);
  expect(dates.map(({ y }) => y)).toEqual([100, 160, 220]);
});
