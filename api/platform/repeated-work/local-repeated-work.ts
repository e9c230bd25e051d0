import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RepeatedWork, Run } from './repeated-work.ts';

export interface LocalRepeatedWorkOptions {
  name: string;
  run: Run;
  log: Logger;
  /** From the end of one run to the beginning of the next, give or take a fifth. */
  everyMs?: number;
  /** Before the first run: a start has other things to do. */
  firstMs?: number;
}

/** Repeats work within this process: runs never overlap. */
export function createLocalRepeatedWork({
  name,
  run,
  log,
  everyMs = 60_000,
  firstMs = 3_000,
}: LocalRepeatedWorkOptions): RepeatedWork {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});

  async function repeat(): Promise<void> {
    await pause(firstMs);
    while (!signal.aborted) {
      await run(signal).catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error, work: name }, 'repeated work failed');
      });
      await pause(everyMs * (0.8 + Math.random() * 0.4));
    }
  }

  const repeating = repeat();
  return {
    stop: async () => {
      stopping.abort();
      await repeating;
    },
  };
}
