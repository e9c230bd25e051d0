import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { HISTORIES } from '../../writing/reading/testing/fixtures.ts';
import type { ReadDocument } from './read-document.ts';
import { readDocument } from './read-document.ts';
import { pdfPages } from './testing/pdf-fixture.ts';
import { OTHER_FORMATS } from './testing/other-formats-fixture.ts';
import type { Drawn } from './testing/pdf-fixture.ts';
import { plainWord97 } from './testing/word-97-fixture.ts';
import { docx, paragraph, table, wordXml } from './testing/word-fixture.ts';

// Nothing is lost: each line of a file is exactly once in a role, a section, the contact details or the unplaced lines.

const splitWords = (text: string): string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).sort((a, b) => (a < b ? -1 : 1));

const folded = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Checks that each line really is where its placement says. */
function expectKept(read: ReadDocument): void {
  const { history, lines } = read;
  const inRoles = new Set(history.experiences.flatMap((role) => role.sourceLines));
  const sections = history.sections.flatMap(({ heading, lines: own }) => [heading, ...own]).map(folded);
  const contact = folded(Object.values(history.contact).join(' '));
  const tray = history.unplaced.map(folded);
  for (const [number, { text, placement }] of lines.entries()) {
    const plain = folded(text);
    switch (placement) {
      case 'experience':
        expect(inRoles.has(number), text).toBe(true);
        break;
      case 'section':
        expect(
          sections.some(
            // A cell may go on in the next row of its table, so that those of one line stand apart.
            (section) =>
              text.split('\t').every((cell) => section.includes(folded(cell))) ||
              (section !== '' && plain.includes(section)),
          ),
          text,
        ).toBe(true);
        break;
      case 'unplaced':
        expect(tray, text).toContain(plain);
        break;
      case 'contact':
        expect(plain === '' && contact === '', text).toBe(false);
    }
    if (placement !== 'experience') expect(inRoles.has(number), text).toBe(false);
  }
  expect(tray).toHaveLength(lines.filter(({ placement }) => placement === 'unplaced').length);
  expect(read.text.split('\n')).toHaveLength(lines.length);
}

const FORMATS: Record<string, (text: string) => [bytes: Uint8Array, name: string]> = {
  'a text': (text) => [strToU8(text), 'cv.txt'],
  'a Word file': (text) => [
    docx(
      text
        .split('\n')
        .map((line) => paragraph(line))
        .join(''),
    ),
    'cv.docx',
  ],
  'a Word file of 1997': (text) => [plainWord97(text), 'cv.doc'],
  'a Word file of 2003': (text) => [
    strToU8(
      wordXml(
        text
          .split('\n')
          .map((line) => paragraph(line))
          .join(''),
      ),
    ),
    'cv.doc',
  ],
  ...OTHER_FORMATS,
};

/** Text without what markdown drops: marks, addresses behind labels, comments. */
const isPlain = (text: string): boolean => !/[[\]<>`\\]|\*\*|__|#/.test(text);

describe.each(Object.entries(FORMATS))('in %s', (_format, write) => {
  const plain = HISTORIES.filter(({ text }) => isPlain(text));

  it.each(plain.map(({ name, text }) => [name, text] as const))(
    'nothing is lost: %s',
    async (_name, text) => {
      const read = await readDocument(...write(text));
      expectKept(read);
      expect(splitWords(read.text)).toEqual(splitWords(text));
    },
  );

  it('at most 3 % of all lines are unplaced', async () => {
    let lines = 0;
    let unplaced = 0;
    for (const { text } of plain) {
      const read = await readDocument(...write(text));
      lines += read.lines.length;
      unplaced += read.lines.filter(({ placement }) => placement === 'unplaced').length;
    }
    expect(unplaced / lines).toBeLessThanOrEqual(0.03);
  });
});

const word = fc.constantFrom(
  ...'Nurse Lisbon Acme Harbour Ltd led team of seven 2019 2021 budget Excel sold painted Senior Clerk weekly and 40 reports Present'.split(
    ' ',
  ),
);
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const line = fc.oneof(
  { weight: 5, arbitrary: sentence },
  { weight: 3, arbitrary: sentence.map((text) => `• ${text}`) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Experience',
      'Education',
      'Skills',
      'Languages',
      'May 2019 – June 2021',
      'Store Manager, Acme Ltd',
      'nora@example.com',
      'Page 2 of 3',
      'Duties:',
      'Period',
    ),
  },
);

describe('in documents of any content', () => {
  it('a PDF in one to three columns, painted in any order, loses no word and makes none up', async () => {
    const column = fc.array(line, { maxLength: 14 });
    const page = fc.array(column, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(page, fc.integer({ min: 0, max: 3 }), async (columns, turn) => {
        const drawn = columns.flatMap((texts, at) =>
          texts.map((text, row): Drawn => ({
            text,
            x: 30 + at * 185,
            y: 60 + row * 14 + (at === 1 ? turn : 0),
            size: 6,
          })),
        );
        if (drawn.length === 0) return;
        const painted = turn % 2 === 0 ? drawn : drawn.toReversed();
        const read = await readDocument(pdfPages([painted]), 'cv.pdf');
        expectKept(read);
        expect(splitWords(read.text)).toEqual(splitWords(drawn.map(({ text }) => text).join('\n')));
      }),
      { numRuns: 150 },
    );
  });

  it('a Word file with an e-mail address next to a heading keeps both', async () => {
    const cells = [
      ['nora@example.com', '• Nurse'],
      ['Experience', 'nora@example.com'],
    ];
    const xml = table(cells.map((row) => row.map((text) => paragraph(text)))) + paragraph('Experience');
    expectKept(await readDocument(docx(xml), 'cv.docx'));
  });

  it('a Word file with the same word in two cells keeps both', async () => {
    const xml = table([[paragraph('Period'), paragraph('Period') + paragraph('Nurse')]]) + paragraph('Nurse');
    expectKept(await readDocument(docx(xml), 'cv.docx'));
  });

  it('a Word file whose rows say a heading twice keeps both', async () => {
    const row = [paragraph('Skills'), paragraph('Skills')];
    expectKept(await readDocument(docx(table([row, row, row])), 'cv.docx'));
  });

  it('a Word file with paragraphs and tables loses no word and makes none up', async () => {
    const block = fc.oneof(
      line.map((text) => ({ xml: paragraph(text), text })),
      sentence.map((text) => ({ xml: paragraph(text, { isItem: true }), text })),
      fc
        .array(fc.array(fc.array(line, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }), {
          minLength: 1,
          maxLength: 3,
        })
        .map((rows) => ({
          xml: table(rows.map((cells) => cells.map((cell) => cell.map((text) => paragraph(text)).join('')))),
          text: rows.flat(2).join('\n'),
        })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 15 }), async (blocks) => {
        const read = await readDocument(docx(blocks.map(({ xml }) => xml).join('')), 'cv.docx');
        expectKept(read);
        expect(splitWords(read.text)).toEqual(splitWords(blocks.map(({ text }) => text).join('\n')));
      }),
      { numRuns: 150 },
    );
  });
});
