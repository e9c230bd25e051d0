import { placeScore } from '../fields/places.ts';
import { fold } from '../lines/fold.ts';
import {
  DEGREE_AT_END,
  DEGREE_AT_START,
  DEGREE_AT_WORD,
  DEGREE_LABEL,
  EDUCATION_LABEL,
  FIELD_LABEL,
  FIRM,
  SCHOOL_ACRONYM,
  SCHOOL_ALONE,
  SCHOOL_INSIDE,
  SCHOOL_LABEL,
  STUDY_LABEL,
  TITLE_LABEL,
  WEAK_DEGREE,
} from '../words/education-words.ts';

/** What a piece of an education entry is by its own words. */
export type AtomKind = 'degree' | 'school' | 'place' | 'text' | 'note';

/** A kind of school rather than a degree: "Instituto Robledal Técnico". */
const OF_A_KIND = /^(?:tecnic[oa]|technique)$/u;

const FIRM_MAX_WORDS = 6;

const COURSE = /^(?:programme?|course|curso)$/u;

/** Whether a text has a word or the short name of a school. */
export const namesSchool = (text: string): boolean =>
  SCHOOL_INSIDE.test(fold(text)) || SCHOOL_ACRONYM.test(text);

/** "Moss Care and Law BSc": a few names, and what was earned in them. */
const SUBJECT = /^(?:(?:\p{Lu}[\p{L}&’'-]*|and|of|in|&|und|et|y|de)\s){1,6}\S+$/u;

/** What a text is by its words. With words of both, the last word decides ("High School Diploma"), otherwise the first ("Istituto tecnico"). */
export function kindOf(text: string): AtomKind {
  // "Chemistry (Honours in Chemistry and the College)"
  const folded = fold(text.replace(/\s\([^()]*\sin\s[^()]*\)$/u, ''));
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

/** The text behind a label, and what the label says it is. */
export interface LabelledText {
  text: string;
  kind: AtomKind | null;
  isSubject: boolean;
}

/** Whether a text is the label of something that one studied or of where, as forms have it. */
export const isLabel = (text: string): boolean =>
  [EDUCATION_LABEL, STUDY_LABEL, FIELD_LABEL].some((one) => one.test(fold(text).trim()));

/** The kind that a label gives to the text behind it, and the text; null without such a label. */
export function readLabel(text: string): LabelledText | null {
  const [, word = '', field] = /^\s*(\p{L}+)\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (field !== undefined && FIELD_LABEL.test(fold(word)))
    return { text: field, kind: null, isSubject: true };
  const label = /^\s*([^:]{3,60}?)\s?:\s+(\S.*)$/u.exec(text);
  const name = fold(label?.[1] ?? '').trim();
  if (!label?.[2] || !isLabel(name)) return null;
  // "Titel: Magister", and "Titel: On the care of moss"
  if (TITLE_LABEL.test(name) && kindOf(label[2]) !== 'degree') return null;
  const kind = SCHOOL_LABEL.test(name) ? 'school' : DEGREE_LABEL.test(name) ? 'degree' : null;
  return { text: label[2], kind, isSubject: FIELD_LABEL.test(name) };
}

/** How sure a degree is one that was earned: a course of studies is less so than what is known by its words. */
export const degreeRank = ({ text }: { text: string }): number => (WEAK_DEGREE.test(fold(text)) ? 0 : 1);

/** Whether a text names no school but only what kind it is: "University", "Szkoła policealna". */
export function isKindOfSchool(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/);
  return (
    SCHOOL_ALONE.test(fold(text).trim()) ||
    (others.length > 0 &&
      others.length < 3 &&
      SCHOOL_INSIDE.test(fold(first)) &&
      others.every((word) => /^\p{Ll}/u.test(word)))
  );
}
