import { describe, expect, it } from 'vitest';
import { joinBrokenYears } from './broken-years.ts';
import { parseLines } from './line.ts';

const joined = (text: string) => joinBrokenYears(parseLines(text)).map((line) => line.text);

describe('the year of a range that stands in the next line', () => {
  it('belongs to the month above', () => {
    expect(joined('BSc Botany\tJuly 2011 – Apr\n2015\nUniversity of Leeds')).toEqual([
      'BSc Botany\tJuly 2011 – Apr 2015',
      'University of Leeds',
    ]);
  });

  it.each([
    ['what stands above is no month', 'BSc Botany\tJuly 2011 – Leeds\n2015'],
    ['more stands beside it', 'BSc Botany\tJuly 2011 – Apr\n2015 MSc Botany'],
    ['it is an item of a list', 'BSc Botany\tJuly 2011 – Apr\n- 2015'],
  ])('is a line of its own where %s', (_, text) => {
    expect(joined(text)).toHaveLength(2);
  });
});
