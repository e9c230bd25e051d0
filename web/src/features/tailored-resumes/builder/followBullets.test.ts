import { expect, it } from 'vitest';
import {
  BULLET_GONE,
  getBulletDraftKey,
  getNewDraftKey,
  INITIAL,
  reduceBuilder,
  type BuilderAction,
  type Bullets,
} from './builderState.ts';

const key = getBulletDraftKey('1');
const place = getNewDraftKey('e');
const holding = (content: string | null): Bullets =>
  new Map(content === null ? [] : [['1', { experienceId: 'e', content }]]);
const becomes = (content: string | null): BuilderAction => ({
  type: 'bullets-changed',
  before: holding('Mended nets'),
  after: holding(content),
});
const typing: readonly BuilderAction[] = [
  { type: 'draft-opened', key, content: 'Mended nets' },
  { type: 'draft-typed', key, text: 'Mended 40 nets' },
];
const after = (...actions: BuilderAction[]) => actions.reduce(reduceBuilder, INITIAL);

it('an open editor keeps its text and learns that its bullet says something else', () => {
  const state = after(...typing, becomes('Sold nets'));
  expect(state.drafts[key]).toMatchObject({ text: 'Mended 40 nets', base: 'Mended nets', conflict: true });
});

it('there is no conflict any more once the bullet says again what it said', () => {
  const back: BuilderAction = {
    type: 'bullets-changed',
    before: holding('Sold nets'),
    after: holding(' Mended  nets'),
  };
  expect(after(...typing, becomes('Sold nets'), back).drafts[key]?.conflict).toBe(false);
});

it('the text of a bullet that is gone becomes that of a new one, behind what was typed there', () => {
  const own: BuilderAction = { type: 'draft-typed', key: place, text: 'Sold fish' };
  const state = after(own, ...typing, becomes(null));
  expect(state.drafts).toEqual({ [place]: { text: 'Sold fish\nMended 40 nets', error: BULLET_GONE } });
  expect(after(...typing, own, becomes(null)).drafts).toEqual(state.drafts);
});

it('an editor in which nothing was typed goes with its bullet', () => {
  expect(after({ type: 'draft-opened', key, content: 'Mended nets' }, becomes(null)).drafts).toEqual({});
});

it('a rejected text is not taken for a conflict, and still becomes one later', () => {
  const refused: BuilderAction = { type: 'draft-refused', key, text: 'x', base: 'Mended nets', error: 'No.' };
  expect(after(refused, becomes('Mended nets')).drafts[key]?.conflict).toBe(false);
  expect(after(refused, becomes('Sold nets')).drafts[key]).toMatchObject({ text: 'x', conflict: true });
});

it('what is gone is no longer selected', () => {
  const select: BuilderAction = { type: 'bullet-toggled', id: '1', selected: true };
  expect(after(select, becomes('Sold nets')).selected).toEqual(['1']);
  expect(after(select, becomes(null)).selected).toEqual([]);
});
