import { readRoleText } from '../../../api/features/resume-import/role-text.ts';
import { listOtherReadings } from '../../../api/writing/reading/corrections/other-readings.ts';
import type { ReadExperience } from '../../../api/writing/types.ts';
import { findDoubts } from '../../../web/src/features/resume-import/doubts.ts';
import { add, count, emptyShare, emptyTally, pairUp } from './tally.ts';
import type { Share, Tally } from './tally.ts';
import type { KnownRole } from './truth-file.ts';
import { NAME_OK, nameLikeness, SENTENCE_OK, sentenceLikeness, shareInside, wordsOf } from './words.ts';

const CHECKED = ['title', 'company', 'dates'] as const;
type Checked = (typeof CHECKED)[number];

/** How well the roles of one or several files were read. */
export interface RoleScores {
  found: Tally;
  /** Found with title, employer and dates. */
  strict: Tally;
  bullets: Tally;
  /** Of the roles that were found; `place` of those where the resume or the reading has one. */
  title: Share;
  company: Share;
  place: Share;
  dates: Share;
  /** Wrong fields that the review asks to check, and right ones that it asks to check needlessly. */
  doubted: Record<Checked, { wrong: Share; right: Share }>;
  /** Wrong names of which the resume has a right one, and how many of these the review offers to choose. */
  offered: Record<'title' | 'company', Share>;
}

export function emptyRoleScores(): RoleScores {
  const doubt = () => ({ wrong: emptyShare(), right: emptyShare() });
  return {
    found: emptyTally(),
    strict: emptyTally(),
    bullets: emptyTally(),
    title: emptyShare(),
    company: emptyShare(),
    place: emptyShare(),
    dates: emptyShare(),
    doubted: { title: doubt(), company: doubt(), dates: doubt() },
    offered: { title: emptyShare(), company: emptyShare() },
  };
}

type Dated = Pick<ReadExperience, 'startDate' | 'endDate'>;

/** The same date, or the same year where the resume only states the year. */
export const sameDate = (known: string, read: string): boolean =>
  known === read || (known.length === 4 && read.slice(0, 4) === known);

const endRight = (known: Dated, read: Dated): boolean =>
  read.endDate === ''
    ? known.endDate === '' && (read.startDate !== '' || known.startDate === '')
    : sameDate(known.endDate, read.endDate);

/** Both dates. */
export const datesRight = (known: Dated, read: Dated): boolean =>
  sameDate(known.startDate, read.startDate) && endRight(known, read);

const spellingLikeness = (known: readonly string[], read: string): number =>
  Math.max(...known.map((name) => nameLikeness(name, read)));
const isGiven = (known: readonly string[]): boolean => known.some((name) => name !== '');

/** The share of a role's bullets that another has, or whether it has its running text. */
function bodyLikeness(known: KnownRole, read: ReadExperience): number {
  if (known.bulletPoints.length > 0 && read.bulletPoints.length > 0) {
    const same = known.bulletPoints.filter((bullet) =>
      read.bulletPoints.some((other) => sentenceLikeness(bullet, other) >= 0.7),
    );
    return same.length / known.bulletPoints.length;
  }
  const texts = [read.description, ...read.bulletPoints].filter((text) => text !== '');
  return known.description !== '' && texts.some((text) => shareInside(text, known.description) >= 0.8)
    ? 1
    : 0;
}

/** How likely a read role is a known one; 0 if no part of it says so by itself. */
function likeness(known: KnownRole, read: ReadExperience): number {
  const title = isGiven(known.title) ? spellingLikeness(known.title, read.title) : 0;
  const company = isGiven(known.company) ? spellingLikeness(known.company, read.company) : 0;
  const start = read.startDate !== '' && sameDate(known.startDate, read.startDate) ? 0.5 : 0;
  const dates = start + (read.startDate !== '' && endRight(known, read) ? 0.5 : 0);
  const body = bodyLikeness(known, read);
  if (title < 0.5 && company < 0.5 && dates < 1 && body < 0.5) return 0;
  return 0.35 * title + 0.35 * company + 0.2 * dates + 0.3 * body;
}

/** A bullet that repeats running text counts neither way. */
function scoreBullets(known: KnownRole, read: ReadExperience, to: Tally): void {
  const pairs = pairUp(known.bulletPoints, read.bulletPoints, sentenceLikeness, SENTENCE_OK);
  const used = new Set(pairs.values());
  const invented = read.bulletPoints.filter(
    (bullet, index) =>
      !used.has(index) &&
      !(known.description !== '' && shareInside(bullet, known.description) >= SENTENCE_OK),
  );
  add(to, {
    hits: pairs.size,
    invented: invented.length,
    missed: known.bulletPoints.length - pairs.size,
  });
}

const DOUBT_OF = { 'job title': 'title', company: 'company', 'start date': 'dates', dates: 'dates' } as const;

/** Counts the wrong names of a role that the review offers to put right. */
function countOffered(
  known: KnownRole,
  read: ReadExperience,
  wrong: readonly ('title' | 'company')[],
  lines: readonly { text: string }[],
  to: RoleScores,
): void {
  if (wrong.length === 0) return;
  const other = listOtherReadings({
    names: { title: read.title, company: read.company },
    location: read.location,
    ...readRoleText({ lines }, read),
  });
  for (const field of wrong) {
    const names = known[field].filter((name) => name !== '');
    if (names.length > 0)
      count(
        to.offered[field],
        other[field].some((name) => spellingLikeness(names, name) >= NAME_OK),
      );
  }
}

/** Scores one found role; returns the names of the fields that are wrong. */
function scorePair(
  known: KnownRole,
  read: ReadExperience,
  lines: readonly { text: string }[],
  to: RoleScores,
): string[] {
  const right = {
    title: spellingLikeness(known.title, read.title) >= NAME_OK,
    company: spellingLikeness(known.company, read.company) >= NAME_OK,
    dates: datesRight(known, read),
  };
  const place = nameLikeness(known.location, read.location) >= NAME_OK;
  const isRight = CHECKED.every((field) => right[field]);
  add(to.found, { hits: 1 });
  add(to.strict, isRight ? { hits: 1 } : { invented: 1, missed: 1 });
  const doubts = new Set(findDoubts(read, read, read.confidence).map(({ field }) => DOUBT_OF[field]));
  for (const field of CHECKED) {
    count(to[field], right[field]);
    count(to.doubted[field][right[field] ? 'right' : 'wrong'], doubts.has(field));
  }
  if (known.location !== '' || read.location !== '') count(to.place, place);
  scoreBullets(known, read, to.bullets);
  const names = (['title', 'company'] as const).filter((field) => !right[field]);
  countOffered(known, read, names, lines, to);
  return [...CHECKED.filter((field) => !right[field]), ...(place ? [] : ['place'])];
}

/** What differs in one file, for whoever works on the reader. */
export interface RoleFault {
  known: KnownRole | null;
  read: ReadExperience | null;
  wrong: string[];
}

/**
 * Compares the roles of one file as the open set's `score.py` does, and adds the result to `to`.
 *
 * @param lines the file's lines, to which the roles' `sourceLines` refer
 */
export function scoreRoles(
  known: readonly KnownRole[],
  read: readonly ReadExperience[],
  lines: readonly { text: string }[],
  to: RoleScores,
): RoleFault[] {
  const pairs = pairUp(known, read, likeness, 0.3);
  const faults: RoleFault[] = [];
  for (const [index, role] of known.entries()) {
    if (role.optional) continue;
    const other = read[pairs.get(index) ?? -1];
    if (other === undefined) {
      add(to.found, { missed: 1 });
      add(to.strict, { missed: 1 });
      add(to.bullets, { missed: role.bulletPoints.length });
      faults.push({ known: role, read: null, wrong: ['missed'] });
      continue;
    }
    const wrong = scorePair(role, other, lines, to);
    if (wrong.length > 0) faults.push({ known: role, read: other, wrong });
  }
  const used = new Set(pairs.values());
  for (const [index, role] of read.entries()) {
    if (used.has(index)) continue;
    add(to.found, { invented: 1 });
    add(to.strict, { invented: 1 });
    add(to.bullets, { invented: role.bulletPoints.length });
    faults.push({ known: null, read: role, wrong: ['invented'] });
  }
  return faults;
}

/** Whether all words of a text are in another one. */
export const holds = (text: string, part: string): boolean =>
  wordsOf(part).length > 0 && shareInside(part, text) >= SENTENCE_OK;
