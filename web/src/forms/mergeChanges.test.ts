import { describe, expect, it } from 'vitest';
import { mergeBullets, mergeTexts } from './mergeChanges.ts';

const labels = { title: 'Job Title', company: 'Company' };

describe('two changes of the same fields', () => {
  const base = { title: 'Cook', company: 'Kettle' };

  it('takes over what was changed only elsewhere', () => {
    expect(mergeTexts(labels, base, base, { ...base, title: 'Head Cook' })).toEqual({
      values: { title: 'Head Cook' },
      taken: [{ label: 'Job Title', theirs: 'Head Cook' }],
      contested: [],
    });
  });

  it('keeps what the person typed, and lists the conflicting change', () => {
    const mine = { ...base, title: 'Kitchen Lead' };
    expect(mergeTexts(labels, base, mine, { ...base, title: 'Head Cook' })).toEqual({
      values: {},
      taken: [],
      contested: [{ label: 'Job Title', theirs: 'Head Cook' }],
    });
  });

  it('reports nothing where both typed the same', () => {
    const same = { ...base, title: 'Head Cook' };
    expect(mergeTexts(labels, base, same, same)).toEqual({ values: {}, taken: [], contested: [] });
  });
});

describe('two changes of the same bullets', () => {
  const a = { bulletId: 'a', content: 'Cooked' };
  const b = { bulletId: 'b', content: 'Baked' };
  const mine = { bulletId: null, content: 'Washed up' };

  it('keeps a new one of each side', () => {
    const theirs = { bulletId: 'c', content: 'Served' };
    const merged = mergeBullets([a, b], [a, b, mine], [a, b, theirs]);
    expect(merged.values).toEqual([a, b, mine, theirs]);
    expect(merged.taken).toEqual([{ label: 'New bullet point', theirs: 'Served' }]);
  });

  it('takes a change, keeps the person’s own where both changed it', () => {
    const merged = mergeBullets(
      [a, b],
      [a, { ...b, content: 'Baked bread' }],
      [
        { ...a, content: 'Cooked for 80' },
        { ...b, content: 'Baked cakes' },
      ],
    );
    expect(merged.values).toEqual([
      { ...a, content: 'Cooked for 80' },
      { ...b, content: 'Baked bread' },
    ]);
    expect(merged.contested).toEqual([{ label: 'Bullet point', theirs: 'Baked cakes' }]);
  });

  it('drops what was deleted elsewhere, unless the person changed it: then it becomes a new bullet', () => {
    expect(mergeBullets([a, b], [a, b], [a]).values).toEqual([a]);
    const merged = mergeBullets([a, b], [a, { ...b, content: 'Baked bread' }], [a]);
    expect(merged.values).toEqual([a, { bulletId: null, content: 'Baked bread' }]);
    expect(merged.contested).toEqual([{ label: 'Deleted there', theirs: 'Baked' }]);
  });

  it('names one that the person removed and somebody else changed', () => {
    const merged = mergeBullets([a, b], [a], [a, { ...b, content: 'Baked cakes' }]);
    expect(merged.values).toEqual([a]);
    expect(merged.contested).toEqual([{ label: 'Bullet point you removed', theirs: 'Baked cakes' }]);
  });
});
