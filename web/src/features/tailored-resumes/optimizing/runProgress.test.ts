import { describe, expect, it } from 'vitest';
import { describeProgress, findCurrentBullet, hasLeft, measureRun, summarizeRun } from './runProgress.ts';

const run = (state: string, ...states: string[]) => ({
  state,
  steps: states.map((each, index) => ({ bulletId: `b${index}`, state: each })),
});

describe('a run', () => {
  it('says how far it is, and which bullet is being worked on', () => {
    const going = run('RUNNING', 'REWORDED', 'UNCHANGED', 'PENDING', 'PENDING');
    expect(measureRun(going)).toEqual({ done: 2, total: 4 });
    expect(describeProgress(going)).toBe('Rewording 3 of 4');
    expect(findCurrentBullet(going)).toBe('b2');
    expect(findCurrentBullet({ ...going, state: 'CANCELED' })).toBeNull();
    expect(findCurrentBullet(null)).toBeNull();
  });

  it.each([
    [run('DONE', 'REWORDED', 'REWORDED'), '2 reworded.'],
    [
      run('DONE', 'REWORDED', 'UNCHANGED', 'UNCHANGED', 'FAILED'),
      '1 reworded, 2 already say it well, 1 failed.',
    ],
    [run('DONE', 'UNCHANGED'), '0 reworded, 1 already says it well.'],
    [run('CANCELED', 'REWORDED', 'PENDING'), 'Stopped. 1 reworded, 1 not reached.'],
    [run('STOPPED', 'PENDING'), 'This was interrupted. 0 reworded, 1 not reached.'],
  ])('%#: sums up what came of it', (ended, text) => {
    expect(summarizeRun(ended)).toBe(text);
  });

  it('can be tried again when something failed or was not reached', () => {
    expect(hasLeft(run('DONE', 'REWORDED', 'FAILED'))).toBe(true);
    expect(hasLeft(run('STOPPED', 'PENDING'))).toBe(true);
    expect(hasLeft(run('DONE', 'REWORDED', 'UNCHANGED'))).toBe(false);
  });
});
