import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BackgroundWork } from './background-work.ts';

/** What is written a moment after it happened, many at once, so that no request waits for it. */
export interface WriteBehind<Item> {
  /** Takes an item in and returns at once. Items with the same key become one. */
  add: (key: string, item: Item) => void;
}

export interface WriteBehindOptions<Item> {
  /** Names the work in the log. */
  name: string;
  background: BackgroundWork;
  log: Logger;
  /** Makes one of two items with the same key. */
  merge: (earlier: Item, later: Item) => Item;
  /** Writes all items in one statement. */
  write: (items: Item[]) => Promise<unknown>;
  /** How long items are collected. */
  afterMs?: number;
  /** Before what could not be written is tried again. */
  retryMs?: number;
}

/**
 * Collects items in memory for about a second and then writes them in the background. A graceful stop writes what is
 * still there; what can't be written is kept and tried again, until then. A crash loses what was not written yet, and
 * when the connection is lost while they are written, items may count twice.
 */
export function createWriteBehind<Item>({
  name,
  background,
  log,
  merge,
  write,
  afterMs = 1_000,
  retryMs = 15_000,
}: WriteBehindOptions<Item>): WriteBehind<Item> {
  let waiting = new Map<string, Item>();
  let isRunning = false;

  const put = (items: Map<string, Item>, key: string, item: Item) => {
    const known = items.get(key);
    items.set(key, known === undefined ? item : merge(known, item));
  };

  async function writeWaiting(signal: AbortSignal): Promise<void> {
    const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});
    let isLastTry = false;
    while (waiting.size > 0 && !isLastTry) {
      await pause(afterMs);
      isLastTry = signal.aborted;
      const items = waiting;
      waiting = new Map();
      try {
        await write([...items.values()]);
      } catch (error) {
        log.warn({ err: error, work: name }, 'what waited to be written could not be');
        for (const [key, item] of waiting) put(items, key, item);
        waiting = items;
        await pause(retryMs);
      }
    }
    isRunning = false;
  }

  return {
    add: (key, item) => {
      put(waiting, key, item);
      if (isRunning) return;
      isRunning = true;
      background.start(name, writeWaiting);
    },
  };
}
