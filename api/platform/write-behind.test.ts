import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { createBackgroundWork } from './background-work.ts';
import { createWriteBehind } from './write-behind.ts';

const log = pino({ level: 'silent' });
let background = createBackgroundWork(log);
afterEach(() => background.stop());

/** Writes numbers; the first `failing` writes fail. */
function start({ failing = 0, afterMs = 20, retryMs = 20 } = {}) {
  background = createBackgroundWork(log);
  const written: number[][] = [];
  let failures = 0;
  const waiting = createWriteBehind<number>({
    name: 'test',
    background,
    log,
    merge: (earlier, later) => earlier + later,
    write: async (items) => {
      failures += 1;
      if (failures <= failing) throw new Error('not now');
      written.push(items);
    },
    afterMs,
    retryMs,
  });
  return { waiting, written };
}

it('writes together what came together, and those with the same key as one', async () => {
  const { waiting, written } = start();
  waiting.add('a', 1);
  waiting.add('b', 10);
  waiting.add('a', 2);
  expect(written).toEqual([]);
  await expect.poll(() => written).toEqual([[3, 10]]);
  waiting.add('a', 4);
  await expect.poll(() => written).toEqual([[3, 10], [4]]);
});

it('keeps what could not be written, with what came meanwhile', async () => {
  const { waiting, written } = start({ failing: 2 });
  waiting.add('a', 1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  waiting.add('a', 2);
  waiting.add('b', 10);
  await expect.poll(() => written).toEqual([[3, 10]]);
});

it('writes at once when the server stops, also while it waits to try again', async () => {
  for (const failing of [0, 1]) {
    const { waiting, written } = start({ failing, afterMs: failing === 0 ? 60_000 : 1, retryMs: 60_000 });
    waiting.add('a', 1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await background.stop();
    expect(written).toEqual([[1]]);
  }
});
