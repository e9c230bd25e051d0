import { NotReadyError, RuleError, TooLargeError } from '../../../core/errors.ts';
import { UPLOAD_MAX_BYTES } from '../../../limits.ts';
import { createUploadPlaces, type UploadPlace } from '../../../platform/upload-places.ts';
import { DEFAULT_LIMITS, startReaderProcess } from './reader-process.ts';
import type { ReaderLimits, ReaderProcess } from './reader-process.ts';
import type { JobPage, JobPageInput } from '../job-page/job-page.ts';
import type { ReadDocument } from '../read-document.ts';
import type { RecordingFacts } from '../recording/recording-facts.ts';
import type { ReadResult, ToReader } from './reader-messages.ts';

export interface DocumentReaderOptions {
  /** Maximum number of files read at the same time. */
  processes: number;
  /** Maximum number of waiting files; further ones are refused. */
  queue?: number;
  /** How long a file may wait for its turn, in milliseconds. */
  waitMs?: number;
  limits?: Partial<ReaderLimits>;
  /** The child's program: by default `reader-child` beside this module. */
  entry?: URL;
}

/** Reads uploaded files, untrusted web pages and recordings in child processes. */
export interface DocumentReader {
  /**
   * Reads a file, detecting its type by its content. Throws, with messages for users: `UnsupportedTypeError`,
   * `TooLargeError`, `NotReadyError` when too many files wait or the server is too busy, and `RuleError` with the reasons
   * `file-empty`, `file-damaged`, `file-encrypted`, `file-unsafe`, `file-without-text`, `file-too-slow`,
   * `file-too-complex`. Rejects with the signal's reason when it aborts.
   */
  read(bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<ReadDocument>;
  /**
   * Reads a fetched job page or a job board's answer. Throws, with messages for users: `NotReadyError` when too much
   * waits, and `RuleError` with the reasons `page-needs-browser`, `page-needs-login`, `page-without-posting` and
   * `page-too-complex`. Rejects with the signal's reason when it aborts.
   */
  readJobPage(page: JobPageInput, signal: AbortSignal): Promise<JobPage>;
  /**
   * Reads what a recording of speech is and how long, without decoding it. Throws, with messages for users:
   * `UnsupportedTypeError`, `NotReadyError` when too much waits, and `RuleError` with the reasons `recording-empty` and
   * `recording-damaged`. Rejects with the signal's reason when it aborts.
   */
  readRecording(bytes: Uint8Array, signal: AbortSignal): Promise<RecordingFacts>;
  /**
   * Reserves a place for a file before its bytes are received. Throws `RateLimitedError` when this owner has two
   * already, `NotReadyError` when all places are taken or the total size would be too large.
   *
   * @param owner the sender's user id: one slow sender must not occupy all places.
   * @param size its size in bytes, as far as known.
   */
  reserve(owner: string, size?: number): UploadPlace;
  /** Starts all child processes, so that the first upload doesn't have to wait for them. */
  warm(): Promise<void>;
  /** Ends all child processes; files being read are lost. */
  close(): void;
}

interface Waiting {
  start: (process: ReaderProcess) => void;
  refuse: (reason: unknown) => void;
}

const QUEUE = 12;
/** Together with the time for reading, less than the ten seconds that a user has to wait at most. */
const WAIT_MS = 2_500;
/** Maximum number of files of one owner being received or read at the same time. */
const PLACES_PER_OWNER = 2;
/** Maximum total size of all files in memory; they count twice while they are sent to a child. */
const BYTES_MAX = 4 * UPLOAD_MAX_BYTES;
const OWN_FILES = 'Your last files are still being read. Please wait until they are done.';
const BUSY = 'Too many files are being read right now. Please try again in a moment.';
const BUSY_WITH_PAGES = 'Too many links are being read right now. Please try again in a moment.';
const BUSY_WITH_RECORDINGS = 'Too many recordings are being read right now. Please try again in a moment.';

/** A small pool of child processes that are kept running. A killed one is replaced at once. */
export function createDocumentReader(options: DocumentReaderOptions): DocumentReader {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const size = Math.max(1, options.processes);
  const idle: ReaderProcess[] = [];
  const busy = new Set<ReaderProcess>();
  const queue: Waiting[] = [];
  let isClosed = false;

  const fill = () => {
    if (isClosed) return;
    while (idle.length + busy.size < size) idle.push(startReaderProcess(limits, options.entry));
  };

  const release = (process: ReaderProcess) => {
    busy.delete(process);
    if (process.alive && !isClosed) idle.push(process);
    else process.end();
    fill();
    dispatch();
  };

  const dispatch = () => {
    while (queue.length > 0) {
      const alive = idle.findIndex((process) => process.alive);
      if (alive < 0) {
        idle.length = 0;
        if (busy.size >= size || isClosed) return;
        fill();
        continue;
      }
      const [process] = idle.splice(alive, 1);
      const waiting = queue.shift();
      if (!process || !waiting) return;
      busy.add(process);
      waiting.start(process);
    }
  };

  const acquire = (busyWords: string, signal: AbortSignal): Promise<ReaderProcess> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: (process) => {
          settle();
          resolve(process);
        },
        refuse: (reason) => {
          settle();
          reject(reason);
        },
      };
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const leave = (reason: unknown) => {
        const at = queue.indexOf(waiting);
        if (at >= 0) queue.splice(at, 1);
        waiting.refuse(reason);
      };
      const onAbort = () => leave(signal.reason);
      const timer = setTimeout(() => leave(new NotReadyError(busyWords)), options.waitMs ?? WAIT_MS);
      signal.addEventListener('abort', onAbort, { once: true });
      queue.push(waiting);
      dispatch();
    });

  const queueMax = options.queue ?? QUEUE;
  const places = createUploadPlaces({
    ofOwner: PLACES_PER_OWNER,
    inAll: size + queueMax,
    bytes: BYTES_MAX,
    ownBusy: OWN_FILES,
    busy: BUSY,
  });
  const hasRoom = () => !isClosed && (busy.size < size || queue.length < queueMax);

  const run = async (job: ToReader, busyWords: string, signal: AbortSignal): Promise<ReadResult> => {
    signal.throwIfAborted();
    if (!hasRoom()) throw new NotReadyError(busyWords);
    const process = await acquire(busyWords, signal);
    try {
      return await process.read(job, signal);
    } finally {
      release(process);
    }
  };

  return {
    reserve: (owner, bytes) => {
      if (isClosed) throw new NotReadyError(BUSY);
      return places.reserve(owner, bytes);
    },
    read: async (bytes, fileName, signal) => {
      signal.throwIfAborted();
      if (bytes.length === 0) throw new RuleError('file-empty', 'This file is empty.');
      if (bytes.length > UPLOAD_MAX_BYTES) throw new TooLargeError('Please upload a file smaller than 10MB.');
      const result = await run({ kind: 'file', bytes, fileName }, BUSY, signal);
      if (result.kind !== 'read') throw new Error('The document reader answered something else.');
      return result.document;
    },
    readJobPage: async (page, signal) => {
      const result = await run({ kind: 'job-page', page }, BUSY_WITH_PAGES, signal);
      if (result.kind !== 'read-page') throw new Error('The document reader answered something else.');
      return result.page;
    },
    readRecording: async (bytes, signal) => {
      const result = await run({ kind: 'recording', bytes }, BUSY_WITH_RECORDINGS, signal);
      if (result.kind !== 'read-recording') throw new Error('The document reader answered something else.');
      return result.recording;
    },
    warm: async () => {
      fill();
      await Promise.all(idle.map((process) => process.started));
    },
    close: () => {
      isClosed = true;
      for (const waiting of queue.splice(0)) waiting.refuse(new NotReadyError(BUSY));
      for (const process of [...idle, ...busy]) process.end();
      idle.length = 0;
    },
  };
}
