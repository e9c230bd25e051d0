import { findPeriods, hasRange } from '../fields/dates.ts';
import { titleHasHead, titleScore } from '../fields/field-scores.ts';
import { bodySize } from '../fields/names.ts';
import { labelField } from '../headers/header-pieces.ts';
import type { LabelledField } from '../headers/header-pieces.ts';
import { fold } from '../lines/fold.ts';
import { hasIcon } from '../lines/icons.ts';
import type { Line } from '../lines/line.ts';
import { SCHOOL_ALONE } from '../words/education-words.ts';
import { NO_JOB } from '../words/membership-words.ts';
import { phraseList } from '../words/parse-words.ts';
import { DEGREE } from '../words/title-words.ts';
import type { SectionKind } from '../../types.ts';
import { hasCertificateWord } from './certificate-headings.ts';
import {
  COUNT,
  isInCapitals,
  isRoleLabel,
  leadingKind,
  looksLikeHeading,
  looksLikeLongHeading,
  MAX_LONG_HEADING,
  misspeltKind,
  styledKind,
  withoutNumber,
} from './headings.ts';
import type { FoundHeading } from './headings.ts';
import { isGradedLanguage } from './languages.ts';

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

/** The looks in bold that several known headings have, and at most as many other lines, such as the name. */
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

export const isDatedTitle = (line: Line): boolean => {
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
export const SURE_TITLE = 2.3;

/**
 * What an unknown heading opens: more work, if roles follow right below it in the section of work; nothing, if they follow
 * further down, since it is about part of a role then. In a document without a known section of work, that is the work.
 */
export function kindWithin(lines: Line[], index: number, found: FoundHeading[]): SectionKind | null {
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

/** In shares of the size of the text: such a heading needs no space above it. */
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

/** In shares of the size of the smallest known heading: what is in capitals and so small is an employer or a title. */
const SMALLER = 0.9;

/** Lines that the first role of a section begins with, its dates among them. */
const FIRST_HEADER = 4;

/**
 * Whether a line that looks like most known headings can't belong to an entry of its section: the first one there begins
 * without such a line.
 */
function isApartFromEntries(lines: Line[], index: number, section: FoundHeading | undefined): boolean {
  const line = lines[index];
  if (section === undefined || line === undefined) return false;
  const opening = lines.slice(section.index + 1, Math.min(index, section.index + 1 + FIRST_HEADER));
  return (
    (section.heading.kind !== 'experience' ||
      opening.some(({ text }) => findPeriods(text).some(({ isRange }) => isRange))) &&
    opening.every((other) => fullLookOf(other) !== fullLookOf(line))
  );
}

/**
 * Whether a line looks like the first one of the section of work that it is in, with dates right below both: titles or employers may be
 * written in the style of headings.
 */
function isLikeFirstEntry(lines: Line[], index: number, section: FoundHeading | undefined): boolean {
  const line = lines[index];
  const first = section && lines[section.index + 1];
  if (!line || !first || section.heading.kind !== 'experience' || section.heading.rest !== '') return false;
  const isDated = (at: number): boolean =>
    lines.slice(at + 1, at + HEADER_LINES).some(({ text, marker }) => marker === '' && hasRange(text));
  return (
    first.headingLevel === line.headingLevel &&
    first.isBold === line.isBold &&
    first.size === line.size &&
    isDated(section.index + 1) &&
    isDated(index)
  );
}

/**
 * Finds unknown headings by the look of the known ones, to tell them from a company in capitals.
 *
 * @param taken the indexes of lines that are the second half of a known heading
 */
export function unknownHeadings(
  lines: Line[],
  found: FoundHeading[],
  taken: ReadonlySet<number>,
): FoundHeading[] {
  const known = found.filter(({ heading }) => heading.rest === '');
  if (known.length < 2) return [];
  const headingLines = known.map(({ index }) => lines[index]).filter((line) => line !== undefined);
  // A word of a heading in bold within the text ("Interests") is no reason to ignore the document's own styles.
  const levels = headingLines.map((line) => line.headingLevel).filter((level) => level > 0);
  const hasLevels = levels.length > 1 && levels.length * 2 > headingLines.length;
  const areStopped = headingLines.some(({ text }) => text.endsWith('.'));
  const areCaps = headingLines.every((line) => isInCapitals(line.text) && line.gapBefore);
  const smallest = Math.min(...headingLines.map(({ size }) => size ?? 0));
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
  /** Among all lines, or those of a section. */
  const areAlike = (line: Line, standOut: boolean, section?: FoundHeading): boolean => {
    const key = `${fullLookOf(line)} ${standOut} ${section?.index}`;
    const end = section && found.find(({ index }) => index > section.index)?.index;
    const known =
      likeHeadings.get(key) ??
      areLikeHeadings(line, section ? lines.slice(section.index + 1, end) : lines, standOut);
    likeHeadings.set(key, known);
    return known;
  };
  const others: FoundHeading[] = [];
  for (const [index, line] of lines.entries()) {
    if (knownIndexes.has(index) || taken.has(index)) continue;
    const named = leadingKind(line.text);
    const isOfCertificates = hasCertificateWord(line.text);
    const bare =
      isOfCertificates && opensList(lines, index)
        ? { ...line, text: line.text.replace(YEARS_BEHIND, '') }
        : areStopped && isInCapitals(line.text)
          ? { ...line, text: line.text.replace(/\.$/u, '') }
          : line;
    const isNamed =
      named !== null &&
      sizes.some((size) => isNearSize(line.size, size)) &&
      areAlike(line, isMuchLarger(line)) &&
      !line.isHidden &&
      !line.isLabel;
    const isShort = looksLikeHeading(bare, withIcon.has(lookOf(line)));
    const isLong = !isNamed && !isShort && looksLikeLongHeading(line);
    if (!isNamed && !isShort && !isLong) continue;
    if (index <= first && !isOfCertificates) continue;
    const section = found.findLast((heading) => heading.index < index);
    // "Responsibilities" in the style of a heading.
    if (section?.heading.kind === 'experience' && isRoleLabel(line)) continue;
    // "DANISH – NATIVE" in capitals.
    if (section?.heading.kind === 'languages' && isGradedLanguage(line.text)) continue;
    // A degree in the style of a heading, with its school below.
    if (section?.heading.kind === 'education' && DEGREE.test(line.text)) continue;
    const sectionLevel =
      section && WITHOUT_HEADINGS.has(section.heading.kind) ? lines[section.index]?.headingLevel : 0;
    const byLevel =
      hasLevels &&
      !isLikeFirstEntry(lines, index, section) &&
      line.headingLevel > 0 &&
      line.headingLevel <= Math.max(Math.min(...levels), sectionLevel ?? 0);
    const following = lines.slice(index + 1, index + 4);
    const end = following.findIndex((_, step) => knownIndexes.has(index + 1 + step));
    const nextLines = end < 0 ? following : following.slice(0, end);
    const above = lines[index - 1];
    // An employer in capitals below a title with its dates, above what was done there.
    const isBelowDates =
      above?.marker === '' &&
      (!line.gapBefore || (above.headingLevel > 0 && line.headingLevel > above.headingLevel)) &&
      findPeriods(above.text).some(({ isRange }) => isRange);
    const isEntry =
      titleScore(line.text) >= 2 ||
      isBelowDates ||
      // "Title: Driver" below an employer's name.
      FORM_FIELDS.has(labelField(/^([^:\t]{2,34}):\s/u.exec(nextLines[0]?.text ?? '')?.[1] ?? '')) ||
      nextLines.some((next) => isNoItem(next) && findPeriods(next.text).length > 0);
    const isSmaller = line.size !== null && line.size < smallest * SMALLER;
    const byCaps =
      areCaps && isInCapitals(line.text) && line.gapBefore && !isSmaller && !isEntry && nextLines.length > 0;
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
      areAlike(line, true);
    // Nothing in a list of skills or certificates looks like a heading but unlike the entries above it, and names a job.
    const isApart =
      section !== undefined && WITHOUT_HEADINGS.has(section.heading.kind)
        ? (isLarge || (line.size === null && line.isBold)) && areAlike(line, isMuchLarger(line), section)
        : isLarge && titleScore(line.text) < 2 && areAlike(line, isMuchLarger(line));
    const byRoles =
      (isBoldHeading || (isApart && usual.has(fullLookOf(line)))) &&
      !isBelowDates &&
      nextLines.length > 0 &&
      isApartFromEntries(lines, index, section);
    if (!byRoles && (isLong || !(byLevel || byCaps || bySize || byLook || byWord))) continue;
    const within = kindWithin(lines, index, found);
    const own = isOfCertificates
      ? 'certifications'
      : SCHOOL_ALONE.test(fold(line.text).trim())
        ? 'education'
        : (styledKind(line.text) ?? misspeltKind(line.text) ?? 'other');
    const isAmongSkills =
      own === 'other' && section?.heading.kind === 'skills' && lines[section.index] !== undefined;
    const among = isAmongSkills
      ? kindAmongSkills(lines, index, section.index, endOfSection(found, index, lines))
      : own;
    const kind = within === 'other' ? among : within;
    if (kind) others.push({ index, heading: { kind, text: line.text, rest: '' } });
  }
  return others;
}

const LISTED_WORDS = 6;

/** "Certificates 2023/2024" */
const YEARS_BEHIND = /\s[([]?\d{4}(?:\s?[/,–-]\s?\d{4})*[)\]]?$/u;
/** An item may have a few lines of its own before the next one. */
const LIST_START = { lines: 8, items: 2 };

/** Whether items of a list follow right below a line, and no dates. */
function opensList(lines: readonly Line[], index: number): boolean {
  const below = lines.slice(index + 1, index + 1 + LIST_START.lines);
  return (
    lines[index]?.marker === '' &&
    below[0]?.marker !== '' &&
    below.filter(({ marker }) => marker !== '').length >= LIST_START.items &&
    below.every(({ text }) => findPeriods(text).length === 0)
  );
}

/**
 * What an unknown heading within a section of skills opens: more of them, if only short texts follow; nothing, if it looks as the
 * skills do ("SQL" in capitals).
 */
function kindAmongSkills(lines: Line[], index: number, section: number, end: number): SectionKind | null {
  const line = lines[index];
  const own = lines.slice(index + 1, end);
  const areShort = own.every(
    ({ text }) =>
      findPeriods(text).length === 0 &&
      (text.split(/\s+/u).length <= LISTED_WORDS || /[,;|•·]/u.test(text)) &&
      !/\p{L}{3}\.$/u.test(text),
  );
  if (line === undefined || own.length === 0 || !areShort) return 'other';
  const plainLook = ({ size, isBold, headingLevel, marker }: Line): string =>
    [size, isBold, headingLevel, marker !== ''].join();
  const skills = [...lines.slice(section + 1, index), ...own];
  const isAlike = skills.filter((other) => plainLook(other) === plainLook(line)).length * 2 > skills.length;
  return isAlike ? null : 'skills';
}

/** Where the section of a line ends: at the next known heading. */
const endOfSection = (found: readonly FoundHeading[], index: number, lines: readonly Line[]): number =>
  found.find((known) => known.index > index)?.index ?? lines.length;

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
