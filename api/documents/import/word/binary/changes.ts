/** Properties of letters and paragraphs that matter to a resume, by the numbers that [MS-DOC] gives their modifiers. */
export const PROPERTY = {
  isDeleted: 0x0800,
  isBold: 0x0835,
  isItalic: 0x0836,
  isHidden: 0x083c,
  halfPoints: 0x4a43,
  letterStyle: 0x4a30,
  symbol: 0x6a09,
  style: 0x4600,
  list: 0x460b,
  listLevel: 0x260a,
  outlineLevel: 0x2640,
  /** In twentieths of a point, as the space after. */
  spaceBefore: 0xa413,
  spaceAfter: 0xa414,
  isInTable: 0x2416,
  endsRow: 0x2417,
  tableDepth: 0x6649,
  endsInnerCell: 0x244b,
  endsInnerRow: 0x244c,
  /** Where the data stream has the rest of a paragraph's changes. */
  rest: 0x6646,
} as const;
const KNOWN = new Set<number>(Object.values(PROPERTY));

/** The last value of each known property that a list of modifiers sets. */
export type Changes = ReadonlyMap<number, number>;
export const NO_CHANGES: Changes = new Map();

/** The bytes of an operand by the three highest bits of its modifier; null if it has its own length before it. */
const SIZES = [1, 1, 2, 4, 2, 2, null, 3] as const;
const DEFINES_TABLE = 0xd608;
const CHANGES_TABS = 0xc615;
const COUNTED_TABS = 255;

function sizeOfOperand(code: number, bytes: Buffer, at: number): number {
  const size = SIZES[code >> 13];
  if (typeof size === 'number') return size;
  const byte = (index: number): number => bytes[at + index] ?? 0;
  if (code === DEFINES_TABLE) return byte(0) + byte(1) * 256 + 1;
  if (code !== CHANGES_TABS || byte(0) < COUNTED_TABS) return byte(0) + 1;
  const removed = byte(1) * 4;
  return 3 + removed + byte(2 + removed) * 3;
}

/** Reads a list of modifiers up to its end or to the first that is damaged. */
export function changesOf(bytes: Buffer): Changes {
  const changes = new Map<number, number>();
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    const start = at + 2;
    const size = sizeOfOperand(code, bytes, start);
    at = start + size;
    if (at > bytes.length) break;
    if (KNOWN.has(code)) changes.set(code, bytes.readUIntLE(start, Math.min(size, 4)));
  }
  return changes.size === 0 ? NO_CHANGES : changes;
}

/** Several lists of changes as one; later ones take precedence. */
export function mergeChanges(...lists: readonly Changes[]): Changes {
  const filled = lists.filter((list) => list.size > 0);
  if (filled.length < 2) return filled[0] ?? NO_CHANGES;
  return new Map(filled.flatMap((list) => [...list]));
}
