import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';

const role = (y: number, header: string, dates: string): Drawn[] => [
  bold(header, 200, y),
  plain(dates, 200, y + 13),
  plain('• Planned the routes of forty lorries in the region', 200, y + 26),
  plain('• Answered for the keys of the yard and the store', 200, y + 39),
];

const FIRST = [
  plain('Ines Paredo', 200, 50, 20),
  plain('ines@example.com', 200, 70),
  bold('Experience', 200, 130, 14),
  ...role(155, 'Dispatcher, Kestrel Freight Ltd', 'Mar 2020 – Present'),
  ...role(300, 'Driver, Dunmore Stores Inc', 'May 2016 – Feb 2020'),
];

async function read(side: Drawn[], second: Drawn[]) {
  const file = pdfPages([
    [...FIRST, ...side],
    [...second, ...side],
  ]);
  const { history, lines } = await readDocument(file, 'resume.pdf');
  return { history, lines };
}

describe('a side that is printed on each page', () => {
  it('is read once, and what it interrupts goes on', async () => {
    const side = [
      bold('Skills', 40, 300, 12),
      plain('Forklift', 40, 320),
      plain('First aid', 40, 335),
      plain('Route planning', 40, 350),
    ];
    const { history, lines } = await read(side, role(340, 'Porter, City Hotel Ltd', 'Jan 2012 – Apr 2016'));
    expect(history.experiences.map(({ title, bulletPoints }) => [title, bulletPoints.length])).toEqual([
      ['Dispatcher', 2],
      ['Driver', 2],
      ['Porter', 2],
    ]);
    expect(history.sections.filter(({ kind }) => kind === 'skills')).toHaveLength(1);
    expect(lines.filter(({ text }) => text === 'Route planning')).toHaveLength(2);
  });

  it('is set aside where it is a menu of the sections', async () => {
    const menu = ['Experience', 'Education', 'Skills'].map((text, at) => plain(text, 40, 380 + at * 18));
    const { history } = await read(menu, [
      bold('Education', 200, 130, 14),
      plain('BSc Logistics, University of Leeds', 200, 150),
      plain('2009 – 2012', 200, 163),
      bold('Skills', 200, 200, 14),
      plain('Forklift, first aid', 200, 220),
    ]);
    expect(history.experiences.map(({ title }) => title)).toEqual(['Dispatcher', 'Driver']);
    expect(history.sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'skills']);
  });
});
