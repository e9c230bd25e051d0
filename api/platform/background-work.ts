import type { Logger } from 'pino';

/** Work that goes on after the request that began it has been answered. */
export interface BackgroundWork {
  /**
   * Starts a piece of work and returns at once. `signal` aborts when the server stops; the work then has a moment to
   * store where it stands. What it throws is logged.
   */
  start: (name: string, work: (signal: AbortSignal) => Promise<void>) => void;
  /** Aborts all work and resolves when none is left. */
  stop: () => Promise<void>;
}

/** Keeps track of background work, so that none is left when the database closes. */
export function createBackgroundWork(log: Logger): BackgroundWork {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    start: (name, work) => {
      const piece = work(stopping.signal)
        .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(piece));
      running.add(piece);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
