import { findPeriods, isDateAlone } from '../fields/dates.ts';
import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { CERTIFICATION, CERTIFIED, CERTIFIERS } from '../words/certificate-words.ts';
import { COURSE_PLATFORM, NAMES_COURSE } from '../words/education-words.ts';
import { namesSchool } from './education-kinds.ts';
import { lookOf } from './entries.ts';
import type { WholeLine } from './entries.ts';

/** One item may be a remark on what stands above it. */
const MIN = 2;
const ISSUER_WORDS = 6;

/** A school, platform or maker above the certificates that it issued, and these. */
export interface IssuerGroup<L extends Line> {
  issuer: L;
  items: L[];
}

/** A text without its dates and the brackets around them. */
function withoutDates(text: string): string {
  let rest = text;
  for (const { start, end } of findPeriods(text).toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return rest.replace(/[\s(),;:–—-]+$/u, '').trim();
}

/** Whether a line names nothing but who issues certificates, with or without a date. */
export function namesIssuer({ text }: Line): boolean {
  const name = withoutDates(text);
  const folded = fold(name);
  if (name === '' || name.split(/\s+/u).length > ISSUER_WORDS) return false;
  if (CERTIFIED.test(folded) || CERTIFICATION.test(folded) || NAMES_COURSE.test(folded)) return false;
  return (
    namesSchool(name) || CERTIFIERS.test(folded) || COURSE_PLATFORM.exec(folded)?.[0].length === folded.length
  );
}

/** "Code: A-17", which says more of the certificate above. */
const isLabelled = ({ text }: Line): boolean => /^\p{L}[^:]{1,30}:\s/u.test(text);

const isBelow = (line: Line, above: Line): boolean =>
  line.marker !== '' && (above.marker === '' || line.indent > above.indent);

/**
 * Parts the certificates that stand as list items below who issued them from the other lines of a section, and those
 * below their years ("2021", "• Moss Care", "• Rye Handling") if it begins with one.
 */
export function partIssuerGroups<L extends Line>(
  lines: readonly L[],
): { groups: IssuerGroup<L>[]; others: L[] } {
  const groups: IssuerGroup<L>[] = [];
  const others: L[] = [];
  const areByYear = lines[0] !== undefined && isDateAlone(lines[0].text);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const end = lines.findIndex((other, at) => at > index && !isBelow(other, line));
    const items = lines.slice(index + 1, end < 0 ? lines.length : end);
    const labelled = items.filter(isLabelled).length;
    const isHead = namesIssuer(line) || (areByYear && line.marker === '' && isDateAlone(line.text));
    if (items.length >= MIN && isHead && labelled * 2 <= items.length) {
      groups.push({ issuer: line, items });
      index += items.length;
    } else others.push(line);
  }
  return { groups, others };
}

/** So many pairs show that a list has them. */
const PAIRS_MIN = 2;

/**
 * Names and who issued them in turn, told apart by their look alone, as one line each: "Data Basics" in bold above "Globex".
 *
 * @param isPlainName whether a line may be one or the other
 * @returns the same lines if they aren't such a list
 */
export function joinIssuersBelow(
  lines: readonly WholeLine[],
  isPlainName: (line: Line) => boolean,
): readonly WholeLine[] {
  const [first, second] = lines;
  if (!first || !second || lines.length % 2 > 0 || lines.length < 2 * PAIRS_MIN) return lines;
  const looks = [lookOf(first), lookOf(second)];
  const arePairs =
    looks[0] !== looks[1] &&
    lines.every((line, at) => line.marker === '' && lookOf(line) === looks[at % 2] && isPlainName(line));
  if (!arePairs) return lines;
  return lines.flatMap((line, at) => {
    const issuer = lines[at + 1];
    if (at % 2 > 0 || !issuer) return [];
    const sourceLines = [...line.sourceLines, ...issuer.sourceLines];
    return [{ ...line, text: `${line.text}\t${issuer.text}`, sourceLines }];
  });
}
