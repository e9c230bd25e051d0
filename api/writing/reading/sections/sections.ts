import { findPeriods } from '../fields/dates.ts';
import { hasCertificateWord, isCertificateHeading } from './certificate-headings.ts';
import {
  COUNT,
  endsOpen,
  headingKind,
  isInCapitals,
  isRoleLabel,
  leadingKind,
  looksLikeHeading,
  looksLikeLongHeading,
  MAX_LONG_HEADING,
  opensInCapitals,
  readHeading,
  withoutContinued,
  withoutNumber,
} from './headings.ts';
import type { Heading } from './headings.ts';
import { numberedHeadings } from './numbered-headings.ts';
import { hasIcon } from '../lines/icons.ts';
import type { Line } from '../lines/line.ts';
import { bodySize } from '../fields/names.ts';
import { titleHasHead, titleScore } from '../fields/field-scores.ts';
import { labelField } from '../headers/header-pieces.ts';
import type { LabelledField } from '../headers/header-pieces.ts';
import { fold } from '../lines/fold.ts';
import { NO_JOB } from '../words/membership-words.ts';
import { phraseList } from '../words/parse-words.ts';
import { DEGREE } from '../words/title-words.ts';
import type { SectionKind } from '../../types.ts';

/** The lines between two headings. The first block has no heading; it usually contains name and address. */
export interface Block {
  kind: SectionKind | 'lead';
  heading: string;
  headingLine: Line | null;
  lines: Line[];
}

interface Found {
  index: number;
  heading: Heading;
}

const isNearSize = (size: number | null, other: number): boolean =>
  size !== null && Math.abs(size - other) < 0.35;

/** Font sizes shared by several known headings, if clearly larger than the text. */
function headingSizes(headings: Line[], lines: Line[]): number[] {
  const sizes = lines.map((line) => line.size ?? 0).sort((a, b) => a - b);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const large = headings.map((line) => line.size ?? 0).filter((size) => size > 0 && size >= body * 1.12);
  return large.filter((size) => large.filter((other) => isNearSize(other, size)).length >= 2);
}

const lookOf = ({ text, size, isBold }: Line): string => [size, isBold, isInCapitals(text)].join();
const MOST = 0.8;

function countEach(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/**
 * The looks, larger than the text, that headings have and hardly anything else. Without a heading of work among the known
 * ones, which must be an unknown one then, most may be unknown.
 */
function headingLooks(headings: Line[], lines: Line[], sizes: number[], hasWork: boolean): Set<string> {
  const looks = headings.filter(({ size }) => sizes.some((large) => isNearSize(size, large))).map(lookOf);
  const known = countEach(looks);
  const all = countEach(lines.map(lookOf));
  const areApart = (look: string): boolean =>
    lines.every((line) => lookOf(line) !== look || (line.gapBefore && isInCapitals(line.text)));
  return new Set(
    [...known]
      .filter(([look, count]) =>
        hasWork ? count > 2 && count >= (all.get(look) ?? 0) * MOST : count > 1 && areApart(look),
      )
      .map(([look]) => look),
  );
}

const fullLookOf = (line: Line): string => `${lookOf(line)} ${line.headingLevel} ${line.marker !== ''}`;

/** The looks of most known headings, unless they are those of the text. */
function usualLooks(headings: readonly Line[], lines: readonly Line[]): Set<string> {
  const known = countEach(headings.map(fullLookOf));
  const all = countEach(lines.map(fullLookOf));
  return new Set(
    [...known]
      .filter(([look, count]) => count * 2 >= headings.length && (all.get(look) ?? 0) * 2 < lines.length)
      .map(([look]) => look),
  );
}

/**
 * The looks in bold of headings in the size of the text: several known ones have it, and hardly anything else, the name
 * among it.
 */
function boldLooks(headings: readonly Line[], lines: readonly Line[]): Set<string> {
  const known = countEach(headings.filter(({ isBold }) => isBold).map(fullLookOf));
  const all = countEach(lines.map(fullLookOf));
  return new Set(
    [...known]
      .filter(([look, count]) => count >= BOLD.least && count >= (all.get(look) ?? 0) * BOLD.share)
      .map(([look]) => look),
  );
}
const BOLD = { least: 3, share: 0.5 };

/** Whether a line has no list mark; a sign for a calendar before a date is none. */
const isNoItem = (line: Line): boolean => line.marker === '' || hasIcon(line);

/** What a form says of a role right below its employer. */
const FORM_FIELDS = new Set<LabelledField | undefined>(['title', 'dates']);

/** A role's header and its dates. */
const HEADER_LINES = 3;

const noJob = new Set(phraseList(NO_JOB));

const isDatedTitle = (line: Line): boolean => {
  const period = findPeriods(line.text).find(({ isRange }) => isRange);
  if (!period || line.marker !== '' || line.text.length > 120) return false;
  const rest = `${line.text.slice(0, period.start)}\t${line.text.slice(period.end)}`;
  const parts = rest.split(/[\t|,]|\s[–—-]\s/u);
  return (
    !DEGREE.test(rest) &&
    !parts.some((part) => noJob.has(fold(part).replace(/^[\s.]+|[\s.]+$/gu, ''))) &&
    parts.some((part) => titleScore(part) >= SURE_TITLE)
  );
};
const SURE_TITLE = 2.3;

/**
 * What an unknown heading opens: more work, if roles follow right below it in the section of work; nothing, if they follow
 * further down, since it is about part of a role then. In a document without a known section of work, that is the work.
 */
function kindWithin(lines: Line[], index: number, found: Found[]): SectionKind | null {
  const section = found.findLast((known) => known.index < index);
  const isAmongWork = section?.heading.kind === 'experience';
  const hasWork = found.some(({ heading }) => heading.kind === 'experience');
  const end = found.find((known) => known.index > index)?.index ?? lines.length;
  const own = lines.slice(index + 1, end);
  if (!isAmongWork && hasWork) return 'other';
  const role = own.findIndex(isDatedTitle);
  if (role < 0 || (!isAmongWork && role >= HEADER_LINES)) return 'other';
  if (role >= HEADER_LINES) return null;
  // Among grants and talks there may be what sounds like a job.
  const dated = own.filter(
    ({ text, marker }) => marker === '' && findPeriods(text).some(({ isRange }) => isRange),
  );
  return own.filter(isDatedTitle).length * 2 > dated.length ? 'experience' : 'other';
}

/** Sections whose entries have no headings of their own, so that one of the same level opens another section. */
const WITHOUT_HEADINGS = new Set<SectionKind>(['skills', 'languages', 'certifications', 'summary', 'other']);

const MUCH_LARGER = 1.3;

/**
 * Whether all of these lines that look like this one have the form of headings: no employers, no dates, and apart from the text
 * above unless they stand out otherwise.
 */
function areLikeHeadings(line: Line, lines: Line[], standOut: boolean): boolean {
  const look = fullLookOf(line);
  const alike = lines.filter((other) => fullLookOf(other) === look);
  return alike.every(
    ({ text, gapBefore }) =>
      (gapBefore || standOut) &&
      text.length <= MAX_LONG_HEADING &&
      !/\d/.test(withoutNumber(text).replace(COUNT, '')),
  );
}

/** Lines that the first role of a section begins with, its dates among them. */
const FIRST_HEADER = 4;

/**
 * Whether a line that looks like most known headings can't belong to an entry of its section: the first one there begins
 * without such a line.
 */
function isApartFromEntries(lines: Line[], index: number, section: Found | undefined): boolean {
  const line = lines[index];
  if (section === undefined || line === undefined) return false;
  const opening = lines.slice(section.index + 1, Math.min(index, section.index + 1 + FIRST_HEADER));
  return (
    (section.heading.kind !== 'experience' ||
      opening.some(({ text }) => findPeriods(text).some(({ isRange }) => isRange))) &&
    opening.every((other) => fullLookOf(other) !== fullLookOf(line))
  );
}

/** Finds unknown headings by the look of the known ones, to tell them from a company in capitals. */
function unknownHeadings(lines: Line[], found: Found[], taken: ReadonlySet<number>): Found[] {
  const known = found.filter(({ heading }) => heading.rest === '');
  if (known.length < 2) return [];
  const headingLines = known.map(({ index }) => lines[index]).filter((line) => line !== undefined);
  // A word of a heading in bold within the text ("Interests") is no reason to ignore the document's own styles.
  const levels = headingLines.map((line) => line.headingLevel).filter((level) => level > 0);
  const hasLevels = levels.length > 1 && levels.length * 2 > headingLines.length;
  const areStopped = headingLines.some(({ text }) => text.endsWith('.'));
  const areCaps = headingLines.every((line) => isInCapitals(line.text) && line.gapBefore);
  const sizes = headingSizes(headingLines, lines);
  const hasWork = found.some(({ heading }) => heading.kind === 'experience');
  const looks = headingLooks(headingLines, lines, sizes, hasWork);
  const usual = usualLooks(headingLines, lines);
  const bold = boldLooks(headingLines, lines);
  const withIcon = new Set(headingLines.filter(hasIcon).map(lookOf));
  const first = known[0]?.index ?? 0;
  const knownIndexes = new Set(found.map(({ index }) => index));
  const likeHeadings = new Map<string, boolean>();
  const body = bodySize(lines) || Infinity;
  const isMuchLarger = ({ size }: Line): boolean => (size ?? 0) >= body * MUCH_LARGER;
  const areAlikeHeadings = (line: Line, standOut = isMuchLarger(line)): boolean => {
    const key = `${fullLookOf(line)} ${standOut}`;
    const known = likeHeadings.get(key) ?? areLikeHeadings(line, lines, standOut);
    likeHeadings.set(key, known);
    return known;
  };
  const areAlikeIn = (section: Found, line: Line): boolean => {
    const standOut = isMuchLarger(line);
    const key = `${fullLookOf(line)} ${standOut} ${section.index}`;
    const end = found.find(({ index }) => index > section.index)?.index;
    const known =
      likeHeadings.get(key) ?? areLikeHeadings(line, lines.slice(section.index + 1, end), standOut);
    likeHeadings.set(key, known);
    return known;
  };
  const others: Found[] = [];
  for (const [index, line] of lines.entries()) {
    if (knownIndexes.has(index) || taken.has(index)) continue;
    const named = leadingKind(line.text);
    const bare =
      areStopped && isInCapitals(line.text) ? { ...line, text: line.text.replace(/\.$/u, '') } : line;
    const isNamed =
      named !== null &&
      sizes.some((size) => isNearSize(line.size, size)) &&
      areAlikeHeadings(line) &&
      !line.isHidden &&
      !line.isLabel;
    const isShort = looksLikeHeading(bare, withIcon.has(lookOf(line)));
    const isLong = !isNamed && !isShort && looksLikeLongHeading(line);
    if (!isNamed && !isShort && !isLong) continue;
    const isOfCertificates = hasCertificateWord(line.text);
    if (index <= first && !isOfCertificates) continue;
    const section = found.findLast((heading) => heading.index < index);
    // "Responsibilities" in the style of a heading.
    if (section?.heading.kind === 'experience' && isRoleLabel(line)) continue;
    const sectionLevel =
      section && WITHOUT_HEADINGS.has(section.heading.kind) ? lines[section.index]?.headingLevel : 0;
    const byLevel =
      hasLevels &&
      line.headingLevel > 0 &&
      line.headingLevel <= Math.max(Math.min(...levels), sectionLevel ?? 0);
    const following = lines.slice(index + 1, index + 4);
    const end = following.findIndex((_, step) => knownIndexes.has(index + 1 + step));
    const nextLines = end < 0 ? following : following.slice(0, end);
    const above = lines[index - 1];
    // An employer in capitals below a title with its dates, above what was done there.
    const isBelowDates =
      above?.marker === '' && !line.gapBefore && findPeriods(above.text).some(({ isRange }) => isRange);
    const isEntry =
      titleScore(line.text) >= 2 ||
      isBelowDates ||
      // "Title: Driver" below an employer's name.
      FORM_FIELDS.has(labelField(/^([^:\t]{2,34}):\s/u.exec(nextLines[0]?.text ?? '')?.[1] ?? '')) ||
      nextLines.some((next) => isNoItem(next) && findPeriods(next.text).length > 0);
    const byCaps = areCaps && isInCapitals(line.text) && line.gapBefore && !isEntry && nextLines.length > 0;
    const bySize = sizes.some((size) => isNearSize(line.size, size)) && !isEntry && nextLines.length > 0;
    const byLook =
      looks.has(lookOf(line)) && !titleHasHead(line.text) && !isBelowDates && nextLines.length > 0;
    const byWord =
      isOfCertificates &&
      usual.has(fullLookOf(line)) &&
      line.gapBefore &&
      !isBelowDates &&
      nextLines.length > 0;
    if (isNamed && !isBelowDates && nextLines.length > 0) {
      others.push({ index, heading: { kind: named, text: line.text, rest: '' } });
      continue;
    }
    const isLarge = sizes.some((size) => isNearSize(line.size, size));
    const isBoldHeading =
      bold.has(fullLookOf(line)) &&
      isUndatedSection(lines, index, knownIndexes) &&
      titleScore(line.text) < 2 &&
      areAlikeHeadings(line, true);
    // Nothing in a list of skills or certificates looks like a heading but unlike the entries above it, and names a job.
    const isApart =
      section !== undefined && WITHOUT_HEADINGS.has(section.heading.kind)
        ? (isLarge || (line.size === null && line.isBold)) && areAlikeIn(section, line)
        : isLarge && titleScore(line.text) < 2 && areAlikeHeadings(line);
    const byRoles =
      (isBoldHeading || (isApart && usual.has(fullLookOf(line)))) &&
      !isBelowDates &&
      nextLines.length > 0 &&
      isApartFromEntries(lines, index, section);
    if (!byRoles && (isLong || !(byLevel || byCaps || bySize || byLook || byWord))) continue;
    const within = kindWithin(lines, index, found);
    const own = isOfCertificates ? 'certifications' : isSchool(line.text) ? 'education' : 'other';
    const kind = within === 'other' ? own : within;
    if (kind) others.push({ index, heading: { kind, text: line.text, rest: '' } });
  }
  return others;
}

/** Whether no range of dates comes before the next line of the same look, which is a known heading. */
function isUndatedSection(lines: Line[], index: number, known: ReadonlySet<number>): boolean {
  const [heading, ...below] = lines.slice(index, index + SECTION_LINES);
  const end = below.findIndex((line) => heading && fullLookOf(line) === fullLookOf(heading));
  return (
    known.has(index + 1 + end) &&
    end >= 0 &&
    below.slice(0, end).every(({ text }) => findPeriods(text).every(({ isRange }) => !isRange))
  );
}
const SECTION_LINES = 40;

/** "University" as a heading: one studied there. */
const SCHOOL_ALONE =
  /^(?:high school|school|college|university|universitat|hochschule|gymnasium|schule|universite|lycee|universidad|universita|universidade|uniwersytet|universiteit|hogeschool|universitet)$/u;
const isSchool = (text: string): boolean => SCHOOL_ALONE.test(fold(text).trim());

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
  last: Found | undefined,
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

/** Whether a line that could be a heading is a title right below dates, and doesn't stand out. */
const isTitleBelowDates = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  above.marker === '' &&
  !line.gapBefore &&
  (!line.isBold || above.isBold || above.text.includes('\t')) &&
  line.headingLevel === 0 &&
  !isInCapitals(line.text) &&
  titleScore(line.text) >= SURE_TITLE &&
  findPeriods(above.text).some(({ isRange }) => isRange);

/**
 * The headings with those of a document that numbers them, and without a smaller one of work below a numbered heading of
 * other things: "Workshops" below "3. Talks".
 */
function withNumbered(lines: Line[], found: Found[]): Found[] {
  const numbered = numberedHeadings(lines, new Set(found.map(({ index }) => index)));
  if (numbered.length === 0) return found;
  const added = numbered
    .filter((index) => found.every((known) => known.index !== index))
    .map((index): Found => ({ index, heading: { kind: 'other', text: lines[index]?.text ?? '', rest: '' } }));
  const all = [...found, ...added].sort((a, b) => a.index - b.index);
  const named = all.map((one): Found => {
    const kind = added.includes(one) ? kindWithin(lines, one.index, all) : null;
    return kind === null ? one : { ...one, heading: { ...one.heading, kind } };
  });
  return named.filter(({ index, heading }) => {
    const section = named.findLast((other) => numbered.includes(other.index) && other.index < index);
    const isPart =
      heading.kind === 'experience' &&
      section?.heading.kind === 'other' &&
      (lines[index]?.size ?? 0) < (lines[section.index]?.size ?? 0) * SMALLER;
    return numbered.includes(index) || !isPart;
  });
}

/** So many section names in capitals, one of them before a colon with its text, show how a document writes its headings. */
const IN_CAPITALS = 3;

/** Splits a document at its headings. Every line is in exactly one block (headings as their block's `headingLine`). */
export function splitBlocks(lines: Line[]): Block[] {
  const found: Found[] = [];
  let isInRole = false;
  let inSkills = false;
  let areSmall = false;
  const hasLevels = lines.some((line) => line.headingLevel > 0 && headingKind(line.text) !== null);
  const areInCapitals = lines.filter(opensInCapitals).length >= IN_CAPITALS;
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
    // "Courses: Dough, Heat" below a degree tells what was taught.
    const isTaught = found.at(-1)?.heading.kind === 'education' && heading.kind === 'certifications';
    if (isTaught && heading.rest !== '' && !line.gapBefore && !hasCertificateWord(heading.text)) continue;
    // "Languages: Python, Go" in a skills list is one of its lines.
    if (inSkills && heading.rest !== '' && !line.gapBefore) continue;
    // "Tools: SAP" between two roles belongs to the first. Below "Education" the dates are those of a degree.
    if (isInRole && heading.rest !== '' && heading.kind !== 'education' && isFollowedByRole(lines, index))
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
    found.push({ index, heading });
    areSmall = areSmall || /^\p{Ll}/u.test(heading.text);
    isInRole = heading.kind === 'experience';
    inSkills = heading.kind === 'skills';
  }
  const known = withNumbered(lines, found);
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
