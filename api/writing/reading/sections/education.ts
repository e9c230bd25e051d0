import type { Period } from '../fields/dates.ts';
import type { Line } from '../lines/line.ts';
import type { ReadEducation, ReadStudy } from '../../types.ts';
import { fold } from '../lines/fold.ts';
import { splitAtBreaks } from '../lines/style-breaks.ts';
import {
  COURSE_PLATFORM,
  EDUCATION_LABEL,
  FIELD_LABEL,
  LABEL_REST,
  PART_OF_SCHOOL,
  SCHOOL_INSIDE,
  STUDY_LABEL,
  TRAINING,
} from '../words/education-words.ts';
import { isEducationNote, readEducationLine } from './education-atoms.ts';
import type { Atom } from './education-atoms.ts';
import type { WholeLine } from './entries.ts';
import {
  continuesLine,
  isColumnHeadings,
  isItem,
  joinBroken,
  joinBrokenDates,
  splitEntries,
} from './entries.ts';

/** A line of the section. A note tells of one's studies without naming them. */
type StudyLine = Line & { isNote?: boolean };

const has = (line: StudyLine, kind: Atom['kind']): boolean =>
  !line.isNote && readEducationLine(line.text).atoms.some((atom) => atom.kind === kind);
const isDated = (line: StudyLine): boolean => !line.isNote && readEducationLine(line.text).periods.length > 0;
const isOnlyDate = (line: Line): boolean => isDated(line) && readEducationLine(line.text).atoms.length === 0;

/** Whether a line begins as in a form, "Degree: ...". */
function isLabelled({ text }: Line): boolean {
  const label = fold(/^([^:]{3,60}?)\s?:\s/u.exec(text)?.[1] ?? '').trim();
  return label !== '' && [EDUCATION_LABEL, STUDY_LABEL, FIELD_LABEL].some((one) => one.test(label));
}

const isLone = ({ isRange, startDate, endDate }: Period): boolean => !isRange && startDate === endDate;

/** Whether the lone date of a line ends the period that begins with the one above it: alone in its line, or later. */
function closes(line: Line, before: Line): boolean {
  const [end, ...others] = readEducationLine(line.text).periods;
  const [start, ...more] = readEducationLine(before.text).periods;
  if (!end || !start || end.isRange || others.length + more.length > 0) return false;
  if (isOnlyDate(line)) return start.endDate === start.startDate || start.endDate === '';
  return isLone(start) && isLone(end) && start.startDate < end.startDate;
}

/** How many periods a run of lines has; the two ends of one may stand in neighbouring lines. */
function countPeriods(entry: readonly StudyLine[]): number {
  return entry.reduce((count, line, index) => {
    const before = entry[index - 1];
    if (!isDated(line) || (before && closes(line, before))) return count;
    return count + readEducationLine(line.text).periods.length;
  }, 0);
}

const once = (count: number, gain: number, loss: number): number =>
  count === 0 ? 0 : gain - loss * (count - 1);

/** What the entries of a section have. */
interface SectionWords {
  hasDates: boolean;
  /** Dates have labels, as all else in a form. */
  isForm: boolean;
  /** There are words for degrees and for schools. */
  hasBoth: boolean;
  /** Some lines have space above them, and most have none. */
  hasGaps: boolean;
}

const START_WITHOUT_GAP = 2;

/** Whether a line may name a school or degree whose words are unknown. */
const isOther = (line: StudyLine): boolean => {
  const { atoms } = readEducationLine(line.text);
  return (
    atoms.length > 0 &&
    atoms.every(({ kind }) => kind === 'text' || kind === 'place') &&
    atoms[0]?.kind === 'text'
  );
};

/** One entry of one's studies has one period, one degree and one school. */
function rateEntry(
  entry: readonly StudyLine[],
  { hasDates, isForm, hasBoth, hasGaps }: SectionWords,
): number {
  const periods = countPeriods(entry);
  const degrees = entry.filter((line) => has(line, 'degree')).length;
  const schools = entry.filter((line) => has(line, 'school')).length;
  const first = entry[0];
  const hasOther = entry.some((line) => !line.isNote && isOther(line));
  const isEmpty = periods + degrees + schools === 0;
  return (
    (hasDates && periods === 0 ? -2 : once(periods, 3, 3.5)) +
    once(degrees, 1, 1.5) +
    once(schools, 1, 1.2) -
    (isEmpty ? 2 : 0) -
    (degrees + schools === 0 ? 0.8 : 0) -
    (degrees > 0 === schools > 0 ? 0 : hasBoth && hasDates ? (hasOther ? 1 : 2) : 0.3) -
    (first && continuesLine(first, undefined) ? 1 : 0) -
    (first?.isNote ? 3 : 0) -
    (hasGaps && first && !first.gapBefore ? START_WITHOUT_GAP : 0) -
    (first && hasDates && !isForm && isLabelled(first) && !isDated(first) ? 1.5 : 0) -
    0.5
  );
}

/** Whether a line is the rest of the one before it, and no degree below its school. */
function carriesOn(line: Line, before: Line): boolean {
  const isBoldRest =
    before.isFull === true &&
    line.marker === '' &&
    !line.gapBefore &&
    before.isBold &&
    line.isBold &&
    line.size === before.size &&
    !/\t/.test(line.text) &&
    !isDated(before) &&
    !(has(before, 'school') && has(line, 'degree')) &&
    !(has(before, 'degree') && has(line, 'school'));
  const isHanging =
    before.marker !== '' &&
    line.marker === '' &&
    before.isBold &&
    line.isBold &&
    line.indent > before.indent &&
    !line.gapBefore &&
    !isDated(before);
  const isNameRest =
    before.isFull === true &&
    line.marker === '' &&
    !line.gapBefore &&
    line.isBold === before.isBold &&
    line.size === before.size &&
    !/\t/.test(line.text) &&
    SCHOOL_INSIDE.test(fold(before.text.split(/\s/).at(-1) ?? '')) &&
    !isDated(before) &&
    !isDated(line) &&
    readEducationLine(line.text).atoms[0]?.kind === 'text';
  if (isBoldRest || isHanging || isNameRest) return true;
  const isOwn =
    /^\p{Ll}/u.test(line.text) && has(line, 'degree') && has(before, 'school') && !has(before, 'degree');
  return continuesLine(line, before) && !isOwn;
}

/** A line whose degree and school are told apart only by their style, with a bar between them. */
function withStyleBreaks(line: Line): Line {
  const parts = splitAtBreaks(line.text, line.styleBreaks ?? []);
  const kindsOf = (text: string) => new Set(readEducationLine(text).atoms.map(({ kind }) => kind));
  // A name in small capitals changes its style within itself.
  for (let at = 1; at < parts.length; at += 1) {
    const sides = [parts.slice(0, at).join(''), parts.slice(at).join('')].map((part) => part.trim());
    const kinds = sides.map(kindsOf);
    const isDegree = kinds.some((own) => own.has('degree') && !own.has('school'));
    const isSchool = kinds.some((own) => own.has('school') && !own.has('degree'));
    if (isDegree && isSchool) return { ...line, text: sides.join(' | ') };
  }
  return line;
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
    heads.some((line) => has(line, kind)) || !lines.some((line) => has(line, kind));
  const datedItems = dated.filter(isItem).length;
  const areNotes =
    first !== undefined &&
    !isItem(first) &&
    datedItems * 2 <= dated.length - datedItems &&
    (dated.length > 0
      ? names.length >= 2 * (dated.length - datedItems)
      : has(first, 'degree') || has(first, 'school')) &&
    (dated.length > 0 || (isKnown('degree') && isKnown('school')));
  const note = (line: WholeLine): boolean => (areNotes && isItem(line)) || isEducationNote(line.text);
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
      kind === 'degree' || kind === 'school' ? has(line, kind) : false,
    );
    const before = lines[index - 1];
    if (isDated(line) && !(before && closes(line, before))) own.push('dates');
    if (own.some((kind) => taken.has(kind))) {
      starts.push(index);
      taken = new Set();
    }
    for (const kind of own) taken.add(kind);
  }
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

function datesOf(periods: readonly Period[]): Pick<ReadEducation, 'startDate' | 'endDate'> {
  const range = periods.find(
    ({ isRange, startDate, endDate }) => isRange && startDate !== '' && endDate !== '',
  );
  if (range) return { startDate: range.startDate, endDate: range.endDate };
  const [first, second] = periods;
  if (first && second) return { startDate: first.startDate, endDate: second.endDate || second.startDate };
  if (!first) return { startDate: '', endDate: '' };
  // A lone date is the end date.
  return first.isRange
    ? { startDate: first.startDate, endDate: first.endDate }
    : { startDate: '', endDate: first.startDate };
}

type Field = 'degree' | 'institution' | 'details';
const slot = (atom: Atom): string => `${atom.line} ${atom.piece}`;

/**
 * "SMA, Riverside School" and "Ground School in Economics | University of Leeds": a kind of school alone, or the first of
 * two, is what was earned there if the entry names no degree.
 */
function degreeAmongSchools(atoms: readonly Atom[]): readonly Atom[] {
  const schools = atoms.filter(({ kind }) => kind === 'school');
  if (schools.length < 2 || atoms.some(({ kind }) => kind === 'degree')) return atoms;
  const bare = schools.find(({ text }) => !/\s/.test(text));
  const apart = schools[0]?.line !== schools[1]?.line || schools[0]?.piece !== schools[1]?.piece;
  const first = schools.find(({ text }) => !/universi|hochschul|colleg/i.test(text)) ?? schools[0];
  const earned = bare ?? (apart ? first : undefined);
  if (earned && PART_OF_SCHOOL.test(fold(earned.text))) return atoms;
  return atoms.map((atom) => (atom === earned ? { ...atom, kind: 'degree' } : atom));
}

/** Whether a text is the short name of the school that stands behind it. */
const isShortFor = (short: Atom, school: Atom): boolean =>
  short.kind === 'text' &&
  short.line === school.line &&
  short.piece >= school.piece - 1 &&
  /^\p{Lu}{2,7}$/u.test(short.text);

/** Gives each atom its field by its words and its neighbours. */
function sortAtoms(atoms: readonly Atom[]): Map<Atom, Field> {
  const fields = new Map<Atom, Field>();
  const isBeside = (a: Atom | undefined, b: Atom): boolean => a?.line === b.line && a.piece === b.piece;
  const taken = { degree: false, institution: false };
  for (const [index, atom] of atoms.entries()) {
    const [before, after] = [atoms[index - 1], atoms[index + 1]];
    if (atom.kind === 'degree' || atom.kind === 'school') {
      const field = atom.kind === 'degree' ? 'degree' : 'institution';
      const isPart = before?.line === atom.line && PART_OF_SCHOOL.test(fold(atom.text));
      const isMore =
        before !== undefined && (isBeside(before, atom) || isPart) && fields.get(before) === field;
      // "Faculty of Letters" above "University of Leeds"
      const isLesser =
        PART_OF_SCHOOL.test(fold(atom.text)) &&
        atoms.some(
          ({ kind, text, line }) => kind === 'school' && line > atom.line && !PART_OF_SCHOOL.test(fold(text)),
        );
      if (!isLesser && (!taken[field] || isMore)) {
        fields.set(atom, field);
        taken[field] = true;
        // "ULX – University of Leeds"
        if (field === 'institution' && before && isShortFor(before, atom) && !fields.has(before))
          fields.set(before, field);
        // "General Studies, High School Diploma"
        if (field === 'degree' && before?.kind === 'text' && isBeside(before, atom) && !fields.has(before))
          fields.set(before, 'degree');
      }
    } else if (
      atom.kind === 'text' &&
      !(after?.kind === 'school' && isShortFor(atom, after)) &&
      before?.kind === 'degree' &&
      before.line === atom.line &&
      fields.get(before) === 'degree'
    ) {
      // The subject after its degree, unless the school is missing and may be what stands here.
      const hasSchool = atoms.some(({ kind }) => kind === 'school');
      if (hasSchool || isBeside(before, atom)) fields.set(atom, 'degree');
    } else if (
      atom.kind === 'text' &&
      before !== undefined &&
      isBeside(before, atom) &&
      fields.get(before) === 'degree' &&
      /^\p{Ll}/u.test(atom.text)
    ) {
      // "BSc biology, botany, chemistry"
      fields.set(atom, 'degree');
    }
  }
  return fields;
}

/** How many lines of an entry have names at most, beside those that are known. */
const NAME_LINES = 3;

/** Fills a missing school or degree by position: as in the other entries, otherwise in reading order. */
function fillByPosition(atoms: readonly Atom[], fields: Map<Atom, Field>, usual: Map<string, Field>): void {
  const free = (): Atom[] =>
    atoms.filter((atom) => !fields.has(atom) && (atom.kind === 'text' || atom.kind === 'place'));
  const hasField = (field: Field): boolean => [...fields.values()].includes(field);
  const isText = ({ kind }: Atom): boolean => kind === 'text';
  const usually = (field: Field): Atom | undefined => {
    const own = free().filter((atom) => usual.get(slot(atom)) === field);
    return own.find(isText) ?? (field === 'institution' ? own[0] : undefined);
  };
  const anywhere = (field: Field): Atom | undefined => {
    // A long list below a name tells what was taught.
    const isList = new Set(free().map(({ line }) => line)).size > NAME_LINES;
    const open = free().filter(
      ({ kind, text }) => kind === 'text' && (field === 'degree' || (/^[^\p{Ll}]/u.test(text) && !isList)),
    );
    return open.find((atom) => !usual.has(slot(atom))) ?? open[0];
  };
  const take = (field: Field, first: Atom | undefined): void => {
    if (!first || hasField(field)) return;
    const beside = free().filter((atom) => slot(atom) === slot(first) && isText(atom));
    // "Rye Handling, Bracken Hall": of two parts that are all there is, the second is the school.
    const isAll = beside.length === 2 && free().length === 2 && !hasField('institution');
    for (const atom of field === 'degree' && !isAll ? beside : [first]) fields.set(atom, field);
  };
  take(
    'degree',
    atoms.find((atom) => atom.isSubject && !fields.has(atom)),
  );
  for (const field of ['degree', 'institution'] as const) take(field, usually(field));
  for (const field of ['degree', 'institution'] as const) take(field, anywhere(field));
}

/** The entry above: its school, and its first line. */
interface Above {
  institution: string;
  first: StudyLine | undefined;
}

/** Whether an entry is a further degree below the name of its school, which stands out above the first of them. */
function isBelowSchool(entry: readonly StudyLine[], { first }: Above): boolean {
  const own = entry[0];
  return (
    own !== undefined &&
    first !== undefined &&
    has(first, 'school') &&
    !has(first, 'degree') &&
    !isDated(first) &&
    isDated(own) &&
    has(own, 'degree') &&
    ((first.isBold && !own.isBold) || (first.size ?? 0) > (own.size ?? 0))
  );
}

/**
 * The entries of an education section. Where entries begin is decided once for the section; degree and school are told
 * by their words and, where these are unknown, by where the other entries have them. Every word of the section except
 * dates and the labels of forms ends up in a field.
 */
export function readEducationEntries(lines: readonly Line[]): ReadStudy[] {
  const isContent = (line: Line): boolean =>
    /[\p{L}\p{N}]/u.test(line.text) && !LABEL_REST.test(line.text) && !isColumnHeadings(line);
  const kept = markNotes(
    joinBrokenDates(joinBroken(lines.filter(isContent).map(withStyleBreaks), carriesOn)),
  );
  const hasDate = kept.map(isDated);
  const hasDates = hasDate.includes(true);
  const hasBoth = (['degree', 'school'] as const).every((kind) => kept.some((line) => has(line, kind)));
  const isForm = kept.some((line) => isDated(line) && isLabelled(line));
  const gaps = kept.slice(1).filter(({ gapBefore }) => gapBefore).length;
  const hasGaps = gaps > 0 && gaps * 2 < kept.length;
  const rate = (entry: readonly Line[]): number => rateEntry(entry, { hasDates, isForm, hasBoth, hasGaps });
  const entries = splitEntries(kept, hasDate, rate, [startsByField(kept)]);
  const read = entries.map((entry) => {
    const atoms = degreeAmongSchools(atomsOf(entry));
    return { entry, atoms, fields: sortAtoms(atoms) };
  });
  const usual = new Map<string, Field>();
  for (const { atoms, fields } of read)
    for (const atom of atoms) {
      const field = fields.get(atom);
      if (field !== undefined && !usual.has(slot(atom))) usual.set(slot(atom), field);
    }
  let above: Above = { institution: '', first: undefined };
  return read.flatMap(({ entry, atoms, fields }) => {
    fillByPosition(atoms, fields, usual);
    const textOf = (wanted: Field): string =>
      atoms
        .filter((atom) => (fields.get(atom) ?? 'details') === wanted)
        .map(({ text }) => text)
        .join(', ');
    const institution = textOf('institution') || (isBelowSchool(entry, above) ? above.institution : '');
    if (!isBelowSchool(entry, above)) above = { institution, first: entry[0] };
    const dates = datesOf(entry.flatMap((line) => (line.isNote ? [] : readEducationLine(line.text).periods)));
    if (atoms.length === 0 && dates.startDate + dates.endDate === '') return [];
    return [
      {
        institution,
        degree: textOf('degree'),
        ...dates,
        details: textOf('details'),
        sourceLines: entry.flatMap((line) => line.sourceLines),
      },
    ];
  });
}

/** Whether an entry among one's studies is a course or an exam, which people list as a certificate. */
export const isTraining = ({ degree, institution }: ReadStudy): boolean =>
  [degree, institution].some((part) => TRAINING.test(fold(part))) ||
  [...degree.split(', '), institution].some((part) => COURSE_PLATFORM.test(fold(part)));
