import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { bold, pdfPages, plain } from '../../testing/pdf-fixture.ts';
import type { Drawn } from '../../testing/pdf-fixture.ts';

/** A page with headings in its left margin. */
const page = (headings: [string[], number][]): Drawn[] => [
  plain('Ines Paredo', 180, 50, 20),
  plain('ines@example.com', 180, 70),
  ...headings.flatMap(([lines, y]) => lines.map((text, index) => plain(text, 60, y + index * 16, 14))),
  bold('Dispatcher', 180, 130),
  plain('Kestrel Freight Ltd', 180, 142),
  plain('Nov 2021 – Present', 180, 154),
  plain('• Planned the routes of 40 lorries in the region', 180, 166),
  bold('Driver', 180, 190),
  plain('Dunmore Stores Inc', 180, 202),
  plain('Mar 2019 – Oct 2021', 180, 214),
  plain('• Answered for the keys of the yard and the cold store', 180, 226),
  bold('Diploma in Logistics', 180, 260),
  plain('Leeds City College', 180, 272),
  plain('2015 – 2018', 180, 284),
];

async function readPage(drawn: Drawn[]) {
  const { history, lines } = await readDocument(pdfPages([drawn]), 'resume.pdf');
  expect(lines.filter(({ placement }) => placement === 'unplaced')).toEqual([]);
  return {
    headings: history.sections.map(({ kind, heading }) => [kind, heading]),
    roles: history.experiences.map(({ title, company }) => [title, company]),
  };
}

const ROLES = [
  ['Dispatcher', 'Kestrel Freight Ltd'],
  ['Driver', 'Dunmore Stores Inc'],
];

describe('headings in a margin', () => {
  it('that are broken into lines are read as one', async () => {
    const drawn = page([
      [['Professional', 'Experience'], 130],
      [['Education', 'and Training'], 260],
    ]);
    expect(await readPage(drawn)).toEqual({
      headings: [
        ['experience', 'Professional Experience'],
        ['education', 'Education and Training'],
      ],
      roles: ROLES,
    });
  });

  it('that are broken into two words, each a heading, around the first line of a role', async () => {
    const drawn = page([
      [['Work', 'Experience'], 134],
      [['Education'], 260],
    ]);
    expect(await readPage(drawn)).toEqual({
      headings: [
        ['experience', 'Work Experience'],
        ['education', 'Education'],
      ],
      roles: ROLES,
    });
  });

  it('that end close to the text beside them are not part of it', async () => {
    const drawn = page([
      [['Work'], 130],
      [['Education'], 260],
    ]).map((one) => (one.size === 14 ? { ...one, x: one.text === 'Work' ? 139 : 110 } : one));
    expect(await readPage(drawn)).toEqual({
      headings: [
        ['experience', 'Work'],
        ['education', 'Education'],
      ],
      roles: ROLES,
    });
  });
});
