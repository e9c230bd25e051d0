import { findPeriods } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import type { SectionKind } from '../../types.ts';
import { headingKind, MAX_HEADING_LENGTH } from './headings.ts';
import type { FoundHeading } from './headings.ts';

/** "B", "B.1", "4.1": where a heading stands in an outline, and what it says. */
const LABEL = /^(?<label>(?:[A-Z]|\d{1,2})(?:\.\d{1,2}){0,2})[.)]?\s+(?<name>\p{Lu}.*)$/u;
/** Of a document whose headings are an outline: so many, and so many of them known by their words. */
const LEAST = { headings: 3, known: 2 };

interface Outlined {
  index: number;
  label: string;
  name: string;
  kind: SectionKind | null;
}

const stepsOf = (label: string): number[] =>
  label.split('.').map((step) => (/\d/u.test(step) ? Number(step) : step.charCodeAt(0)));

/** Whether an outline goes on from one label to the other: "A.2" to "B" or "B.1", but not to "A.2" or "A". */
function goesOn(from: string, to: string): boolean {
  const [before, after] = [stepsOf(from), stepsOf(to)];
  const level = after.findIndex((step, at) => step !== before[at]);
  if (level === -1) return false;
  const first = before[level] ?? 0;
  const isNext = (after[level] ?? 0) === first + 1;
  return isNext && after.slice(level + 1).every((step) => step === 1);
}

const couldBe = (line: Line): boolean =>
  line.marker === '' &&
  !line.isHidden &&
  (line.isBold || line.gapBefore || line.headingLevel > 0) &&
  line.text.length <= MAX_HEADING_LENGTH &&
  !/[.,;]$/u.test(line.text) &&
  findPeriods(line.text).length === 0;

/** The headings of a document's outline in letters or in numbers, from top to bottom; none if it has none. */
function findOutline(lines: readonly Line[], hasLetters: boolean): Outlined[] {
  const found: Outlined[] = [];
  for (const [index, line] of lines.entries()) {
    const { label = '', name = '' } = LABEL.exec(line.text)?.groups ?? {};
    if (label === '' || /^[A-Z]/u.test(label) !== hasLetters || !couldBe(line)) continue;
    const last = found.at(-1);
    if (last ? !goesOn(last.label, label) : !/^[A1]/u.test(label)) return [];
    found.push({ index, label, name, kind: headingKind(name) });
  }
  const isOutline =
    found.length >= LEAST.headings &&
    found.some(({ label }) => label.includes('.')) &&
    found.filter(({ kind }) => kind !== null).length >= LEAST.known;
  return isOutline ? found : [];
}

/**
 * The headings with those of a document that has them in an outline ("B Education", "B.1 Main Studies", "D.3. Workshops").
 * What isn't known by its words is of the kind of the heading that it is a part of; what is a part of work may be an employer.
 */
export function withOutlinedHeadings(lines: readonly Line[], found: FoundHeading[]): FoundHeading[] {
  const outline = [true, false]
    .map((hasLetters) => findOutline(lines, hasLetters))
    .find((one) => one.length > 0);
  if (!outline) return found;
  const known = new Map(found.map((one) => [one.index, one]));
  const kinds = new Map<string, SectionKind>();
  for (const { index, label, name, kind } of outline) {
    const above = kinds.get(label.split('.').slice(0, -1).join('.'));
    const own = known.get(index)?.heading.kind ?? kind;
    kinds.set(label, own ?? above ?? 'other');
    if (known.has(index) || (own === null && above === 'experience')) continue;
    known.set(index, { index, heading: { kind: own ?? above ?? 'other', text: name, rest: '' } });
  }
  return [...known.values()].sort((a, b) => a.index - b.index);
}
