import { describe, expect, it } from 'vitest';
import {
  describeDifference,
  describeEvidence,
  describeInterval,
  percent,
  scaleFor,
} from './describeFigure.ts';

const SINCE = '2026-11-03T12:00:00.000Z';

describe('a figure in words', () => {
  it('has one decimal below ten percent', () => {
    expect([0, 0.034, 0.0994, 0.0996, 0.25, 1].map(percent)).toEqual([
      '0%',
      '3.4%',
      '9.9%',
      '10%',
      '25%',
      '100%',
    ]);
  });

  it('says where it probably is', () => {
    expect(describeInterval({ low: 0.18, high: 0.32 })).toBe('Probably between 18% and 32%');
    expect(describeInterval({ low: 0.25, high: 0.251 })).toBe('Almost certainly 25%');
    expect(describeInterval({ low: null, high: null })).toBeNull();
  });

  it('says what it rests on', () => {
    const figure = { value: 0.25, shown: 120, counted: 30, people: 6 };
    expect(describeEvidence(figure, 'clicks', SINCE)).toBe(
      '30 of 120 shown jobs, 6 people, since November 3',
    );
    expect(describeEvidence({ ...figure, counted: 118 }, 'match', SINCE)).toBe(
      '118 shown jobs, 6 people, since November 3',
    );
    expect(describeEvidence({ value: null, shown: 1, counted: 0, people: 1 }, 'clicks', SINCE)).toBe(
      '1 shown job, 1 person, since November 3; needs 100 jobs and 5 people',
    );
  });

  it('says whether a difference is more than chance', () => {
    const words = (difference: number | null, isMoreThanChance: boolean | null) =>
      describeDifference({ difference, isMoreThanChance }, 'clicks', 'A');
    expect(words(0.1, true)).toBe('More clicks than variant A, more than chance');
    expect(words(-0.1, true)).toBe('Fewer clicks than variant A, more than chance');
    expect(words(0.1, false)).toBe('Any difference in clicks from variant A may be chance');
    expect(words(null, null)).toBeNull();
  });

  it('is drawn on a scale on which all of them fit', () => {
    expect([[0.03], [0.03, 0.2], [0.5], [0.51], [null], []].map(scaleFor)).toEqual([
      0.05, 0.25, 0.5, 1, 0.05, 0.05,
    ]);
  });
});
