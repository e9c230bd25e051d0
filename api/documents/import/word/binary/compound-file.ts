const HEADER_SIZE = 512;
/** How many sectors of the allocation table the header itself lists. */
const LISTED_IN_HEADER = 109;
const ENTRY_SIZE = 128;
const STREAM = 2;
const SHORT_SECTOR = 64;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  first: number;
  size: number;
}

/** The numbers of a stream's sectors. A chain that runs in a circle ends at the latest when it is as long as the table. */
function chainOf(table: Buffer, first: number): number[] {
  const most = Math.floor(table.length / 4);
  const chain: number[] = [];
  for (let id = first; id < most && chain.length < most; id = table.readUInt32LE(id * 4)) chain.push(id);
  return chain;
}

/** The sectors one after the other; what a file that was cut off lacks is zeros. */
function joinSectors(source: Buffer, start: number, size: number, chain: readonly number[]): Buffer {
  const joined = Buffer.alloc(chain.length * size);
  for (const [at, id] of chain.entries()) {
    const from = start + id * size;
    if (from < source.length) source.copy(joined, at * size, from, from + size);
  }
  return joined;
}

function entryAt(directory: Buffer, index: number): Entry {
  const entry = directory.subarray(index * ENTRY_SIZE, (index + 1) * ENTRY_SIZE);
  // The length counts the zero at the end.
  const letters = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2));
  return {
    name: entry.toString('utf16le', 0, letters),
    type: entry.readUInt8(66),
    left: entry.readUInt32LE(68),
    right: entry.readUInt32LE(72),
    child: entry.readUInt32LE(76),
    first: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

/** The entries directly below the root: an embedded document has streams of the same names further down. */
function entriesBelowRoot(directory: Buffer, root: Entry): Entry[] {
  const count = Math.floor(directory.length / ENTRY_SIZE);
  const found: Entry[] = [];
  const seen = new Set<number>();
  const pending = [root.child];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    if (index >= count || seen.has(index)) continue;
    seen.add(index);
    const entry = entryAt(directory, index);
    found.push(entry);
    pending.push(entry.left, entry.right);
  }
  return found;
}

/** The sectors of the allocation table, at most as many as the file's length needs. */
function sectorsOfTable(file: Buffer, sectorSize: number): number[] {
  const most = Math.ceil(file.length / sectorSize / (sectorSize / 4));
  const sectors: number[] = [];
  for (let at = 0; at < LISTED_IN_HEADER && sectors.length < most; at++)
    sectors.push(file.readUInt32LE(76 + at * 4));
  let next = file.readUInt32LE(68);
  while (sectors.length < most && (next + 2) * sectorSize <= file.length) {
    const list = file.subarray((next + 1) * sectorSize, (next + 2) * sectorSize);
    const last = list.length - 4;
    for (let at = 0; at < last && sectors.length < most; at += 4) sectors.push(list.readUInt32LE(at));
    next = list.readUInt32LE(last);
  }
  return sectors;
}

/**
 * The streams in the root of a compound file, by name ([MS-CFB]); streams of the same bytes may be repeated in a hostile one, but none
 * is longer than the file. Throws `RangeError` if it is none or its directory is damaged.
 */
export function readStreams(file: Buffer, names: readonly string[]): Map<string, Buffer> {
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new RangeError('sector size');
  const sectorSize = 2 ** shift;
  const sectors = (chain: readonly number[]): Buffer =>
    joinSectors(file, Math.max(HEADER_SIZE, sectorSize), sectorSize, chain);
  const table = sectors(sectorsOfTable(file, sectorSize));
  const directory = sectors(chainOf(table, file.readUInt32LE(48)));
  const root = entryAt(directory, 0);
  const shortTable = sectors(chainOf(table, file.readUInt32LE(60)));
  const shortSectors = sectors(chainOf(table, root.first));
  const shortBelow = file.readUInt32LE(56);

  const streams = new Map<string, Buffer>();
  for (const { name, type, first, size } of entriesBelowRoot(directory, root)) {
    if (type !== STREAM || !names.includes(name) || streams.has(name)) continue;
    const stream =
      size < shortBelow
        ? joinSectors(shortSectors, 0, SHORT_SECTOR, chainOf(shortTable, first))
        : sectors(chainOf(table, first));
    streams.set(name, stream.subarray(0, size));
  }
  return streams;
}
