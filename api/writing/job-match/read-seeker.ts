import { broaderThan, lexicon } from '../lexicon/lexicon.ts';
import { fieldsOfTitle } from '../proof/fields.ts';
import { yearsOfRoles } from '../scoring/asked-years.ts';
import { yearsSince } from '../scoring/months.ts';
import { titleStems } from '../scoring/title-words.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import { readLevel } from './job-levels.ts';
import type { JobLevel, Seeker } from './job-match.ts';

/** What the ranking reads of a person, once for all jobs. */
export interface ReadSeeker {
  titles: { stems: ReadonlySet<string>; fields: ReadonlySet<string>; recency: number }[];
  /** Canonical names of what their bullets and skills show, with all that each is a kind of. */
  names: ReadonlySet<string>;
  /** The stems of their own words, by which what the lexicon doesn't know is compared. */
  stems: ReadonlySet<string>;
  /** The years in each field of work. */
  years: ReadonlyMap<string, number>;
  allYears: number;
  level: JobLevel;
}

const RECENT_YEARS = 3;
const OLDER_YEARS = 8;

/** How much an old title counts: 1 for a current one, less and less for those before. */
function weighRecency(years: number): number {
  if (years <= 0) return 1;
  if (years <= RECENT_YEARS) return 0.9;
  return years <= OLDER_YEARS ? 0.7 : 0.5;
}

export function readSeeker({ roles, skills, level, referenceDate }: Seeker): ReadSeeker {
  const names = new Set<string>();
  const stems = new Set<string>();
  for (const text of [
    ...roles.flatMap(({ title, bullets }) => [title, ...bullets.map((bullet) => bullet.text)]),
    ...skills,
  ]) {
    const tokens = tokenize(plainLetters(text));
    for (const { norm } of tokens) stems.add(stemWord(norm));
    for (const { entry } of lexicon().find(tokens)) {
      names.add(entry.name);
      for (const name of broaderThan(entry)) names.add(name);
    }
  }
  const fields = new Set(roles.flatMap(({ title }) => [...fieldsOfTitle(title)]));
  const years = new Map(
    [...fields].map((field) => [
      field,
      yearsOfRoles(
        roles.filter(({ title }) => fieldsOfTitle(title).has(field)),
        referenceDate,
      ),
    ]),
  );
  const allYears = yearsOfRoles(roles, referenceDate);
  return {
    titles: roles.map((role) => ({
      stems: titleStems(role.title),
      fields: fieldsOfTitle(role.title),
      recency: weighRecency(yearsSince(role, referenceDate)),
    })),
    names,
    stems,
    years,
    allYears,
    level: level ?? guessLevel(roles, allYears),
  };
}

/** The level that a person's last title states, or that their years suggest. */
function guessLevel(roles: Seeker['roles'], years: number): JobLevel {
  const stated = roles.map(({ title }) => readLevel(title)).find((one) => one !== null);
  if (stated) return stated;
  if (years < 2) return 'entry';
  return years < 6 ? 'mid' : 'senior';
}
