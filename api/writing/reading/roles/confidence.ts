import type { Choice } from '../headers/layout-vote.ts';
import type { ReadExperience } from '../../types.ts';

/** How a role's header compares with the others of its document. */
export interface Agreement {
  /** The share of roles whose header has the same layout, this one included. */
  share: number;
  isOnly: boolean;
}

/** That of a header which the document itself confirms. */
export const CERTAIN: Agreement = { share: 1, isOnly: false };

/** Below this the import review asks to check a field. */
export const UNSURE = 0.5;

/** A cap, since a wide margin says little more than a clear one. */
const MARGIN_MAX = 3;
const LONG_WORDS = 6;

const probability = (doubt: number): number => Math.round((1 / (1 + Math.exp(doubt))) * 100) / 100;
const margin = (value: number): number => Math.min(MARGIN_MAX, Math.max(-MARGIN_MAX, value));
const wordCount = (text: string): number => text.split(/\s+/).length;

/**
 * How likely title and employer were read right, 0 to 1. A header that isn't laid out like the others is the strongest
 * sign that it was misread, then a comma within a field, which may separate two, and a next best reading that is nearly
 * as good. The weights come from a logistic regression on the corpus of `bench/corpus` and are set so that of the
 * fields read right some 8 % are below {@link UNSURE} (docs/algorithms.md#confidence).
 */
export function headerConfidence(
  { candidate, titleMargin, companyMargin }: Choice,
  company: string,
  { share, isOnly }: Agreement,
): { title: number; company: number } {
  const { title } = candidate;
  const alone = isOnly ? 1.9 : 0;
  return {
    title:
      title === ''
        ? 0
        : probability(
            5.4 -
              6.2 * share +
              alone -
              0.7 * margin(companyMargin) +
              (title.includes(', ') ? 1.6 : 0) +
              (wordCount(title) > LONG_WORDS ? 5 : 0),
          ),
    company:
      company === ''
        ? 0
        : probability(5 - 5.7 * share + alone - 0.7 * margin(titleMargin) + (company.includes(', ') ? 2 : 0)),
  };
}

const ODD_DATES = 0.4;

/** The usual length of the starts, "2019" or "2019-04"; null if there is none. */
function usualPrecision(starts: string[]): number | null {
  const lengths = starts.filter((start) => start !== '').map((start) => start.length);
  const full = lengths.filter((length) => length > 4).length;
  if (lengths.length < 3 || full * 2 === lengths.length) return null;
  return full * 2 > lengths.length ? 7 : 4;
}

/** Whether the starts go up (1) or down (-1) from role to role; 0 if neither clearly. */
function usualOrder(steps: number[]): number {
  const [up, down] = [steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length];
  return up >= 2 * down && up > 1 ? 1 : down >= 2 * up && down > 1 ? -1 : 0;
}

/**
 * Lowers the confidence of dates that are unlike the others of the document: a year alone among months, a lone date among
 * ranges, a start out of order.
 *
 * @param experiences in the document's order; they are changed
 */
export function doubtOddDates(experiences: ReadExperience[]): void {
  const starts = experiences.map(({ startDate }) => startDate);
  const precision = usualPrecision(starts);
  const steps = starts.map((start, index) => {
    const before = starts[index - 1] ?? '';
    return before === '' || start === '' ? 0 : Number(start > before) - Number(start < before);
  });
  const order = usualOrder(steps);
  for (const [index, { startDate, confidence }] of experiences.entries()) {
    const isOdd = startDate !== '' && precision !== null && startDate.length !== precision;
    const isUnordered = order !== 0 && [steps[index], steps[index + 1]].some((step) => step === -order);
    if (isOdd || isUnordered) confidence.dates = Math.min(confidence.dates, ODD_DATES);
  }
}
