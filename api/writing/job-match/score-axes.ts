import { compareFields, fieldsOfNames, fieldsOfTitle } from '../proof/fields.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { findEntry, lexicon } from '../lexicon/lexicon.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import { compareTitles, readPostingTitle } from './compare-titles.ts';
import { compareLevels } from './job-levels.ts';
import type { AxisScores, JobToRank, Seeker } from './job-match.ts';
import type { ReadSeeker } from './read-seeker.ts';

/** Jobs for those who still learn the work, of which others do it already. */
const LEARNER =
  /(?<![\p{L}])(?:intern(?:ship)?|trainee|apprentice(?:ship)?|praktik(?:um|ant(?:in)?)|azubi|ausbildung|werkstudent(?:in)?|stage|stagiaire|becari[oa]|tirocinio|estágio|staż)(?![\p{L}])/iu;
const LEARNER_SHARE = 0.5;
/** Fewer keywords say too little, so that the requirements' words are compared instead. */
const FEWEST_KEYWORDS = 3;
/** Who has this share of what is asked for has enough. */
const ENOUGH = 0.6;

/** What of a job's keywords the person has. */
export const listShared = (
  { keywords }: Pick<JobToRank, 'keywords'>,
  { names, stems }: ReadSeeker,
): string[] => keywords.filter((keyword) => names.has(keyword) || hasWords(keyword, stems));

/**
 * How well a job fits a person by each axis. Companies' sizes are not known yet.
 *
 * @param shared what {@link listShared} lists
 */
export function scoreAxes(
  job: JobToRank,
  seeker: Seeker,
  read: ReadSeeker,
  shared: readonly string[],
): AxisScores {
  return {
    jobTitle: scoreTitle(job, read),
    skills: scoreSkills(job, read, shared),
    industry: scoreIndustry(job, read),
    experience: scoreExperience(job, read),
    location: scoreLocation(job, seeker),
    companySize: null,
    seniority: job.level === null ? null : compareLevels(job.level, read.level),
  };
}

function scoreTitle({ title }: JobToRank, { titles, level }: ReadSeeker): number | null {
  const asked = readPostingTitle(title);
  if (titles.length === 0 || asked.stems.size === 0) return null;
  const share = level !== 'entry' && LEARNER.test(title) ? LEARNER_SHARE : 1;
  return share * Math.max(...titles.map(({ recency, ...own }) => recency * compareTitles(own, asked)));
}

function scoreSkills(
  { keywords, requirements }: JobToRank,
  read: ReadSeeker,
  shared: readonly string[],
): number | null {
  if (keywords.length >= FEWEST_KEYWORDS) return Math.min(1, shared.length / keywords.length / ENOUGH);
  const words = [...new Set(requirements.flatMap((text) => contentStems(text)))];
  if (words.length < FEWEST_KEYWORDS) return null;
  return Math.min(1, words.filter((stem) => read.stems.has(stem)).length / words.length / ENOUGH);
}

/** Reads words only: a search meets hundreds of texts that nobody has read before, and a statement takes ten times as long. */
const contentStems = (text: string): string[] =>
  tokenize(plainLetters(text))
    .filter(({ norm }) => norm.length > 3 && !STOP_WORDS.has(norm))
    .map(({ norm }) => stemWord(norm));

const KEPT = 5_000;
const keywordWords = new Map<string, readonly string[]>();

/** The words by which a keyword is recognized that the lexicon doesn't know; none for its own names. The last are cached. */
function wordsOfKeyword(keyword: string): readonly string[] {
  const known = keywordWords.get(keyword);
  if (known) return known;
  const words = findEntry(keyword) ? [] : contentStems(keyword);
  if (keywordWords.size >= KEPT) keywordWords.clear();
  keywordWords.set(keyword, words);
  return words;
}

function hasWords(keyword: string, stems: ReadonlySet<string>): boolean {
  const words = wordsOfKeyword(keyword);
  return words.length > 0 && words.every((stem) => stems.has(stem));
}

function scoreIndustry({ title, requirements }: JobToRank, { fields, titles }: ReadSeeker): number | null {
  const byTitle = fieldsOfTitle(title);
  // What a receptionist should know of sales doesn't make a salesperson's job of it.
  const asked =
    byTitle.size > 0
      ? byTitle
      : fieldsOfNames(requirements.flatMap((text) => lexicon().find(tokenize(plainLetters(text)))));
  if (asked.size === 0 || titles.length === 0) return null;
  if (fields.size === 0) return null;
  // The work of years ago counts less than that of today.
  return Math.max(
    ...[...fields].map(([field, recency]) => {
      const relation = compareFields(new Set([field]), asked);
      return relation === 'same' ? recency : relation === 'near' ? recency / 2 : 0;
    }),
  );
}

function scoreExperience({ title, yearsAsked }: JobToRank, { years, allYears }: ReadSeeker): number | null {
  if (yearsAsked === null || yearsAsked <= 0) return null;
  const fields = [...fieldsOfTitle(title)];
  const own = fields.length === 0 ? allYears : Math.max(0, ...fields.map((field) => years.get(field) ?? 0));
  return Math.min(1, own / yearsAsked);
}

function scoreLocation({ isRemote, miles }: JobToRank, { radiusMiles, openToRemote }: Seeker): number | null {
  if (isRemote && openToRemote) return 1;
  if (miles === null) return null;
  return Math.max(0, Math.min(1, 2 - miles / radiusMiles));
}
