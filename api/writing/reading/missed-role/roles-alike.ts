import {
  applyRule,
  listRules,
  readHeaderText,
  type FieldRule,
  type HeaderText,
} from '../corrections/field-rules.ts';
import { canBeName, doOverlap, scoreName, type RoleNames } from '../corrections/role-names.ts';
import { findPeriods } from '../fields/dates.ts';
import { foldedWords } from '../lines/fold.ts';
import { readerLine } from '../lines/reader-line.ts';
import { readEducationLine } from '../sections/education-atoms.ts';
import { headingKind } from '../sections/headings.ts';
import type { SectionKind } from '../../types.ts';
import type { ReviewedDocument } from './role-lines.ts';

/** A role of a document, and what it is called. */
export interface NamedRole extends RoleNames {
  sourceLines: readonly number[];
}

/** Where a role begins that is written like an added one, and what it is called as far as the added one tells. */
export interface RoleAlike {
  first: number;
  /** Null if it doesn't tell. */
  title: string | null;
  company: string | null;
}

/** A header takes no more lines. */
const HEADER_LINES = 8;
/** The header of a role that was found is among so many of its lines. */
const FOUND_HEADER_LINES = 4;
/** Roles further away are seldom written alike, and looking for them stays quick in any text. */
const NEAREST_LINES = 400;
const RULES_MAX = 16;
/** Of rules that find different names so many are tried, those first that find most. */
const DIFFERENT_RULES = 6;
/** So many are found at most, those first that are most alike. */
export const ROLES_ALIKE_MAX = 20;

/** What counts for and against a header's being like another one, beside the names in it. */
const SAME_DATES = 2;
const OTHER_KIND_OF_DATES = -0.5;
const OTHER_DATES = -2;
const DATES_TOO_MANY = -1;
const LOWER_CASE = -2;
const SAME_LIST = 2.5;
/** What a header has to reach, if the added role has dates, and if it has none. */
const ENOUGH = 2;
const ENOUGH_WITHOUT_DATES = 2.5;

interface Header extends HeaderText {
  first: number;
  /** How many lines below its first one the dates are; null without any. */
  dated: number | null;
}

interface Candidate extends Header {
  /** How much it is like the added role's, apart from its names. */
  likeness: number;
}

interface Found extends RoleAlike {
  worth: number;
}

const isListItem = (text: string): boolean => (readerLine({ text })?.marker ?? '') !== '';
const beginsLower = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text);

/**
 * Reads headers of a document, each up to the next role that was found. Their dates are the first ones, or those that are as
 * far below the first line as in another one.
 */
function headerReader({ lines, roles }: ReviewedDocument): (first: number, like?: Header) => Header {
  const begins = new Set(roles.map((numbers) => Math.min(...numbers)));
  return (first, like) => {
    let end = first + 1;
    while (end < Math.min(lines.length, first + HEADER_LINES) && !begins.has(end)) end += 1;
    const header = readHeaderText(lines.slice(first, end), lines.slice(Math.max(0, first - 2), first));
    const there = header.top + (like?.dated ?? Infinity);
    const [period] = findPeriods(header.lines[there] ?? '');
    if (period && there !== header.datesLine)
      return { ...header, first, datesLine: there, dates: period, dated: like?.dated ?? null };
    return { ...header, first, dated: header.dates ? header.datesLine - header.top : null };
  };
}

const hasName = (line: string, name: string): boolean => {
  const [words, wanted] = [foldedWords(line), foldedWords(name)];
  return wanted.length > 0 && wanted.every((word) => words.includes(word));
};

/** The lines of the headers of other roles, where no missed one begins. */
function listHeaderLines(
  lines: readonly string[],
  found: readonly NamedRole[],
  read: (first: number) => Header,
): Set<number> {
  return new Set(
    found.flatMap(({ sourceLines, title, company }) => {
      const first = Math.min(...sourceLines);
      const { dated } = read(first);
      const numbers = Array.from({ length: FOUND_HEADER_LINES }, (_, index) => first + index).filter(
        (number) => sourceLines.includes(number),
      );
      const last = numbers.findLast(
        (number) =>
          number === first ||
          number - first === dated ||
          [title, company].some((name) => hasName(lines[number] ?? '', name)),
      );
      return numbers.filter((number) => number <= (last ?? first));
    }),
  );
}

/** Which lines are in a section of the same kind as a line, or in one of work. */
function markRegion(lines: readonly string[], first: number): boolean[] {
  let kind: SectionKind | null = null;
  const kinds = lines.map((text) => {
    const found = headingKind(text);
    kind = found ?? kind;
    return { kind, isHeading: found !== null };
  });
  const own = kinds[first]?.kind;
  return kinds.map((line) => !line.isHeading && (line.kind === own || line.kind === 'experience'));
}

/** The items of the list that a line is in, one line each; none if it is in no list. */
function listSiblings(lines: readonly string[], first: number): Set<number> {
  const siblings = new Set<number>();
  const isItem = (number: number): boolean => isListItem(lines[number] ?? '');
  for (const step of [-1, 1]) for (let number = first; isItem(number); number += step) siblings.add(number);
  return siblings;
}

function listCandidates(
  document: ReviewedDocument,
  found: readonly NamedRole[],
  example: Header,
): Candidate[] {
  const { lines } = document;
  const read = headerReader(document);
  const taken = listHeaderLines(lines, found, read);
  const isInRegion = markRegion(lines, example.first);
  const siblings = listSiblings(lines, example.first);
  const textOf = (number: number): string => lines[number] ?? '';
  const from = Math.max(0, example.first - NEAREST_LINES);
  const to = Math.min(lines.length, example.first + NEAREST_LINES);
  return Array.from({ length: to - from }, (_, index) => from + index)
    .filter(
      (number) =>
        isInRegion[number] &&
        !taken.has(number) &&
        textOf(number).trim() !== '' &&
        isListItem(textOf(number)) === isListItem(textOf(example.first)),
    )
    .map((number) => {
      const header = read(number, example);
      const isLower = beginsLower(textOf(number)) && !beginsLower(textOf(example.first));
      const likeness =
        compareDates(example, header) +
        (isLower ? LOWER_CASE : 0) +
        (siblings.has(number) && example.dated === null ? SAME_LIST : 0);
      return { ...header, likeness };
    });
}

function compareDates(example: Header, { dated, dates }: Header): number {
  if (example.dated === null) return dated === null ? 0 : DATES_TOO_MANY;
  if (dated !== example.dated) return OTHER_DATES;
  return SAME_DATES + (dates?.isRange === example.dates?.isRange ? 0 : OTHER_KIND_OF_DATES);
}

/** What a field would be in each candidate; null where it isn't. */
type Texts = readonly (string | null)[];

/**
 * What the rules by which a name is found in the added role find in each candidate. A name that isn't written there, because
 * somebody has typed it, is the same for all.
 *
 * @returns null if it is written there, but not where a rule can tell
 */
function findTexts(
  name: string,
  rules: readonly FieldRule[],
  candidates: readonly Candidate[],
  example: Header,
): Texts[] | null {
  if (rules.length === 0) {
    const isThere = foldedWords(name).every((word) => foldedWords(example.lines.join(' ')).includes(word));
    return isThere ? null : [candidates.map(() => name)];
  }
  const different = new Map<string, Texts>();
  for (const rule of rules) {
    const texts = candidates.map((candidate) => {
      if (rule.line.from === 'dates' && candidate.dated !== example.dated) return null;
      const text = applyRule(candidate, rule);
      return text !== null && canBeName(text) ? text : null;
    });
    different.set(JSON.stringify(texts), texts);
  }
  return [...different.values()].toSorted((a, b) => count(b) - count(a)).slice(0, DIFFERENT_RULES);
}

const count = (texts: Texts): number => texts.filter((text) => text !== null).length;

const isDegree = (title: string): boolean =>
  readEducationLine(title).atoms.some(({ kind }) => kind === 'degree');

/** The candidates that are roles if their fields are these, none of them within the header of a more likely one. */
function chooseRoles(
  candidates: readonly Candidate[],
  example: Header,
  titles: Texts | null,
  companies: Texts | null,
): Found[] {
  const enough = example.dated === null ? ENOUGH_WITHOUT_DATES : ENOUGH;
  const found = candidates.flatMap(({ first, likeness }, index): Found[] => {
    const [title, company] = [titles?.[index] ?? null, companies?.[index] ?? null];
    if ((titles && title === null) || (companies && company === null)) return [];
    if (title !== null && (isDegree(title) || (company !== null && doOverlap({ title, company })))) return [];
    const worth =
      likeness + (title ? scoreName('title', title) : 0) + (company ? scoreName('company', company) : 0);
    return worth < enough ? [] : [{ first, title, company, worth }];
  });
  const length = (example.dated ?? 0) + 1;
  const linesOf = (first: number) => Array.from({ length }, (_, index) => first + index);
  const taken = new Set(linesOf(example.first));
  return found
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ first }) => {
      const lines = linesOf(first);
      if (lines.some((line) => taken.has(line))) return false;
      for (const line of lines) taken.add(line);
      return true;
    });
}

/**
 * Finds where other roles begin that are written like one that somebody has added: their dates stand where its dates do, and its
 * names' rules find names there (docs/algorithms.md#missed-roles). They are in its section, or in one of work.
 *
 * @param found all roles of the document, the added one among them
 * @returns in the order of the document
 */
export function findRolesAlike(
  document: ReviewedDocument,
  found: readonly NamedRole[],
  added: NamedRole,
): RoleAlike[] {
  const example = headerReader(document)(Math.min(...added.sourceLines));
  const rules = {
    title: listRules(example, added.title).slice(0, RULES_MAX),
    company: listRules(example, added.company).slice(0, RULES_MAX),
  };
  if (rules.title.length + rules.company.length === 0) return [];
  const candidates = listCandidates(document, found, example);
  const titles = findTexts(added.title, rules.title, candidates, example) ?? [null];
  const companies = findTexts(added.company, rules.company, candidates, example) ?? [null];
  let [best, most]: [Found[], number] = [[], 0];
  for (const title of titles) {
    for (const company of companies) {
      const chosen = chooseRoles(candidates, example, title, company);
      const worth = chosen.reduce((sum, one) => sum + one.worth, 0);
      if (worth > most + 1e-9) [best, most] = [chosen, worth];
    }
  }
  return best
    .slice(0, ROLES_ALIKE_MAX)
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, title, company }) => ({ first, title, company }));
}
