import { describe, expect, it } from 'vitest';
import { findAdded, findRemoved, markText } from './markText.ts';

const BEFORE = 'Was responsible for managing the bar';
const AFTER = 'Managed the bar and its stock';
const cut = (text: string, ranges: readonly { start: number; end: number }[]) =>
  ranges.map(({ start, end }) => text.slice(start, end));

describe('marks in a bullet', () => {
  it('finds the words that a rewording added and removed', () => {
    expect(cut(AFTER, findAdded(BEFORE, AFTER))).toEqual(['Managed', 'and its stock']);
    expect(cut(BEFORE, findRemoved(BEFORE, AFTER))).toEqual(['Was responsible for managing']);
    expect(findAdded(AFTER, AFTER)).toEqual([]);
  });

  it('shows keywords, changes and a claim that overlap, and loses no character', () => {
    const marked = markText({
      pieces: [
        { text: 'Managed the ', marked: false },
        { text: 'bar', marked: true },
        { text: ' and its stock', marked: false },
      ],
      changed: [{ start: 0, end: 7 }],
      lit: { start: 8, end: 15 },
    });
    expect(marked.map(({ text }) => text).join('')).toBe(AFTER);
    expect(marked.filter(({ isKeyword }) => isKeyword).map(({ text }) => text)).toEqual(['bar']);
    expect(marked.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['Managed']);
    expect(
      marked
        .filter(({ isLit }) => isLit)
        .map(({ text }) => text)
        .join(''),
    ).toBe('the bar');
  });

  it('ignores marks beyond the text, as after an edit', () => {
    const pieces = [{ text: 'Short', marked: false }];
    const marked = markText({ pieces, changed: [{ start: 2, end: 40 }], lit: null });
    expect(marked.map(({ text }) => text)).toEqual(['Sh', 'ort']);
    expect(marked[1]?.isChanged).toBe(true);
  });
});
