import type { Period } from '../fields/dates.ts';
import { periodsOf } from './entries.ts';
import { isCode, isCountry, placeScore, splitPlace } from '../fields/places.ts';
import { fold } from '../lines/fold.ts';
import { remember } from '../lines/memo.ts';
import {
  AT_ANY_SCHOOL,
  AT_SCHOOL,
  ATTENDED,
  BEFORE_DATE,
  DEGREE_AT_END,
  DEGREE_AT_START,
  DEGREE_AT_WORD,
  DEGREE_LABEL,
  EDUCATION_LABEL,
  EXPECTED,
  FIELD_LABEL,
  FIRM,
  HAS_CAMPUS,
  NOTE_LABEL,
  ONGOING,
  RESULT,
  RESULT_ALONE,
  RESULT_IN_BRACKETS,
  SCHOOL_ACRONYM,
  SCHOOL_INSIDE,
  SCHOOL_LABEL,
  STUDY_LABEL,
  THESIS,
} from '../words/education-words.ts';

/** What a piece of an education entry is by its own words. */
export type AtomKind = 'degree' | 'school' | 'place' | 'text' | 'note';

/** The text between two commas. */
export interface Atom {
  text: string;
  kind: AtomKind;
  /** Which line of the entry, and which stretch between columns, bars or dashes of that line. */
  line: number;
  piece: number;
  /** Named as what was studied by a label. */
  isSubject?: boolean;
  /** Behind a dash that parts it from the atom before it. */
  isDashed?: boolean;
}

/** A line without its dates. */
export interface EducationLine {
  periods: Period[];
  atoms: Atom[];
}

const PIECE_BREAK =
  /(\t+|\s*(?:-{4,}|[–—]{3,}|_{4,}|\.{4,})\s*|\s+[–—](?=\p{Lu})|(?<=\))[–—]\s+|\s+[|·•⋅∙]\s+|\s+\/\/\s+|\s+@(?=\p{Lu}\p{L})|;\s+|(?<=\S)\s+[–—-]\s+|\s[–—]\s?$)/u;
/** Not within brackets. */
const COMMA = /(?:\s*,\s+|\s+,(?=\p{Lu})|(?<=\p{Ll}{2}),(?=\p{Lu}\p{Ll}))(?![^(]*\))/u;

/** A kind of school rather than a degree: "Instituto Robledal Técnico". */
const OF_A_KIND = /^(?:tecnic[oa]|technique)$/u;

const FIRM_MAX_WORDS = 6;

const COURSE = /^(?:programme?|course|curso)$/u;

/** Whether a text has a word or the short name of a school. */
export const namesSchool = (text: string): boolean =>
  SCHOOL_INSIDE.test(fold(text)) || SCHOOL_ACRONYM.test(text);

/** With words of both, the last word decides ("High School Diploma"), otherwise the first ("Istituto tecnico"). */
/** "Moss Care and Law BSc": a few names, and what was earned in them. */
const SUBJECT = /^(?:(?:\p{Lu}[\p{L}&’'-]*|and|of|in|&|und|et|y|de)\s){1,6}\S+$/u;

function kindOf(text: string): AtomKind {
  const folded = fold(text);
  const [, whole = '', short = ''] = /^(.*?)\(([^()]{2,8})\)$/u.exec(folded) ?? [];
  // "Universidade Robledal (MS)" is in a state.
  const isState = short.length === 2 && SCHOOL_INSIDE.test(whole) && !DEGREE_AT_WORD.test(whole);
  if (!isState && short !== '' && DEGREE_AT_START.exec(short)?.[0] === short) return 'degree';
  const degree =
    DEGREE_AT_START.exec(folded) ??
    DEGREE_AT_WORD.exec(folded) ??
    (SUBJECT.test(text) ? DEGREE_AT_END.exec(folded) : null);
  const school = SCHOOL_INSIDE.exec(folded) ?? SCHOOL_ACRONYM.exec(text);
  if (degree && school) {
    const last = folded.split(/\s+/).at(-1) ?? '';
    const endsWithDegree =
      (DEGREE_AT_WORD.test(last) || COURSE.test(last)) && !SCHOOL_INSIDE.test(last) && !OF_A_KIND.test(last);
    return endsWithDegree || degree.index <= school.index ? 'degree' : 'school';
  }
  if (degree) return 'degree';
  if (school || (FIRM.test(folded) && folded.split(' ').length <= FIRM_MAX_WORDS)) return 'school';
  return placeScore(text) >= 2 ? 'place' : 'text';
}

/** "University of Dublin Diploma in Law", "BSc Law University of Leeds": nothing but the words tells the two apart. */
const SCHOOL_THEN_DEGREE =
  /(?<=\p{L}{2}[\p{L}’'.-]* )(?=(?:mbo|hbo|havo|vwo|vmbo|MBO|HBO|HAVO|VWO|VMBO|HN[CD]|BSc|MSc|[BM]S(?=$|,)|BA|MA|MBA|BEng|MEng|BTS|BTEC|DUT|CAP|BEP|NVQ|GCSE|PhD|ESO|Level \d|Bachelor|Master|Diplom|Diploma|Licence|Licenciatura|Grado|Laurea|Magister|(?<!School )Certificate|Postgraduate|Doctor|Associate)(?!\p{L}))/u;
const DEGREE_THEN_SCHOOL =
  /(?<=\p{L}[\p{L}’'.)-]* )(?=(?:(?:Universi|Univers|École|Ecole|Escuela|Instituto|Institut|Istituto|Liceo|Politec|Faculdade|Colégio|Colegio|College|School)\p{L}*(?: \p{Lu}\p{L}+){0,2} (?:of|de|di|do|da|du|des|degli|della|für|d’|d')|(?:IES|IUT|CFA|ROC|SMK|SMA|SENAI|Universität|Hochschule|Berufsschule|Universiteit|Hogeschool|Uniwersytet|Politechnika|Univerzita|Universitas|Politeknik|Lycée|Lyceum|Gymnázium|Komvux) \p{Lu})\s?)/u;

function splitGlued(text: string): string[] {
  const folded = fold(text);
  const degree = (DEGREE_AT_START.exec(folded) ?? DEGREE_AT_WORD.exec(folded))?.index;
  const school = SCHOOL_INSIDE.exec(folded)?.index;
  if (school === undefined) return [text];
  if (degree !== undefined && degree < school) {
    const at = DEGREE_THEN_SCHOOL.exec(text)?.index;
    return at !== undefined &&
      at > degree &&
      !/(?:of|in|at|en|de|di|for|from|em|an der|am) $/u.test(text.slice(0, at))
      ? [text.slice(0, at), text.slice(at)]
      : [text];
  }
  const at = SCHOOL_THEN_DEGREE.exec(text)?.index;
  // "HS Diploma"
  if (at !== undefined && !text.slice(0, at).trim().includes(' ')) return [text];
  return at !== undefined && at > school ? [text.slice(0, at), text.slice(at)] : [text];
}

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

/** The text behind a label, and what the label says it is. */
interface Piece {
  text: string;
  kind: AtomKind | null;
  isSubject: boolean;
}

/** Whether a text is the label of something that one studied or of where, as forms have it. */
const isLabel = (text: string): boolean =>
  [EDUCATION_LABEL, STUDY_LABEL, FIELD_LABEL].some((one) => one.test(fold(text).trim()));

/** The kind that a label gives to the text behind it, and the text; null without such a label. */
function readLabel(text: string): Piece | null {
  const [, word = '', field] = /^\s*(\p{L}+)\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (field !== undefined && FIELD_LABEL.test(fold(word)))
    return { text: field, kind: null, isSubject: true };
  const label = /^\s*([^:]{3,60}?)\s?:\s+(\S.*)$/u.exec(text);
  const name = fold(label?.[1] ?? '').trim();
  if (!label?.[2] || !isLabel(name)) return null;
  const kind = SCHOOL_LABEL.test(name) ? 'school' : DEGREE_LABEL.test(name) ? 'degree' : null;
  return { text: label[2], kind, isSubject: FIELD_LABEL.test(name) };
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
function toldByLabel(atom: Atom, label: Piece | null): Atom {
  if (RESULT_ALONE.test(fold(atom.text))) return { ...atom, kind: 'note' };
  if (label) return { ...atom, kind: label.kind ?? atom.kind, ...(label.isSubject && { isSubject: true }) };
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

/** "BSc (University of Leeds, Botany)": a school that stands in brackets behind its degree stands beside it. */
const withoutBrackets = (text: string): string =>
  text.replace(/(\S)\s+\((\p{Lu}[^()]{6,})\)\s*$/u, (whole, last: string, inside: string) =>
    SCHOOL_INSIDE.test(fold(inside.split(',')[0] ?? '')) &&
    inside.includes(' ') &&
    !SCHOOL_INSIDE.test(fold(text.split('(')[0] ?? ''))
      ? `${last} | ${inside}`
      : whole,
  );

/** "MSc Botany / University of Leeds / Leeds": slashes between what differs, and none within a name. */
function splitAtSlash(piece: string): string[] {
  const parts = piece.split(/\s\/\s?/u);
  const all = parts.map((part) => (RESULT_IN_BRACKETS.test(fold(part)) ? 'note' : kindOf(part)));
  const kinds = new Set(all.filter((kind) => kind !== 'text'));
  // "University of Leeds / Moss Care"
  const isSchoolAndSubject = parts.length === 2 && all.join(' ') === 'school text' && /\s\/\s/u.test(piece);
  return kinds.size > 1 || isSchoolAndSubject ? parts : [piece];
}

/** The name of a school or a degree ends so, rather than a word that is cut short ("Dipl. Ing."), and another name follows. */
const NAME_STOP = /(?<=\p{L}{5}|\p{L} \d)\.\s+(?=\p{Lu})/u;
const NAME_MAX_WORDS = 7;

/** Whether a text is made up of capitalized words with small ones between them, as names are. */
function isName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}{5,}/u.test(word));
  return words.length <= NAME_MAX_WORDS && small.length === 0;
}

/** "Harwood College: Moss Care", "BSc Botany. Harwood College": a colon or a full stop between a school and what was studied. */
function splitAtStop(piece: string): string[] {
  const [, before = '', after = ''] = /^([^:,]{2,60}[\p{L})])\s?:\s+(\p{Lu}.*)$/u.exec(piece) ?? [];
  if (before !== '' && readLabel(piece) === null) {
    const [left, right] = [kindOf(before), kindOf(after.split(',')[0] ?? '')];
    if (left === 'school' || (right === 'school' && isName(before))) return [before, after];
  }
  const stop = NAME_STOP.exec(piece);
  if (!stop) return [piece];
  const sides = [piece.slice(0, stop.index), piece.slice(stop.index + stop[0].length)];
  const kinds = sides.map(kindOf).join(' ');
  // "Diploma in Botany. The Moss Guild": of two names, one may have unknown words.
  const areNames =
    /^(?:degree text|text school)$/u.test(kinds) && sides.every((side) => isName(side.split(',')[0] ?? ''));
  return areNames || /^(?:degree school|school degree)$/u.test(kinds) ? sides : [piece];
}

/** "Harwood School-Diploma in Law": a hyphen between a school and what was earned there. */
function splitAtHyphen(piece: string): string[] {
  const at = /(?<=\p{Ll}{2})[-–](?=\p{Lu}\p{L})/u.exec(piece)?.index;
  if (at === undefined) return [piece];
  const [before, after] = [piece.slice(0, at), piece.slice(at + 1)];
  const folded = fold(after);
  const isDegree = DEGREE_AT_START.test(folded) || DEGREE_AT_WORD.exec(folded)?.index === 0;
  return isDegree && before.includes(' ') && kindOf(before) === 'school' ? [before, after] : [piece];
}

const LED = new RegExp(`^(?:${AT_SCHOOL}|du|de l[’']|de la|des)(?:\\s+|(?<=[’']))(?=\\p{Lu})`, 'u');

/** "At the University of Leeds", as a line of its own. */
function withoutLead(piece: string): string {
  const text = piece.trimStart();
  const led = LED.exec(text.slice(0, 1).toLowerCase() + text.slice(1))?.[0] ?? '';
  const rest = text.slice(led.length);
  const [attended = ''] = ATTENDED.exec(text) ?? [];
  if (attended !== '' && SCHOOL_INSIDE.test(fold(text))) return text.slice(attended.length);
  return SCHOOL_INSIDE.test(fold(rest.split(/\s+/).slice(0, 2).join(' '))) ? rest : piece;
}

const NAMED_AT = /university of \p{L}+(?: \p{L}+)?$/iu;
const AT_ANY = new RegExp(`\\s(?:${AT_ANY_SCHOOL})\\s?(?=\\p{Lu})`, 'u');
const AT = new RegExp(`\\s(?:${AT_SCHOOL})\\s?(?=\\p{Lu}|universit|lycée|collège|école)`, 'gu');

/** "Harwood College with a diploma in Law" */
const EARNED = /\swith (?:an? )?(?=\p{Lu})/u;

/** "Physics an der Universität Leeds", "Diploma: Harwood College": cut between what was studied and where. */
function splitAtSchool(whole: string): string[] {
  const piece = withoutLead(whole);
  const label = /^([^:]{3,60}):\s+(\S.*)$/.exec(piece);
  if (
    label?.[1] &&
    label[2] &&
    !readLabel(piece) &&
    kindOf(label[1]) === 'degree' &&
    SCHOOL_INSIDE.test(fold(label[2]))
  ) {
    const at = DEGREE_THEN_SCHOOL.exec(label[2])?.index ?? 0;
    return [label[1], label[2].slice(0, at), label[2].slice(at)];
  }
  const earned = EARNED.exec(piece);
  if (earned && SCHOOL_INSIDE.test(fold(piece.slice(0, earned.index)))) {
    const rest = piece.slice(earned.index + earned[0].length);
    if (kindOf(rest) === 'degree') return [piece.slice(0, earned.index), rest];
  }
  for (const match of piece.matchAll(AT)) {
    // "University of Texas at Arlington" is one name.
    if (/^\sat\s$/u.test(match[0]) && NAMED_AT.test(piece.slice(0, match.index))) continue;
    const [before, after] = [piece.slice(0, match.index), piece.slice(match.index + match[0].length)];
    const kind = kindOf(before);
    const start = (after.split(/[,(]|\s[–—-]\s/)[0] ?? '').split(/\s+/).slice(0, 5).join(' ');
    const isSchool = namesSchool(start) && !namesSchool(before);
    if (
      (before.length > 2 && isSchool) ||
      ((kind === 'degree' || kind === 'text') && AT_ANY.exec(piece)?.index === match.index)
    )
      return [before, after];
  }
  return [piece];
}

/** The stretches between columns, bars and dashes, and whether a dash is before each. */
function splitPieces(text: string): { text: string; isDashed: boolean }[] {
  const parts = text.split(PIECE_BREAK);
  return parts.flatMap((part, index) =>
    index % 2 === 0 && /[\p{L}\p{N}]/u.test(part)
      ? [{ text: part, isDashed: /[–—-]/u.test(parts[index - 1] ?? '') }]
      : [],
  );
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
  const pieces = splitPieces(parts)
    .flatMap(({ text: piece, isDashed }) =>
      [piece]
        .flatMap(splitAtSlash)
        .flatMap(splitAtStop)
        .flatMap(splitAtHyphen)
        .flatMap(splitAtSchool)
        .map((one, index) => ({ text: one, isDashed: isDashed && index === 0 })),
    )
    .filter(
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

/** Beginnings of sentences in which people tell of themselves. */
const FIRST_PERSON = /^(?:I|I[’']ve|Ich|Je|J[’']ai|Ho|Sono|He|Me|Jag|Jeg|Ik|Saya)\s+\p{Ll}/u;
const NOTE_MIN_WORDS = 8;
const NOTE_MIN_LENGTH = 110;

/** Many words, nearly all of them small, that begin like no name. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= NOTE_MIN_WORDS &&
    small >= words.length * 0.85 &&
    periodsOf(text).length === 0 &&
    kindOf(words.slice(0, 3).join(' ')) === 'text'
  );
}

/**
 * Whether a line tells of one's studies without naming them: a sentence, or what stands behind a label of its own
 * ("Thesis: ...", "Modules: ...").
 */
export const isEducationNote = remember((text: string): boolean => {
  const words = text.trim().split(/\s+/).length;
  const isSentence = words >= NOTE_MIN_WORDS && /[\p{Ll})][.!]$/u.test(text.trim()) && !/\t/.test(text);
  const isLong = text.length >= NOTE_MIN_LENGTH && words > 14 && !/[\t|]/.test(text);
  const label = /^([\p{L} ’'/-]{3,40}?)\s?:(?:\s|$)/u.exec(text)?.[1];
  const named = fold(label ?? '').trim();
  const isLabelled =
    label !== undefined &&
    (THESIS.test(named) ||
      (label.split(' ').length <= 4 &&
        kindOf(label) === 'text' &&
        !isLabel(label) &&
        (periodsOf(text).length === 0 || NOTE_LABEL.test(named))));
  const { atoms, periods } = readEducationLine(text);
  const names = new Set(atoms.map(({ kind }) => kind));
  const folded = fold(text);
  const beginsWithDegree = DEGREE_AT_START.test(folded) || DEGREE_AT_WORD.exec(folded)?.index === 0;
  const isNamed =
    periods.length > 0 ||
    (names.has('degree') && (names.has('school') || (beginsWithDegree && words <= NAME_MAX_WORDS * 2)));
  const isListed = isLong && (names.has('degree') || names.has('school'));
  const isTold = words >= NOTE_MIN_WORDS && FIRST_PERSON.test(text);
  return (
    isTold || isLabelled || (isSentence && !isNamed) || (isLong && !isNamed && !isListed) || isProse(text)
  );
});
