import { describe, expect, it } from 'vitest';
import { findStackedRanges } from './stacked-ranges.ts';

const column = (texts: string[], step = 12) =>
  texts.map((text, index) => ({ text, y: 100 + index * step, size: 10 }));
const textsOf = (texts: string[]) => [...findStackedRanges(column(texts)).values()].map(({ text }) => text);

describe('dates one above the other', () => {
  it('are the ends of a range if "present" or a stroke shows it, even where there is only one', () => {
    expect(textsOf(['Present', '|', '2022'])).toEqual(['Present – 2022']);
    expect(textsOf(['2022', '|', '2019'])).toEqual(['2019 – 2022']);
    expect(textsOf(['2019', 'today'])).toEqual(['2019 – today']);
  });

  it('may be those of two entries otherwise', () => {
    expect(textsOf(['2022', '2019'])).toEqual([]);
  });

  it('are not if they stand apart', () => {
    expect(findStackedRanges(column(['Present', '2022'], 30)).size).toBe(0);
  });
});
