import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { RuleError } from '../../core/errors.ts';

/** The names of the XML parts of a Word or OpenDocument file that are read. */
export type ZipParts = Map<string, string>;

const ENTRIES_MAX = 2_000;
const INFLATED_MAX = 64 * 1024 * 1024;
/** Largest single part of text: a resume of 30 pages has less than 2 MB. */
const PART_MAX = 24 * 1024 * 1024;
const RATIO_MAX = 200;
/** Small parts may have a high ratio legitimately. */
const RATIO_FROM = 1024 * 1024;
const ELEMENTS_MAX = 600_000;
const DEPTH_MAX = 400;

export const damagedFile = (): RuleError =>
  new RuleError(
    'file-damaged',
    'This document is damaged or incomplete. Save it again, or paste the text instead.',
  );
const unsafe = (): RuleError =>
  new RuleError(
    'file-unsafe',
    'This document unpacks to far more than a resume. Save it again, or paste the text instead.',
  );

const fromBuffer = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

/** Refuses XML that is dangerous to parse: entity declarations, too many elements, too deep nesting. */
function checkXml(xml: Buffer): void {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY')) throw unsafe();
  let depth = 0;
  let elements = 0;
  for (let at = xml.indexOf(60); at >= 0; at = xml.indexOf(60, at + 1)) {
    const next = xml[at + 1];
    if (next === 47) depth--;
    else if (next !== 33 && next !== 63) {
      const end = xml.indexOf(62, at);
      if (end < 0) return;
      if (xml[end - 1] !== 47) depth++;
      if (++elements > ELEMENTS_MAX || depth > DEPTH_MAX) throw unsafe();
    }
  }
}

function inflate(zip: yauzl.ZipFile, entry: yauzl.Entry, budget: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(damagedFile());
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        const isBomb =
          size > Math.min(budget, PART_MAX) || (size > RATIO_FROM && size > entry.compressedSize * RATIO_MAX);
        if (isBomb) {
          stream.destroy();
          reject(unsafe());
          return;
        }
        chunks.push(chunk);
      });
      stream.on('end', () => resolve(Buffer.concat(chunks)));
      stream.on('error', () => reject(damagedFile()));
    });
  });
}

/** The names in a zip's directory; null if it isn't a zip or has too many entries. Inflates nothing. */
export async function zipNames(bytes: Uint8Array): Promise<Set<string> | null> {
  try {
    const zip = await fromBuffer(Buffer.from(bytes), { lazyEntries: true });
    const names = new Set<string>();
    await eachEntry(zip, async (entry) => {
      names.add(entry.fileName);
      return names.size < ENTRIES_MAX;
    });
    return names;
  } catch {
    return null;
  }
}

function eachEntry(zip: yauzl.ZipFile, visit: (entry: yauzl.Entry) => Promise<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      visit(entry).then((goesOn) => (goesOn ? zip.readEntry() : resolve()), reject);
    });
    zip.on('end', () => resolve());
    zip.on('error', reject);
    zip.readEntry();
  });
}

/**
 * Checks a Word or OpenDocument file before it is parsed: at most 2,000 entries, no duplicate names, XML that actually inflates
 * to at most 64 MB at a ratio of at most 200, no document type declaration, limited depth. Returns the requested text parts.
 * Throws `RuleError` `file-unsafe` or `file-damaged`. (docs/security.md#uploads)
 *
 * @param isInflated which entries are inflated and checked; all XML if not given
 */
export async function readGuardedParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  isInflated: (name: string) => boolean = (name) => /\.(?:xml|rels)$/i.test(name),
): Promise<ZipParts> {
  const parts: ZipParts = new Map();
  try {
    const zip = await fromBuffer(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
    const names = new Set<string>();
    let declared = 0;
    let budget = INFLATED_MAX;
    await eachEntry(zip, async (entry) => {
      if (names.has(entry.fileName) || names.size >= ENTRIES_MAX) throw unsafe();
      names.add(entry.fileName);
      declared += entry.uncompressedSize;
      if (declared > INFLATED_MAX) throw unsafe();
      if (isInflated(entry.fileName)) {
        const xml = await inflate(zip, entry, budget);
        budget -= xml.length;
        checkXml(xml);
        if (isWanted(entry.fileName)) parts.set(entry.fileName, xml.toString('utf8'));
      }
      return true;
    });
    return parts;
  } catch (error) {
    throw error instanceof RuleError ? error : damagedFile();
  }
}
