import { afterEach, expect, it } from 'vitest';
import { createJobThread, entryBeside, type JobThread } from './job-thread.ts';

let thread: JobThread<number, number>;
afterEach(() => thread.end());

const start = (more: { idleMs?: number; entry?: URL } = {}) =>
  (thread = createJobThread({
    name: 'doubling',
    entry: entryBeside(import.meta.url, 'testing/doubling-worker'),
    heapMb: 64,
    timeLimitMs: 500,
    tooLarge: 'That is too much.',
    ...more,
  }));

it('runs one job after the other, and a failed job does not affect the next', async () => {
  const { run } = start();
  expect(await run(2)).toBe(4);
  await expect(run(0)).rejects.toThrow('A job of the thread "doubling" failed.');
  expect(await run(3)).toBe(6);
});

it('ends a job that takes too long or was aborted, and runs the next', async () => {
  const { run } = start();
  await expect(run(-1)).rejects.toMatchObject({ kind: 'too-large', message: 'That is too much.' });
  expect(await run(2)).toBe(4);
  const gone = new AbortController();
  const running = run(-1, gone.signal);
  gone.abort(new Error('gone'));
  await expect(running).rejects.toThrow('gone');
  expect(await run(2)).toBe(4);
});

it('accepts a job while the last thread is ending', async () => {
  const { run, end } = start();
  await run(1);
  const ending = end();
  expect(await run(2)).toBe(4);
  await ending;
  expect(await run(3)).toBe(6);
});

it('rejects the running job when it is ended', async () => {
  const { run, end } = start();
  await run(1);
  const running = expect(run(-1)).rejects.toThrow('The thread "doubling" ended.');
  await end();
  await running;
});

it('reports when a thread can’t start', async () => {
  const { run } = start({ entry: entryBeside(import.meta.url, 'testing/no-worker') });
  await expect(run(1)).rejects.toThrow(/no-worker/);
});
