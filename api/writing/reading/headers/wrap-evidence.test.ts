import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/line.ts';
import { lineOf } from '../testing/lines.ts';
import { findDatedAnchors } from './anchors.ts';
import { findWraps } from './wrap-evidence.ts';

type Drawn = [text: string, look?: Partial<Line>];
const FULL = { isFull: true };
const STYLE = { areOnlyWrapped: false, wrapWidth: 0, hasSmallNouns: false, words: new Set<string>() };

/** The indexes of lines that may go on in the next one, around the first dates. */
function wrapsIn(drawn: Drawn[], style: Partial<typeof STYLE> = {}): number[] {
  const lines = drawn.map(([text, look], index) => lineOf(text, index, look));
  const [anchor] = findDatedAnchors(lines);
  if (!anchor) throw new Error('no dates');
  return [...findWraps(lines, anchor, { low: 0, high: lines.length - 1 }, { ...STYLE, ...style }).keys()];
}

describe('a line of a header may go on in the next one', () => {
  const REST = 'Roseraie du Lac, attached to the hospital of Moss Green and its gardens, Lyon';

  it('if that ends with a place, however long it is, and its own text doesn’t', () => {
    expect(wrapsIn([['2019 – 2021\tCook, Retirement Home La', FULL], [REST]])).toEqual([0]);
    expect(wrapsIn([['2019 – 2021\tCook, Globex, Leeds', FULL], [REST]])).toEqual([]);
    expect(wrapsIn([['2019 – 2021\tCook, Globex', FULL], [REST.replace(', Lyon', '')]])).toEqual([]);
  });

  it('in a text file, if that is further right and there was hardly any room', () => {
    const plain = { size: null };
    const dates: Drawn = ['Jan 2020 – Dec 2022:', plain];
    const first: Drawn = ['Electrician, Harrow and Kestrel District Council, Office for Gardens', plain];
    const below: Drawn = ['Environment, Leeds', { ...plain, indent: 4 }];
    const wide = { wrapWidth: 72 };
    expect(wrapsIn([dates, first, below], wide)).toEqual([1]);
    expect(wrapsIn([dates, first, [below[0], plain]], { wrapWidth: 90 })).toEqual([]);
    expect(wrapsIn([dates, ['Electrician, Harrow', plain], below], wide)).toEqual([]);
  });

  it('behind a small word where lines were broken by hand, but not behind a state or past the dates', () => {
    const plain = { size: null };
    const below: Drawn = ['Experiments in Leeds, Post-Doc', plain];
    expect(wrapsIn([['01.2010 – now Kestrel Institute Leeds, Project of the', plain], below])).toEqual([0]);
    expect(wrapsIn([['01.2010 – now Kestrel Institute in Portland, OR', plain], below])).toEqual([]);
    expect(wrapsIn([['Kestrel Institute Leeds, Project of the 2010 – now', plain], below])).toEqual([]);
  });

  it('behind a small word in the same type though there seems to be room', () => {
    const bold = { isBold: true, isFull: false };
    const dates: Drawn = ['maker of boxes | 03/2022 – 02/2024', { isBold: true }];
    expect(wrapsIn([['Operator of packing machines and', bold], dates])).toEqual([0]);
    expect(wrapsIn([['Praktikant in der Verpackungs-und', bold], dates])).toEqual([0]);
    expect(wrapsIn([['Operator of packing machines', bold], dates])).toEqual([]);
  });
});
