import { describe, expect, it } from 'vitest';
import { RuleError } from '../../../core/errors.ts';
import { readDocument } from '../read-document.ts';
import {
  compoundFile,
  modifierBytes,
  plainWord97,
  PLAIN_STYLES,
  word97,
  word97Streams,
} from '../testing/word-97-fixture.ts';
import type { Modifier, Word97Fixture, Word97Paragraph } from '../testing/word-97-fixture.ts';
import { readDoc } from './doc.ts';

const BOLD: Modifier = [0x0835, 1];
const UNLIKE_STYLE_BOLD: Modifier = [0x0835, 0x81];
const ITALIC: Modifier = [0x0836, 1];
const DELETED: Modifier = [0x0800, 1];
const HIDDEN: Modifier = [0x083c, 1];
const ofSize = (points: number): Modifier => [0x4a43, points * 2];
const inLetterStyle = (style: number): Modifier => [0x4a30, style];
const inList = (list: number): Modifier => [0x460b, list];
const atLevel = (level: number): Modifier => [0x260a, level];
const outline = (level: number): Modifier => [0x2640, level];
const IN_TABLE: Modifier = [0x2416, 1];
const ENDS_ROW: Modifier = [0x2417, 1];
const atDepth = (depth: number): Modifier => [0x6649, depth];
const ENDS_INNER_CELL: Modifier = [0x244b, 1];
const ENDS_INNER_ROW: Modifier = [0x244c, 1];

const BULLETS = { format: 23, text: '\uf0b7' };
const NUMBERS = { format: 0, text: '\0.' };
const NOTHING = { format: 255, text: '' };

type Details = Omit<Word97Paragraph, 'runs'>;
const paragraph = (text: string, details: Details = {}): Word97Paragraph => ({
  runs: text === '' ? [] : [{ text }],
  ...details,
});
const item = (text: string, ...modifiers: Modifier[]): Word97Paragraph => paragraph(text, { modifiers });
const styled = (text: string, ...modifiers: Modifier[]): Word97Paragraph => ({ runs: [{ text, modifiers }] });
const cell = (text: string): Word97Paragraph => paragraph(text, { modifiers: [IN_TABLE], end: '\x07' });
const rowEnd = (): Word97Paragraph => paragraph('', { modifiers: [IN_TABLE, ENDS_ROW], end: '\x07' });

const linesOf = (fixture: Word97Fixture) => readDoc(word97(fixture)).lines;
const textsOf = (fixture: Word97Fixture): string[] => linesOf(fixture).map(({ text }) => text);
/** `read`, or the reason of the refusal. */
function outcomeOf(bytes: Buffer): string {
  try {
    readDoc(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof RuleError) return error.reason;
    throw error;
  }
}
const bodyOf = (...body: Word97Paragraph[]): string[] => textsOf({ body });

describe('list items of a Word 97 document', () => {
  const lists = [BULLETS, NUMBERS, NOTHING];
  const marked = (fixture: Omit<Word97Fixture, 'lists'>): string[] =>
    linesOf({ ...fixture, lists }).map(({ marker, text }) => `${marker} ${text}`.trim());

  it('have a dot or their number, as the list’s definition says, and nothing if that displays nothing', () => {
    expect(
      marked({
        body: [
          item('Made bread', inList(1)),
          item('Baked', inList(2)),
          item('Sold', inList(2)),
          item('Plain', inList(3)),
          item('Without a list', inList(0)),
          item('Of an unknown one', inList(9)),
        ],
      }),
    ).toEqual(['• Made bread', '1. Baked', '2. Sold', 'Plain', 'Without a list', 'Of an unknown one']);
  });

  it('may have it from their style, unless they say otherwise themselves', () => {
    const styles = [
      ...PLAIN_STYLES,
      { number: 48, name: 'List Bullet', base: 0, paragraph: [inList(1)] },
      { number: 4_094, name: 'Mine', base: 2 },
    ];
    expect(
      marked({
        styles,
        body: [
          paragraph('Made bread', { style: 2 }),
          paragraph('Trained two', { style: 3 }),
          paragraph('Since 2019', { style: 3, modifiers: [inList(0)] }),
        ],
      }),
    ).toEqual(['• Made bread', '• Trained two', 'Since 2019']);
  });

  it('begin with the number that the list begins with', () => {
    const [line] = linesOf({ lists: [{ ...NUMBERS, start: 4 }], body: [item('Baked', inList(1))] });
    expect(line).toMatchObject({ marker: '4.', text: 'Baked' });
  });

  it('are indented and counted by their level', () => {
    const lines = linesOf({
      lists: [{ ...NUMBERS, hasLevels: true }],
      body: [
        item('Bread', inList(1)),
        item('Rye', inList(1), atLevel(1)),
        item('Wheat', inList(1), atLevel(1)),
        item('Cakes', inList(1)),
        item('Cheese', inList(1), atLevel(1)),
      ],
    });
    expect(lines.map(({ marker, text, indent }) => [marker, text, indent])).toEqual([
      ['1.', 'Bread', 0],
      ['1.', 'Rye', 4],
      ['2.', 'Wheat', 4],
      ['2.', 'Cakes', 0],
      ['1.', 'Cheese', 4],
    ]);
  });
});

describe('headings of a Word 97 document', () => {
  const headings = (fixture: Word97Fixture): number[] =>
    linesOf(fixture).map(({ headingLevel }) => headingLevel);

  it('are known by Word’s number of their style in any language, by its name, or by the outline', () => {
    const styles = [
      ...PLAIN_STYLES,
      { number: 2, name: 'Názov', base: 0 },
      { number: 4_094, name: 'Überschrift 3', base: 0 },
      { number: 4_094, name: 'Mine', base: 0, paragraph: [outline(3)] },
    ];
    const body = [1, 2, 3, 4, 0].map((style) => paragraph('Experience', { style }));
    expect(headings({ styles, body: [...body, item('Experience', outline(1))] })).toEqual([1, 2, 3, 4, 0, 2]);
  });

  it('aren’t list items, even if they are numbered', () => {
    const body = [paragraph('Experience', { style: 1, modifiers: [inList(1)] })];
    expect(linesOf({ body, lists: [NUMBERS] })).toMatchObject([{ headingLevel: 1, marker: '' }]);
  });
});

describe('letters of a Word 97 document', () => {
  it('have their own size, their style’s, or that of the style that it is based on', () => {
    const styles = [...PLAIN_STYLES, { number: 4_094, name: 'Mine', base: 1 }];
    const body = [
      paragraph('Like the style'),
      paragraph('Like the one below', { style: 2 }),
      styled('On its own', ofSize(9)),
      { runs: [{ text: 'Mostly small ', modifiers: [ofSize(9)] }, { text: 'or not' }] },
    ];
    expect(linesOf({ styles, body }).map(({ size }) => size)).toEqual([11, 16, 9, 9]);
  });

  it('are bold by themselves, by either style, and not where they are unlike a bold style', () => {
    const styles = [...PLAIN_STYLES, { number: 87, name: 'Strong', isForLetters: true, letters: [BOLD] }];
    const body = [
      styled('By itself', BOLD),
      paragraph('By its style', { style: 1 }),
      styled('By a style for letters', inLetterStyle(2)),
      { ...styled('Unlike its style', UNLIKE_STYLE_BOLD), style: 1 },
      { runs: [{ text: 'Only', modifiers: [BOLD] }, { text: ' its beginning' }] },
      paragraph('Not at all'),
    ];
    expect(linesOf({ styles, body }).map(({ isBold }) => isBold)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('show where the style changes within a line', () => {
    const runs = [{ text: 'Baker ', modifiers: [ITALIC] }, { text: 'Mill & Oven' }];
    expect(linesOf({ body: [{ runs }] })).toMatchObject([
      { text: 'Baker Mill & Oven', styleBreaks: [['Baker', 'Mill']] },
    ]);
  });
});

describe('the text of a Word 97 document', () => {
  it('is without what was deleted or is hidden; with its mark a paragraph goes on in the next one', () => {
    const runs = [
      { text: 'Baker' },
      { text: ' and cook', modifiers: [DELETED] },
      { text: ', secret', modifiers: [HIDDEN] },
    ];
    expect(bodyOf({ runs, endModifiers: [DELETED] }, paragraph(', Mill & Oven'))).toEqual([
      'Baker, Mill & Oven',
    ]);
  });

  it('has the results of fields, also of those within others, and the addresses of links', () => {
    const link = 'Site: \x13 HYPERLINK "https://example.com/" \\o "tip" \x14my \x13 PAGE \x14page\x15\x15.';
    expect(linesOf({ body: [paragraph(link)] })).toMatchObject([
      { text: 'Site: my page.', links: ['https://example.com/'] },
    ]);
    expect(linesOf({ body: [paragraph('\x13 HYPERLINK "javascript:x" \x14My site\x15')] })).toMatchObject([
      { text: 'My site', links: [] },
    ]);
  });

  it('is complete if a field has no end', () => {
    expect(bodyOf(paragraph('Begins \x13 PAGE'), paragraph('Goes on'))).toEqual(['Begins PAGE', 'Goes on']);
  });

  it('has symbols, tabs, soft line breaks and hyphens that don’t break', () => {
    const runs = [{ text: '(', modifiers: [[0x6a09, 0x2022_0003]] as const }, { text: ' Made (much) bread' }];
    const [symbol, ...others] = linesOf({
      body: [{ runs }, paragraph('Vice\x1ePresi\x1fdent\t2019\x0bMill & Oven\x01')],
    });
    expect(symbol).toMatchObject({ marker: '•', text: 'Made (much) bread' });
    expect(others.map(({ text }) => text)).toEqual(['Vice-President\t2019', 'Mill & Oven']);
  });

  it('has the characters of Windows where it has one byte for each', () => {
    expect(textsOf({ isNarrow: true, body: [paragraph('\x93Night owl\x94 \x96 \x80 5, Zo\xeb')] })).toEqual([
      '“Night owl” – € 5, Zoë',
    ]);
  });

  it('is in its order, with what was changed since, if the document was saved quickly', () => {
    const body = [
      paragraph('First'),
      { ...paragraph('Second', { style: 1 }), late: [UNLIKE_STYLE_BOLD, ofSize(8)] },
      paragraph('Third', { late: [inList(1)] }),
      paragraph('Fourth', { lateSingle: [0x55, 1] }),
    ];
    const lines = linesOf({ isReversed: true, body, lists: [BULLETS] });
    expect(lines.map(({ text, marker, isBold, size }) => ({ text, marker, isBold, size }))).toEqual([
      { text: 'First', marker: '', isBold: false, size: 11 },
      { text: 'Second', marker: '', isBold: false, size: 8 },
      { text: 'Third', marker: '•', isBold: false, size: 11 },
      { text: 'Fourth', marker: '', isBold: true, size: 11 },
    ]);
  });

  it('begins with each header once and the text boxes, and ends with the footnotes and footers', () => {
    const header = () => [paragraph('Tom Ashdown')];
    expect(
      textsOf({
        body: [paragraph('Experience')],
        headers: [header(), header()],
        boxes: [paragraph('tom@example.com')],
        footnotes: [paragraph('\x02 With honours')],
        footer: [paragraph('Leeds, UK')],
      }),
    ).toEqual(['Tom Ashdown', 'tom@example.com', 'Experience', 'With honours', 'Leeds, UK']);
  });
});

describe('tables of a Word 97 document', () => {
  it('are read row by row, with what is in a cell below each other', () => {
    const inCell = (text: string): Word97Paragraph => item(text, IN_TABLE);
    expect(
      bodyOf(
        paragraph('Experience'),
        cell('2019 – 2021'),
        inCell('Baker'),
        inCell('Mill & Oven'),
        cell('Made bread'),
        rowEnd(),
        cell('2015 – 2019'),
        cell('Cook'),
        rowEnd(),
        paragraph('Education'),
      ),
    ).toEqual([
      'Experience',
      '2019 – 2021\tBaker',
      'Mill & Oven',
      'Made bread',
      '2015 – 2019\tCook',
      'Education',
    ]);
  });

  it('are read if what ends a row is too long for its page', () => {
    const rest: Modifier = [0x6646, 16];
    const changes = modifierBytes([IN_TABLE, ENDS_ROW]);
    const end = paragraph('', { modifiers: [rest], end: '\x07' });
    const streams = word97Streams({ body: [cell('2019'), cell('Baker'), end, cell('2015'), cell('Cook')] });
    const data = Buffer.concat([Buffer.alloc(16), Buffer.from([changes.length, 0]), changes]);
    const { lines } = readDoc(compoundFile({ ...streams, data }));
    expect(lines.map(({ text }) => text)).toEqual(['2019\tBaker', '2015\tCook']);
  });

  it('may be in each other', () => {
    const inner = (text: string, ...modifiers: Modifier[]): Word97Paragraph =>
      item(text, IN_TABLE, atDepth(2), ENDS_INNER_CELL, ...modifiers);
    expect(
      bodyOf(inner('Baker'), inner('2019'), inner('', ENDS_INNER_ROW), cell(''), cell('Leeds'), rowEnd()),
    ).toEqual(['Baker\t2019\tLeeds']);
  });
});

describe('a damaged or hostile Word 97 document', () => {
  const fixture: Word97Fixture = {
    lists: [BULLETS],
    body: [
      paragraph('Experience', { style: 1 }),
      styled('Baker, Mill & Oven', BOLD),
      item('Made bread', inList(1)),
      cell('2015 – 2019'),
      cell('Cook'),
      rowEnd(),
      paragraph('Ends here'),
    ],
  };
  const TEXT = 'Experience Baker, Mill & Oven Made bread 2015 – 2019 Cook Ends here';

  it.each([
    ['styles', 0xa2],
    ['letters', 0xfa],
    ['paragraphs', 0x102],
    ['lists', 0x2e2],
    ['uses of lists', 0x2ea],
  ])('keeps its text if the table of its %s is damaged', (_what, at) => {
    for (const [place, length] of [
      [0xffff_fff0, 0xffff_ffff],
      [0, 3],
      [0, 0],
      [7, 0x7fff_ffff],
    ] as const) {
      const { main, table } = word97Streams(fixture);
      main.writeUInt32LE(place, at);
      main.writeUInt32LE(length, at + 4);
      const texts = readDoc(compoundFile({ main, table })).lines.map(({ text }) => text);
      expect(texts.join(' ').replaceAll('\t', ' ')).toBe(TEXT);
    }
  });

  it('with styles that are based on each other in a circle is read', () => {
    const styles = [
      { number: 0, name: 'Normal', base: 1 },
      { number: 4_094, name: 'Mine', base: 0, letters: [BOLD] },
    ];
    expect(linesOf({ styles, body: [paragraph('Baker')] })).toMatchObject([{ text: 'Baker', isBold: true }]);
  });

  it('whose sectors run in a circle is read or refused', () => {
    const good = word97(fixture);
    const chains = 512;
    // Each sector in turn goes on in itself, then in the first.
    for (let sector = 0; sector < good.length / 512 - 1; sector++) {
      for (const next of [sector, 0, 1, 2]) {
        const bytes = Buffer.from(good);
        bytes.writeUInt32LE(next, chains + sector * 4);
        expect(outcomeOf(bytes)).toMatch(/^(?:read|file-damaged)$/);
      }
    }
  });

  it('that claims more text than it has is read as far as it goes', () => {
    const { main, table } = word97Streams({ body: [paragraph('Baker')] });
    const pieces = main.readUInt32LE(0x1a2);
    table.writeUInt32LE(0x7fff_ffff, pieces + 5 + 4);
    main.writeUInt32LE(0x7fff_ffff, 0x4c);
    expect(readDoc(compoundFile({ main, table })).lines[0]?.text).toContain('Baker');
  });

  it('with more paragraphs than any resume is refused as unsafe', () => {
    const bytes = word97({ body: [paragraph('a\r'.repeat(100_001))] });
    expect(outcomeOf(bytes)).toBe('file-unsafe');
  });

  it('with a password is refused as such', () => {
    const { main, table } = word97Streams(fixture);
    main.writeUInt16LE(0x0300, 0x0a);
    expect(() => readDoc(compoundFile({ main, table }))).toThrow(/protected with a password/);
  });

  it('with any bytes changed or missing is read or refused as damaged', () => {
    const good = word97(fixture);
    let state = 5;
    const next = (limit: number): number =>
      Math.floor(((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * limit);
    let read = 0;
    for (let round = 0; round < 600; round++) {
      const bytes = Buffer.from(good.subarray(0, round % 4 === 0 ? next(good.length) : good.length));
      for (let change = next(12); change >= 0 && bytes.length > 0; change--)
        bytes[next(bytes.length)] = next(3) === 0 ? 255 : next(256);
      const outcome = outcomeOf(bytes);
      expect(outcome).toMatch(/^(?:read|file-damaged|file-encrypted)$/);
      if (outcome === 'read') read++;
    }
    expect(read).toBeGreaterThan(300);
  });
});

it('a Word 97 document is read as roles', async () => {
  const { fileType, history } = await readDocument(
    word97({
      lists: [BULLETS],
      body: [
        paragraph('Tom Ashdown', { style: 1 }),
        paragraph('tom@example.com'),
        paragraph('Work Experience', { style: 1 }),
        styled('Head Baker, Crumb & Co\tJan 2019 - Present', BOLD),
        item('Made nine hundred loaves a day', inList(1)),
        item('Trained two apprentices', inList(1)),
      ],
    }),
    'tom.doc',
  );
  expect(fileType).toBe('doc');
  expect(history.experiences).toMatchObject([
    {
      title: 'Head Baker',
      company: 'Crumb & Co',
      startDate: '2019-01',
      bulletPoints: ['Made nine hundred loaves a day', 'Trained two apprentices'],
    },
  ]);
});

it('a Word 97 document is read however many sectors it has', () => {
  const { main, table } = word97Streams({ body: [paragraph('Baker')] });
  for (let sectors = 0; sectors < 260; sectors++) {
    const bytes = compoundFile({ main, table: Buffer.concat([table, Buffer.alloc(sectors * 512)]) });
    expect(readDoc(bytes).lines).toMatchObject([{ text: 'Baker' }]);
  }
});

it('a Word 97 document longer than one table of sectors is read to its end', () => {
  const lines = Array.from({ length: 4_000 }, (_, index) => `Line number ${index} of a long document`);
  expect(readDoc(plainWord97(lines.join('\n'))).lines.map(({ text }) => text)).toEqual(lines);
});
