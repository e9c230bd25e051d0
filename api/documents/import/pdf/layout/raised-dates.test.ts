import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, HEAD, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';

async function readRoles(drawn: Drawn[]) {
  const { history } = await readDocument(pdfPages([[...HEAD, ...drawn]]), 'resume.pdf');
  return history.experiences.map(({ title, company, location, startDate, endDate, bulletPoints }) => [
    title,
    company,
    location,
    startDate,
    endDate,
    ...bulletPoints,
  ]);
}

/** At the right edge: a place, the dates below it and the length of time, each ending at one edge in Helvetica. */
const margin = (y: number, place: [string, number], dates: [string, number]): Drawn[] => [
  plain(place[0], place[1], y),
  plain(dates[0], dates[1], y + 12),
  plain('2 years', 503.9, y + 24),
];

describe('dates below a place at the right edge', () => {
  it('belong to the header in whose row the place stands, and not to what was done', async () => {
    const roles = await readRoles([
      bold('Kestrel Freight Ltd, Dispatcher', 60, 130),
      ...margin(130, ['Leeds, UK', 491.2], ['2019 – 2021', 480.5]),
      plain('• Planned the routes of 40 lorries in the region', 60, 142),
      plain('• Answered for the keys of the yard and the cold store', 60, 154),
      bold('Dunmore Stores Ltd, Driver', 60, 190),
      ...margin(190, ['York, UK', 496.2], ['2017 – 2019', 480.5]),
      plain('• Drove lorries of 40 tons through all of the north', 60, 202),
      plain('• Kept the books of the yard', 60, 214),
    ]);
    expect(roles).toEqual([
      [
        'Dispatcher',
        'Kestrel Freight Ltd',
        'Leeds, UK',
        '2019',
        '2021',
        'Planned the routes of 40 lorries in the region',
        'Answered for the keys of the yard and the cold store',
      ],
      [
        'Driver',
        'Dunmore Stores Ltd',
        'York, UK',
        '2017',
        '2019',
        'Drove lorries of 40 tons through all of the north',
        'Kept the books of the yard',
      ],
    ]);
  });

  it('stay beside a title', async () => {
    const roles = await readRoles([
      bold('Kestrel Freight Ltd', 60, 130),
      plain('Leeds, UK', 491.2, 130),
      plain('Dispatcher', 60, 142),
      plain('2019 – 2021', 480.5, 142),
      plain('• Planned the routes of 40 lorries in the region', 60, 154),
    ]);
    expect(roles).toEqual([
      [
        'Dispatcher',
        'Kestrel Freight Ltd',
        'Leeds, UK',
        '2019',
        '2021',
        'Planned the routes of 40 lorries in the region',
      ],
    ]);
  });
});
