import { findPeriods } from '../fields/dates.ts';
import { titleHasHead } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';
import { DEGREE, SCHOOL } from '../words/title-words.ts';
import {
  headingKind,
  isBelow,
  isInCapitals,
  labelKey,
  labelSection,
  MAX_HEADING_LENGTH,
} from './headings.ts';

/** Lines of a role's header between its dates and its first label. */
const HEADER_BELOW_DATES = 3;
/** Lines of a role's header beside the one with its dates. */
const AROUND_DATES = 2;
/** No resume has that many lines that could be headings. */
const MOST_CANDIDATES = 200;

/** What labels are found by, once per line. */
interface LineFacts {
  line: Line;
  /** The section that the line could open. */
  section: ReturnType<typeof headingKind>;
  key: string;
  isDated: boolean;
}

function factsOf(line: Line): LineFacts {
  const isDated = findPeriods(line.text).some(({ isRange }) => isRange);
  const isNamed = line.marker === '' && !line.isHidden && line.text.length <= MAX_HEADING_LENGTH;
  const key = isNamed ? labelKey(line.text) : '';
  return {
    line,
    key,
    section: isNamed ? (labelSection(key).section ?? headingKind(line.text.replace(/\s*:$/u, ''))) : null,
    isDated,
  };
}

const isDatedHeader = ({ line, isDated }: LineFacts): boolean => isDated && line.marker === '';

/** Whether the headings of the sections that every resume has stand apart from the text above; "Skills" may be a label. */
function areHeadingsApart(all: readonly LineFacts[]): boolean {
  const headings = all.filter(
    ({ section, key }, index) =>
      (section === 'experience' || section === 'education') &&
      // Some pages have each heading twice, once for screen readers.
      all[index - 1]?.key !== key,
  );
  return headings.length > 1 && headings.every(({ line }) => line.gapBefore);
}

/** Whether an entry begins in these lines that has a line of this kind beside its dates. */
const haveEntry = (lines: readonly LineFacts[], isOfKind: (text: string) => boolean): boolean =>
  lines.some(
    (known, index) =>
      isDatedHeader(known) &&
      lines
        .slice(Math.max(0, index - AROUND_DATES), index + AROUND_DATES + 1)
        .some(({ line: { text, marker } }) => marker === '' && isOfKind(text)),
  );
const isTitle = (text: string): boolean => titleHasHead(text) && !DEGREE.test(text);
const isStudy = (text: string): boolean => DEGREE.test(text) || SCHOOL.test(text);

/** The section of work around a line, up to the next section. */
interface Work {
  above: LineFacts[];
  below: LineFacts[];
  /** The line is less of a heading by its style, rather than by the space above it alone. */
  isLessByStyle: boolean;
}

/** The section of work that a line is in, if it is written as something below its heading; otherwise null. */
function workAround(all: readonly LineFacts[], index: number, areApart: boolean): Work | null {
  const from = all.slice(0, index).findLastIndex(({ section }) => section === 'experience');
  const heading = all[from];
  const label = all[index];
  if (!heading || !label) return null;
  const isLess = ({ line }: LineFacts) => isBelow(heading.line, line) || (areApart && !line.gapBefore);
  const isOtherSection = (known: LineFacts) => known.section !== null && !isLess(known);
  const above = all.slice(from + 1, index);
  if (!isLess(label) || above.some(isOtherSection)) return null;
  const end = all.slice(index + 1).findIndex(isOtherSection);
  return {
    above,
    below: all.slice(index + 1, end < 0 ? undefined : index + 1 + end),
    isLessByStyle: isBelow(heading.line, label.line),
  };
}

/**
 * Whether a line stands between two roles of one section. What could as well open a section by itself ("Key Skills") has to
 * have a title below, as degrees and projects have dates too; or, unless it would be a section of studies, a style that tells
 * it from a heading.
 */
function isAmongRoles({ above, below, isLessByStyle }: Work, { key, section }: LineFacts): boolean {
  if (!above.some(isDatedHeader) || !below.some(isDatedHeader)) return false;
  return (
    labelSection(key).isInRole ||
    haveEntry(below, isTitle) ||
    (isLessByStyle && section !== 'education' && !haveEntry(below, isStudy))
  );
}

const lookOf = ({ text, size, isBold, headingLevel }: Line): string =>
  [size, isBold, headingLevel, isInCapitals(text)].join();

/**
 * Whether two or more section names follow that stand out in the same way and come once, too: "EDUCATION" above "LANGUAGES"
 * and "INTERESTS" in a side column, where all are smaller than the heading of the work.
 */
function isFirstOfSections(
  all: readonly LineFacts[],
  places: readonly number[],
  candidates: readonly number[],
): boolean {
  const [index, ...again] = places;
  const label = all[index ?? -1];
  if (!label || index === undefined || again.length > 0 || labelSection(label.key).isInRole) return false;
  if (!label.line.isBold && !isInCapitals(label.line.text)) return false;
  const alike = candidates.filter((other) => {
    const known = all[other];
    return known !== undefined && lookOf(known.line) === lookOf(label.line);
  });
  const keys = alike.map((other) => all[other]?.key ?? '');
  const single = alike.filter(
    (other, at) =>
      other > index &&
      !labelSection(keys[at] ?? '').isInRole &&
      keys.filter((key) => key === keys[at]).length === 1,
  );
  return single.length >= SECTIONS_BELOW;
}
const SECTIONS_BELOW = 2;

/** So many lines of a form begin with the same label. */
const REPEATED = 3;
const INLINE = /^(\p{Lu}[^:\t]{2,39}?)\s?:\s*\S/u;

/** Marks the lines of forms that name a section but come again and again: "Qualifications: ...", "Skills: ..." for each job. */
function markRepeated(lines: Line[]): Line[] {
  const keyOf = ({ text, marker }: Line): string => labelKey((marker === '' && INLINE.exec(text)?.[1]) || '');
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const often = [...counts].filter(([key, count]) => key !== '' && count >= REPEATED);
  // Where several labels come again and again, twice is enough for another.
  const least = often.length > 1 ? REPEATED - 1 : REPEATED;
  const isRepeated = (key: string): boolean =>
    key !== '' && (counts.get(key) ?? 0) >= least && labelSection(key).section !== null;
  return [...counts.keys()].some(isRepeated)
    ? lines.map((line) => (isRepeated(keyOf(line)) ? { ...line, isField: true } : line))
    : lines;
}

/**
 * Marks the lines on which a word that could open a section ("Highlights", "Projects", "Awards") is a label within roles: it
 * stands below the dates of several, or of one where it would be a summary in the middle of the work, or it comes three
 * times, or it stands among the roles and is less of a heading than that of their section: smaller, not in capitals, or not
 * apart from the text above where such headings are.
 */
export function markLabels(given: Line[]): Line[] {
  const lines = markRepeated(given);
  const all = lines.map(factsOf);
  const candidates = all.flatMap(({ key, section }, index) =>
    key === '' || section === null || section === 'experience' ? [] : [index],
  );
  if (candidates.length > MOST_CANDIDATES) return lines;
  const areApart = areHeadingsApart(all);
  const isBelowDates = (index: number): boolean =>
    all.slice(Math.max(0, index - HEADER_BELOW_DATES), index).some(({ isDated }) => isDated);
  const isLabel = (key: string): boolean => {
    const places = candidates.filter((index) => all[index]?.key === key);
    const { isInRole, section } = labelSection(key);
    if (isInRole && section !== null) {
      const below = places.filter(isBelowDates).length;
      if (places.length > 2 || below > 1 || (below > 0 && section === 'summary')) return true;
    }
    if (isFirstOfSections(all, places, candidates)) return false;
    const around = places.map((index) => workAround(all, index, areApart));
    // No role follows below the last one's label.
    const last = around.length > 1 ? around.length - 1 : around.length;
    return around.every((work, at) => {
      const known = all[places[at] ?? -1];
      return work !== null && known !== undefined && (at >= last || isAmongRoles(work, known));
    });
  };
  const keys = [...new Set(candidates.map((index) => all[index]?.key ?? ''))];
  const labels = new Set(keys.filter(isLabel));
  if (labels.size === 0) return lines;
  return all.map(({ line, key }) => (labels.has(key) ? { ...line, isLabel: true } : line));
}
