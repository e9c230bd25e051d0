import { readHits } from '../lexicon/read-hits.ts';
import type { PostingRequirement, TermKind } from '../types.ts';

const MAX_NAMES = 2;
/** Names that say more than the skills beside them. */
const PROPER = new Set<TermKind>(['tool', 'certificate', 'degree', 'language']);
const SHORT = 32;
const MAX_WORDS = 6;
const MAX_LENGTH = 48;
/** Words before the thing itself: "Minimum of 3 years of experience with". */
const LEAD =
  /^(?:(?:must (?:have|be|hold|possess)|you (?:have|are|hold|bring)|minimum(?: of)?|at least|current|active|valid|strong|solid|proven|excellent|good|deep|an?|the|required:?|preferred:?|experience (?:with|in|of|as)|knowledge of|understanding of|ability to|proficiency (?:in|with)|familiarity with) )+/iu;

/**
 * A few words for a requirement, for lists in sentences: "RN license", "Kubernetes or ECS", "5 years of Python". Names
 * that the lexicon knows come first; otherwise it is the beginning of the requirement's own words.
 */
export function nameRequirement({
  text,
  anyOf,
  years,
}: Pick<PostingRequirement, 'text' | 'anyOf' | 'years'>): string {
  const own = text.replace(LEAD, '').replace(/[.;,]+$/, '');
  if (own.length <= SHORT && years === null) return own;
  const named = nameWays(anyOf) || listNames(namesIn(text)) || shorten(own);
  if (years === null) return named;
  return `${describeLength(years)}${named === '' ? ' of experience' : ` of ${named}`}`;
}

/** "6 months", "1 year", "1.5 years". */
function describeLength(years: number): string {
  if (years < 1) return plural(Math.round(years * 12), 'month');
  return plural(Math.round(years * 10) / 10, 'year');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The alternatives by what tells them apart; empty if not all of them name something. */
function nameWays(anyOf: readonly string[][]): string {
  const ways = anyOf.slice(0, MAX_NAMES).map((way) => namesIn(way.join(', ')));
  if (ways.length === 0 || ways.some((names) => names.length === 0)) return '';
  const telling = ways.map((names) =>
    names.filter((name) => ways.length === 1 || !ways.every((other) => other.includes(name))),
  );
  const named = telling.every((names) => names.length > 0) ? telling : ways;
  return [...new Set(named.map((names) => (named.length > 1 ? (names[0] ?? '') : listNames(names))))].join(
    ' or ',
  );
}

const listNames = (names: readonly string[]): string => names.slice(0, MAX_NAMES).join(' and ');

/** The lexicon names in a text, as written. */
function namesIn(text: string): string[] {
  const { tokens, hits } = readHits(text);
  const named = hits.filter(({ entry }) => entry.kind !== 'trait');
  const proper = named.filter(({ entry }) => PROPER.has(entry.kind));
  const names = (proper.length > 0 ? proper : named).map(({ from, to }) =>
    text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0),
  );
  return [...new Set(names)];
}

function shorten(own: string): string {
  const words = own.split(/\s+/).slice(0, MAX_WORDS).join(' ').slice(0, MAX_LENGTH);
  return words.length < own.length ? `${words.replace(/[\s,;:.(]+\S{0,2}$/u, '')}…` : words;
}
