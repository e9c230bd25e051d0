import { describe, expect, it } from 'vitest';
import { byNeed, evidenceWords, explanation, lineStatus, withoutRepeats, worthMost } from './receipt.ts';

describe('whether a requirement is met', () => {
  it.each([
    ['recent-bullet', 6, 6, 'met'],
    ['older-bullet', 5, 6, 'met'],
    ['title', 18, 30, 'met'],
    ['recent-bullet', 2, 6, 'partly'],
    ['skills', 4, 6, 'partly'],
    ['implied', 3, 6, 'partly'],
    ['none', 0, 6, 'missing'],
    // A weight so small that it rounds to no point at all is still proved.
    ['recent-bullet', 0, 0, 'met'],
  ])('%s with %d of %d points is %s', (evidence, points, possible, status) => {
    expect(lineStatus({ evidence, points, possible })).toBe(status);
  });
});

it('groups by need, musts first, and leaves empty groups out', () => {
  const items = [
    { need: 'MENTIONED', id: 1 },
    { need: 'REQUIRED', id: 2 },
    { need: 'MENTIONED', id: 3 },
  ];
  expect(byNeed(items)).toEqual([
    { title: 'Must have', items: [items[1]] },
    { title: 'Mentioned', items: [items[0], items[2]] },
  ]);
});

it('names what would bring the most points first', () => {
  const lines = [
    { label: 'a', wouldAdd: 0 },
    { label: 'b', wouldAdd: 3 },
    { label: 'c', wouldAdd: 9 },
    { label: 'd', wouldAdd: 3 },
  ];
  expect(worthMost(lines, 2).map(({ label }) => label)).toEqual(['c', 'b']);
  expect(worthMost(lines, 9).map(({ label }) => label)).toEqual(['c', 'b', 'd']);
});

it('has words for evidence, also for a kind that it does not know', () => {
  expect(evidenceWords('skills')).toBe('only in your skills list');
  expect(evidenceWords('other')).toBe('other');
});

it('names once what is both a term and a line of the posting', () => {
  const lines = [{ label: 'Payroll' }, { label: 'Plan events' }, { label: 'payroll ' }];
  expect(withoutRepeats(lines)).toEqual([{ label: 'Payroll' }, { label: 'Plan events' }]);
});

describe('the explanation of a line', () => {
  const line = {
    part: 'experience',
    evidence: 'recent-bullet',
    points: 7,
    possible: 7,
    detail: '',
    wouldAdd: 0,
  };
  it.each([
    [line, 'shown in a bullet of a recent role'],
    [
      { ...line, points: 2, wouldAdd: 2 },
      'partly shown in a bullet of a recent role. Shown in full: +2 overall',
    ],
    [
      { ...line, evidence: 'none', points: 0, wouldAdd: 3 },
      'not on this resume. Shown in a bullet point: +3 overall',
    ],
    [
      { ...line, evidence: 'dates', detail: '3.5 years in roles that fit' },
      'shown by the dates of your roles. 3.5 years in roles that fit',
    ],
  ])('%o', (given, words) => {
    expect(explanation(given)).toBe(words);
  });
});
