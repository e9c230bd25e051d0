import iconv from 'iconv-lite';
import type { Changes } from './changes.ts';
import { changesOf, NO_CHANGES, PROPERTY } from './changes.ts';
import { tooComplex } from '../../too-complex.ts';

/** Part of the document's text that is in one place of the stream; a document that was saved quickly has many. */
export interface Piece {
  /** The number of its first character in the document. */
  start: number;
  text: string;
  /** Where it is in the stream. */
  offset: number;
  /** Bytes for each character. */
  width: 1 | 2;
  /** What was changed in all of it after its pages of properties were written. */
  changes: Changes;
}

/** No resume has as many characters, codes of fields among them; what comes behind is dropped. */
const CHARACTERS_MAX = 500_000;
/** Word saves a document as a whole long before it has as many. */
const PIECES_MAX = 50_000;
const CHANGES = 1;
const PIECE_TABLE = 2;
const IS_NARROW = 0x4000_0000;

/** The properties that a piece may change without a list of changes, by their numbers there. */
const SINGLE_CHANGES = new Map<number, number>([
  [0x0c, PROPERTY.listLevel],
  [0x18, PROPERTY.isInTable],
  [0x19, PROPERTY.endsRow],
  [0x41, PROPERTY.isDeleted],
  [0x55, PROPERTY.isBold],
  [0x56, PROPERTY.isItalic],
  [0x5c, PROPERTY.isHidden],
]);

function changesOfPiece(modifier: number, lists: readonly Changes[]): Changes {
  if (modifier & 1) return lists[modifier >> 1] ?? NO_CHANGES;
  const code = SINGLE_CHANGES.get((modifier >> 1) & 0x7f);
  return code === undefined ? NO_CHANGES : new Map([[code, modifier >> 8]]);
}

/**
 * The pieces of a document's text in their order, at most 500,000 characters, from the structure `pieces`. What the stream lacks is
 * zeros. Throws `RangeError` if the table is damaged, and `RuleError` `file-unsafe` if it has more than 50,000 pieces.
 */
export function readPieces(structure: Buffer, main: Buffer): Piece[] {
  const lists: Changes[] = [];
  let at = 0;
  while (structure.readUInt8(at) === CHANGES) {
    const size = structure.readUInt16LE(at + 1);
    lists.push(changesOf(structure.subarray(at + 3, at + 3 + size)));
    at += 3 + size;
  }
  if (structure.readUInt8(at) !== PIECE_TABLE) throw new RangeError('no piece table');
  const table = structure.subarray(at + 5, at + 5 + structure.readUInt32LE(at + 1));
  const count = Math.floor((table.length - 4) / 12);
  if (count > PIECES_MAX) throw tooComplex();

  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const start = table.readUInt32LE(index * 4);
    if (start >= CHARACTERS_MAX) break;
    const length = Math.min(table.readUInt32LE(index * 4 + 4), CHARACTERS_MAX) - start;
    if (length < 0) throw new RangeError('pieces out of order');
    const entry = (count + 1) * 4 + index * 8;
    const place = table.readUInt32LE(entry + 2);
    const isNarrow = (place & IS_NARROW) !== 0;
    const width = isNarrow ? 1 : 2;
    const offset = isNarrow ? (place & ~IS_NARROW) >>> 1 : place;
    const bytes = main.subarray(offset, offset + length * width);
    const text = isNarrow ? iconv.decode(bytes, 'windows-1252') : bytes.toString('utf16le');
    pieces.push({
      start,
      text: text.padEnd(length, '\0'),
      offset,
      width,
      changes: changesOfPiece(table.readUInt16LE(entry + 6), lists),
    });
  }
  return pieces;
}
