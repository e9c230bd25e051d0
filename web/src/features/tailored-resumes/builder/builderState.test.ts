import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getBulletDraftKey,
  reduceBuilder,
  listChangedDrafts,
  listChosenIds,
  INITIAL,
  sortByOrder,
  isUnsaved,
  getNewDraftKey,
  type BuilderAction,
  type BuilderState,
} from './builderState.ts';

const after = (...actions: BuilderAction[]): BuilderState => actions.reduce(reduceBuilder, INITIAL);
const bank = (...ids: string[]) => ids.map((id) => ({ id }));
const listChosen = (state: BuilderState, items: { id: string }[], notSuggested: string[] = []) =>
  listChosenIds(
    state,
    items,
    new Map(items.map(({ id }) => [id, { isSuggested: !notSuggested.includes(id), reason: '' }])),
  );

describe('choosing experiences', () => {
  it('preselects what is suggested, in the order of the bank', () => {
    expect(listChosen(INITIAL, bank('a', 'b', 'c'), ['b'])).toEqual(['a', 'c']);
  });

  it('lets the person’s own choice win over the suggestion', () => {
    const state = after(
      { type: 'experience-toggled', id: 'a', chosen: false },
      { type: 'experience-toggled', id: 'b', chosen: true },
    );
    expect(listChosen(state, bank('a', 'b', 'c'), ['b'])).toEqual(['b', 'c']);
  });

  it('leaves out what is unticked and follows the order that was dragged', () => {
    const state = after(
      { type: 'experiences-ordered', ids: ['c', 'a', 'b'] },
      { type: 'experience-toggled', id: 'a', chosen: false },
    );
    expect(listChosen(state, bank('a', 'b', 'c'))).toEqual(['c', 'b']);
  });

  it('puts an experience back in its place when it is ticked again', () => {
    const state = after(
      { type: 'experience-toggled', id: 'b', chosen: false },
      { type: 'experience-toggled', id: 'b', chosen: true },
    );
    expect(listChosen(state, bank('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  });

  it('keeps up with the bank: added ones come last, deleted ones go', () => {
    const state = after({ type: 'experiences-ordered', ids: ['b', 'gone', 'a'] });
    expect(listChosen(state, bank('a', 'b', 'new'))).toEqual(['b', 'a', 'new']);
  });

  it('always shows each experience of the bank once', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(ids, ids, (have, dragged) => {
        const state = after({ type: 'experiences-ordered', ids: dragged });
        expect(
          sortByOrder(state, bank(...have))
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(have.toSorted());
      }),
    );
  });
});

describe('selecting bullets', () => {
  it('adds and removes, and forgets a bullet that is gone', () => {
    const state = after(
      { type: 'bullet-toggled', id: '1', selected: true },
      { type: 'bullet-toggled', id: '2', selected: true },
      { type: 'bullet-toggled', id: '2', selected: true },
      { type: 'bullet-toggled', id: '3', selected: true },
      { type: 'bullet-toggled', id: '1', selected: false },
      { type: 'bullet-gone', id: '3' },
    );
    expect(state.selected).toEqual(['2']);
  });
});

describe('editing', () => {
  const key = getBulletDraftKey('1');

  it('keeps what is typed in several editors at once', () => {
    const state = after(
      { type: 'draft-typed', key, text: 'Mended nets' },
      { type: 'draft-typed', key: getNewDraftKey('e'), text: 'Sold fish' },
      { type: 'draft-typed', key, text: 'Mended 40 nets' },
    );
    expect(state.drafts).toEqual({
      [key]: { text: 'Mended 40 nets' },
      [getNewDraftKey('e')]: { text: 'Sold fish' },
    });
  });

  it('restores a rejected text with the reason', () => {
    const state = after(
      { type: 'draft-typed', key, text: 'x' },
      { type: 'draft-closed', key },
      { type: 'draft-refused', key, text: 'x', error: 'Too long.' },
    );
    expect(state.drafts[key]).toEqual({ text: 'x', error: 'Too long.' });
  });

  it('doesn’t overwrite what was typed while waiting for the answer', () => {
    const state = after(
      { type: 'draft-typed', key, text: 'newer' },
      { type: 'draft-refused', key, text: 'older', error: 'No.' },
    );
    expect(state.drafts[key]?.text).toBe('newer');
  });

  it('removes the reason once the text changes', () => {
    const state = after(
      { type: 'draft-refused', key, text: '', error: 'Empty.' },
      { type: 'draft-typed', key, text: 'a' },
    );
    expect(state.drafts[key]).toEqual({ text: 'a' });
  });

  it('tells changed editors from untouched ones and from those of bullets that are gone', () => {
    const state = after(
      { type: 'draft-typed', key, text: 'Mended nets ' },
      { type: 'draft-typed', key: getBulletDraftKey('2'), text: 'changed' },
      { type: 'draft-typed', key: getBulletDraftKey('gone'), text: 'whatever' },
      { type: 'draft-typed', key: getNewDraftKey('e'), text: '  ' },
      { type: 'draft-typed', key: getNewDraftKey('f'), text: 'new' },
    );
    const contents = new Map([
      ['1', 'Mended nets'],
      ['2', 'Sold fish'],
    ]);
    expect(listChangedDrafts(state, contents)).toEqual([getBulletDraftKey('2'), getNewDraftKey('f')]);
  });
});

describe('lighting up', () => {
  const from = (origin: 'requirement' | 'bullet' | 'jump'): BuilderAction => ({
    type: 'lit',
    lit: { bulletId: '1', from: origin },
  });

  it('ends when what was pointed at is left', () => {
    expect(after(from('requirement'), { type: 'unlit', from: 'requirement' }).lit).toBeNull();
    expect(after(from('bullet'), { type: 'unlit', from: 'bullet' }).lit).toBeNull();
  });

  it('a jump outlives the requirement, which is hidden on a phone, and the focus that it brings', () => {
    const jumped = after(
      from('requirement'),
      from('jump'),
      { type: 'unlit', from: 'requirement' },
      from('bullet'),
    );
    expect(jumped.lit).toEqual({ bulletId: '1', from: 'jump' });
    expect(reduceBuilder(jumped, { type: 'unlit', from: 'bullet' }).lit).toBeNull();
  });

  it('gives way to another bullet', () => {
    const lit = { bulletId: '2', from: 'bullet' } as const;
    expect(after(from('jump'), { type: 'lit', lit }).lit).toEqual(lit);
  });
});

describe('saved or not', () => {
  const contents = new Map([['1', 'Mended nets']]);

  it('a new resume is unsaved, a saved one opened for editing isn’t', () => {
    expect(isUnsaved(INITIAL, { hasUnsavedChanges: true }, contents)).toBe(true);
    expect(isUnsaved(INITIAL, { hasUnsavedChanges: false }, contents)).toBe(false);
  });

  it.each<BuilderAction>([
    { type: 'edited' },
    { type: 'bullet-gone', id: '1' },
    { type: 'draft-typed', key: getBulletDraftKey('1'), text: 'Mended 40 nets' },
  ])('is unsaved again after $type', (action) => {
    expect(isUnsaved(after({ type: 'saved' }, action), { hasUnsavedChanges: false }, contents)).toBe(true);
  });

  it('an opened editor with nothing changed loses nothing', () => {
    const state = after({ type: 'draft-typed', key: getBulletDraftKey('1'), text: 'Mended nets' });
    expect(isUnsaved(state, { hasUnsavedChanges: false }, contents)).toBe(false);
  });

  it('saving after an edit marks it saved and closes the dialog', () => {
    const state = after({ type: 'edited' }, { type: 'leaving-asked' }, { type: 'saved' });
    expect(isUnsaved(state, { hasUnsavedChanges: false }, contents)).toBe(false);
    expect(state.dialog).toBe('none');
  });
});

it('"Build a New Resume" clears everything', () => {
  const state = after(
    { type: 'experiences-ordered', ids: ['b', 'a'] },
    { type: 'bullet-toggled', id: '1', selected: true },
    { type: 'draft-typed', key: getNewDraftKey('e'), text: 'x' },
    { type: 'edited' },
    { type: 'lit', lit: { bulletId: '1', from: 'bullet' } },
    { type: 'panel-shown', panel: 'score' },
    { type: 'experiences-opened' },
    { type: 'started-over' },
  );
  expect(state).toEqual(INITIAL);
});
