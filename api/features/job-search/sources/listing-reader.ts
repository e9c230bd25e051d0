import type { SourceEntry } from '../../../core/source-entry.ts';
import { ValidationError } from '../../../core/errors.ts';
import { createJobThread, entryBeside } from '../../../platform/job-thread/job-thread.ts';
import type { SafeAnswer } from '../../../platform/safe-fetch/fetch-safely.ts';
import { UnreadableAnswerError, type ParsedPage } from './connectors/connector.ts';
import type { FileListings } from './file-import/listing-from-row.ts';
import type { ReaderJob, ReaderResult } from './reader-jobs.ts';

/**
 * The one thread that reads answers and files: a board of 6 MB of HTML takes seconds, and hostile HTML longer. It starts
 * when needed and ends by itself.
 */
const thread = createJobThread<ReaderJob, ReaderResult>({
  name: 'listing-reader',
  entry: entryBeside(import.meta.url, 'listing-reader-worker'),
  heapMb: 512,
  timeLimitMs: 60_000,
  tooLarge: 'The listings take too long to read.',
  idleMs: 20_000,
});

/** The thread takes one job at a time. */
let last: Promise<unknown> = Promise.resolve();

function run(job: ReaderJob, signal: AbortSignal): Promise<ReaderResult> {
  const turn = last.then(() => {
    signal.throwIfAborted();
    return thread.run(job, signal);
  });
  last = turn.catch(() => {});
  return turn;
}

/**
 * Reads a page of a source.
 *
 * @throws {UnreadableAnswerError} {@link TooLargeError}
 */
export async function readPage(
  entry: SourceEntry,
  { bytes, charset }: SafeAnswer,
  signal: AbortSignal,
): Promise<ParsedPage> {
  const result = await run({ kind: 'page', entry, charset, bytes }, signal);
  if (result.kind === 'page') return result.page;
  throw new UnreadableAnswerError(result.kind === 'unreadable-page' ? result.problem : 'garbage');
}

/**
 * Reads a file of an operator.
 *
 * @throws {ValidationError} for the field `file`, when it can't be read as a whole. {@link TooLargeError}
 */
export async function readListingFile(bytes: Uint8Array, signal: AbortSignal): Promise<FileListings> {
  const result = await run({ kind: 'file', bytes }, signal);
  if (result.kind === 'file') return result.file;
  const message = result.kind === 'unreadable-file' ? result.message : 'The file can’t be read.';
  throw new ValidationError([{ path: 'file', message }]);
}
