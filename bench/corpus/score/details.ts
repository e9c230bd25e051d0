import { findPeriods } from '../../../api/writing/reading/fields/dates.ts';
import { languageText } from '../../../api/writing/reading/sections/details.ts';
import { readSummary } from '../../../api/writing/reading/sections/summary.ts';
import type { ReadEducation, ReadHistory } from '../../../api/writing/types.ts';
import { datesRight, holds } from './roles.ts';
import { add, count, emptyShare, emptyTally, pairUp } from './tally.ts';
import type { Share, Tally } from './tally.ts';
import type { KnownResume } from './truth-file.ts';
import { NAME_OK, nameLikeness, SENTENCE_OK, sentenceLikeness, shared, wordsOf } from './words.ts';

/** How well everything beside the roles was read. */
export interface DetailScores {
  certificates: Tally;
  /** School or degree recognized. */
  education: Tally;
  /** School, degree and dates. */
  educationStrict: Tally;
  languages: Tally;
  skills: Tally;
  fullName: Share;
  email: Share;
  phone: Share;
  summary: Share;
}

export const emptyDetailScores = (): DetailScores => ({
  certificates: emptyTally(),
  education: emptyTally(),
  educationStrict: emptyTally(),
  languages: emptyTally(),
  skills: emptyTally(),
  fullName: emptyShare(),
  email: emptyShare(),
  phone: emptyShare(),
  summary: emptyShare(),
});

type Certificate = KnownResume['certificates'][number];
type Study = KnownResume['education'][number];

function scoreList<Known>(
  known: readonly Known[],
  read: readonly string[],
  fits: (known: Known, read: string) => boolean,
  to: Tally,
): void {
  const pairs = pairUp(known, read, (one, other) => Number(fits(one, other)), 1);
  add(to, { hits: pairs.size, invented: read.length - pairs.size, missed: known.length - pairs.size });
}

/** Labels such as "valid until" and "No.". */
const LABEL_WORDS_MAX = 4;

function withoutDates(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of findPeriods(text)) {
    rest += text.slice(from, start);
    from = end;
  }
  return rest + text.slice(from);
}

/** An entry with the certificate's name and, beside dates and labels, at most its own issuer and number. */
function isCertificate({ name, issuer, number, date, expiry }: Certificate, entry: string): boolean {
  if (!holds(entry, name)) return false;
  const own = wordsOf([name, issuer, number, date, expiry].join(' '));
  const read = wordsOf(withoutDates(entry));
  return read.length - shared(read, own) <= LABEL_WORDS_MAX;
}

/** The entry is the thing itself, with its level or not. */
const isNamed = (name: string, level: string, entry: string): boolean =>
  nameLikeness(name, entry) >= NAME_OK || nameLikeness(`${name} ${level}`, entry) >= NAME_OK;

/** The school with its town, without it, or both: "Gymnasium, Köln" may be read as a name and a place. */
function schoolRight({ school, location }: Study, { institution }: ReadEducation): boolean {
  const names = [school, school.replace(/,[^,]*$/, '')];
  return names.some((name) =>
    [name, `${name} ${location}`].some((one) => nameLikeness(one, institution) >= NAME_OK),
  );
}

/** The degree with or without its subject, and the word between them. */
function degreeRight(known: Study, read: ReadEducation): boolean {
  if (known.degree === '') return true;
  if (!holds(read.degree, known.degree)) return false;
  const words = wordsOf(read.degree);
  return words.length - shared(words, wordsOf(`${known.degree} ${known.field}`)) <= 2;
}

function scoreEducation(known: readonly Study[], read: readonly ReadEducation[], to: DetailScores): void {
  const likeness = (one: Study, other: ReadEducation): number =>
    Number(schoolRight(one, other)) + Number(degreeRight(one, other)) + 0.5 * Number(datesRight(one, other));
  const pairs = pairUp(known, read, likeness, 1);
  const right = [...pairs].filter(([i, j]) => {
    const [one, other] = [known[i], read[j]];
    return (
      one !== undefined &&
      other !== undefined &&
      schoolRight(one, other) &&
      degreeRight(one, other) &&
      datesRight(one, other)
    );
  }).length;
  for (const [tally, hits] of [
    [to.education, pairs.size],
    [to.educationStrict, right],
  ] as const)
    add(tally, { hits, invented: read.length - hits, missed: known.length - hits });
}

/** A name in capitals has SS for ß. */
const letters = (text: string): string => wordsOf(text).join('').replaceAll('ß', 'ss');

/** Compares everything but the roles of one file, and adds the result to `to`. */
export function scoreDetails(
  known: KnownResume,
  { contact, sections, details }: ReadHistory,
  to: DetailScores,
): void {
  const texts = (entries: readonly { text: string }[]): string[] => entries.map(({ text }) => text);
  scoreList(known.certificates, texts(details.certificates), isCertificate, to.certificates);
  scoreList(
    known.languages,
    details.languages.map(languageText),
    ({ name, level }, entry) => isNamed(name, level, entry),
    to.languages,
  );
  scoreList(known.skills, texts(details.skills), (skill, entry) => isNamed(skill, '', entry), to.skills);
  scoreEducation(known.education, details.education, to);
  for (const field of ['fullName', 'email', 'phone'] as const)
    if (known.contact[field] !== '')
      count(to[field], letters(known.contact[field]) === letters(contact[field]));
  if (known.summary !== '')
    count(to.summary, sentenceLikeness(known.summary, readSummary(sections)) >= SENTENCE_OK);
}
