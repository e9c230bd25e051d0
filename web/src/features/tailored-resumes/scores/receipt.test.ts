import { describe, expect, it } from 'vitest';
import { groupByNeed } from '../../job-postings/groupByNeed.ts';
import { describeEvidence, explainLine, getLineStatus, removeRepeats, pickBiggestGains } from './receipt.ts';

describe('whether a requirement is met', () => {
  it.each([
    ['RECENT_BULLET', 6, 6, 'met'],
    ['OLDER_BULLET', 5, 6, 'met'],
    ['TITLE', 18, 30, 'met'],
    ['RECENT_BULLET', 2, 6, 'partly'],
    ['SKILLS', 4, 6, 'partly'],
    ['IMPLIED', 3, 6, 'partly'],
    ['NONE', 0, 6, 'missing'],
    // A weight so small that it rounds to no point at all is still proved.
    ['RECENT_BULLET', 0, 0, 'met'],
  ] as const)('%s with %d of %d points is %s', (evidence, points, possible, status) => {
    expect(getLineStatus({ evidence, points, possible })).toBe(status);
  });
});

it('groups by need, musts first, and leaves empty groups out', () => {
  const items = [
    { need: 'MENTIONED', id: 1 },
    { need: 'REQUIRED', id: 2 },
    { need: 'MENTIONED', id: 3 },
  ];
  expect(groupByNeed(items)).toEqual([
    { title: 'Must have', items: [items[1]] },
    { title: 'Mentioned', items: [items[0], items[2]] },
  ]);
});

it('lists the biggest gains first', () => {
  const lines = [
    { label: 'a', wouldAdd: 0 },
    { label: 'b', wouldAdd: 3 },
    { label: 'c', wouldAdd: 9 },
    { label: 'd', wouldAdd: 3 },
  ];
  expect(pickBiggestGains(lines, 2).map(({ label }) => label)).toEqual(['c', 'b']);
  expect(pickBiggestGains(lines, 9).map(({ label }) => label)).toEqual(['c', 'b', 'd']);
});

it('describes evidence, but not unknown kinds', () => {
  expect(describeEvidence('SKILLS')).toBe('only in your skills list');
  expect(describeEvidence('%future added value')).toBe('');
});

it('lists a term that is also a line of the posting only once', () => {
  const lines = [{ label: 'Payroll' }, { label: 'Plan events' }, { label: 'payroll ' }];
  expect(removeRepeats(lines)).toEqual([{ label: 'Payroll' }, { label: 'Plan events' }]);
});

describe('the explanation of a line', () => {
  const line = {
    part: 'EXPERIENCE',
    evidence: 'RECENT_BULLET',
    points: 7,
    possible: 7,
    detail: '',
    wouldAdd: 0,
  } as const;
  it.each<[Parameters<typeof explainLine>[0], string]>([
    [line, 'shown in a bullet point from a recent role'],
    [
      { ...line, points: 2, wouldAdd: 2 },
      'partly shown in a bullet point from a recent role. Shown in full: +2 overall',
    ],
    [
      { ...line, evidence: 'NONE', points: 0, wouldAdd: 3 },
      'not on this resume. Shown in a bullet point: +3 overall',
    ],
    [
      { ...line, evidence: 'DATES', detail: '3.5 years in roles that fit' },
      'shown by the dates of your roles. 3.5 years in roles that fit',
    ],
  ])('%o', (given, words) => {
    expect(explainLine(given)).toBe(words);
  });
});
