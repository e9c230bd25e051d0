import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, HEAD, linesAt, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';

const TITLES = ['Dispatcher', 'Warehouse Clerk', 'Driver'];
const EMPLOYERS = ['Kestrel Freight Ltd', 'Dunmore Stores Inc', 'Harrow Coaches Ltd'];

/** Three roles with their dates in a narrow margin, in as many lines as given. */
function roles(margins: string[][], leading = 12): Drawn[] {
  return margins.flatMap((margin, index) => {
    const y = 130 + index * 90;
    return [
      ...linesAt(60, y, margin, 10, leading),
      bold(TITLES[index] ?? '', 118, y),
      plain(EMPLOYERS[index] ?? '', 400, y),
      plain(`• Planned the routes of ${index + 40} lorries in the region`, 118, y + 12),
      plain('• Answered for the keys of the yard and the cold store', 118, y + 24),
    ];
  });
}

async function readDates(drawn: Drawn[]) {
  const { history, lines } = await readDocument(pdfPages([drawn]), 'resume.pdf');
  expect(lines.filter(({ placement }) => placement === 'unplaced')).toEqual([]);
  return history.experiences.map(({ title, company, startDate, endDate, bulletPoints }) => [
    title,
    company,
    startDate,
    endDate,
    bulletPoints.length,
  ]);
}

const READ = [
  ['Dispatcher', 'Kestrel Freight Ltd', '2021-11', '', 2],
  ['Warehouse Clerk', 'Dunmore Stores Inc', '2019-03', '2021-10', 2],
  ['Driver', 'Harrow Coaches Ltd', '2016-06', '2019-02', 2],
];

describe('dates that a narrow margin breaks into lines', () => {
  it('are read as one range: broken between the last month and its year, or before "until"', async () => {
    const months = [
      ['Nov 2021 – now'],
      ['Mar 2019 – Oct', '2021'],
      // Taken alone, the first line would be whole.
      ['Jun 2016 – Aug', '2019'],
    ];
    const read = READ.map((role, order) => (order === 2 ? [...role.slice(0, 3), '2019-08', 2] : role));
    expect(await readDates([...HEAD, ...roles(months)])).toEqual(read);
    const until = [
      ['from 01.11.2021', 'until now'],
      ['from 01.03.2019', 'until 31.10.2021'],
      ['from 01.06.2016', 'until 28.02.2019'],
    ];
    expect(await readDates([...HEAD, ...roles(until)])).toEqual(READ);
  });

  it('are read as one range: broken behind the dash', async () => {
    const margins = [
      ['Nov 2021 –', 'Present'],
      ['Mar 2019 –', 'Oct 2021'],
      ['Jun 2016 –', 'Feb 2019'],
    ];
    expect(await readDates([...HEAD, ...roles(margins)])).toEqual(READ);
  });

  it('set to the full width of the margin, with wide spaces', async () => {
    const drawn = ['Nov 2021', 'Mar 2019', 'Jun 2016'].flatMap((start, index) => {
      const [month = '', year = ''] = start.split(' ');
      const end = ['now', '10/2021', '02/2019'][index] ?? '';
      const y = 130 + index * 90;
      return [
        ...roles([[], [], []]).filter(({ y: at }) => at >= y && at < y + 90),
        plain(month, 50, y),
        plain(`${year} –`, 82, y),
        plain(end, 50, y + 12),
      ];
    });
    expect(await readDates([...HEAD, ...drawn])).toEqual(READ);
  });

  it('broken before the dash, or in the middle of a date', async () => {
    const margins = [
      ['Nov 2021', '– Present'],
      ['March 2019', '– October', '2021'],
      ['June 2016 –', 'February', '2019'],
    ];
    expect(await readDates([...HEAD, ...roles(margins)])).toEqual(READ);
  });

  it('with month and year one above the other, and a stroke between the two dates', async () => {
    const margins = [
      ['Nov,', '2021', '|', 'Now'],
      ['Mar,', '2019', '|', 'Oct,', '2021'],
      ['Jun,', '2016', '|', 'Feb,', '2019'],
    ];
    expect(await readDates([...HEAD, ...roles(margins, 9)])).toEqual(READ);
  });

  it('with nothing between beginning and end, if the dates go up within each pair and down from pair to pair', async () => {
    const margins = [
      ['11-2021', '04-2025'],
      ['03-2019', '10-2021'],
      ['06-2016', '02-2019'],
    ];
    expect(await readDates([...HEAD, ...roles(margins)])).toEqual([
      ['Dispatcher', 'Kestrel Freight Ltd', '2021-11', '2025-04', 2],
      ...READ.slice(1),
    ]);
  });

  it('but not those of two entries one below the other', async () => {
    const margins = [['Nov 2021 – Present'], ['Mar 2019 – Oct 2021'], ['Jun 2016 – Feb 2019']];
    const awards = [
      bold('Awards', 60, 420, 14),
      plain('2021', 60, 440),
      plain('Safest Yard of the Region', 118, 440),
      plain('2019', 60, 452),
      plain('Driver of the Year', 118, 452),
      plain('2018', 60, 464),
      plain('Best Newcomer', 118, 464),
      plain('2016', 60, 476),
      plain('Clean Lorry Prize', 118, 476),
    ];
    const { lines } = await readDocument(pdfPages([[...HEAD, ...roles(margins), ...awards]]), 'resume.pdf');
    const texts = lines.map(({ text }) => text);
    expect(texts).toContain('2021\tSafest Yard of the Region');
    expect(texts).toContain('2019\tDriver of the Year');
  });
});
