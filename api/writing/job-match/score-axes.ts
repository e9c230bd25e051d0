import { compareFields, fieldsOfNames, fieldsOfTitle } from '../proof/fields.ts';
import { readStatement } from '../proof/statement.ts';
import { coreTitleStems } from '../scoring/title-words.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { findEntry } from '../lexicon/lexicon.ts';
import { compareLevels } from './job-levels.ts';
import type { AxisScores, JobToRank, Seeker } from './job-match.ts';
import type { ReadSeeker } from './read-seeker.ts';

/** What a title of the same field of work is worth that shares no word. */
const SAME_FIELD = 0.5;
/** Jobs for those who still learn the work, of which others do it already. */
const LEARNER =
  /(?<![\p{L}])(?:intern(?:ship)?|trainee|apprentice(?:ship)?|praktik(?:um|ant(?:in)?)|azubi|ausbildung|werkstudent(?:in)?|stage|stagiaire|becari[oa]|tirocinio|estágio|staż)(?![\p{L}])/iu;
const LEARNER_SHARE = 0.5;
const NEAR_FIELD = 0.25;
/** Fewer keywords say too little, so that the requirements' words are compared instead. */
const FEWEST_KEYWORDS = 3;
/** Who has this share of what is asked for has enough. */
const ENOUGH = 0.6;

/** What of a job's keywords the person has. */
export const listShared = (
  { keywords }: Pick<JobToRank, 'keywords'>,
  { names, stems }: ReadSeeker,
): string[] => keywords.filter((keyword) => names.has(keyword) || hasWords(keyword, stems));

/** How well a job fits a person by each axis. Companies' sizes are not known yet. */
export function scoreAxes(job: JobToRank, seeker: Seeker, read: ReadSeeker): AxisScores {
  return {
    jobTitle: scoreTitle(job, read),
    skills: scoreSkills(job, read),
    industry: scoreIndustry(job, read),
    experience: scoreExperience(job, read),
    location: scoreLocation(job, seeker),
    companySize: null,
    seniority: job.level === null ? null : compareLevels(job.level, read.level),
  };
}

function scoreTitle({ title }: JobToRank, { titles, level }: ReadSeeker): number | null {
  const asked = coreTitleStems(title);
  if (titles.length === 0 || asked.size === 0) return null;
  const fields = fieldsOfTitle(title);
  const share = level !== 'entry' && LEARNER.test(title) ? LEARNER_SHARE : 1;
  const best = Math.max(
    ...titles.map(({ stems, fields: own, recency }) => {
      const shared = [...stems].filter((stem) => asked.has(stem)).length;
      const words = stems.size === 0 ? 0 : (2 * shared) / (stems.size + asked.size);
      const relation = compareFields(own, fields);
      const byField = relation === 'same' ? SAME_FIELD : relation === 'near' ? NEAR_FIELD : 0;
      // "Sales Engineer" and "Sanitary Engineer" share a word and nothing else.
      const isOther = relation === 'other';
      return recency * (isOther ? words / 2 : Math.min(1, byField + words * (1 - byField)));
    }),
  );
  return share * best;
}

function scoreSkills(job: JobToRank, read: ReadSeeker): number | null {
  const { keywords, requirements } = job;
  if (keywords.length >= FEWEST_KEYWORDS)
    return Math.min(1, listShared(job, read).length / keywords.length / ENOUGH);
  const words = [...new Set(requirements.flatMap((text) => contentStems(text)))];
  if (words.length < FEWEST_KEYWORDS) return null;
  return Math.min(1, words.filter((stem) => read.stems.has(stem)).length / words.length / ENOUGH);
}

const contentStems = (text: string): string[] => {
  const { tokens, stems } = readStatement(text);
  return stems.filter((_, index) => {
    const norm = tokens[index]?.norm ?? '';
    return norm.length > 3 && !STOP_WORDS.has(norm);
  });
};

function hasWords(text: string, stems: ReadonlySet<string>): boolean {
  if (findEntry(text)) return false;
  const words = contentStems(text);
  return words.length > 0 && words.every((stem) => stems.has(stem));
}

function scoreIndustry({ title, requirements }: JobToRank, { years, titles }: ReadSeeker): number | null {
  const asked = new Set([
    ...fieldsOfTitle(title),
    ...fieldsOfNames(requirements.flatMap((text) => readStatement(text).hits)),
  ]);
  if (asked.size === 0 || titles.length === 0) return null;
  const relation = compareFields(new Set(years.keys()), asked);
  if (relation === 'unplaced' || relation === 'unknown') return null;
  return relation === 'same' ? 1 : relation === 'near' ? 0.5 : 0;
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
