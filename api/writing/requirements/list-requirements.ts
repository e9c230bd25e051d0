import { readHits } from '../lexicon/read-hits.ts';
import type { Segment } from '../posting/zones.ts';
import type { PostingRequirement, RequirementFacts, RequirementKind } from '../types.ts';
import { RANK, rankSegment } from './askable.ts';
import type { Rank } from './askable.ts';
import { joinSentences } from './join-sentences.ts';
import { mergeRepeats } from './merge-repeats.ts';
import { orderRequirements } from './order-requirements.ts';
import { readRequirementFacts } from './requirement-facts.ts';

const MAX_LINES = 30;
const MAX_LENGTH = 600;
/** Each line is compared with all others. No real posting has more. */
const MAX_COMPARED = 300;
/** A posting with this many lines about the work describes it. */
const ENOUGH_DUTIES = 3;
/** A heading on the same line as its text. */
const LABEL =
  /^(?:(?:key |basic |minimum |preferred |main |other )?(?:requirements?|qualifications?|skills|responsibilities|duties|must[- ]haves?|nice[- ]to[- ]haves?|note))\s*:\s+(?=\S)/i;
/** A sentence that announces the job: it asks for nothing unless it names more than the title. */
const SEEKS =
  /(?<![\p{L}])(?:(?:is|are|we['’]re|currently) (?:seeking|hiring|looking for|recruiting|searching for)|seeks|will serve as|suchen|sucht|recherch(?:e|ons)|recrute|buscamos|busca|cerchiamo|cerca|procuramos|szukamy|poszukujemy|zoeken|zoekt)(?![\p{L}])/iu;

/** Asked for wherever it is said; anything else in a description of the work is a duty. */
const RULES_OUT = new Set<RequirementKind>(['license', 'education', 'language', 'condition']);

/** Work is a duty where it is described, and a skill where it is asked for. */
function decideKind({ kind, years }: RequirementFacts, rank: Rank): RequirementKind {
  if (rank >= RANK.wish) return kind === 'duty' ? 'skill' : kind;
  return years === null && !RULES_OUT.has(kind) ? 'duty' : kind;
}

interface ListOptions {
  /** Offsets of lines that are the headline of the posting. */
  skip: ReadonlySet<number>;
  title: string;
}

/** A requirement with its rank and its place in the posting. */
export interface Candidate extends Omit<PostingRequirement, 'main'> {
  rank: Rank;
  order: number;
}

/**
 * What the posting asks for, at most 30 things, each once: the main ones first, in the order in which a recruiter checks
 * them, then the others in the posting's order (docs/algorithms.md#requirements).
 */
export function listRequirements(
  segments: readonly Segment[],
  { skip, title }: ListOptions,
): PostingRequirement[] {
  const inTitle = new Set(namesIn(title));
  const found = joinSentences(segments.filter(({ start }) => !skip.has(start))).flatMap(
    (segment, order): Candidate[] => {
      const rank = rankSegment(segment);
      const text = cleanText(segment.text);
      if (rank === RANK.none || !saysEnough(text, segment)) return [];
      if (rank < RANK.wish && SEEKS.test(text) && namesIn(text).every((name) => inTitle.has(name))) return [];
      const facts = readRequirementFacts(text);
      const kind = decideKind(facts, rank);
      return [{ text: shorten(text), need: segment.need, ...facts, kind, rank, order }];
    },
  );
  return orderRequirements(mergeRepeats(dropNeedlessProse(found).slice(0, MAX_COMPARED))).slice(0, MAX_LINES);
}

/** Prose without a heading is used only where little else describes the work, and as far as it names something. */
function dropNeedlessProse(found: readonly Candidate[]): readonly Candidate[] {
  const sure = found.filter(({ rank }) => rank > RANK.prose);
  if (sure.length === 0) return found;
  if (sure.filter(({ rank }) => rank === RANK.duty).length >= ENOUGH_DUTIES) return sure;
  return found.filter(
    ({ rank, text, kind }) => rank > RANK.prose || (kind !== 'trait' && namesIn(text).length > 0),
  );
}

/** The skills, tools and credentials that a sentence names. */
const namesIn = (text: string) =>
  readHits(text)
    .hits.filter(({ entry }) => entry.kind !== 'trait' && entry.kind !== 'domain')
    .map(({ entry }) => entry.name);

function cleanText(text: string): string {
  return text
    .slice(0, 3000)
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .replace(LABEL, '')
    .replace(/[;,\s]+$/, '');
}

function saysEnough(text: string, { bulleted }: Segment): boolean {
  const words = text.split(' ').length;
  if (text.endsWith(':') || !/\p{L}{2}/u.test(text)) return false;
  return words > 2 || bulleted;
}

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…` : text;
}
