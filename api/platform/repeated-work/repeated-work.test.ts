import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createLocalRepeatedWork } from './local-repeated-work.ts';
import { createPostgresRepeatedWork } from './postgres-repeated-work.ts';
import type { RepeatedWork, Run } from './repeated-work.ts';

const started: RepeatedWork[] = [];
afterEach(async () => {
  for (const work of started.splice(0)) await work.stop();
});
const keep = (work: RepeatedWork) => {
  started.push(work);
  return work;
};

describe('work repeated within a process', () => {
  const start = (run: Run, log = pino({ level: 'silent' })) =>
    keep(createLocalRepeatedWork({ name: 'test', run, log, everyMs: 20, firstMs: 1 }));

  it('never overlaps itself, and goes on after a failure', async () => {
    let [runs, open, most] = [0, 0, 0];
    const lines: string[] = [];
    start(
      async () => {
        runs += 1;
        open += 1;
        most = Math.max(most, open);
        await sleep(30);
        open -= 1;
        if (runs === 1) throw new Error('the first run fails');
      },
      pino({}, { write: (line) => void lines.push(line) }),
    );
    await expect.poll(() => runs, { timeout: 5_000 }).toBeGreaterThan(3);
    expect(most).toBe(1);
    expect(lines.join('')).toContain('the first run fails');
  });

  it('is aborted by a stop, after which there is no other', async () => {
    let runs = 0;
    const work = start(async (signal) => {
      runs += 1;
      await sleep(60_000, undefined, { signal });
    });
    await expect.poll(() => runs, { timeout: 5_000 }).toBe(1);
    await work.stop();
    await sleep(60);
    expect(runs).toBe(1);
  });
});

describe('work repeated on one of the nodes of a PostgreSQL server', () => {
  const start = (name: string, run: Run, connectionString = inject('databaseUrl')) =>
    keep(createPostgresRepeatedWork({ name, run, log: pino({ level: 'silent' }), connectionString }));

  it('runs soon after the start, and a stop aborts it', { timeout: 60_000 }, async () => {
    let runs = 0;
    let wasAborted = false;
    const work = start('test-stop', async (signal) => {
      runs += 1;
      await sleep(60_000, undefined, { signal }).catch(() => {
        wasAborted = true;
      });
    });
    await expect.poll(() => runs, { timeout: 40_000 }).toBe(1);
    const begun = performance.now();
    await work.stop();
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect([runs, wasAborted]).toEqual([1, true]);
  });

  it('stops at once while the server can’t be reached', async () => {
    const work = start('test-lost', async () => {}, 'postgresql://nobody@127.0.0.1:9/nothing');
    await sleep(300);
    const begun = performance.now();
    await work.stop();
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
