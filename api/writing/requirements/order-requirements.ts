import { readHits } from '../lexicon/read-hits.ts';
import type { PostingRequirement, RequirementKind } from '../types.ts';
import { RANK } from './askable.ts';
import type { Candidate } from './list-requirements.ts';

/** A recruiter checks about this many things first. */
const MAX_MAIN = 12;
const MAX_TRAITS = 2;
const MAX_CONDITIONS = 3;

/** What rules a person out is checked first, what anybody can claim last. */
const KIND_ORDER: Record<RequirementKind, number> = {
  license: 0,
  experience: 1,
  education: 2,
  condition: 3,
  language: 4,
  skill: 5,
  duty: 6,
  trait: 7,
};

/** Sorts the main requirements to the front, in the order of checking; the others follow in the posting's order. */
export function orderRequirements(candidates: readonly Candidate[]): PostingRequirement[] {
  const ordered = candidates
    .map((candidate) => ({ candidate, at: checkedAt(candidate) }))
    .sort((a, b) => a.at - b.at || a.candidate.order - b.candidate.order)
    .map(({ candidate }) => candidate);
  const counts = { trait: 0, condition: 0 };
  const main: Candidate[] = [];
  for (const candidate of ordered) {
    if (main.length >= MAX_MAIN) break;
    if (candidate.kind === 'trait' && (counts.trait += 1) > MAX_TRAITS) continue;
    if (candidate.kind === 'condition' && (counts.condition += 1) > MAX_CONDITIONS) continue;
    main.push(candidate);
  }
  const rest = candidates.filter((candidate) => !main.includes(candidate));
  return [...main.map((one) => toRequirement(one, true)), ...rest.map((one) => toRequirement(one, false))];
}

/** Whether a line names something that can be looked up in a resume, unlike "ability to set priorities". */
function isSpecific(text: string): boolean {
  return (
    /\d|(?<![\p{L}])(?:knowledge|kenntnisse|connaissance|conocimiento|conoscenz|conhecimento|znajomość|kennis)/iu.test(
      text,
    ) || readHits(text).hits.some(({ entry }) => entry.kind !== 'trait')
  );
}

/** The place of a requirement in the order of checking: specific demands by kind, wishes, other demands, duties. */
function checkedAt({ rank, kind, years, text }: Candidate): number {
  if (rank >= RANK.demand && kind !== 'trait' && (kind !== 'skill' || isSpecific(text)))
    return KIND_ORDER[kind] - (kind === 'experience' && years !== null ? 0.5 : 0);
  if (rank >= RANK.demand) return kind === 'trait' ? 16 : 15;
  if (rank === RANK.wish) return kind === 'trait' ? 30 : 10;
  return kind === 'trait' ? 40 : (rank === RANK.duty ? 20 : 21) + (isSpecific(text) ? 0 : 10);
}

function toRequirement(
  { rank: _rank, order: _order, ...requirement }: Candidate,
  main: boolean,
): PostingRequirement {
  return { ...requirement, main };
}
