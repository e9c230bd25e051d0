import { fold, stemWord, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { LexiconEntry } from '../lexicon/format.ts';
import type { Need, PostingTerm } from '../types.ts';
import { isKnownLanguage } from '../text/language.ts';
import {
  cueCandidates,
  isEllipsis,
  lexiconCandidates,
  phraseCandidates,
  shapeCandidates,
} from './candidates.ts';
import type { Candidate, Scope } from './candidates.ts';
import { DUTY_PHRASE_TRUST, dutyPhrases } from './duty-phrases.ts';
import type { Gathered } from './gathered-term.ts';
import { filterByTrade } from './trade-filter.ts';
import { ZONE_WEIGHT } from './zones.ts';
import type { Segment } from './zones.ts';

export interface TermSource {
  /** The text that the span offsets refer to; the segments come from a copy of the same length. */
  given: string;
  segments: readonly Segment[];
  title: string;
  company: string;
  location: string;
  language: string;
  skipLines: ReadonlySet<number>;
}

const TITLE_ZONE = 1.2;
const TITLE_BONUS = 0.5;
const MAX_PHRASES = 15;
/** With this many terms of the lexicon, phrases guessed from duties add more noise than terms. */
const ENOUGH_KNOWN = 12;
/** Traits and degrees appear in most postings, so they distinguish jobs less than trade words. */
const KIND_WEIGHT: Partial<Record<PostingTerm['kind'], number>> = { trait: 0.45, degree: 0.5, domain: 0.9 };
const NEED_ORDER: Record<Need, number> = { required: 0, mentioned: 1, preferred: 2 };

/** The words of the employer's and the place's names, so that they are not read as skills. */
function collectNameWords(...names: string[]): Set<string> {
  const own = new Set<string>();
  for (const name of names)
    for (const token of tokenize(name)) if (token.norm.length > 1) own.add(token.norm);
  return own;
}

/**
 * The terms of a posting, heaviest first; ties are sorted alphabetically, so that the order of lines has no effect.
 * Weight = zone x trust x (1 + a quarter for each of up to three repetitions) + 0.5 if the title contains it.
 */
export function gatherTerms(source: TermSource): PostingTerm[] {
  const gathered = new Map<string, Gathered>();
  const own = collectNameWords(source.company, source.location);
  const employer = collectNameWords(source.company);
  const inTitle = gatherTitle(source.title, gathered);
  const isRead = isKnownLanguage(source.language);
  const hasParts = source.segments.some(({ zone }) => zone === 'requirements' || zone === 'duties');
  for (const segment of source.segments) {
    if (segment.heading || segment.zone === 'none' || source.skipLines.has(segment.start)) continue;
    const tokens = tokenize(segment.text);
    if (tokens.length === 0) continue;
    const scope: Scope = { tokens, text: segment.text, own };
    const { found } = lexiconCandidates(scope);
    const others = dropOverlaps(
      found,
      [
        ...(isRead ? cueCandidates(scope) : []),
        // Where requirements and duties have their place, capitals elsewhere are names of the employer and the like.
        ...(hasParts && segment.zone === 'unknown' ? [] : shapeCandidates(scope, source.language)),
        ...(isRead ? phraseCandidates(scope, source.language) : []),
      ],
      tokens,
    );
    if (isListOfTerms(segment, source.language) && countKnown(gathered) < ENOUGH_KNOWN)
      others.push(
        ...dutyPhrases(scope, source.language).filter(
          (one) => ![...found, ...others].some((other) => other.from < one.to && other.to > one.from),
        ),
      );
    const named = found.filter(
      ({ entry, from, to }) =>
        entry?.kind !== 'tool' || !tokens.slice(from, to).every((token) => employer.has(token.norm)),
    );
    for (const candidate of [...named, ...others].filter((one) => !isDenied(one, tokens, segment)))
      add(gathered, candidate, tokens, segment, source.given);
  }
  const kept = filterByTrade([...gathered.values()], inTitle);
  const known = countKnown(gathered);
  return toPostingTerms(
    known < ENOUGH_KNOWN ? kept : kept.filter(({ trust }) => trust > DUTY_PHRASE_TRUST),
    inTitle,
  );
}

function countKnown(gathered: ReadonlyMap<string, Gathered>): number {
  let known = 0;
  for (const { entry } of gathered.values()) if (entry) known += 1;
  return known;
}

function isListOfTerms({ zone }: Segment, language: string): boolean {
  const isRead = isKnownLanguage(language) || language === 'nl';
  return isRead && (zone === 'duties' || zone === 'requirements' || zone === 'preferred');
}

function isDenied({ from, to }: Candidate, tokens: readonly Token[], { denied }: Segment): boolean {
  if (!denied) return false;
  return (tokens[from]?.start ?? 0) < denied.to && (tokens[to - 1]?.end ?? 0) > denied.from;
}

function gatherTitle(title: string, gathered: Map<string, Gathered>): Set<string> {
  const tokens = tokenize(title);
  const found = lexiconCandidates({ tokens, text: title, own: new Set() }).hits;
  for (const { entry, from, to } of found) {
    const surface = title.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
    const seen = createGathered(entry.name, entry, gathered.size);
    Object.assign(seen, { trust: 1, zone: TITLE_ZONE, count: 1 });
    seen.surfaces.set(surface, 1);
    seen.needs.add('mentioned');
    gathered.set(`@${entry.name}`, seen);
  }
  return new Set(found.map(({ entry }) => entry.name));
}

function createGathered(canonical: string, entry: LexiconEntry | null, order: number): Gathered {
  return {
    canonical,
    entry,
    trust: 0,
    zone: 0,
    surfaces: new Map(),
    spans: [],
    count: 0,
    needs: new Set(),
    order,
  };
}

/** The candidates that say more than the lexicon terms they overlap; of two overlapping candidates the longer. */
function dropOverlaps(sure: Candidate[], others: Candidate[], tokens: readonly Token[]): Candidate[] {
  const kept: Candidate[] = [];
  const ranked = [...others].sort(
    (a, b) => b.to - b.from - (a.to - a.from) || b.trust - a.trust || a.from - b.from,
  );
  for (const one of ranked) {
    const touched = sure.filter((hit) => hit.from < one.to && hit.to > one.from);
    if (touched.length > 0) {
      // "POD reconciliation" says more than "reconciliation"; "strong SQL" or half of a known name does not.
      const inside = touched.every((hit) => hit.from >= one.from && hit.to <= one.to);
      const covered = touched.reduce((sum, hit) => sum + hit.to - hit.from, 0);
      if (!inside || touched.length > 1 || one.to - one.from - covered > 1 || covered >= one.to - one.from)
        continue;
      const extra = tokens
        .slice(one.from, one.to)
        .find((_, k) => !touched.some((hit) => one.from + k >= hit.from && one.from + k < hit.to));
      if (!extra || !/^\p{Lu}/u.test(extra.raw) || one.from === 0) continue;
    }
    if (kept.some((other) => other.from < one.to && other.to > one.from)) continue;
    kept.push(one);
  }
  return kept;
}

function add(
  gathered: Map<string, Gathered>,
  candidate: Candidate,
  tokens: readonly Token[],
  segment: Segment,
  given: string,
): void {
  const first = tokens[candidate.from];
  const last = tokens[candidate.to - 1];
  if (!first || !last) return;
  const surface = segment.text.slice(first.start, last.end);
  if (surface.length > 60 || surface.includes('\n') || isEllipsis(segment.text, last)) return;
  const span = { start: segment.start + first.start, end: segment.start + last.end };
  const key = candidate.entry
    ? `@${candidate.entry.name}`
    : tokens
        .slice(candidate.from, candidate.to)
        .map((token) => stemWord(token.norm))
        .join(' ');
  let seen = gathered.get(key);
  if (!seen) {
    seen = createGathered(candidate.entry?.name ?? surface, candidate.entry, gathered.size);
    gathered.set(key, seen);
  }
  seen.trust = Math.max(seen.trust, candidate.trust);
  seen.zone = Math.max(seen.zone, ZONE_WEIGHT[segment.zone]);
  seen.count += 1;
  seen.surfaces.set(surface, (seen.surfaces.get(surface) ?? 0) + 1);
  seen.needs.add(segment.need);
  // In a text with tags a term may span a tag; then it has no exact position.
  if (given.slice(span.start, span.end) === surface) seen.spans.push({ ...span, surface });
}

function mainSurface(seen: Gathered): string {
  return (
    [...seen.surfaces].sort(
      (a, b) => b[1] - a[1] || b[0].length - a[0].length || (a[0] < b[0] ? -1 : 1),
    )[0]?.[0] ?? seen.canonical
  );
}

function decideNeed(seen: Gathered): Need {
  if (seen.needs.has('required') && !seen.needs.has('preferred')) return 'required';
  return seen.needs.has('mentioned') || seen.needs.has('required') ? 'mentioned' : 'preferred';
}

function toPostingTerms(all: Gathered[], inTitle: Set<string>): PostingTerm[] {
  const terms = all.map((seen): PostingTerm => {
    const surface = mainSurface(seen);
    const kind = seen.entry?.kind ?? 'phrase';
    const weight =
      seen.zone * seen.trust * (KIND_WEIGHT[kind] ?? 1) * (1 + 0.25 * Math.min(3, seen.count - 1)) +
      (inTitle.has(seen.canonical) ? TITLE_BONUS : 0);
    const spans = seen.spans
      .filter((span) => span.surface === surface)
      .map(({ start, end }) => ({ start, end }));
    return {
      surface,
      canonical: seen.entry ? seen.canonical : surface,
      kind,
      need: decideNeed(seen),
      weight: Math.round(weight * 1000) / 1000,
      spans,
    };
  });
  const sorted = terms.filter(({ weight }) => weight > 0).sort(byWeight);
  let phrases = 0;
  return sorted.filter((term) => term.kind !== 'phrase' || (phrases += 1) <= MAX_PHRASES * 2);
}

function byWeight(a: PostingTerm, b: PostingTerm): number {
  return (
    b.weight - a.weight ||
    NEED_ORDER[a.need] - NEED_ORDER[b.need] ||
    (fold(a.canonical) < fold(b.canonical) ? -1 : 1)
  );
}
