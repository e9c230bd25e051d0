import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NotReadyError, RuleError, TooLargeError, UnsupportedTypeError } from '../../../core/errors.ts';
import { processorUse, residentMb, wasStarved } from './process-stat.ts';
import { fromReader } from './reader-messages.ts';
import type { FromReader, ReadResult, ToReader } from './reader-messages.ts';
import { recordingDamaged } from '../recording/recording-facts.ts';

/** The limits of a child process for one file. */
export interface ReaderLimits {
  /** Milliseconds, without the child's start and without loading its code. */
  timeMs: number;
  /** Processor time in milliseconds, as a busy machine needs more elapsed time. */
  processorMs: number;
  heapMb: number;
  /** Resident memory in MB, which unlike the heap limit includes buffers. */
  residentMb: number;
}

/** Reading a page or the frame of a recording takes some milliseconds. */
const SHORT_TIME_MS = 4_000;
/** The largest recording takes 90 ms of processor time; some that are cut off would be read forever. */
const RECORDING_PROCESSOR_MS = 1_000;

/**
 * Users get an answer within 10 s, including the upload and the wait for a child, unless the machine is overloaded (`PATIENCE`);
 * two children at their limits use less than 400 MB more than when idle.
 */
export const DEFAULT_LIMITS: ReaderLimits = {
  timeMs: 7_000,
  processorMs: 4_500,
  heapMb: 200,
  residentMb: 300,
};

/** Even a busy machine starts a child, and loads its code, within a few seconds. */
const START_LIMIT_MS = 30_000;
const WATCH_MS = 25;
/** A child that still uses more after a file is replaced: a page of many fonts takes 80 MB more than it held before. */
const IDLE_MB = 205;

function pageTooComplex(): RuleError {
  return new RuleError(
    'page-too-complex',
    'This page is too complex to be read. Please open the link and paste the text of the posting instead.',
  );
}

const WORDS: Record<ToReader['kind'], { tooSlow: () => RuleError; tooComplex: () => RuleError }> = {
  file: {
    tooSlow: () =>
      new RuleError(
        'file-too-slow',
        'This file takes too long to read. Save it again in a simpler form, or paste the text instead.',
      ),
    tooComplex: () =>
      new RuleError(
        'file-too-complex',
        'This file is too complex to be read. Save it again in a simpler form, or paste the text instead.',
      ),
  },
  'job-page': { tooSlow: pageTooComplex, tooComplex: pageTooComplex },
  recording: { tooSlow: recordingDamaged, tooComplex: recordingDamaged },
};

const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? './reader-child-from-source.mjs' : './reader-child.js',
  import.meta.url,
);

function startChild(heapMb: number, entry: URL): ChildProcess {
  return fork(fileURLToPath(entry), [], {
    // No environment variables: secrets must not be accessible next to untrusted files.
    env: {},
    // Small spaces for young objects: with the usual ones an idle child takes 20 MB more, and reading is no faster.
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * Priorities (nice values) while reading. Other processes get five times as much of a contended processor; with an even
 * lower priority a busy machine would starve honest files too. A child that has used more processor time than honest
 * files need (98 of 100 real resumes: less than 1.3 s) gets only idle time. A child that starts
 * runs only our own code, and has the ordinary priority: on a busy machine it would otherwise take half a minute.
 */
const GIVES_WAY = 7;
const GIVES_WAY_TO_ALL = 19;
const ORDINARY_MS = 1_500;

/** A file that had no processor for most of its time gets this many times as long, unless it has used more than others need. */
const PATIENCE = 2;

const serverBusy = () =>
  new NotReadyError('The server is very busy right now. Please try again in a moment.');

/** Other requests go first: reading a file uses the processor time that nobody else needs. */
function setThreadPriorities(pid: number | undefined, priority: number): void {
  for (const thread of listThreads(pid)) {
    try {
      setPriority(thread, priority);
    } catch {
      // Not every system allows it; the file is read anyway.
    }
  }
}

/** On Linux each thread of a process has its own priority. */
function listThreads(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

export interface ReaderProcess {
  /** Resolves when the child is ready for a file; rejects if it doesn't start. */
  readonly started: Promise<void>;
  /** Reads one file or page at a time. Afterwards the child can't be used again if `alive` is false. */
  read(job: ToReader, signal: AbortSignal): Promise<ReadResult>;
  readonly alive: boolean;
  end(): void;
}

function toResult(message: FromReader): ReadResult {
  switch (message.kind) {
    case 'read':
    case 'read-page':
    case 'read-recording':
      return message;
    case 'refused':
      throw new RuleError(message.reason, message.message);
    case 'unsupported':
      throw new UnsupportedTypeError(message.message);
    case 'too-large':
      throw new TooLargeError(message.message);
    default:
      throw new Error('The file could not be read.', { cause: message });
  }
}

/**
 * Starts a child process that reads files: without environment variables, with limits on heap, resident memory and
 * time; it is killed when it exceeds any of them. A worker thread could take the server down with it.
 * (docs/decisions/0040-files-are-read-in-child-processes.md)
 *
 * @param entry the child's program: by default `reader-child` beside this module
 */
export function startReaderProcess(limits: ReaderLimits, entry = ENTRY): ReaderProcess {
  const child = startChild(limits.heapMb, entry);
  let alive = true;
  /** Raising a priority again needs privileges, so the child has to be replaced. */
  let isLowered = false;
  let settle: ((outcome: FromReader | Error) => void) | null = null;
  let reading: ToReader['kind'] = 'file';
  let onReady: (error: Error | null) => void = () => undefined;
  let onBegun: () => void = () => undefined;

  const kill = () => {
    alive = false;
    child.kill('SIGKILL');
  };
  const started = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      kill();
      reject(new NotReadyError('Files cannot be read right now. Please try again in a moment.'));
    }, START_LIMIT_MS);
    onReady = (error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
  });
  // Prevents an unhandled rejection: `read` awaits this promise, but an unused child may fail too.
  started.catch(() => undefined);

  child.on('message', (raw) => {
    const parsed = fromReader.safeParse(raw);
    if (!parsed.success)
      settle?.(new Error('The document reader answered nonsense.', { cause: parsed.error }));
    else if (parsed.data.kind === 'ready') {
      setThreadPriorities(child.pid, GIVES_WAY);
      onReady(null);
      idle();
    } else if (parsed.data.kind === 'begun') onBegun();
    else settle?.(parsed.data);
  });
  child.on('error', (error) => {
    alive = false;
    onReady(error);
    settle?.(error);
  });
  child.on('exit', () => {
    alive = false;
    onReady(new NotReadyError('Files cannot be read right now. Please try again in a moment.'));
    settle?.(WORDS[reading].tooComplex());
  });

  /** An idle child doesn't prevent the server from ending. */
  const idle = () => {
    child.unref();
    child.channel?.unref();
  };

  return {
    started,
    get alive() {
      return alive;
    },
    end: kill,
    read: async (job, signal) => {
      await started;
      reading = job.kind;
      return new Promise<ReadResult>((resolve, reject) => {
        const stop = (reason: unknown) => {
          kill();
          finish(() => reject(reason));
        };
        const onAbort = () => stop(signal.reason);
        const onSlow = () => stop(WORDS[job.kind].tooSlow());
        // The time of loading code says nothing about a file, and on a busy machine is longer than that of reading it.
        const timer = setTimeout(onSlow, START_LIMIT_MS);
        const pid = child.pid ?? 0;
        let begun: { at: number; processorMs: number } | null = null;
        let seenAt = 0;
        let runnableMs = 0;
        onBegun = () => {
          // Only once: a child that an untrusted file has taken over must not gain time by saying it again.
          onBegun = () => undefined;
          clearTimeout(timer);
          seenAt = performance.now();
          begun = { at: seenAt, processorMs: processorUse(pid).processorMs };
        };
        const timeLimit = job.kind === 'file' ? limits.timeMs : Math.min(limits.timeMs, SHORT_TIME_MS);
        const processorLimit =
          job.kind === 'recording'
            ? Math.min(limits.processorMs, RECORDING_PROCESSOR_MS)
            : limits.processorMs;
        const watch = setInterval(() => {
          if (residentMb(pid) > limits.residentMb) return stop(WORDS[job.kind].tooComplex());
          if (begun === null) return;
          const now = performance.now();
          const use = processorUse(pid);
          if (use.isRunnable) runnableMs += now - seenAt;
          seenAt = now;
          const time = {
            elapsedMs: now - begun.at,
            spentMs: use.processorMs - begun.processorMs,
            runnableMs,
          };
          if (time.spentMs > processorLimit) return onSlow();
          if (time.elapsedMs > timeLimit) {
            if (job.kind !== 'file' || isLowered || !wasStarved(time)) return onSlow();
            if (time.elapsedMs > timeLimit * PATIENCE) return stop(serverBusy());
          }
          if (time.spentMs > ORDINARY_MS && !isLowered) {
            isLowered = true;
            setThreadPriorities(child.pid, GIVES_WAY_TO_ALL);
          }
        }, WATCH_MS);
        const finish = (act: () => void) => {
          clearTimeout(timer);
          clearInterval(watch);
          onBegun = () => undefined;
          signal.removeEventListener('abort', onAbort);
          settle = null;
          idle();
          if (alive && (isLowered || residentMb(pid) > IDLE_MB)) kill();
          act();
        };
        settle = (outcome) =>
          finish(() => {
            try {
              if (outcome instanceof Error) throw outcome;
              resolve(toResult(outcome));
            } catch (error) {
              reject(error);
            }
          });
        if (signal.aborted) return onAbort();
        if (!alive)
          return finish(() =>
            reject(new NotReadyError('Files cannot be read right now. Please try again in a moment.')),
          );
        signal.addEventListener('abort', onAbort, { once: true });
        child.ref();
        child.channel?.ref();
        child.send(job, (error) => {
          if (error) settle?.(error);
        });
      });
    },
  };
}
