import { findPeriods } from '../fields/dates.ts';
import type { Line } from './line.ts';

const YEAR_ALONE = /^(?:19|20)\d{2}$/u;
/** The end of a range without its year: "July 2011 – Apr". */
const ENDS_IN_MONTH = /\d{4}\s?[–—-]\s?\p{L}{3,12}\.?$/u;

/** Joins the year of a range's end that stands alone in the next line, since a column was too narrow: "2011 – Apr" above "2015". */
export function joinBrokenYears(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const text = `${above?.text ?? ''} ${line.text}`;
    const goesOn =
      above !== undefined &&
      line.marker === '' &&
      YEAR_ALONE.test(line.text) &&
      ENDS_IN_MONTH.test(above.text) &&
      findPeriods(text).some(({ isRange, end }) => isRange && end === text.length);
    if (goesOn) whole[whole.length - 1] = { ...above, text, joined: [...(above.joined ?? [above]), line] };
    else whole.push(line);
  }
  return whole;
}
