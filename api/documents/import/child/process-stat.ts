import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;
const TICK_MS = 10;

/** The resident memory of a process in MB; 0 on systems without /proc. */
export function residentMb(pid: number): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return 0;
  }
}

export interface ProcessorUse {
  /** Processor time used so far by all threads, in milliseconds. */
  processorMs: number;
  /** Whether the main thread runs, or would if a processor were free. */
  isRunnable: boolean;
}

/** How a process uses the processor; on systems without /proc as if it never did. */
export function processorUse(pid: number): ProcessorUse {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return { processorMs: 0, isRunnable: false };
  }
}

/** Parses `/proc/PID/stat` (proc(5)). */
export function parseStat(stat: string): ProcessorUse {
  // The fields follow the program's name in brackets, which may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    isRunnable: fields[0] === 'R',
  };
}

/** What a child has done since it began a file, in milliseconds. */
export interface ChildTime {
  elapsedMs: number;
  /** Processor time. */
  spentMs: number;
  /** How long its main thread was running or could have been. */
  runnableMs: number;
}

/**
 * Whether a child was slow because others had the processor: for most of its time it could have run and didn't. A child
 * that hangs isn't runnable, and one that is busy with its file has spent the time.
 */
export const wasStarved = ({ elapsedMs, spentMs, runnableMs }: ChildTime): boolean =>
  runnableMs - spentMs > elapsedMs / 2;
