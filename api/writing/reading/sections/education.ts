import { isReversed } from '../fields/dates.ts';
import type { Period } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEducation, ReadStudy } from '../../types.ts';
import { fold } from '../lines/fold.ts';
import { AWARD } from '../words/certificate-words.ts';
import {
  COURSE_PLATFORM,
  EXPECTED,
  LABEL_REST,
  ONGOING,
  SCHOOL_INSIDE,
  TRAINING,
} from '../words/education-words.ts';
import { readEducationLine } from './education-atoms.ts';
import { isNamedCourse } from './courses-among-studies.ts';
import { isEducationNote } from './education-notes.ts';
import type { Atom } from './education-atoms.ts';
import { degreeAmongSchools, fillByPosition, sortAtoms, usualFields } from './education-fields.ts';
import type { Field } from './education-fields.ts';
import { withRepeatedSchools } from './repeated-schools.ts';
import {
  endsPeriod,
  hasAtom,
  isDated,
  isLabelled,
  isOther,
  linesLikeFirst,
  markRepeatedEnds,
  rateEntry,
} from './study-ratings.ts';
import type { StudyLine } from './study-ratings.ts';
import { withStyleBreaks } from './styled-names.ts';
import type { WholeLine } from './entries.ts';
import {
  continuesLine,
  isColumnHeadings,
  isItem,
  joinBroken,
  joinBrokenDates,
  lookOf,
  splitEntries,
} from './entries.ts';

/** Whether one line names the degree and the other the school. */
const areApart = (line: StudyLine, before: StudyLine): boolean =>
  (hasAtom(before, 'school') && hasAtom(line, 'degree')) ||
  (hasAtom(before, 'degree') && hasAtom(line, 'school'));

/** Whether the width of a column broke a name, as its style shows: in bold, below its list mark, or behind "Institute". */
function isBrokenName(line: StudyLine, before: StudyLine): boolean {
  if (line.marker !== '' || line.gapBefore || line.isBold !== before.isBold || isDated(before)) return false;
  const isHanging = before.marker !== '' && line.isBold && line.indent > before.indent;
  if (isHanging || before.isFull !== true || line.size !== before.size || /\t/.test(line.text))
    return isHanging;
  const lastWord = before.text.split(/\s/).at(-1) ?? '';
  const isSchoolRest =
    SCHOOL_INSIDE.test(fold(lastWord)) &&
    !isDated(line) &&
    readEducationLine(line.text).atoms[0]?.kind === 'text';
  return isSchoolRest || (line.isBold && !areApart(line, before));
}

/** Whether a line is the end of a paragraph that is a whole entry: "2013⇥BSc Botany, School of the" above "Moor, Leeds". */
function isBrokenEntry(line: StudyLine, before: StudyLine): boolean {
  const [first] = readEducationLine(line.text).atoms;
  return (
    before.isFull === true &&
    line.isFull !== true &&
    line.marker === '' &&
    !line.gapBefore &&
    line.isBold === before.isBold &&
    line.size === before.size &&
    /^[^\t]*$/u.test(line.text) &&
    hasAtom(before, 'degree') &&
    hasAtom(before, 'school') &&
    !isDated(line) &&
    (first?.kind === 'text' || first?.kind === 'place') &&
    !isEducationNote(line.text)
  );
}

/** Whether a line is the rest of the one before it, and no degree below its school. */
function carriesOn(line: StudyLine, before: StudyLine): boolean {
  // "Bracken Hall" above a smaller "moss carer" is no part of it.
  const isSmaller = line.size !== null && before.size !== null && line.size !== before.size;
  const isOwn =
    /^\p{Ll}/u.test(line.text) &&
    (isSmaller || (hasAtom(line, 'degree') && hasAtom(before, 'school') && !hasAtom(before, 'degree')));
  return isBrokenName(line, before) || isBrokenEntry(line, before) || (continuesLine(line, before) && !isOwn);
}

/**
 * Marks the notes of a section: sentences, labelled remarks, and list items below names that are none, unless they alone
 * have what is looked for.
 */
function markNotes(lines: readonly WholeLine[]): (WholeLine & StudyLine)[] {
  const [first, ...others] = lines;
  const dated = lines.filter(isDated);
  const heads = lines.filter((line) => !isItem(line));
  const names = heads.flatMap((line) => readEducationLine(line.text).atoms);
  const isKnown = (kind: Atom['kind']): boolean =>
    heads.some((line) => hasAtom(line, kind)) || !lines.some((line) => hasAtom(line, kind));
  const datedItems = dated.filter(isItem).length;
  const areNotes =
    first !== undefined &&
    !isItem(first) &&
    datedItems * 2 <= dated.length - datedItems &&
    (dated.length > 0
      ? names.length >= 2 * (dated.length - datedItems)
      : hasAtom(first, 'degree') || hasAtom(first, 'school')) &&
    (dated.length > 0 || (isKnown('degree') && isKnown('school')));
  // Schools with their dates, and the degree as the first item below each.
  const degrees = new Set(
    lines.filter((line, index) => {
      const above = lines[index - 1];
      return isItem(line) && hasAtom(line, 'degree') && above && !isItem(above) && isDated(above);
    }),
  );
  const areDegrees =
    !heads.some((line) => hasAtom(line, 'degree')) && degrees.size * 2 >= heads.filter(isDated).length;
  const note = (line: WholeLine): boolean =>
    !(areDegrees && degrees.has(line)) && ((areNotes && isItem(line)) || isEducationNote(line.text));
  return first === undefined
    ? []
    : [first, ...others.map((line) => (note(line) ? { ...line, isNote: true } : line))];
}

/** Where an entry begins by its fields: at a second period, degree or school. */
function startsByField(lines: readonly StudyLine[]): number[] {
  const starts: number[] = [];
  let taken = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const own = ['degree', 'school'].filter((kind) =>
      kind === 'degree' || kind === 'school' ? hasAtom(line, kind) : false,
    );
    const before = lines[index - 1];
    if (isDated(line) && !(before && endsPeriod(line, before))) own.push('dates');
    if (own.some((kind) => taken.has(kind))) {
      starts.push(index);
      taken = new Set();
    }
    for (const kind of own) taken.add(kind);
  }
  return starts;
}

/** No entry is longer than this many lines where each begins in a way of its own. */
const FREE_MAX_LINES = 14;
/** What an entry must gain that begins unlike the others. */
const FREEDOM = 0.5;

/** Where entries begin if each may begin as it likes: the first lines of those that fit best by `rate` in sum. */
function startsByFit<L extends StudyLine>(
  lines: readonly L[],
  rate: (entry: readonly L[]) => number,
): number[] {
  const best: { sum: number; from: number }[] = [{ sum: 0, from: 0 }];
  for (let to = 1; to <= lines.length; to += 1) {
    let most = { sum: -Infinity, from: to - 1 };
    for (let from = Math.max(0, to - FREE_MAX_LINES); from < to; from += 1) {
      const sum = (best[from]?.sum ?? 0) + rate(lines.slice(from, to)) - FREEDOM;
      if (sum > most.sum) most = { sum, from };
    }
    best.push(most);
  }
  const starts: number[] = [];
  for (let at = lines.length; at > 0; at = best[at]?.from ?? 0) starts.unshift(best[at]?.from ?? 0);
  return starts;
}

/** The entry's atoms with the numbers of their lines. A text that stands twice in an entry is the town. */
function atomsOf(entry: readonly StudyLine[]): Atom[] {
  const atoms = entry.flatMap((line, number) =>
    readEducationLine(line.text).atoms.map((atom): Atom => ({
      ...atom,
      line: number,
      ...(line.isNote && { kind: 'note' }),
    })),
  );
  const seen = new Set<string>();
  const twice = new Set(atoms.map(({ text }) => text).filter((text) => seen.has(text) || !seen.add(text)));
  return atoms.map((atom) =>
    atom.kind === 'text' && twice.has(atom.text) ? { ...atom, kind: 'place' } : atom,
  );
}

/** When somebody studied, by the dates that are given. */
export function datesOfStudy(
  periods: readonly Period[],
  isOngoing: boolean,
): Pick<ReadEducation, 'startDate' | 'endDate'> {
  const range = periods.find(
    ({ isRange, startDate, endDate }) => isRange && startDate !== '' && endDate !== '',
  );
  if (range) return { startDate: range.startDate, endDate: range.endDate };
  const [first, second] = periods;
  if (first && second) {
    const [one, other] = [first.startDate, second.endDate || second.startDate];
    return isReversed(one, other) ? { startDate: other, endDate: one } : { startDate: one, endDate: other };
  }
  if (!first) return { startDate: '', endDate: '' };
  // A lone date is the end date, unless the studies go on.
  return first.isRange || isOngoing
    ? { startDate: first.startDate, endDate: first.isRange ? first.endDate : '' }
    : { startDate: '', endDate: first.startDate };
}

/** The entry above: its school, and its first line. */
interface Above {
  institution: string;
  first: StudyLine | undefined;
}

/**
 * Whether an entry is a further degree below the name of its school: it stands out above the first of them, or all
 * entries of the section with a school begin with it.
 */
function isBelowSchool(entry: readonly StudyLine[], { first }: Above, isSchoolFirst: boolean): boolean {
  const own = entry[0];
  return (
    own !== undefined &&
    first !== undefined &&
    hasAtom(first, 'school') &&
    !hasAtom(first, 'degree') &&
    !isDated(first) &&
    entry.some(isDated) &&
    entry.some((line) => hasAtom(line, 'degree')) &&
    ((hasAtom(own, 'degree') && ((first.isBold && !own.isBold) || (first.size ?? 0) > (own.size ?? 0))) ||
      (isSchoolFirst && entry.every((line) => line.isNote === true || !isOther(line))))
  );
}

/**
 * The entries of an education section. Where entries begin is decided once for the section; degree and school are told
 * by their words and, where these are unknown, by where the other entries have them. Every word of the section except
 * dates and the labels of forms ends up in a field.
 *
 * @param mayHaveCourses whether what tells of no study may be a course, and no detail of the study above
 */
export function readEducationEntries(lines: readonly Line[], mayHaveCourses = false): ReadStudy[] {
  const isContent = (line: Line): boolean =>
    /[\p{L}\p{N}]/u.test(line.text) && !LABEL_REST.test(line.text) && !isColumnHeadings(line);
  const content = lines.filter(isContent);
  const kept = markRepeatedEnds(markNotes(joinBrokenDates(joinBroken(withStyleBreaks(content), carriesOn))));
  const hasDate = kept.map(isDated);
  const hasDates = hasDate.includes(true);
  const hasBoth = (['degree', 'school'] as const).every((kind) => kept.some((line) => hasAtom(line, kind)));
  const isForm = kept.some((line) => isDated(line) && isLabelled(line));
  const gaps = kept.slice(1).filter(({ gapBefore }) => gapBefore).length;
  const hasGaps = gaps > 0 && gaps * 2 <= kept.length;
  const isDatedFirst = hasDate[0] === true;
  const heads = linesLikeFirst(kept);
  const rate = (entry: readonly Line[]): number =>
    rateEntry(entry, { hasDates, isForm, hasBoth, hasGaps, isDatedFirst, heads });
  const entries = splitEntries(kept, hasDate, rate, [startsByField(kept), startsByFit(kept, rate)]);
  const named = withRepeatedSchools(entries.map(atomsOf));
  const sure = usualFields(named.filter((atoms) => atoms.some(({ kind }) => kind === 'degree')));
  const read = entries.map((entry, index) => {
    const atoms = degreeAmongSchools(named[index] ?? [], sure);
    return { entry, atoms, fields: sortAtoms(atoms) };
  });
  const usual = usualFields(read.map(({ atoms }) => atoms));
  const withSchool = entries.filter((entry) => entry.some((line) => hasAtom(line, 'school')));
  const isSchoolFirst =
    withSchool.length > 1 &&
    withSchool.every(([line]) => line !== undefined && hasAtom(line, 'school') && !hasAtom(line, 'degree'));
  const isAside = mayHaveCourses ? () => false : asidesOf(entries);
  let above: Above = { institution: '', first: undefined };
  const studies: ReadStudy[] = [];
  for (const { entry, atoms: given, fields } of read) {
    const atoms = fillByPosition(given, fields, usual);
    const textOf = (wanted: Field): string =>
      atoms
        .filter((atom) => (fields.get(atom) ?? 'details') === wanted)
        .map(({ text }) => text)
        .join(', ');
    const isBelow = textOf('institution') === '' && isBelowSchool(entry, above, isSchoolFirst);
    const institution = isBelow ? above.institution : textOf('institution');
    if (!isBelow) above = { institution, first: entry[0] };
    const told = entry.filter((line) => !line.isNote);
    const dates = datesOfStudy(
      told.flatMap((line) => readEducationLine(line.text).periods),
      told.some((line) => isDated(line) && ONGOING.test(fold(line.text)) && !EXPECTED.test(fold(line.text))),
    );
    if (atoms.length === 0 && dates.startDate + dates.endDate === '') continue;
    const study = {
      institution,
      degree: textOf('degree'),
      ...dates,
      details: textOf('details'),
      sourceLines: entry.flatMap((line) => line.sourceLines),
    };
    const last = studies.at(-1);
    const isPrize = isAward(study);
    if (last && (institution + study.degree === '' || isPrize || isAside(entry)))
      studies.splice(-1, 1, withRest(last, isPrize ? withDatesInName(study) : study));
    else studies.push(study);
  }
  return studies;
}

/** So many entries with a degree or a school show how those of the section begin. */
const KNOWN_MIN = 2;

const isKnown = (line: StudyLine): boolean => hasAtom(line, 'degree') || hasAtom(line, 'school');

/** Whether a run of lines names a degree, and one a school. */
const isWhole = (entry: readonly StudyLine[]): boolean =>
  entry.some((line) => hasAtom(line, 'degree')) && entry.some((line) => hasAtom(line, 'school'));

/**
 * Tells which entries are no study but belong to the one above: those with dates of their own that name neither a degree nor a
 * school and begin unlike all that do ("Oven Prize 2014" in plain letters below studies in bold).
 */
function asidesOf(entries: readonly (readonly StudyLine[])[]): (entry: readonly StudyLine[]) => boolean {
  const whole = entries.filter(isWhole);
  const known = entries.filter((entry) => entry.some(isKnown));
  const models = whole.length >= KNOWN_MIN ? whole : known;
  const beginnings = new Set(models.map(([first]) => first && lookOf(first)));
  const areSpaced = models.slice(1).every(([first]) => first?.gapBefore === true);
  return (entry) => {
    const [first] = entry;
    return (
      whole.length > 0 &&
      known.length >= KNOWN_MIN &&
      first !== undefined &&
      !entry.some(isKnown) &&
      !isNamedCourse({ institution: '', degree: first.text }) &&
      (!beginnings.has(lookOf(first)) || (areSpaced && !first.gapBefore))
    );
  };
}

/** Whether an entry is nothing but what somebody won while they studied: "Dean's List, 2011". */
const isAward = ({ institution, degree }: ReadStudy): boolean =>
  [institution, degree].some((name) => AWARD.test(fold(name))) &&
  ![institution, degree].some((name) =>
    readEducationLine(name).atoms.some(({ kind }) => kind === 'degree' || kind === 'school'),
  );

/** An award as it stands among the details of a study: its dates behind its name. */
function withDatesInName({ institution, degree, startDate, endDate, ...award }: ReadStudy): ReadStudy {
  const dates = [...new Set([startDate, endDate])].filter((date) => date !== '').join(' – ');
  const name = [institution, degree, dates].filter((text) => text !== '').join(', ');
  return { ...award, institution: name, degree: '', startDate: '', endDate: '' };
}

/** An entry with what stands below it and names neither a school nor a degree. */
const withRest = (study: ReadStudy, rest: ReadStudy): ReadStudy => ({
  ...study,
  ...(study.startDate + study.endDate === '' && { startDate: rest.startDate, endDate: rest.endDate }),
  details: [study.details, rest.institution, rest.degree, rest.details]
    .filter((text) => text !== '')
    .join(', '),
  sourceLines: [...study.sourceLines, ...rest.sourceLines],
});

/** Whether an entry among one's studies is a course or an exam, which people list as a certificate. */
export const isTraining = ({ degree, institution }: ReadStudy): boolean =>
  [degree, institution].some((part) => TRAINING.test(fold(part))) ||
  [...degree.split(', '), institution].some((part) => COURSE_PLATFORM.test(fold(part)));
