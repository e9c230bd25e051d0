import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, HEAD, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';
import type { Segment } from './segments.ts';
import { joinWrappedCells } from './wrapped-cells.ts';

async function readRoles(drawn: Drawn[]) {
  const { history, lines } = await readDocument(pdfPages([[...HEAD, ...drawn]]), 'resume.pdf');
  expect(lines.filter(({ placement }) => placement === 'unplaced')).toEqual([]);
  return history.experiences.map(({ title, company, location, startDate, bulletPoints }) => ({
    title,
    company,
    location,
    startDate,
    bullets: bulletPoints.length,
  }));
}

const bullets = (y: number): Drawn[] => [
  plain('• Planned the routes of 40 lorries in the region', 60, y),
  plain('• Answered for the keys of the yard and the cold store', 60, y + 12),
];

describe('cells too narrow for their text', () => {
  it('are read whole: a header that goes on below its dates', async () => {
    const drawn = [
      bold('Kestrel Freight and Cold Storage Company Ltd, Warehouse', 60, 130),
      plain('Nov 2021 – Present', 385, 130),
      bold('Supervisor', 60, 142),
      ...bullets(156),
      bold('Dunmore Stores Inc, Driver', 60, 200),
      plain('Mar 2019 – Oct 2021', 385, 200),
      ...bullets(214),
    ];
    expect(await readRoles(drawn)).toEqual([
      {
        title: 'Warehouse Supervisor',
        company: 'Kestrel Freight and Cold Storage Company Ltd',
        location: '',
        startDate: '2021-11',
        bullets: 2,
      },
      { title: 'Driver', company: 'Dunmore Stores Inc', location: '', startDate: '2019-03', bullets: 2 },
    ]);
  });

  it('but not an employer whose name is complete with its legal form, with the title below', async () => {
    const drawn = [
      bold('Kestrel Freight and Cold Storage Holding LLC', 60, 130),
      plain('Nov 2021 – Present', 325, 130),
      bold('Warehousekeeper', 60, 142),
      ...bullets(156),
      bold('Dunmore Stores LLC', 60, 200),
      plain('Mar 2019 – Oct 2021', 325, 200),
      bold('Driver', 60, 212),
      ...bullets(226),
    ];
    expect(await readRoles(drawn)).toMatchObject([
      { title: 'Warehousekeeper', company: 'Kestrel Freight and Cold Storage Holding LLC' },
      { title: 'Driver', company: 'Dunmore Stores LLC' },
    ]);
  });

  it('a header that ends in a comma, with the place below in another style', async () => {
    const drawn = [
      bold('Warehouse Supervisor, Kestrel Freight Ltd,', 60, 130),
      plain('Nov 2021 – Present', 420, 130),
      plain('Leeds', 60, 142),
      ...bullets(156),
      bold('Driver, Dunmore Stores Inc,', 60, 200),
      plain('Mar 2019 – Oct 2021', 420, 200),
      plain('Bristol', 60, 212),
      ...bullets(226),
    ];
    expect(await readRoles(drawn)).toMatchObject([
      { title: 'Warehouse Supervisor', company: 'Kestrel Freight Ltd', location: 'Leeds' },
      { title: 'Driver', company: 'Dunmore Stores Inc', location: 'Bristol' },
    ]);
  });

  it('but not a title above an employer, each with its own cell', async () => {
    const drawn = [
      bold('Warehouse Supervisor', 60, 130),
      plain('Leeds', 500, 130),
      plain('Kestrel Freight Ltd', 60, 142),
      plain('Nov 2021 – Present', 430, 142),
      ...bullets(156),
      bold('Driver', 60, 200),
      plain('Bristol', 500, 200),
      plain('Dunmore Stores Inc', 60, 212),
      plain('Mar 2019 – Oct 2021', 430, 212),
      ...bullets(226),
    ];
    expect(await readRoles(drawn)).toMatchObject([
      { title: 'Warehouse Supervisor', company: 'Kestrel Freight Ltd', location: 'Leeds', bullets: 2 },
      { title: 'Driver', company: 'Dunmore Stores Inc', location: 'Bristol', bullets: 2 },
    ]);
  });
});

it('the words of a line that is set to its full width are no cells', () => {
  const segment = (text: string, x0: number, x1: number, y: number): Segment => ({
    text,
    x0,
    x1,
    y,
    size: 9,
    bold: 0,
    startsBold: false,
    startsColumn: x0 > 60,
    words: text.split(' ').map((word) => ({ text: word, style: 'plain' })),
    order: 0,
    hidden: '',
    isTurned: false,
  });
  const line = [segment('for pupils', 60, 102, 100), segment('of schools', 107, 150, 100)];
  const next = segment('colleges', 60, 100, 112);
  const textsOf = (segments: Segment[]) => joinWrappedCells(segments).map(({ text }) => text);
  expect(textsOf([...line, next])).toEqual(['for pupils', 'of schools', 'colleges']);
  const cells = [segment('for pupils', 60, 102, 100), segment('of schools', 112, 155, 100)];
  expect(textsOf([...cells, next])).toEqual(['for pupils colleges', 'of schools']);
});
