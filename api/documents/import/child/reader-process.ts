import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NotReadyError, RuleError, TooLargeError, UnsupportedTypeError } from '../../../core/errors.ts';
import { fromReader } from './reader-messages.ts';
import type { FromReader, ReadResult, ToReader } from './reader-messages.ts';

/** What one child may use for one file. */
export interface ReaderLimits {
  /** Milliseconds, without the child's start. */
  timeMs: number;
  /** Milliseconds of a processor: a busy machine takes longer for the same. */
  processorMs: number;
  heapMb: number;
  /** Resident memory, which counts what the heap's limit does not: buffers. */
  residentMb: number;
}

/** What is read of a page takes some milliseconds; its download had its own time. */
const PAGE_TIME_MS = 4_000;

/**
 * A person gets an answer within 10 s, the wait for a child and the upload included; two children at their limit stay
 * below 400 MB above what they hold when they wait.
 */
export const DEFAULT_LIMITS: ReaderLimits = {
  timeMs: 7_000,
  processorMs: 4_500,
  heapMb: 192,
  residentMb: 280,
};

/** A child that has not started by then never will; a busy machine needs some seconds. */
const START_LIMIT_MS = 30_000;
const WATCH_MS = 25;
const PAGE_BYTES = 4_096;
const TICK_MS = 10;
/** A child that holds on to more after a file is replaced. */
const IDLE_MB = 200;

const tooSlow = (job: ToReader['kind']): RuleError =>
  job === 'file'
    ? new RuleError(
        'file-too-slow',
        'This file takes too long to read. Save it again in a simpler form, or paste the text instead.',
      )
    : tooComplex(job);
const tooComplex = (job: ToReader['kind']): RuleError =>
  job === 'file'
    ? new RuleError(
        'file-too-complex',
        'This file is too complex to be read. Save it again in a simpler form, or paste the text instead.',
      )
    : new RuleError(
        'page-too-complex',
        'This page is too complex to be read. Please open the link and paste the text of the posting instead.',
      );

/** Resident megabytes of a process, 0 where the system does not tell (it has no /proc). */
function residentMb(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return 0;
  }
}

/** Milliseconds of a processor that a process has used, 0 where the system does not tell. */
function processorMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the program's name in brackets, which may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

function startChild(heapMb: number): ChildProcess {
  const file = import.meta.url.endsWith('.ts') ? './reader-child-from-source.mjs' : './reader-child.js';
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    // Nothing of the server's environment: no secrets beside files of strangers.
    env: {},
    execArgv: [`--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  setThreadPriorities(child.pid, GIVES_WAY);
  return child;
}

/**
 * Priorities. Others get five times as much of a processor that both want; lower still, a busy machine would starve
 * honest files too. One that has used a processor for longer than they do gets what nobody else wants.
 */
const GIVES_WAY = 7;
const GIVES_WAY_TO_ALL = 19;
const ORDINARY_MS = 400;

/** What other people ask for goes first: a file may use the processors that nobody else needs. */
function setThreadPriorities(pid: number | undefined, priority: number): void {
  for (const thread of listThreads(pid)) {
    try {
      setPriority(thread, priority);
    } catch {
      // Not every system lets it; the file is read all the same.
    }
  }
}

/** Linux keeps a priority for each thread of a process. */
function listThreads(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

export interface ReaderProcess {
  /** Resolves when the child is ready for a file, rejects when it does not start. */
  readonly started: Promise<void>;
  /** One file or page at a time. The child is of no use afterwards when `alive` is false. */
  read(job: ToReader, signal: AbortSignal): Promise<ReadResult>;
  readonly alive: boolean;
  end(): void;
}

function toResult(message: FromReader): ReadResult {
  switch (message.kind) {
    case 'read':
    case 'read-page':
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
 * Starts a child process that reads files: no environment, a bounded heap, its resident memory watched, its time
 * limited; it is killed when it goes beyond any of them. A worker thread would not do: it takes the server down
 * with it. (docs/decisions/0040-files-are-read-in-child-processes.md)
 */
export function startReaderProcess(limits: ReaderLimits): ReaderProcess {
  const child = startChild(limits.heapMb);
  let alive = true;
  /** Not everybody may raise a priority again: another child takes its place. */
  let isLowered = false;
  let settle: ((outcome: FromReader | Error) => void) | null = null;
  let reading: ToReader['kind'] = 'file';
  let onReady: (error: Error | null) => void = () => undefined;

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
  // Whoever reads awaits it; an unused child that fails must not end the server.
  started.catch(() => undefined);

  child.on('message', (raw) => {
    const parsed = fromReader.safeParse(raw);
    if (!parsed.success)
      settle?.(new Error('The document reader answered nonsense.', { cause: parsed.error }));
    else if (parsed.data.kind === 'ready') {
      // Threads that started before the first call.
      setThreadPriorities(child.pid, GIVES_WAY);
      onReady(null);
      idle();
    } else settle?.(parsed.data);
  });
  child.on('error', (error) => {
    alive = false;
    onReady(error);
    settle?.(error);
  });
  child.on('exit', () => {
    alive = false;
    onReady(new NotReadyError('Files cannot be read right now. Please try again in a moment.'));
    settle?.(tooComplex(reading));
  });

  /** An idle child does not keep the server from ending. */
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
        const timer = setTimeout(
          () => stop(tooSlow(job.kind)),
          job.kind === 'file' ? limits.timeMs : Math.min(limits.timeMs, PAGE_TIME_MS),
        );
        const spentBefore = processorMs(child.pid ?? 0);
        const watch = setInterval(() => {
          if (residentMb(child.pid ?? 0) > limits.residentMb) stop(tooComplex(job.kind));
          const spent = processorMs(child.pid ?? 0) - spentBefore;
          if (spent > limits.processorMs) stop(tooSlow(job.kind));
          if (spent > ORDINARY_MS && !isLowered) {
            isLowered = true;
            setThreadPriorities(child.pid, GIVES_WAY_TO_ALL);
          }
        }, WATCH_MS);
        const finish = (act: () => void) => {
          clearTimeout(timer);
          clearInterval(watch);
          signal.removeEventListener('abort', onAbort);
          settle = null;
          idle();
          if (alive && (isLowered || residentMb(child.pid ?? 0) > IDLE_MB)) kill();
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
