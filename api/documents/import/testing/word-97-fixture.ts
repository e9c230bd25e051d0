/** Word 97-2003 files for tests, written byte by byte. */

/** A property's number in [MS-DOC] and its value. */
export type Modifier = readonly [code: number, value: number];

export interface RunFixture {
  text: string;
  modifiers?: readonly Modifier[];
}

export interface Word97Paragraph {
  runs: readonly RunFixture[];
  /** The number of its style. */
  style?: number;
  modifiers?: readonly Modifier[];
  /** What ends it; a paragraph mark if not given. */
  end?: string;
  /** Modifiers of the character that ends it. */
  endModifiers?: readonly Modifier[];
  /** Changes made after the pages of properties were written, to all of the paragraph. */
  late?: readonly Modifier[];
  /** The same for a single change, by the number that it has in the table of pieces. */
  lateSingle?: Modifier;
}

export interface StyleFixture {
  /** Word's own number of the style: 1 to 9 are headings, 4,094 is a person's own. */
  number: number;
  name: string;
  /** The style that it is based on, by its place. */
  base?: number;
  isForLetters?: boolean;
  paragraph?: readonly Modifier[];
  letters?: readonly Modifier[];
}

export interface ListFixture {
  /** 0 for Arabic numbers, 23 for marks, 255 for nothing. */
  format: number;
  text: string;
  start?: number;
  /** Whether it has nine levels, which are alike here, instead of one. */
  hasLevels?: boolean;
}

export interface Word97Fixture {
  body: readonly Word97Paragraph[];
  footnotes?: readonly Word97Paragraph[];
  /** The header of odd pages of each section. */
  headers?: readonly (readonly Word97Paragraph[])[];
  /** The footer of odd pages of the last section. */
  footer?: readonly Word97Paragraph[];
  boxes?: readonly Word97Paragraph[];
  styles?: readonly StyleFixture[];
  lists?: readonly ListFixture[];
  /** Whether text has one byte for each character. */
  isNarrow?: boolean;
  /** Whether the paragraphs are in reverse order in the file, as after quick saves. */
  isReversed?: boolean;
}

export const PLAIN_STYLES: readonly StyleFixture[] = [
  { number: 0, name: 'Normal', letters: [[0x4a43, 22]] },
  {
    number: 1,
    name: 'heading 1',
    base: 0,
    letters: [
      [0x0835, 1],
      [0x4a43, 32],
    ],
  },
];

const SECTOR = 512;
const PAGE = 512;
const TEXT_START = 1_536;
const PER_PAGE = 8;
const NONE = 0xfff;
const LIST_END = 0xffff_fffe;
const OPERANDS = [1, 1, 2, 4, 2, 2, 0, 3];

const u16 = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const padded = (bytes: Buffer, unit: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)]);

export const modifierBytes = (modifiers: readonly Modifier[] = []): Buffer =>
  Buffer.concat(
    modifiers.flatMap(([code, value]) => [u16(code), u32(value).subarray(0, OPERANDS[code >> 13])]),
  );

/** A page of properties: where its runs begin and end, an entry for each, and their changes from the end of the page on. */
function propertyPage(runs: readonly PlacedRun[], entrySize: number): Buffer {
  const page = Buffer.alloc(PAGE);
  let free = PAGE - 2;
  for (const [index, { from, to, bytes }] of runs.entries()) {
    page.writeUInt32LE(from, index * 4);
    page.writeUInt32LE(to, index * 4 + 4);
    free -= bytes.length + (bytes.length % 2);
    bytes.copy(page, free);
    page[(runs.length + 1) * 4 + index * entrySize] = free / 2;
  }
  page[PAGE - 1] = runs.length;
  return page;
}

interface PlacedRun {
  from: number;
  to: number;
  bytes: Buffer;
}

interface PlacedParagraph {
  paragraph: Word97Paragraph;
  offset: number;
  length: number;
}

const textOf = ({ runs, end = '\r' }: Word97Paragraph): string => runs.map(({ text }) => text).join('') + end;

function styleBytes({ number, name, base = NONE, isForLetters = false, ...changes }: StyleFixture): Buffer {
  const kind = isForLetters ? 2 : 1;
  const lists = [
    ...(isForLetters ? [] : [Buffer.concat([u16(0), modifierBytes(changes.paragraph)])]),
    modifierBytes(changes.letters),
  ];
  const style = Buffer.concat([
    u16(number),
    u16(kind | (base << 4)),
    u16(lists.length),
    Buffer.alloc(4),
    u16(name.length),
    Buffer.from(name, 'utf16le'),
    u16(0),
    ...lists.map((list) => padded(Buffer.concat([u16(list.length), list]), 2)),
  ]);
  return Buffer.concat([u16(style.length), style]);
}

function levelBytes({ format, text, start = 1, hasLevels = false }: ListFixture): Buffer {
  const level = Buffer.concat([
    u32(start),
    Buffer.from([format]),
    Buffer.alloc(23),
    u16(text.length),
    Buffer.from(text, 'utf16le'),
  ]);
  return Buffer.concat(Array.from({ length: hasLevels ? 9 : 1 }, () => level));
}

function listBytes(lists: readonly ListFixture[]): { lists: Buffer; levels: Buffer; uses: Buffer } {
  const number = (index: number): Buffer => u32(1_000 + index);
  const entries = lists.map(({ hasLevels }, index) =>
    Buffer.concat([number(index), Buffer.alloc(22), Buffer.from([hasLevels ? 0 : 1, 0])]),
  );
  return {
    lists: Buffer.concat([u16(lists.length), ...entries]),
    levels: Buffer.concat(lists.map(levelBytes)),
    uses: Buffer.concat([
      u32(lists.length),
      ...lists.map((_, index) => Buffer.concat([number(index), Buffer.alloc(12)])),
    ]),
  };
}

/** The streams of a Word 97-2003 document, to be changed before they are packed. */
export function word97Streams({
  body,
  footnotes = [],
  headers = [],
  footer = [],
  boxes = [],
  styles = PLAIN_STYLES,
  lists = [],
  isNarrow = false,
  isReversed = false,
}: Word97Fixture): { main: Buffer; table: Buffer } {
  const stories = [body, footnotes, [...headers.flat(), ...footer], boxes];
  const paragraphs = stories.flat();
  const width = isNarrow ? 1 : 2;

  // The text, and where each paragraph is in it.
  const placed = new Map<Word97Paragraph, PlacedParagraph>();
  const written: Buffer[] = [];
  let offset = TEXT_START;
  for (const paragraph of isReversed ? paragraphs.toReversed() : paragraphs) {
    const text = textOf(paragraph);
    placed.set(paragraph, { paragraph, offset, length: text.length });
    written.push(Buffer.from(text, isNarrow ? 'latin1' : 'utf16le'));
    offset += text.length * width;
  }

  const paragraphRuns: PlacedRun[] = [];
  const letterRuns: PlacedRun[] = [];
  for (const { paragraph, offset: from, length } of placed.values()) {
    const changes = Buffer.concat([u16(paragraph.style ?? 0), modifierBytes(paragraph.modifiers)]);
    const isOdd = changes.length % 2 === 1;
    paragraphRuns.push({
      from,
      to: from + length * width,
      // The length in words counts half a word for itself, or not at all behind a zero.
      bytes: isOdd
        ? Buffer.concat([Buffer.from([(changes.length + 1) / 2]), changes])
        : Buffer.concat([Buffer.from([0, changes.length / 2]), changes]),
    });
    let at = from;
    const end = { text: paragraph.end ?? '\r', modifiers: paragraph.endModifiers ?? [] };
    for (const { text, modifiers } of [...paragraph.runs, end]) {
      const bytes = modifierBytes(modifiers);
      const to = at + text.length * width;
      letterRuns.push({ from: at, to, bytes: Buffer.concat([Buffer.from([bytes.length]), bytes]) });
      at = to;
    }
  }

  let main = padded(Buffer.concat([Buffer.alloc(TEXT_START), ...written]), PAGE);
  /** Adds pages and gives their table. */
  const addPages = (runs: readonly PlacedRun[], entrySize: number): Buffer => {
    const starts: number[] = [];
    const numbers: number[] = [];
    for (let first = 0; first < runs.length; first += PER_PAGE) {
      const some = runs.slice(first, first + PER_PAGE);
      starts.push(some[0]?.from ?? 0);
      numbers.push(main.length / PAGE);
      main = Buffer.concat([main, propertyPage(some, entrySize)]);
    }
    return Buffer.concat([...starts, offset, ...numbers].map(u32));
  };
  const paragraphPages = addPages(paragraphRuns, 13);
  const letterPages = addPages(letterRuns, 1);

  // The table of pieces, one for each paragraph.
  const ends: number[] = [0];
  for (const paragraph of paragraphs) ends.push((ends.at(-1) ?? 0) + textOf(paragraph).length);
  const late = paragraphs.filter((paragraph) => paragraph.late);
  const entries = paragraphs.map((paragraph) => {
    const from = placed.get(paragraph)?.offset ?? 0;
    const place = isNarrow ? (from * 2 + 0x4000_0000) >>> 0 : from;
    const [code, value] = paragraph.lateSingle ?? [0, 0];
    const single = (code << 1) | (value << 8);
    const change = late.includes(paragraph) ? (late.indexOf(paragraph) << 1) | 1 : single;
    return Buffer.concat([u16(0), u32(place), u16(change)]);
  });
  const pieceTable = Buffer.concat([...ends.map(u32), ...entries]);
  const pieces = Buffer.concat([
    ...late.map((paragraph) => {
      const changes = modifierBytes(paragraph.late);
      return Buffer.concat([Buffer.from([1]), u16(changes.length), changes]);
    }),
    Buffer.from([2]),
    u32(pieceTable.length),
    pieceTable,
  ]);

  // Six rules above notes come before the sections, each with a header and a footer for even, odd and first pages.
  const lengthOf = (story: readonly Word97Paragraph[]): number =>
    story.reduce((length, paragraph) => length + textOf(paragraph).length, 0);
  const parts = headers.flatMap((header, section) => [
    [],
    header,
    [],
    section === headers.length - 1 ? footer : [],
    [],
    [],
  ]);
  const headerEnds: number[] = Array.from({ length: 7 }, () => 0);
  for (const part of parts) headerEnds.push((headerEnds.at(-1) ?? 0) + lengthOf(part));
  // The last place counts the mark at the end.
  headerEnds.push(headerEnds.at(-1) ?? 0);
  const { lists: listTable, levels, uses } = listBytes(lists);
  const sheet = Buffer.concat([u16(4), u16(styles.length), u16(10), ...styles.map(styleBytes)]);

  let table: Buffer = Buffer.alloc(0);
  const add = (header: number, bytes: Buffer, behind: Buffer = Buffer.alloc(0)): void => {
    main.writeUInt32LE(table.length, header);
    main.writeUInt32LE(bytes.length, header + 4);
    table = padded(Buffer.concat([table, bytes, behind]), 2);
  };
  add(0xa2, sheet);
  if (headers.length > 0) add(0xf2, Buffer.concat(headerEnds.map(u32)));
  add(0xfa, letterPages);
  add(0x102, paragraphPages);
  add(0x1a2, pieces);
  if (lists.length > 0) {
    add(0x2e2, listTable, levels);
    add(0x2ea, uses);
  }
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 0x0a);
  const lengths = stories.map(lengthOf);
  for (const [index, at] of [0x4c, 0x50, 0x54, 0x64].entries()) main.writeUInt32LE(lengths[index] ?? 0, at);
  return { main, table };
}

function directoryEntry(
  name: string,
  type: number,
  right: number,
  child: number,
  first: number,
  size: number,
) {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = type;
  entry.writeUInt32LE(0xffff_ffff, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

const SHORT_SECTOR = 64;
const SHORT_BELOW = 4_096;
const NOBODY = 0xffff_ffff;

/** A table of sectors in which each of the chains, given by its first number and its length, runs on to its end. */
function sectorChains(size: number, chains: readonly (readonly [first: number, length: number])[]): Buffer {
  const table = Buffer.alloc(size, 0xff);
  for (const [first, length] of chains) {
    for (let id = first; id < first + length - 1; id++) table.writeUInt32LE(id + 1, id * 4);
    if (length > 0) table.writeUInt32LE(LIST_END, (first + length - 1) * 4);
  }
  return table;
}

interface Streams {
  main: Buffer;
  table: Buffer;
  /** What is too long for a page of properties. */
  data?: Buffer;
}

/**
 * Packs the streams of a document into a compound file: the tables of sectors, a directory, and the streams, of which that of the
 * tables is in short sectors if it is short.
 */
export function compoundFile({ main, table, data = Buffer.alloc(0) }: Streams): Buffer {
  const isShort = table.length < SHORT_BELOW;
  const mainStream = padded(Buffer.concat([main, Buffer.alloc(SHORT_BELOW)]), SECTOR);
  const tableStream = padded(table, SECTOR);
  const dataStream = padded(Buffer.concat([data, Buffer.alloc(SHORT_BELOW)]), SECTOR);
  const mainSectors = mainStream.length / SECTOR;
  const tableSectors = tableStream.length / SECTOR;
  const dataSectors = dataStream.length / SECTOR;
  const shortTables = isShort ? 1 : 0;
  const total = 1 + shortTables + mainSectors + tableSectors + dataSectors;
  let tables = 1;
  while (tables * 128 < tables + total) tables++;
  const shortTable = tables + 1;
  const first = shortTable + shortTables;
  const firstOfTable = first + mainSectors;
  const firstOfData = firstOfTable + tableSectors;

  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0xff, 76);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  for (const [at, value] of [
    [44, tables],
    [48, tables],
    [56, SHORT_BELOW],
    [60, isShort ? shortTable : LIST_END],
    [64, shortTables],
    [68, LIST_END],
  ] as const)
    header.writeUInt32LE(value, at);
  for (let index = 0; index < tables; index++) header.writeUInt32LE(index, 76 + index * 4);
  const shortLength = Math.ceil(table.length / SHORT_SECTOR);
  const root = isShort ? ([firstOfTable, shortLength * SHORT_SECTOR] as const) : ([LIST_END, 0] as const);
  return Buffer.concat([
    header,
    sectorChains(tables * SECTOR, [
      [tables, 1],
      [shortTable, shortTables],
      [first, mainSectors],
      [firstOfTable, tableSectors],
      [firstOfData, dataSectors],
    ]),
    directoryEntry('Root Entry', 5, NOBODY, 1, ...root),
    directoryEntry('WordDocument', 2, 2, NOBODY, first, mainStream.length),
    directoryEntry('1Table', 2, 3, NOBODY, isShort ? 0 : firstOfTable, table.length),
    directoryEntry('Data', 2, NOBODY, NOBODY, firstOfData, dataStream.length),
    ...(isShort ? [sectorChains(SECTOR, [[0, shortLength]])] : []),
    mainStream,
    tableStream,
    dataStream,
  ]);
}

export const word97 = (fixture: Word97Fixture): Buffer => compoundFile(word97Streams(fixture));

/** A document of plain paragraphs. */
export const plainWord97 = (text: string): Buffer =>
  word97({ body: text.split('\n').map((line) => ({ runs: [{ text: line }] })) });
