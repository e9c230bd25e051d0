import { findPeriods } from '../fields/dates.ts';
import { hasCertificateWord, isCertificateHeading } from './certificate-headings.ts';
import {
  endsOpen,
  headingKind,
  isInCapitals,
  opensInCapitals,
  readHeading,
  withoutContinued,
} from './headings.ts';
import type { FoundHeading, Heading } from './headings.ts';
import { bodySize } from '../fields/names.ts';
import { withNumberedHeadings } from './numbered-headings.ts';
import { withOutlinedHeadings } from './outlined-headings.ts';
import { isDatedTitle, SURE_TITLE, unknownHeadings } from './unknown-headings.ts';
import type { Line } from '../lines/line.ts';
import { titleScore } from '../fields/field-scores.ts';
import type { SectionKind } from '../../types.ts';

/** The lines between two headings. The first block has no heading; it usually contains name and address. */
export interface Block {
  kind: SectionKind | 'lead';
  heading: string;
  headingLine: Line | null;
  lines: Line[];
}

/** Whether a dated header comes before the next heading. */
function isFollowedByRole(lines: Line[], index: number): boolean {
  for (const line of lines.slice(index + 1, index + 40)) {
    if (line.marker !== '') continue;
    if (headingKind(line.text) !== null) return false;
    if (line.text.length < 160 && findPeriods(line.text).some((period) => period.isRange)) return true;
  }
  return false;
}

/** Whether a title with its dates comes before the next heading. */
function isBeforeTitle(lines: Line[], index: number): boolean {
  for (const line of lines.slice(index + 1, index + 12)) {
    if (line.marker === '' && headingKind(line.text) !== null) return false;
    if (isDatedTitle(line)) return true;
  }
  return false;
}

const sameLook = (a: Line, b: Line): boolean =>
  a.size === b.size &&
  a.isBold === b.isBold &&
  a.headingLevel === b.headingLevel &&
  isInCapitals(a.text) === isInCapitals(b.text);

/** The kind of a heading that was broken over two lines: "Education and" with "Training" below. */
function brokenHeading(line: Line, next: Line | undefined): Heading | null {
  if (
    !next ||
    (next.gapBefore && !endsOpen(line.text)) ||
    next.marker !== '' ||
    line.marker !== '' ||
    headingKind(next.text) === 'experience' ||
    !sameLook(line, next)
  )
    return null;
  const text = `${line.text} ${next.text}`;
  const isOpen = endsOpen(line.text) || (line.size !== null && headingKind(line.text) !== null);
  const kind = isOpen && !/\t/.test(text) ? headingKind(text) : null;
  return kind === null || kind === 'experience' ? null : { kind, text: line.text, rest: '' };
}

/**
 * Whether a line that is not in capitals as the heading above it has no room for the first word of the next one, which is
 * written alike: it is the beginning of a text.
 */
const isWrapped = (line: Line, next: Line | undefined, last: Line | undefined): boolean =>
  line.isFull === true &&
  next !== undefined &&
  !next.gapBefore &&
  next.marker === '' &&
  last !== undefined &&
  isInCapitals(last.text) &&
  !isInCapitals(line.text) &&
  sameLook(line, next);

/** Whether a line is the last word of a text whose line above had no room for it, in a document with headings in capitals. */
const isTail = (line: Line, above: Line | undefined, last: Line | undefined): boolean =>
  above !== undefined && !line.gapBefore && line.marker === '' && isWrapped(above, line, last);

/** "Certificate" in the midst of one's studies, in the style of the text and smaller than the heading, names what was earned. */
function isAmongStudies(
  heading: Heading,
  line: Line,
  above: Line | undefined,
  last: FoundHeading | undefined,
  section: Line | undefined,
): boolean {
  return (
    STUDIES.has(heading.kind) &&
    last !== undefined &&
    STUDIES.has(last.heading.kind) &&
    above !== undefined &&
    above !== section &&
    sameLook(line, above) &&
    section?.size !== undefined &&
    section.size !== null &&
    line.size !== null &&
    line.size < section.size * SMALLER
  );
}

/** "Certificate" below the heading "Education" is the first entry's degree; a heading of a lower level names more of them. */
function isFirstEntry(heading: Heading, line: Line, above: Line | undefined): boolean {
  if (above === undefined || !STUDIES.has(heading.kind) || sameLook(line, above)) return false;
  if (line.headingLevel > 0 && isCertificateHeading(heading.text)) return false;
  const kind = headingKind(above.text);
  return kind !== null && kind !== heading.kind && STUDIES.has(kind);
}
const STUDIES = new Set<SectionKind>(['education', 'certifications']);

/**
 * Whether what could be a heading is a part of a role: a project's name behind its label, or words such as "Practical
 * experience" in the style of the text, both smaller than the heading of the section.
 */
function isLabelInRole(heading: Heading, line: Line, section: Line): boolean {
  if (line.size === null || section.size === null || line.size >= section.size * SMALLER) return false;
  if (heading.rest !== '') return heading.kind === 'projects';
  return heading.kind === 'experience' && !line.isBold && !line.gapBefore && !isInCapitals(line.text);
}
const SMALLER = 0.9;

/** A heading is so much larger than the text where its size alone makes it one. */
const LARGE = 1.2;

/** The sizes of the document's headings of work and studies, if they are clearly larger than its text. */
function largeSizes(lines: readonly Line[], body: number): Set<number> {
  const sizes = (kind: SectionKind): number[] =>
    lines
      .filter(({ size, text }) => size !== null && size >= body * LARGE && headingKind(text) === kind)
      .flatMap(({ size }) => size ?? []);
  const studies = new Set(sizes('education'));
  return new Set(body > 0 ? sizes('experience').filter((size) => studies.has(size)) : []);
}

/** Whether a line has the look of the text and no more. */
const isPlain = (line: Line, body: number): boolean =>
  line.size !== null &&
  line.size <= body &&
  !line.isBold &&
  line.headingLevel === 0 &&
  !isInCapitals(line.text);

/**
 * Whether a line that could be a heading is the end of the list item above it, in a document whose last heading stands out from
 * the text: "• Excellent Customer" above "Service".
 */
const isEndOfItem = (line: Line, above: Line | undefined, last: Line | undefined, body: number): boolean =>
  above !== undefined &&
  above.marker !== '' &&
  line.marker === '' &&
  line.indent > above.indent &&
  !line.gapBefore &&
  isPlain(line, body) &&
  last !== undefined &&
  !isPlain(last, body);

/** Whether a line that could be a heading is a title right below dates, and doesn't stand out. */
const isTitleBelowDates = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  above.marker === '' &&
  !line.gapBefore &&
  (!line.isBold || above.isBold || /[\t|│]/u.test(above.text)) &&
  line.headingLevel === 0 &&
  !isInCapitals(line.text) &&
  titleScore(line.text) >= SURE_TITLE &&
  findPeriods(above.text).some(({ isRange, start }) => isRange || start === 0);

/** So many section names in capitals, one of them before a colon with its text, show how a document writes its headings. */
const IN_CAPITALS = 3;

/** Splits a document at its headings. Every line is in exactly one block (headings as their block's `headingLine`). */
export function splitBlocks(lines: Line[]): Block[] {
  const found: FoundHeading[] = [];
  let isInRole = false;
  let inSkills = false;
  let areSmall = false;
  const hasLevels = lines.some((line) => line.headingLevel > 0 && headingKind(line.text) !== null);
  const areInCapitals = lines.filter(opensInCapitals).length >= IN_CAPITALS;
  const body = bodySize(lines);
  const large = largeSizes(lines, body);
  const secondHalves = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (secondHalves.has(index)) continue;
    const broken = brokenHeading(line, lines[index + 1]);
    if (broken) secondHalves.add(index + 1);
    const heading: Heading | null =
      broken ?? readHeading(line, { isInRole, hasLevels, areSmall, areInCapitals });
    if (
      !heading ||
      isFirstEntry(heading, line, found.at(-1)?.index === index - 1 ? lines[index - 1] : undefined) ||
      isAmongStudies(heading, line, lines[index - 1], found.at(-1), lines[found.at(-1)?.index ?? -1])
    )
      continue;
    // Headings of parts of a section may be written otherwise: "Book Chapters" below "PUBLICATIONS".
    const lastInCapitals = found
      .map((one) => lines[one.index])
      .findLast((one) => isInCapitals(one?.text ?? ''));
    if (!broken && isWrapped(line, lines[index + 1], lastInCapitals)) continue;
    if (!broken && isTail(line, lines[index - 1], lastInCapitals)) continue;
    if (!broken && isEndOfItem(line, lines[index - 1], lines[found.at(-1)?.index ?? -1], body)) continue;
    // "Courses: Dough, Heat" below a degree tells what was taught.
    const isTaught = found.at(-1)?.heading.kind === 'education' && heading.kind === 'certifications';
    if (isTaught && heading.rest !== '' && !line.gapBefore && !hasCertificateWord(heading.text)) continue;
    // "Mechanic Experience" among the skills of a document whose headings are marked as such.
    if (inSkills && hasLevels && heading.kind === 'experience' && line.headingLevel === 0 && !line.isBold)
      continue;
    // "Languages: Python, Go" in a skills list is one of its lines.
    if (inSkills && heading.rest !== '' && !line.gapBefore) continue;
    // "Tools: SAP" between two roles belongs to the first. Below "Education" the dates are those of a degree.
    if (
      isInRole &&
      heading.rest !== '' &&
      heading.kind !== 'education' &&
      line.headingLevel === 0 &&
      isFollowedByRole(lines, index)
    )
      continue;
    // "Awards:" between two roles tells of the first.
    if (
      isInRole &&
      heading.kind === 'other' &&
      !line.isBold &&
      line.text.endsWith(':') &&
      isBeforeTitle(lines, index)
    )
      continue;
    // "Volunteer" right below an employer with its dates is somebody's title.
    if (isInRole && isTitleBelowDates(line, lines[index - 1])) continue;
    // "Project: Orion" in the size of the text, in a role.
    const last = lines[found.at(-1)?.index ?? -1];
    if (isInRole && last && isLabelInRole(heading, line, last)) continue;
    // "Technical stack:" above a list, in the text of a role; "SELF EMPLOYMENT" in bold may be a title there.
    const isSmall = line.size !== null && line.size <= body;
    const couldBeTitle = heading.kind === 'experience' && isSmall && line.headingLevel === 0;
    if (isInRole && large.has(last?.size ?? 0) && (isPlain(line, body) || couldBeTitle)) continue;
    found.push({ index, heading });
    areSmall = areSmall || /^\p{Ll}/u.test(heading.text);
    isInRole = heading.kind === 'experience';
    inSkills = heading.kind === 'skills';
  }
  const known = withOutlinedHeadings(lines, withNumberedHeadings(lines, found));
  const all = [...known, ...unknownHeadings(lines, known, secondHalves)].sort((a, b) => a.index - b.index);
  let open: Block = { kind: 'lead', heading: '', headingLine: null, lines: [] };
  const blocks: Block[] = [open];
  let next = 0;
  for (const [index, line] of lines.entries()) {
    const start = all[next];
    if (start?.index === index) {
      next++;
      const { kind, text, rest } = start.heading;
      const block: Block = { kind, heading: text, headingLine: line, lines: [] };
      blocks.push(block);
      // "Experience (continued)": what follows belongs to the section above, and may tell of its last role.
      if (kind !== open.kind || withoutContinued(text) === null) open = block;
      if (rest !== '') open.lines.push({ ...line, text: rest, marker: '' });
    } else {
      open.lines.push(line);
    }
  }
  return blocks;
}
