import type { Period } from '../fields/dates.ts';
import { isCode, isCountry, placeScore, splitPlace } from '../fields/places.ts';
import { fold } from '../lines/fold.ts';
import { remember } from '../lines/memo.ts';
import {
  BEFORE_DATE,
  DEGREE_AT_START,
  EDUCATION_LABEL,
  EXPECTED,
  HAS_CAMPUS,
  ONGOING,
  RESULT,
  RESULT_ALONE,
  RESULT_IN_BRACKETS,
  SCHOOL_INSIDE,
} from '../words/education-words.ts';
import { isLabel, kindOf, readLabel } from './education-kinds.ts';
import type { AtomKind, LabelledText } from './education-kinds.ts';
import { splitGlued, splitPieces, withoutBrackets } from './education-pieces.ts';
import { periodsOf } from './entries.ts';

/** The text between two commas. */
export interface Atom {
  text: string;
  kind: AtomKind;
  /** Which line of the entry, and which stretch between columns, bars or dashes of that line. */
  line: number;
  piece: number;
  /** Named as what was studied by a label. */
  isSubject?: boolean;
  /** Named as what was earned by a label. */
  isEarned?: boolean;
  /** Behind a dash that parts it from the atom before it. */
  isDashed?: boolean;
}

/** A line without its dates. */
export interface EducationLine {
  periods: Period[];
  atoms: Atom[];
}

/** Not within brackets. */
const COMMA = /(?:\s*,\s+|\s+,(?=\p{Lu})|(?<=\p{Ll}{2}),(?=\p{Lu}\p{Ll}))(?![^(]*\))/u;

const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:•·*–—|/-]+|[\s,;:|/–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim();

/** "BSc Biology 2.1 average", "Harwood College (2 semesters)": a name, and how one did or how far one came. */
function splitResult(text: string): string[] {
  const [, before = '', inside = ''] = /^(.{2,}?)\s*\(([^()]{2,80})\)$/u.exec(text) ?? [];
  const isRemark = /^\s?\p{Ll}+(?:\s+\p{L}+){2}/u.test(inside);
  // "Moss Care (BA Hons 2,1)" names what was earned.
  if (isRemark || (RESULT_IN_BRACKETS.test(fold(inside)) && !DEGREE_AT_START.test(fold(inside))))
    return [...splitResult(before), inside];
  const at = RESULT.exec(text)?.index ?? 0;
  const name = text.slice(0, at).trim();
  return name.includes(' ') || kindOf(name) !== 'text' ? [text.slice(0, at), text.slice(at)] : [text];
}

const REMARK_MAX_WORDS = 3;

/** "(in progress)", "expected" */
const isRemark = (text: string): boolean =>
  [ONGOING, EXPECTED].some((one) => one.test(fold(text))) && text.split(/\s+/).length <= REMARK_MAX_WORDS;

const PHONE = /^\+?[\d\s().-]{7,20}$/u;
const ADDRESS = /https?:\/\/|(?<!\p{L})www\.|\S@\S/u;

/** The parts between commas; "University of California, Holm" is one. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(COMMA)) {
    const last = parts.at(-1);
    if (last !== undefined && HAS_CAMPUS.test(fold(last).trim()))
      parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** An atom as what its label says it is. A result is no name behind any label: "Abschluss: kein Abschluss". */
function toldByLabel(atom: Atom, label: LabelledText | null): Atom {
  if (RESULT_ALONE.test(fold(atom.text))) return { ...atom, kind: 'note' };
  if (label)
    return {
      ...atom,
      kind: label.kind ?? atom.kind,
      ...(label.isSubject && { isSubject: true }),
      ...(label.kind === 'degree' && { isEarned: true }),
    };
  const isNote = ADDRESS.test(atom.text) || PHONE.test(atom.text) || isRemark(atom.text);
  return isNote ? { ...atom, kind: 'note' } : atom;
}

function atomsOf(text: string, line: number, piece: number): Atom[] {
  const parts = splitAtCommas(text).flatMap(splitGlued);
  const last = parts.findLastIndex((part) => /\p{L}/u.test(part));
  return parts
    .flatMap((whole, at): Atom[] => {
      const label = readLabel(whole);
      const [part = '', ...results] = splitResult((label?.text ?? whole).replace(/[\s,]+$/, ''));
      const notes = results.map((result): Atom => ({ text: trimmed(result), kind: 'note', line, piece }));
      const names = namesAndBrackets(part, line, piece);
      // "University of Rhode Island, Kingston": the place is behind the comma.
      const own = (at >= last ? withPlaceBehind(names) : names).map((atom, index) =>
        toldByLabel(atom, index === 0 ? label : null),
      );
      return [...own, ...notes.filter(({ text: one }) => /[\p{L}\p{N}]/u.test(one))];
    })
    .map((atom, index, all) => {
      // "Harwood College, Holm, WA"; "MS" in "Harwood College MS, Botany" is a degree.
      const before = all[index - 1]?.kind;
      const isEarned = atom.kind === 'degree' && before === 'school' && all[index + 1]?.kind === 'text';
      const isState = isCode(atom.text) && before !== undefined && before !== 'degree' && !isEarned;
      return isState ? { ...atom, kind: 'place' } : atom;
    });
}

/** "Rhode Island", "British Columbia": the end of a region's name, though "Island" is German for a country. */
const REGION_END = /^(?:Island|Columbia)$/u;

/** "Harwood College in Leeds", "Harwood College Ireland": a school, and where it is. */
function withPlaceBehind(atoms: Atom[]): Atom[] {
  const [atom, ...others] = atoms;
  if (atom?.kind !== 'school') return atoms;
  const words = atom.text.split(' ');
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  const isTail =
    words.length > 1 &&
    isCountry(last) &&
    !REGION_END.test(last) &&
    !/^(?:of|and|und|et|y|e|d[eiaou]s?|del|della|von|van|für|for|in|the|la|le|.*[,&’'])$/iu.test(before) &&
    last !== 'US';
  const { name, place } = isTail
    ? { name: words.slice(0, -1).join(' '), place: last }
    : / in \p{Lu}[^,]*$/u.test(atom.text)
      ? splitPlace(atom.text)
      : { name: atom.text, place: '' };
  return place === '' || kindOf(name) !== 'school'
    ? atoms
    : [{ ...atom, text: name }, { ...atom, text: place, kind: 'place' }, ...others];
}

/** A text as a name and the place in brackets behind it. */
function namesAndBrackets(part: string, line: number, piece: number): Atom[] {
  const plain = trimmed(part.replace(/[.,]$/, (end) => (/\p{L}{3}[.,]$/u.test(part) ? '' : end)));
  if (!/[\p{L}\p{N}]/u.test(plain)) return [];
  const bracket = /^(.{2,}?)\s+\(([^()]{2,40})\)$/.exec(plain);
  const isPlace =
    bracket?.[2] !== undefined &&
    (placeScore(bracket[2]) >= 2 ||
      (kindOf(plain) === 'school' &&
        /^(?:\p{Lu}[\p{L} .'’-]+|\d{2,5})$/u.test(bracket[2]) &&
        (!/^\p{Lu}{3,}/u.test(bracket[2]) || isCountry(bracket[2])) &&
        !SCHOOL_INSIDE.test(fold(bracket[2]))));
  if (bracket?.[1] && bracket[2] && isPlace)
    return [
      { text: bracket[1], kind: kindOf(bracket[1]), line, piece },
      { text: bracket[2], kind: 'place' as const, line, piece },
    ];
  return [{ text: plain, kind: kindOf(plain), line, piece }];
}

/** Before the label of what somebody wrote at a school. */
const WITHIN =
  /(?<=\p{L}{3})\s(?=(?:Dissertation|Thesis|Master[’']?s?\s?[Tt]hesis|Bachelor[’']?s?\s?[Tt]hesis|Abschlussarbeit|Masterarbeit|Bachelorarbeit|Mémoire|Tesi|Tesis|Tese)\s?:\s)/gu;

/** Takes a line of an education section apart. Labels of forms are dropped; every other word is in an atom. */
export const readEducationLine = remember((text: string): EducationLine => {
  const periods = periodsOf(text);
  let rest = '';
  let from = 0;
  for (const period of periods) {
    rest += `${text.slice(from, period.start).replace(BEFORE_DATE, '')}\t`;
    from = period.end;
  }
  rest += text.slice(from);
  const parts = withoutBrackets(rest)
    .replace(/\(\s*\t\s*\)|\[\s*\t\s*\]/g, '\t')
    // What assistants leave behind.
    .replace(/\[cite[^[\]]{0,40}\]/g, '\t')
    // "Institute of Physics Dissertation: ...": what it was about, without a sign before.
    .replace(WITHIN, '\t')
    // A word that was broken beside its dates.
    .replace(/(\p{L})-\s*\t\s*(?=\p{Ll})/gu, '$1')
    // The label of a form in a column of its own.
    .replace(/^([^:\t]{3,60}?)\s?:\s*\t\s*(?=\S)/u, (whole, label: string) =>
      isLabel(label) ? `${label}: ` : whole,
    );
  const pieces = splitPieces(parts).filter(
    (piece, _, all) => all.length + periods.length < 2 || !EDUCATION_LABEL.test(fold(trimmed(piece.text))),
  );
  return {
    periods,
    atoms: pieces.flatMap((piece, index) =>
      atomsOf(piece.text, 0, index).map((atom, order) =>
        piece.isDashed && order === 0 ? { ...atom, isDashed: true } : atom,
      ),
    ),
  };
});
