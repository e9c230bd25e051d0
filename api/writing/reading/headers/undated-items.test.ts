import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import { findDatedAnchors } from './anchors.ts';
import { findUndatedItems } from './undated-items.ts';

const undatedOf = (...texts: string[]): string[] => {
  const lines = parseLines(texts.map((text) => `- ${text}`).join('\n'));
  return findUndatedItems(lines, findDatedAnchors(lines)).map(({ rest }) => rest);
};

const WAITER = '2016 – 2018: Waiter, Harbour Inn';
const COOK = '2014 – 2016: Cook, Mill & Oven';

describe('an item without dates in a list of roles', () => {
  it('is a role as well', () => {
    expect(undatedOf(WAITER, COOK, 'Private lessons in French.')).toEqual(['Private lessons in French']);
  });

  it('needs a known title where only half of the items have dates', () => {
    const items = ['Private lessons in French', 'Porter at the Harbour Inn'];
    expect(undatedOf(WAITER, COOK, ...items)).toEqual(['Porter at the Harbour Inn']);
    expect(undatedOf(WAITER, COOK, ...items, 'Gardener in summer')).toEqual([]);
  });

  it('is none if it tells what was done', () => {
    expect(undatedOf(WAITER, COOK, 'Served breakfast and lunch to the guests')).toEqual([]);
    expect(undatedOf(WAITER, COOK, 'Breakfast every day. Lunch in summer.')).toEqual([]);
  });

  it('is none where other lines stand among the items', () => {
    const lines = parseLines(`Harbour Inn\n- ${WAITER}\n- ${COOK}\n- Private lessons in French`);
    expect(findUndatedItems(lines, findDatedAnchors(lines))).toEqual([]);
  });
});
