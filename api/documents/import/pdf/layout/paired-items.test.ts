import { expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';

async function readBullets(...drawn: Drawn[]) {
  const head = [
    plain('Ines Paredo', 60, 50, 20),
    plain('ines@example.com', 60, 70),
    bold('Experience', 60, 100, 14),
  ];
  const { history } = await readDocument(pdfPages([[...head, ...drawn]]), 'resume.pdf');
  return history.experiences.map(({ title, bulletPoints }) => [title, ...bulletPoints]);
}

it('reads list items side by side one after the other, each to its end', async () => {
  const read = await readBullets(
    bold('Dispatcher, Kestrel Freight Ltd', 60, 122),
    plain('Mar 2020 – Present', 440, 122),
    plain('• Planned the routes of forty', 60, 136),
    plain('• Answered for the keys of the', 300, 136),
    plain('lorries of the region', 66, 148),
    plain('yard and the cold store', 306, 148),
    bold('Warehouse Clerk, Dunmore Stores Inc', 60, 170),
    plain('May 2016 – Feb 2020', 440, 170),
    plain('• Counted the stock', 60, 184),
    plain('• Kept the records', 300, 184),
  );
  expect(read).toEqual([
    [
      'Dispatcher',
      'Planned the routes of forty lorries of the region',
      'Answered for the keys of the yard and the cold store',
    ],
    ['Warehouse Clerk', 'Counted the stock', 'Kept the records'],
  ]);
});
