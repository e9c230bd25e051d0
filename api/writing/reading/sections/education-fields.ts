import { titleHasHead } from '../fields/field-scores.ts';
import { fold } from '../lines/fold.ts';
import { AWARD } from '../words/certificate-words.ts';
import { PART_OF_SCHOOL } from '../words/education-words.ts';
import type { Atom } from './education-atoms.ts';
import { degreeRank, isKindOfSchool } from './education-kinds.ts';

/** What a part of an entry tells. */
export type Field = 'degree' | 'institution' | 'details';
/** Where an atom stands in its entry. */
export const slot = (atom: Atom): string => `${atom.line} ${atom.piece}`;

/** Where an atom stands among those of its entry that are no places or notes. */
export function slotAmong(atoms: readonly Atom[], atom: Atom): string {
  const beside = atoms.filter(
    ({ line, piece, kind }) =>
      line === atom.line && piece === atom.piece && kind !== 'place' && kind !== 'note',
  );
  return `${slot(atom)} ${beside.indexOf(atom)} ${beside.length}`;
}

/** Whether only a dash parts an atom from the one before it. */
const isDashedTo = (before: Atom | undefined, atom: Atom): boolean =>
  atom.isDashed === true && before?.line === atom.line && before.piece === atom.piece - 1;

/**
 * "SMA, Riverside School" and "Ground School in Economics | University of Leeds": a kind of school alone, or the first of
 * two, is what was earned there if the entry names no degree; where other entries have both, it is the one in the same place.
 */
export function degreeAmongSchools(
  atoms: readonly Atom[],
  usual: ReadonlyMap<string, Field> = new Map(),
): readonly Atom[] {
  const schools = atoms.filter(({ kind }) => kind === 'school');
  const isOneName = schools.some((atom, index) => index > 0 && isDashedTo(schools[index - 1], atom));
  if (schools.length < 2 || isOneName || atoms.some(({ kind }) => kind === 'degree')) return atoms;
  const asOthers = schools.find((atom) => usual.get(slot(atom)) === 'degree');
  if (asOthers && schools.some((atom) => usual.get(slot(atom)) === 'institution'))
    return atoms.map((atom) => (atom === asOthers ? { ...atom, kind: 'degree' } : atom));
  const bare = schools.find(({ text }) => !/[\s-]/.test(text));
  const apart = schools[0]?.line !== schools[1]?.line || schools[0]?.piece !== schools[1]?.piece;
  const first = schools.find(({ text }) => !/universi|hochschul|colleg/i.test(text)) ?? schools[0];
  const earned = bare ?? (apart ? first : undefined);
  if (earned && PART_OF_SCHOOL.test(fold(earned.text))) return atoms;
  return atoms.map((atom) => (atom === earned ? { ...atom, kind: 'degree' } : atom));
}

/** "GPA: B", "Minor: Botany": what its own label names is no subject of the degree beside it. */
const hasLabel = ({ text, isSubject }: Atom): boolean =>
  isSubject !== true && /^[\p{L} .]{2,24}:\s/u.test(text);

/** What may be the short name of a school: "KASNEB". */
const SHORT_NAME = /^\p{Lu}[\p{Lu}\d]{2,7}$/u;

/** Whether a text is the short name of the school that stands behind it. */
const isShortFor = (short: Atom, school: Atom): boolean =>
  short.kind === 'text' &&
  short.line === school.line &&
  short.piece >= school.piece - 1 &&
  /^@?\p{Lu}{2,7}$/u.test(short.text);

/** Gives each atom its field by its words and its neighbours. */
export function sortAtoms(atoms: readonly Atom[]): Map<Atom, Field> {
  const fields = new Map<Atom, Field>();
  const isBeside = (a: Atom | undefined, b: Atom): boolean => a?.line === b.line && a.piece === b.piece;
  const taken = { degree: false, institution: false };
  const degrees = atoms.filter(({ kind }) => kind === 'degree');
  const schools = atoms.filter(({ kind }) => kind === 'school');
  /** "Studium Botanik" above "Titel: Magister" */
  const isWeaker = (atom: Atom): boolean =>
    degreeRank(atom) < Math.max(...degrees.filter(({ line }) => line !== atom.line).map(degreeRank));
  // "Faculty of Letters" above "University of Leeds", "University / MSc" above "University of Leeds"
  const isLesser = (atom: Atom): boolean =>
    schools.some(
      (other) =>
        other.line > atom.line &&
        PART_OF_SCHOOL.test(fold(atom.text)) &&
        !PART_OF_SCHOOL.test(fold(other.text)),
    ) ||
    (degrees.length > 0 && isKindOfSchool(atom.text) && schools.some((other) => !isKindOfSchool(other.text)));
  for (const [index, atom] of atoms.entries()) {
    const [before, after] = [atoms[index - 1], atoms[index + 1]];
    if (atom.kind === 'degree' || atom.kind === 'school') {
      const field = atom.kind === 'degree' ? 'degree' : 'institution';
      const isPart = before?.line === atom.line && PART_OF_SCHOOL.test(fold(atom.text));
      const isMore =
        before !== undefined &&
        (isBeside(before, atom) || isPart || isDashedTo(before, atom)) &&
        fields.get(before) === field;
      const isLower = field === 'degree' ? isWeaker(atom) : isLesser(atom);
      if (!isLower && (!taken[field] || isMore)) {
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
      const isShort = !hasSchool && SHORT_NAME.test(atom.text);
      if ((hasSchool || isBeside(before, atom)) && !isShort && !hasLabel(atom)) fields.set(atom, 'degree');
    } else if (
      atom.kind === 'text' &&
      before?.kind === 'text' &&
      isBeside(before, atom) &&
      fields.get(before) === 'degree' &&
      atoms.some(({ kind }) => kind === 'school')
    ) {
      // "Bachelor, Botany, Moss Care, Harwood College"
      fields.set(atom, 'degree');
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
  joinDashed(atoms, fields);
  return fields;
}

const JOINED_MAX_WORDS = 9;

/** "Harwood – Bracken School", "Moss – Care and Law": what a dash parts is one name if the other name has a line of its own. */
function joinDashed(atoms: readonly Atom[], fields: Map<Atom, Field>): void {
  const lineOf = (field: Field): number | undefined => atoms.find((atom) => fields.get(atom) === field)?.line;
  for (const [field, other] of [
    ['institution', 'degree'],
    ['degree', 'institution'],
  ] as const) {
    const [own, apart] = [lineOf(field), lineOf(other)];
    if (own === undefined || apart === undefined || own === apart) continue;
    for (const [index, atom] of atoms.entries()) {
      const next = atoms[index + 1];
      if (next?.isDashed !== true || atom.line !== own || next.line !== own) continue;
      const [taken, free] = fields.get(atom) === field ? [atom, next] : [next, atom];
      const isName =
        free.kind === 'text' && /^\p{Lu}/u.test(free.text) && free.text.split(' ').length <= JOINED_MAX_WORDS;
      if (fields.get(taken) === field && !fields.has(free) && isName) fields.set(free, field);
    }
  }
}

/** The field that each place within an entry has in most of the entries whose words tell, of equally many in the first. */
export function usualFields(entries: readonly (readonly Atom[])[]): Map<string, Field> {
  const votes = new Map<string, Map<Field, number>>();
  for (const atoms of entries) {
    const fields = sortAtoms(atoms);
    const own = new Map<string, Field>();
    for (const atom of atoms) {
      const field = fields.get(atom);
      if (field === undefined) continue;
      for (const key of [slot(atom), slotAmong(atoms, atom)]) if (!own.has(key)) own.set(key, field);
    }
    for (const [key, field] of own) {
      const counts = votes.get(key) ?? new Map<Field, number>();
      votes.set(key, counts.set(field, (counts.get(field) ?? 0) + 1));
    }
  }
  const most = (counts: ReadonlyMap<Field, number>): Field | undefined =>
    [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  return new Map(
    [...votes].flatMap(([key, counts]) => {
      const field = most(counts);
      return field === undefined ? [] : [[key, field] as const];
    }),
  );
}

/** How many lines of an entry have names at most, beside those that are known. */
const NAME_LINES = 3;

const SCHOOL_MAX_WORDS = 9;

/** Whether a text without known words may be the name of a school: no job or award, no mark, and no sentence. */
function mayNameSchool(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{5,}/u.test(word));
  return (
    !/^\d/u.test(text) &&
    words.length <= SCHOOL_MAX_WORDS &&
    small.length * 2 < words.length &&
    !AWARD.test(fold(text)) &&
    !(text.includes(' ') && titleHasHead(text))
  );
}

/** "Moss Care: Globex Labs", "Studied Moss Care. Globex": two names, and a sign between them. */
const TWO_NAMES = /^(\p{Lu}[^:.]{3,80}?[\p{L})])(?:\s?:|\.)\s+(\p{Lu}[^:]{2,60})$/u;
const BEHIND_MAX_WORDS = 5;

/** What was studied, parted from the school behind it whose words are unknown, in an entry that has no other. */
function withSchoolBehind(atom: Atom, fields: Map<Atom, Field>): Atom[] {
  const [, name = '', behind = ''] = TWO_NAMES.exec(atom.text) ?? [];
  const isSchool = behind.split(/\s+/).every((word) => /^\P{Ll}/u.test(word));
  if (fields.get(atom) !== 'degree' || !isSchool || behind.split(/\s+/).length > BEHIND_MAX_WORDS)
    return [atom];
  const [degree, school]: [Atom, Atom] = [
    { ...atom, text: name },
    { ...atom, text: behind.replace(/[\s.]+$/u, ''), kind: 'school' },
  ];
  fields.set(degree, 'degree');
  fields.set(school, 'institution');
  return [degree, school];
}

/**
 * Fills a missing school or degree by position: as in the other entries, otherwise in reading order.
 *
 * @returns the atoms, of which one may have been parted
 */
export function fillByPosition(
  atoms: readonly Atom[],
  fields: Map<Atom, Field>,
  usual: ReadonlyMap<string, Field>,
): readonly Atom[] {
  const free = (): Atom[] =>
    atoms.filter((atom) => !fields.has(atom) && (atom.kind === 'text' || atom.kind === 'place'));
  const hasField = (field: Field): boolean => [...fields.values()].includes(field);
  const isText = ({ kind }: Atom): boolean => kind === 'text';
  const standsFor = (atom: Atom, field: Field): boolean => usual.get(slot(atom)) === field;
  // "Realschule" above "Bracken Hall" where the others have what they earned above their schools.
  const kindOfSchool = atoms.find((atom) => fields.get(atom) === 'institution');
  const itsName = atoms.find((atom) => isText(atom) && !fields.has(atom) && standsFor(atom, 'institution'));
  if (!hasField('degree') && kindOfSchool && itsName && standsFor(kindOfSchool, 'degree')) {
    fields.set(kindOfSchool, 'degree');
    fields.set(itsName, 'institution');
  }
  // "Moss Care, Harwood College" above "4th year student" where others have their degrees before their schools.
  const lower = atoms.find((atom) => fields.get(atom) === 'degree');
  const upper = atoms.find(
    (atom) =>
      isText(atom) && !fields.has(atom) && usual.get(slotAmong(atoms, atom)) === 'degree' && atom.line === 0,
  );
  if (
    lower &&
    upper &&
    lower.line > 0 &&
    lower.isEarned !== true &&
    atoms.some((atom) => fields.get(atom) === 'institution' && atom.line === 0)
  ) {
    for (const atom of atoms) if (fields.get(atom) === 'degree') fields.delete(atom);
    fields.set(upper, 'degree');
  }
  // "Baker, Bracken Hall" where the other entries have their schools behind a comma as well.
  if (!hasField('institution')) {
    const named = atoms.find(
      (atom, index) =>
        (index > 0 || atoms.some((other) => other !== atom && fields.get(other) === 'degree')) &&
        isText(atom) &&
        fields.get(atom) === 'degree' &&
        usual.get(slotAmong(atoms, atom)) === 'institution',
    );
    if (named) fields.set(named, 'institution');
  }
  const usually = (field: Field): Atom | undefined => {
    const own = free().filter((atom) => standsFor(atom, field));
    return own.find(isText) ?? (field === 'institution' ? own[0] : undefined);
  };
  const anywhere = (field: Field): Atom | undefined => {
    // A long list below a name tells what was taught.
    const isList = new Set(free().map(({ line }) => line)).size > NAME_LINES;
    const open = free().filter(
      ({ kind, text }) =>
        kind === 'text' &&
        (field === 'degree' || (/^[^\p{Ll}]/u.test(text) && !isList && mayNameSchool(text))),
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
  if (!hasField('institution')) return atoms.flatMap((atom) => withSchoolBehind(atom, fields));
  joinDashed(atoms, fields);
  return atoms;
}
