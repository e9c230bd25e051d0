import { describe, expect, it } from 'vitest';
import { extendRange, listWords, readRange } from './pickWords.ts';

const LINES = ['Shift Manager, Copper Kettle – Leeds |', '2019 – 2021\t(night work)'];
const words = listWords(LINES);
const textOf = ({ line, start, end }: (typeof words)[number]) => LINES[line]?.slice(start, end);

describe('the words of quoted lines', () => {
  it('are what stands between spaces, without signs that stand alone', () => {
    expect(words.map(textOf)).toEqual([
      'Shift',
      'Manager,',
      'Copper',
      'Kettle',
      'Leeds',
      '2019',
      '2021',
      '(night',
      'work)',
    ]);
  });

  it('give the text from the first to the last picked one, without the signs around it', () => {
    expect(readRange(LINES, words, { from: 0, to: 1 })).toBe('Shift Manager');
    expect(readRange(LINES, words, { from: 2, to: 4 })).toBe('Copper Kettle – Leeds');
    expect(readRange(LINES, words, { from: 7, to: 8 })).toBe('(night work)');
  });

  it('go on in the next line, where the line break becomes a space', () => {
    expect(readRange(LINES, words, { from: 4, to: 5 })).toBe('Leeds 2019');
    expect(
      readRange(['Head of', '', 'the  Bakery'], listWords(['Head of', '', 'the  Bakery']), {
        from: 0,
        to: 3,
      }),
    ).toBe('Head of the Bakery');
  });
});

describe('pressing words', () => {
  it('begins a name with one word, and ends it with the second, in any order', () => {
    expect(extendRange(null, 3)).toEqual({ from: 3, to: 3 });
    expect(extendRange(3, 5)).toEqual({ from: 3, to: 5 });
    expect(extendRange(5, 3)).toEqual({ from: 3, to: 5 });
    expect(extendRange(3, 3)).toEqual({ from: 3, to: 3 });
  });
});
