import { namesDocument } from '../fields/names.ts';
import type { Line } from '../lines/line.ts';

/** What applicants consent to, below everything else. */
const CONSENT =
  /danych osobowych|procesu rekrutacji|2016\/679|95\/46|(?:trattamento|tratamento) d[eo][is]? (?:\p{L}+ )?da(?:ti|dos)|rgpd|gdpr|d\.? ?lgs/iu;
/** Smaller than the rest of the section, in points and in proportion. */
const SMALL_PRINT = { size: 6.5, share: 0.7 };
/** "Holm, 3.4.2019" above a signature. */
const SIGNED =
  /^\p{Lu}[\p{L} .-]{1,30},\s(?:den |am |le |li |a |dnia |dne )?\d{1,2}(?:[./]\s?\d{1,2}[./]\s?|\.? \p{L}{3,9} )\d{4}\.?$/u;

/** "June 2019  Ada Brandt · Curriculum Vitae  1": what a document is, and the number of its page. */
function isFooter(text: string): boolean {
  const parts = text.split(/\t|\s[·|•]\s/u).map((part) => part.trim());
  return parts.some(namesDocument) && parts.some((part) => /^\d{1,2}(?:\s?\/\s?\d{1,2})?$/u.test(part));
}

/** The lines above what ends a page rather than a section: a clause, small print, place and day, a footer. */
export function withoutClosing(lines: readonly Line[]): readonly Line[] {
  let smallest = Infinity;
  const end = lines.findIndex(({ text, size }, index) => {
    const isSmall = size !== null && size < SMALL_PRINT.size && size < smallest * SMALL_PRINT.share;
    if (size !== null) smallest = Math.min(smallest, size);
    return (
      (index > 0 && (isSmall || CONSENT.test(text))) ||
      (index === lines.length - 1 && (SIGNED.test(text) || isFooter(text)))
    );
  });
  return end < 0 ? lines : lines.slice(0, end);
}
