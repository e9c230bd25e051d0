import { describe, expect, it } from 'vitest';
import { partGluedYears } from './glued-years.ts';
import { originalLines, parseLines } from './line.ts';

const [line] = parseLines('20142015');
const parted = (text: string): string | undefined => parseLines(text).map(partGluedYears)[0]?.text;

describe('two ends of a range without anything between them', () => {
  it.each([
    ['20142015', '2014 – 2015'],
    ['2015present', '2015 – present'],
    ['2015heute', '2015 – heute'],
  ])('%s is %s', (text, range) => {
    expect(parted(text)).toBe(range);
  });

  it.each(['20152014', '2015nurse', '20142015 Ada Moss', 'Tel 20142015', '20142099', '2014'])(
    'leave "%s" as it is',
    (text) => {
      expect(parted(text)).toBe(text);
    },
  );

  it('keep the line as it was', () => {
    expect(line && originalLines(partGluedYears(line)).map(({ text }) => text)).toEqual(['20142015']);
  });
});
