import { readdirSync, readFileSync } from 'node:fs';

export interface Memory {
  /** Resident MB of the process itself. */
  main: number;
  /** Of all processes that it started. */
  children: number;
}

export interface MemoryWatch {
  /** The peak values since the start or the last reset, each independently. */
  peak: () => Memory;
  reset: () => void;
  stop: () => void;
}

const EVERY_MS = 20;
const PAGE_BYTES = 4_096;

/** The memory of a process, in MB; 0 if it is gone. */
export function residentMb(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6;
  } catch {
    return 0;
  }
}

/** Available only on Linux; elsewhere all values are 0. */
export function listChildren(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
  } catch {
    return [];
  }
}

/** Continuously samples the resident memory of a process and its children. */
export function watchMemory(pid: number): MemoryWatch {
  let highest: Memory = { main: 0, children: 0 };
  const look = () => {
    const children = listChildren(pid).reduce((sum, child) => sum + residentMb(child), 0);
    highest = {
      main: Math.max(highest.main, residentMb(pid)),
      children: Math.max(highest.children, children),
    };
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    peak: () => {
      look();
      return highest;
    },
    reset: () => {
      highest = { main: 0, children: 0 };
    },
    stop: () => clearInterval(timer),
  };
}
