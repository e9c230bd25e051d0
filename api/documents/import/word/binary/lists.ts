import type { ListLevel } from '../list-marks.ts';
import type { WordFile } from './word-file.ts';

/** The level of the list that a paragraph names; null if it displays nothing before its items. */
export type FindListLevel = (use: number, level: number) => ListLevel | null;

const LIST_SIZE = 28;
const LEVEL_SIZE = 28;
const USE_SIZE = 16;
const LEVELS = 9;
const IS_SIMPLE = 1;
const BULLETS = 23;
const NOTHING = 255;
/** Characters below this stand for the number of a level. */
const PLACEHOLDERS_END = LEVELS;

/** Reads the level at a place; also says where it ends. */
function readLevel(levels: Buffer, at: number, list: number): { level: ListLevel | null; end: number } {
  const format = levels.readUInt8(at + 4);
  const textAt = at + LEVEL_SIZE + levels.readUInt8(at + 24) + levels.readUInt8(at + 25);
  const end = textAt + 2 + levels.readUInt16LE(textAt) * 2;
  const text = levels.toString('utf16le', textAt + 2, end);
  const hasNumber = [...text].some((character) => character.charCodeAt(0) < PLACEHOLDERS_END);
  return {
    level:
      format === NOTHING || text.trim() === ''
        ? null
        : { list, isNumbered: format !== BULLETS && hasNumber, start: levels.readUInt32LE(at) },
    end,
  };
}

/** The levels of each list by its number: the lists come first, then all their levels. */
function readLevels({ find, findOn }: WordFile): Map<number, (ListLevel | null)[]> {
  const lists = find('lists');
  const levels = findOn('lists').subarray(lists.length);
  const count = Math.min(lists.readUInt16LE(0), Math.floor((lists.length - 2) / LIST_SIZE));
  const found = new Map<number, (ListLevel | null)[]>();
  let at = 0;
  try {
    for (let index = 0; index < count; index++) {
      const entry = 2 + index * LIST_SIZE;
      const list = lists.readUInt32LE(entry);
      const own: (ListLevel | null)[] = [];
      found.set(list, own);
      const isSimple = (lists.readUInt8(entry + 26) & IS_SIMPLE) !== 0;
      while (own.length < (isSimple ? 1 : LEVELS)) {
        const { level, end } = readLevel(levels, at, list);
        own.push(level);
        at = end;
      }
    }
  } catch {
    // The lists before the damage are known.
  }
  return found;
}

/** Reads the lists of a document. Throws `RangeError` if it has none or they are damaged. */
export function readLists(file: WordFile): FindListLevel {
  const levels = readLevels(file);
  const uses = file.find('listUses');
  const count = Math.min(uses.readUInt32LE(0), Math.floor((uses.length - 4) / USE_SIZE));
  return (use, level) => {
    if (use < 1 || use > count) return null;
    return levels.get(uses.readUInt32LE(4 + (use - 1) * USE_SIZE))?.[level] ?? null;
  };
}
