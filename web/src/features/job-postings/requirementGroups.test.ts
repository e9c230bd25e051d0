import { describe, expect, it } from 'vitest';
import { describeRequirement, groupByKind, splitMain } from './requirementGroups.ts';

describe('the groups of requirements', () => {
  it('come in a fixed order, without empty ones', () => {
    const items = [
      { kind: 'DUTY', id: 1 },
      { kind: 'LICENSE', id: 2 },
      { kind: 'SKILL', id: 3 },
      { kind: 'LICENSE', id: 4 },
    ];
    expect(groupByKind(items)).toEqual([
      { title: 'Licenses and certificates', items: [items[1], items[3]] },
      { title: 'Skills and tools', items: [items[2]] },
      { title: 'Duties', items: [items[0]] },
    ]);
  });

  it('leave nothing out that a newer server sends', () => {
    expect(groupByKind([{ kind: 'HOBBY' }])).toEqual([{ title: 'Other', items: [{ kind: 'HOBBY' }] }]);
  });
});

describe('the main requirements', () => {
  it('are on top, the others are folded away', () => {
    const items = [{ isMain: false }, { isMain: true }, { isMain: false }];
    expect(splitMain(items)).toEqual({ main: [items[1]], others: [items[0], items[2]] });
  });

  it('are the first 12 if none stand out', () => {
    const items = Array.from({ length: 20 }, (_, id) => ({ isMain: false, id }));
    expect(splitMain(items)).toEqual({ main: items.slice(0, 12), others: items.slice(12) });
  });
});

describe('the description of a requirement', () => {
  const several = [['Kubernetes'], ['ECS']];
  it.each([
    [{ need: 'REQUIRED', anyOf: [['Kubernetes']], text: 'Kubernetes' }, 'Must have'],
    [{ need: 'PREFERRED', anyOf: [['Kubernetes']], text: 'Kubernetes' }, 'Preferred'],
    [{ need: 'MENTIONED', anyOf: [['Kubernetes']], text: 'Kubernetes' }, ''],
    [
      { need: 'REQUIRED', anyOf: several, text: 'Containers (Kubernetes, ECS)' },
      'Must have; any one of these is enough',
    ],
    [{ need: 'MENTIONED', anyOf: several, text: 'Kubernetes, ECS' }, 'Any one of these is enough'],
    // The words say it already.
    [{ need: 'REQUIRED', anyOf: several, text: 'Kubernetes or ECS' }, 'Must have'],
    [{ need: 'REQUIRED', anyOf: several, text: 'Kubernetes/ECS' }, 'Must have'],
    [
      { need: 'MENTIONED', anyOf: several, text: 'Orchestration (Kubernetes, ECS)' },
      'Any one of these is enough',
    ],
  ])('%o', (given, words) => {
    expect(describeRequirement(given)).toBe(words);
  });
});
