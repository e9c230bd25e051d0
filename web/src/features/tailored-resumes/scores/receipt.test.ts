import { describe, expect, it } from 'vitest';
import { groupByNeed } from '../../job-postings/groupByNeed.ts';
import {
  describeEvidence,
  explainLine,
  getDetails,
  getLineStatus,
  listNames,
  listRequirements,
  pickBiggestGains,
  removeRepeats,
  summarizeStatuses,
} from './receipt.ts';

describe('whether a requirement is met', () => {
  it.each([
    ['RECENT_BULLET', 6, 6, 'met'],
    // Never "met" below full points.
    ['RECENT_BULLET', 5, 6, 'partly'],
    ['DATES', 5, 6, 'partly'],
    ['SKILLS', 6, 6, 'partly'],
    ['NONE', 0, 6, 'missing'],
    ['OLDER_BULLET', 0, 0, 'met'],
  ] as const)('%s with %d of %d points is %s', (evidence, points, possible, status) => {
    expect(getLineStatus({ kind: 'SKILL', evidence, points, possible })).toBe(status);
  });
});

describe('whether a term is met', () => {
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
    expect(getLineStatus({ kind: null, evidence, points, possible })).toBe(status);
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

it('lists only requirements, not terms, as requirements', () => {
  const license = { kind: 'LICENSE', label: 'RN license' };
  expect(listRequirements([{ kind: null, label: 'triage' }, license])).toEqual([license]);
});

it('counts what is met, partly met and missing', () => {
  const lines = [{ status: 'missing' }, { status: 'met' }, { status: 'missing' }] as const;
  expect(summarizeStatuses(lines)).toBe('1 met, 2 missing');
});

it.each([
  [['RN license'], 'RN license'],
  [['RN license', 'BLS', 'ACLS', 'Epic'], 'RN license, BLS, ACLS, Epic'],
  [['RN license', 'BLS', 'ACLS', 'Epic', 'PALS', 'MS', 'Spanish'], 'RN license, BLS, ACLS, Epic, and 3 more'],
])('names at most four of %j', (names, words) => {
  expect(listNames(names)).toBe(words);
});

it.each([
  ['RN license', 'Active RN license required', ''],
  ['RN license', 'RN license', ''],
  ['RN license', 'RN license in the state of New York or eligibility', 'the posting’s words'],
  ['Kubernetes or ECS', 'You have run Kubernetes in production, or ECS', 'the posting’s words'],
])('below the name "%s", for "%s", it shows: %s', (name, label, shown) => {
  expect(getDetails({ name, label })).toBe(shown && label);
});

it('lists the biggest gains first', () => {
  const lines = [
    { name: 'a', wouldAdd: 0 },
    { name: 'b', wouldAdd: 3 },
    { name: 'c', wouldAdd: 9 },
    { name: 'd', wouldAdd: 3 },
    // The term of a requirement.
    { name: 'C ', wouldAdd: 8 },
  ];
  expect(pickBiggestGains(lines, 2).map(({ name }) => name)).toEqual(['c', 'b']);
  expect(pickBiggestGains(lines, 9).map(({ name }) => name)).toEqual(['c', 'b', 'd']);
});

it('offers a term that a bigger gain names already only once', () => {
  const lines = [
    { name: 'Mentoring', wouldAdd: 4 },
    { name: 'Mentoring of junior developers', wouldAdd: 7 },
    { name: 'Mentor', wouldAdd: 2 },
  ];
  expect(pickBiggestGains(lines, 9).map(({ name }) => name)).toEqual([
    'Mentoring of junior developers',
    'Mentor',
  ]);
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
