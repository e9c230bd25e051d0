import { broaderThan, lexicon } from '../lexicon/lexicon.ts';
import { fieldsOfNames, fieldsOfTitle } from '../proof/fields.ts';
import { yearsOfRoles } from '../scoring/asked-years.ts';
import { yearsSince } from '../scoring/months.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import { readTitle, type ReadTitle } from './compare-titles.ts';
import { readLevel } from './job-levels.ts';
import type { JobLevel, Seeker } from './job-match.ts';
import type { Role } from '../types.ts';

/** What the ranking reads of a person, once for all jobs. */
export interface ReadSeeker {
  titles: (ReadTitle & { recency: number })[];
  /** Canonical names of what their bullets and skills show, with all that each is a kind of. */
  names: ReadonlySet<string>;
  /** The stems of their own words, by which what the lexicon doesn't know is compared. */
  stems: ReadonlySet<string>;
  /** The fields of their work, with how much each counts: 1 for that of today. */
  fields: ReadonlyMap<string, number>;
  /** The years in each field. */
  years: ReadonlyMap<string, number>;
  allYears: number;
  level: JobLevel;
}

const RECENT_YEARS = 3;
const OLDER_YEARS = 8;
/** Up to here and from here on, years in a field make a level where no title states one. */
const ENTRY_YEARS = 2;
const SENIOR_YEARS = 8;
/** In fewer bullets a field is named by chance. */
const FEWEST_BULLETS = 2;

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
  const fieldsOf = new Map(roles.map((role) => [role.id, fieldsOfRole(role)]));
  const titles = roles.map((role) => ({
    ...readTitle(role.title),
    fields: fieldsOf.get(role.id) ?? new Set(),
    recency: weighRecency(yearsSince(role, referenceDate)),
  }));
  const fields = new Map<string, number>();
  for (const title of titles)
    for (const field of title.fields) fields.set(field, Math.max(fields.get(field) ?? 0, title.recency));
  const years = new Map(
    [...fields.keys()].map((field) => [
      field,
      yearsOfRoles(
        roles.filter(({ id }) => fieldsOf.get(id)?.has(field)),
        referenceDate,
      ),
    ]),
  );
  const allYears = yearsOfRoles(roles, referenceDate);
  return {
    titles,
    names,
    stems,
    fields,
    years,
    allYears,
    level: level ?? guessLevel(roles, years, allYears),
  };
}

/** The fields of a role by its title, or else that of what its bullets name most: "Journeyman" says little. */
function fieldsOfRole({ title, bullets }: Role): ReadonlySet<string> {
  const byTitle = fieldsOfTitle(title);
  if (byTitle.size > 0) return byTitle;
  const counts = new Map<string, number>();
  for (const { text } of bullets)
    for (const field of fieldsOfNames(findNames(text))) counts.set(field, (counts.get(field) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most < FEWEST_BULLETS
    ? new Set()
    : new Set([...counts].filter(([, count]) => count === most).map(([field]) => field));
}

const findNames = (text: string) => lexicon().find(tokenize(plainLetters(text)));

/** The level that a person's latest title states, or that their years in its field suggest. */
function guessLevel(roles: Seeker['roles'], years: ReadonlyMap<string, number>, allYears: number): JobLevel {
  const [latest] = roles.toSorted((a, b) => compareLatest(a, b));
  if (!latest) return 'entry';
  const stated = readLevel(latest.title);
  if (stated) return stated;
  const fields = [...fieldsOfTitle(latest.title)];
  const own = fields.length === 0 ? allYears : Math.max(...fields.map((field) => years.get(field) ?? 0));
  if (own < ENTRY_YEARS) return 'entry';
  return own < SENIOR_YEARS ? 'mid' : 'senior';
}

const compareLatest = (a: Role, b: Role): number =>
  (b.endDate || '9999').localeCompare(a.endDate || '9999') || b.startDate.localeCompare(a.startDate);
