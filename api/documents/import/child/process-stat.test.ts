import { describe, expect, it } from 'vitest';
import { parseStat, processorUse, residentMb, wasStarved } from './process-stat.ts';

describe('the processor time of a process', () => {
  it('is read whatever the program is called', () => {
    const rest = '1 2 3 4 5 6 7 8 9 10 120 34 0 0 27 7 11';
    expect(parseStat(`42 (node) R ${rest}`)).toEqual({ processorMs: 1_540, isRunnable: true });
    expect(parseStat(`42 (a) S (b c) S ${rest}`)).toEqual({ processorMs: 1_540, isRunnable: false });
  });

  it('grows while it works', () => {
    const before = processorUse(process.pid);
    const end = performance.now() + 200;
    while (performance.now() < end) Math.sqrt(end);
    expect(processorUse(process.pid).processorMs).toBeGreaterThan(before.processorMs);
    expect(processorUse(process.pid).isRunnable).toBe(true);
  });

  it('is nothing for a process that has ended, like its memory', () => {
    const ended = 2 ** 22 + 1;
    expect(processorUse(ended)).toEqual({ processorMs: 0, isRunnable: false });
    expect(residentMb(ended)).toBe(0);
    expect(residentMb(process.pid)).toBeGreaterThan(20);
  });
});

describe('a child that got no processor', () => {
  it.each([
    ['waits for one nearly all the time', { elapsedMs: 7_000, spentMs: 100, runnableMs: 6_500 }, true],
    ['hangs', { elapsedMs: 7_000, spentMs: 100, runnableMs: 150 }, false],
    ['is busy', { elapsedMs: 7_000, spentMs: 4_000, runnableMs: 6_900 }, false],
    ['is busy in other threads', { elapsedMs: 7_000, spentMs: 6_000, runnableMs: 100 }, false],
    ['is on a system that tells nothing', { elapsedMs: 7_000, spentMs: 0, runnableMs: 0 }, false],
  ])('or not: it %s', (_, time, expected) => {
    expect(wasStarved(time)).toBe(expected);
  });
});
