import { NotReadyError, RateLimitedError, RuleError, TooLargeError } from '../../../core/errors.ts';
import { UPLOAD_MAX_BYTES } from '../../../limits.ts';
import { DEFAULT_LIMITS, startReaderProcess } from './reader-process.ts';
import type { ReaderLimits, ReaderProcess } from './reader-process.ts';
import type { JobPage, JobPageSource } from '../job-page/job-page.ts';
import type { ReadDocument } from '../read-document.ts';
import type { ReadResult, ToReader } from './reader-messages.ts';

export interface DocumentReaderOptions {
  /** Files that are read at the same time. */
  processes: number;
  /** Files that wait; more are turned away. */
  queue?: number;
  /** Milliseconds that a file waits for its turn. */
  waitMs?: number;
  limits?: Partial<ReaderLimits>;
}

/** Reads uploaded files and web pages of strangers in child processes. */
export interface DocumentReader {
  /**
   * Reads a file, whatever its name says it is. Throws for people: `UnsupportedTypeError`, `TooLargeError`,
   * `NotReadyError` when too many files wait, and `RuleError` with the reasons `file-empty`, `file-damaged`,
   * `file-encrypted`, `file-unsafe`, `file-without-text`, `file-too-slow`, `file-too-complex`. Rejects with the
   * signal's reason when it aborts.
   */
  read(bytes: Uint8Array, fileName: string, signal: AbortSignal): Promise<ReadDocument>;
  /**
   * Reads what was fetched from a job page or a job board. Throws for people: `NotReadyError` when too much waits, and
   * `RuleError` with the reasons `page-needs-browser`, `page-needs-login`, `page-without-posting` and
   * `page-too-complex`. Rejects with the signal's reason when it aborts.
   */
  readJobPage(page: JobPageSource, signal: AbortSignal): Promise<JobPage>;
  /**
   * Keeps a place for a file before its bytes are taken in. Throws `RateLimitedError` when this owner has two already,
   * `NotReadyError` when all places are taken or the files in them come to too many bytes.
   *
   * @param owner who sends it: whoever sends slowly must not hold the places of all others.
   * @param size its bytes, as far as they are known.
   */
  reserve(owner: string, size?: number): Place;
  /** Starts all children, so that the first upload does not wait for them. */
  warm(): Promise<void>;
  /** Ends all children; a file that is being read is lost. */
  close(): void;
}

/** One upload from its first byte until it was read. */
export interface Place {
  /** May be called twice. */
  release(): void;
}

interface Waiting {
  start: (process: ReaderProcess) => void;
  refuse: (reason: unknown) => void;
}

const QUEUE = 12;
/** Together with the time for reading below the ten seconds that a person waits at most. */
const WAIT_MS = 2_500;
/** Files of one owner that come in or are read at the same time. */
const PLACES_PER_OWNER = 2;
/** Bytes that the server holds of all files together: they count twice while a child gets them. */
const BYTES_MAX = 4 * UPLOAD_MAX_BYTES;
const RETRY_AFTER_SECONDS = 5;
const OWN_FILES = 'Your last files are still being read. Please wait until they are done.';
const BUSY = 'Too many files are being read right now. Please try again in a moment.';
const BUSY_WITH_PAGES = 'Too many links are being read right now. Please try again in a moment.';

/** A small pool of warm children. One that was killed is replaced at once. */
export function createDocumentReader(options: DocumentReaderOptions): DocumentReader {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const size = Math.max(1, options.processes);
  const idle: ReaderProcess[] = [];
  const busy = new Set<ReaderProcess>();
  const queue: Waiting[] = [];
  const places = new Map<Place, string>();
  let bytesHeld = 0;
  let isClosed = false;

  const fill = () => {
    if (isClosed) return;
    while (idle.length + busy.size < size) idle.push(startReaderProcess(limits));
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
    reserve: (owner, bytes = UPLOAD_MAX_BYTES) => {
      const held = Math.min(bytes, UPLOAD_MAX_BYTES);
      const own = [...places.values()].filter((other) => other === owner).length;
      if (own >= PLACES_PER_OWNER) throw new RateLimitedError(OWN_FILES, RETRY_AFTER_SECONDS);
      if (isClosed || places.size >= size + queueMax || bytesHeld + held > BYTES_MAX)
        throw new NotReadyError(BUSY);
      const place: Place = {
        release: () => {
          if (places.delete(place)) bytesHeld -= held;
        },
      };
      places.set(place, owner);
      bytesHeld += held;
      return place;
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
