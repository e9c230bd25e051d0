import { tokenize } from '../text/tokens.ts';
import type { PostingAnalysis, PostingTerm } from '../types.ts';
import { EVERYDAY, ROLE_NOUNS } from './words.ts';

const MAX_KEYWORDS = 25;
const MIN_KEYWORDS = 12;
const MAX_TRAITS = 2;
/** Terms below this share of the third heaviest term's weight are used for scoring but not shown. */
const SHARE = 0.33;
/** A posting that ends before this offset names little that doesn't matter: more of its terms are shown. */
const SHORT_LENGTH = 1800;
const SHORT_SHARE = 0.2;
/** Names of tools and licences say more about a posting than activities, even if only preferred. */
const SHOWN_WEIGHT: Partial<Record<PostingTerm['kind'], number>> = {
  tool: 1.25,
  certificate: 1.2,
  phrase: 0.9,
};

type Shown = Pick<PostingAnalysis, 'terms' | 'language'>;

/** Display names of the terms worth showing and highlighting, at most 25, heaviest first. */
export function listKeywords(analysis: Shown): string[] {
  const names = shownTerms(analysis).map((term) => shownName(term, analysis.language));
  return [...new Set(names)];
}

/** The posting's spelling; for a job name ("Graphic Designer") the skill ("Graphic design"). */
export function shownName(term: PostingTerm, language: string): string {
  if (term.canonical === term.surface || (language !== 'en' && language !== 'und')) return term.surface;
  const words = tokenize(term.surface);
  const last = words.at(-1);
  return last && words.length === 1 && ROLE_NOUNS.has(last.norm) && term.kind !== 'certificate'
    ? term.canonical
    : term.surface;
}

/** Preferred terms weigh as much as required ones; an everyday word ("reporting") weighs less than any name. */
function shownWeight(term: PostingTerm): number {
  const everyday = EVERYDAY.has(
    tokenize(term.surface)
      .map(({ norm }) => norm)
      .join(' '),
  );
  return (
    term.weight *
    (SHOWN_WEIGHT[term.kind] ?? 1) *
    (term.need === 'preferred' ? 1.3 : 1) *
    (everyday ? 0.6 : 1)
  );
}

/** The terms that `listKeywords` shows; more for postings with more terms. */
export function shownTerms({ terms }: Shown): PostingTerm[] {
  const ranked = terms
    .map((term) => ({ term, weight: shownWeight(term) }))
    .sort((a, b) => b.weight - a.weight || terms.indexOf(a.term) - terms.indexOf(b.term));
  const heaviest = ranked[Math.min(2, ranked.length - 1)]?.weight ?? 0;
  const isShort = terms.every(({ spans }) => spans.every(({ end }) => end <= SHORT_LENGTH));
  const most = Math.min(
    MAX_KEYWORDS,
    Math.max(MIN_KEYWORDS, Math.round(terms.length * (isShort ? 0.9 : 0.6))),
  );
  const least = heaviest * (isShort ? SHORT_SHARE : SHARE);
  const shown: PostingTerm[] = [];
  let traits = 0;
  for (const { term, weight } of ranked) {
    if (shown.length >= most || weight < least) break;
    if (term.kind === 'degree') continue;
    if (term.kind === 'trait') {
      traits += 1;
      if (traits > MAX_TRAITS) continue;
    }
    shown.push(term);
  }
  return shown;
}
