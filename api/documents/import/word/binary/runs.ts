import { changesOf, mergeChanges, NO_CHANGES, PROPERTY } from './changes.ts';
import type { Changes } from './changes.ts';
import type { WordFile } from './word-file.ts';

/** A range of bytes of the stream whose text has the same properties. */
export interface Run {
  from: number;
  to: number;
  changes: Changes;
}

const PAGE_SIZE = 512;
const PAGE_NUMBER = 0x3f_ffff;
/** A resume of 30 pages has some thousands. */
const RUNS_MAX = 100_000;
/** The longest list of changes that is read from the data stream; most of it describes a table's columns. */
const REST_MAX = 2_048;
/** A paragraph's entry on its page: where its changes are, and twelve bytes that only old programs used. */
const PARAGRAPH_ENTRY = 13;

type ReadChanges = (page: Buffer, index: number, count: number) => Changes;

function* runsOfPage(page: Buffer, readChanges: ReadChanges): Generator<Run> {
  const count = page.readUInt8(PAGE_SIZE - 1);
  for (let index = 0; index < count; index++) {
    yield {
      from: page.readUInt32LE(index * 4),
      to: page.readUInt32LE(index * 4 + 4),
      changes: readChanges(page, index, count),
    };
  }
}

/** The runs of all pages that a table of pages lists, in the order of the stream. What a damaged page has left is used. */
function readRuns(main: Buffer, table: Buffer, readChanges: ReadChanges): Run[] {
  const count = Math.floor((table.length - 4) / 8);
  const runs: Run[] = [];
  const seen = new Set<number>();
  for (let index = 0; index < count && runs.length < RUNS_MAX; index++) {
    const number = table.readUInt32LE((count + 1) * 4 + index * 4) & PAGE_NUMBER;
    const page = main.subarray(number * PAGE_SIZE, (number + 1) * PAGE_SIZE);
    if (page.length < PAGE_SIZE || seen.has(number)) continue;
    seen.add(number);
    try {
      for (const run of runsOfPage(page, readChanges)) runs.push(run);
    } catch {
      // The page claims more runs than it has room for.
    }
  }
  return runs.sort((a, b) => a.from - b.from);
}

/** The runs of letters with what differs from their paragraph's style. */
export function readLetterRuns({ main, find }: WordFile): Run[] {
  return readRuns(main, find('letterPages'), (page, index, count) => {
    const at = page.readUInt8((count + 1) * 4 + index) * 2;
    return at === 0 ? NO_CHANGES : changesOf(page.subarray(at + 1, at + 1 + page.readUInt8(at)));
  });
}

function restOf(changes: Changes, data: Buffer): Changes {
  const at = changes.get(PROPERTY.rest);
  if (at === undefined || at + 2 > data.length) return changes;
  const size = Math.min(data.readUInt16LE(at), REST_MAX);
  return mergeChanges(changes, changesOf(data.subarray(at + 2, at + 2 + size)));
}

/** The runs of paragraphs with their style and what differs from it. */
export function readParagraphRuns({ main, data, find }: WordFile): Run[] {
  return readRuns(main, find('paragraphPages'), (page, index, count) => {
    const at = page.readUInt8((count + 1) * 4 + index * PARAGRAPH_ENTRY) * 2;
    if (at === 0) return NO_CHANGES;
    // The length in words counts itself; a zero before it means that it doesn't.
    const words = page.readUInt8(at);
    const start = words === 0 ? at + 2 : at + 1;
    const size = words === 0 ? page.readUInt8(at + 1) * 2 : words * 2 - 1;
    const style = new Map<number, number>([[PROPERTY.style, page.readUInt16LE(start)]]);
    return restOf(mergeChanges(style, changesOf(page.subarray(start + 2, start + size))), data);
  });
}

/** The run at a place of the stream, or else the place where the next one begins. */
export function findRun(runs: readonly Run[], offset: number): Run | { changes: null; to: number } {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const run = runs[low - 1];
  if (run && offset < run.to) return run;
  return { changes: null, to: runs[low]?.from ?? Infinity };
}
