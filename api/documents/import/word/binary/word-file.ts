import { RuleError } from '../../../../core/errors.ts';
import { readStreams } from './compound-file.ts';

const SIGNATURE = 0xa5ec;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

/** Where the header has the place and length of each structure of the table stream ([MS-DOC] FibRgFcLcb97). */
const STRUCTURES = {
  styles: 0xa2,
  headers: 0xf2,
  letterPages: 0xfa,
  paragraphPages: 0x102,
  pieces: 0x1a2,
  lists: 0x2e2,
  listUses: 0x2ea,
} as const;
export type Structure = keyof typeof STRUCTURES;

/** Where the header has the lengths of the stories, four bytes each: first the body. */
const STORY_LENGTHS = 0x4c;

/** A range of characters of the document's text, the end excluded. */
export interface Range {
  from: number;
  to: number;
}

/** The texts of a document that run on their own. */
export interface Stories {
  body: Range;
  footnotes: Range;
  headers: Range;
  endnotes: Range;
  boxes: Range;
  headerBoxes: Range;
}

/** The streams of a Word 97-2003 document and what its header says about them. */
export interface WordFile {
  /** The stream of the text and of the pages of properties. */
  main: Buffer;
  /** The stream of what was too long for a page. */
  data: Buffer;
  stories: Stories;
  /** A structure of the table stream, empty if the document has none. */
  find: (structure: Structure) => Buffer;
  /** The same with all that comes after it. */
  findOn: (structure: Structure) => Buffer;
}

function readStories(main: Buffer): Stories {
  let end = 0;
  const next = (index: number): Range => {
    const from = end;
    end += main.readUInt32LE(STORY_LENGTHS + index * 4);
    return { from, to: end };
  };
  const body = next(0);
  const footnotes = next(1);
  const headers = next(2);
  // Macros and comments come between.
  next(3);
  next(4);
  return { body, footnotes, headers, endnotes: next(5), boxes: next(6), headerBoxes: next(7) };
}

/**
 * Opens a Word 97-2003 document. Throws `RuleError` `file-encrypted`, and `RangeError` if it isn't one or is cut off within its header.
 */
export function openWordFile(bytes: Buffer): WordFile {
  const streams = readStreams(bytes, ['WordDocument', '0Table', '1Table', 'Data']);
  const main = streams.get('WordDocument');
  if (!main || main.readUInt16LE(0) !== SIGNATURE) throw new RangeError('no Word document');
  const flags = main.readUInt16LE(0x0a);
  if (flags & ENCRYPTED)
    throw new RuleError(
      'file-encrypted',
      'This document is protected with a password. Remove the protection, or paste the text instead.',
    );
  const table = streams.get(flags & SECOND_TABLE ? '1Table' : '0Table');
  if (!table) throw new RangeError('no table stream');

  return {
    main,
    data: streams.get('Data') ?? Buffer.alloc(0),
    stories: readStories(main),
    find: (structure) => {
      const at = STRUCTURES[structure];
      const start = main.readUInt32LE(at);
      return table.subarray(start, start + main.readUInt32LE(at + 4));
    },
    findOn: (structure) => table.subarray(main.readUInt32LE(STRUCTURES[structure])),
  };
}
