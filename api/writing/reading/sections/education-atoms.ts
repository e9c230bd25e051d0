import type { Period } from '../fields/dates.ts';
import { periodsOf } from './entries.ts';
import { placeScore } from '../fields/places.ts';
import { fold } from '../lines/fold.ts';
import { remember } from '../lines/memo.ts';
import {
  DEGREE_AT_START,
  DEGREE_AT_WORD,
  EDUCATION_LABEL,
  SCHOOL_INSIDE,
  STUDY_LABEL,
} from '../words/education-words.ts';

/** What a piece of an education entry is by its own words. */
export type AtomKind = 'degree' | 'school' | 'place' | 'text';

/** The text between two commas. */
export interface Atom {
  text: string;
  kind: AtomKind;
  /** Which line of the entry, and which stretch between columns, bars or dashes of that line. */
  line: number;
  piece: number;
}

/** A line without its dates. */
export interface EducationLine {
  periods: Period[];
  atoms: Atom[];
}

const PIECE_BREAK = /\t+|\s+at\s+(?=\p{Lu})|\s+[|·•⋅∙]\s+|\s+\/\/\s+|;\s+|(?<=\S)\s+[–—-]\s+|\s[–—]\s?$/u;
/** Not within brackets. */
const COMMA = /\s*,\s+(?![^(]*\))/u;

/** With words of both, the last word decides ("High School Diploma"), otherwise the first ("Istituto tecnico"). */
function kindOf(text: string): AtomKind {
  const folded = fold(text);
  const degree = DEGREE_AT_START.exec(folded) ?? DEGREE_AT_WORD.exec(folded);
  const school = SCHOOL_INSIDE.exec(folded);
  if (degree && school) {
    const last = folded.split(/\s+/).at(-1) ?? '';
    const endsWithDegree = DEGREE_AT_WORD.test(last) && !SCHOOL_INSIDE.test(last);
    return endsWithDegree || degree.index <= school.index ? 'degree' : 'school';
  }
  if (degree) return 'degree';
  if (school) return 'school';
  return placeScore(text) >= 2 ? 'place' : 'text';
}

/** "University of Dublin Diploma in Law", "BSc Law University of Leeds": nothing but the words tells the two apart. */
const SCHOOL_THEN_DEGREE =
  /(?<=\p{L}{2}[\p{L}’'.-]* )(?=(?:mbo|hbo|havo|vwo|vmbo|HN[CD]|BSc|MSc|BA|MA|MBA|BEng|MEng|BTS|BTEC|DUT|CAP|BEP|NVQ|GCSE|PhD|ESO|Level \d|Bachelor|Master|Diplom|Diploma|Licence|Licenciatura|Grado|Laurea|Magister|Certificate|Postgraduate|Doctor|Associate)(?!\p{L}))/u;
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
  return at !== undefined && at > school ? [text.slice(0, at), text.slice(at)] : [text];
}

const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:•·*–—|-]+|[\s,;:|–—-]+$/g, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim();

function atomsOf(text: string, line: number, piece: number): Atom[] {
  return text
    .split(COMMA)
    .flatMap(splitGlued)
    .flatMap((part) => {
      const plain = trimmed(part.replace(/[.,]$/, (end) => (/\p{L}{3}[.,]$/u.test(part) ? '' : end)));
      if (!/[\p{L}\p{N}]/u.test(plain)) return [];
      const bracket = /^(.{2,}?)\s+\(([^()]{2,40})\)$/.exec(plain);
      const isPlace =
        bracket?.[2] !== undefined &&
        (placeScore(bracket[2]) >= 2 ||
          (kindOf(plain) === 'school' &&
            /^\p{Lu}[\p{L} .'’-]+$/u.test(bracket[2]) &&
            !SCHOOL_INSIDE.test(fold(bracket[2]))));
      if (bracket?.[1] && bracket[2] && isPlace)
        return [
          { text: bracket[1], kind: kindOf(bracket[1]), line, piece },
          { text: bracket[2], kind: 'place' as const, line, piece },
        ];
      return [{ text: plain, kind: kindOf(plain), line, piece }];
    });
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

/** Takes a line of an education section apart. Labels of forms are dropped; every other word is in an atom. */
export const readEducationLine = remember((text: string): EducationLine => {
  const periods = periodsOf(text);
  let rest = '';
  let from = 0;
  for (const period of periods) {
    rest += `${text.slice(from, period.start)}\t`;
    from = period.end;
  }
  rest += text.slice(from);
  const pieces = withoutBrackets(rest)
    .replace(/\(\s*\t\s*\)/g, '\t')
    // A word that was broken beside its dates.
    .replace(/(\p{L})-\s*\t\s*(?=\p{Ll})/gu, '$1')
    .split(PIECE_BREAK)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((piece) => {
      const label = /^([^:]{3,60}):\s+(\S.*)$/.exec(piece);
      const isLabel =
        label?.[1] && [EDUCATION_LABEL, STUDY_LABEL].some((one) => one.test(fold(label[1] ?? '')));
      return isLabel && label[2] ? label[2] : piece;
    })
    .filter(
      (piece, _, all) => all.length + periods.length < 2 || !EDUCATION_LABEL.test(fold(trimmed(piece))),
    );
  return { periods, atoms: pieces.flatMap((piece, index) => atomsOf(piece, 0, index)) };
});
