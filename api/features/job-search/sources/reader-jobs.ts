import type { SourceEntry } from '../../../core/source-entry.ts';
import { UnreadableAnswerError, type ParsedPage } from './connectors/connector.ts';
import { CONNECTORS } from './connectors/connectors.ts';
import { decodeText } from './decode-text.ts';
import { UnreadableFileError } from './file-import/file-row.ts';
import { listingsFromRows, type FileListings } from './file-import/listing-from-row.ts';
import { readRows } from './file-import/read-rows.ts';

/** A page of a source, or a file. */
export type ReaderJob =
  | { kind: 'page'; entry: SourceEntry; charset: string; bytes: Uint8Array }
  | { kind: 'file'; bytes: Uint8Array };

export type ReaderResult =
  | { kind: 'page'; page: ParsedPage }
  | { kind: 'unreadable-page'; problem: 'garbage' | 'changed' }
  | { kind: 'file'; file: FileListings }
  | { kind: 'unreadable-file'; message: string };

/** Reads what sources and files hold: pure. Runs in the thread of `listing-reader.ts`. */
export function runReaderJob(job: ReaderJob): ReaderResult {
  try {
    if (job.kind === 'file') return { kind: 'file', file: listingsFromRows(readRows(decodeText(job.bytes))) };
    const text = decodeText(job.bytes, job.charset);
    return { kind: 'page', page: CONNECTORS[job.entry.kind].parse(text, job.entry) };
  } catch (error) {
    if (error instanceof UnreadableAnswerError) return { kind: 'unreadable-page', problem: error.problem };
    if (error instanceof UnreadableFileError) return { kind: 'unreadable-file', message: error.message };
    throw error;
  }
}
