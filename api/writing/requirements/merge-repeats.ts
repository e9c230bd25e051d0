import { readHits } from '../lexicon/read-hits.ts';
import { FILLERS, GENERIC, STOP_WORDS } from '../posting/words.ts';
import { stemWord } from '../text/tokens.ts';
import type { Need } from '../types.ts';
import { RANK } from './askable.ts';
import type { Candidate } from './list-requirements.ts';

/** A line repeats another if it says at least this share of what the shorter of the two says. */
const REPEATED_SHARE = 0.75;
/** A description of the work repeats the demands if this share of it is in them, taken together. */
const REPEATED_TOGETHER = 0.5;
/** Lines that share a credential need less in common: "RN license required" repeats "active RN license in Ohio". */
const SHARED_CREDENTIAL = 0.5;
const NEED_RANK: Record<Need, number> = { required: 2, preferred: 1, mentioned: 0 };

interface Content {
  weights: Map<string, number>;
  total: number;
  credentials: Set<string>;
}

/**
 * Each thing once: of lines that say the same, the one that asks most clearly stays, with the strongest need. Lines stay
 * in the given order.
 */
export function mergeRepeats(candidates: readonly Candidate[]): Candidate[] {
  const contents = readContents(candidates);
  const ranked = candidates
    .map((candidate, index) => ({ candidate, content: contents[index] }))
    .sort(
      (a, b) =>
        b.candidate.rank - a.candidate.rank ||
        (b.content?.total ?? 0) - (a.content?.total ?? 0) ||
        a.candidate.order - b.candidate.order,
    );
  const known = new Set<string>();
  const kept: { candidate: Candidate; content: Content }[] = [];
  for (const { candidate, content } of ranked) {
    if (!content || content.total === 0) continue;
    if (candidate.rank < RANK.wish && isInAll(content, known)) continue;
    const same = kept.find((other) => saysTheSame(other, { candidate, content }));
    if (!same) {
      kept.push({ candidate, content });
      if (candidate.rank >= RANK.wish) for (const feature of content.weights.keys()) known.add(feature);
    } else if (NEED_RANK[candidate.need] > NEED_RANK[same.candidate.need])
      same.candidate = { ...same.candidate, need: candidate.need };
  }
  return kept.map(({ candidate }) => candidate).sort((a, b) => a.order - b.order);
}

/** Whether the demands name nearly all that a line names. */
function isInAll({ weights, total }: Content, known: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const [feature, weight] of weights) if (known.has(feature)) shared += weight;
  return shared / total >= REPEATED_TOGETHER;
}

function saysTheSame(
  a: { candidate: Candidate; content: Content },
  b: { candidate: Candidate; content: Content },
): boolean {
  const smaller = Math.min(a.content.total, b.content.total);
  let shared = 0;
  for (const [feature, weight] of b.content.weights) if (a.content.weights.has(feature)) shared += weight;
  const share = shared / smaller;
  if (share >= REPEATED_SHARE) return true;
  return (
    a.candidate.kind === b.candidate.kind &&
    share >= SHARED_CREDENTIAL &&
    [...b.content.credentials].some((name) => a.content.credentials.has(name))
  );
}

/** The words and skills that carry each line's meaning, rarer ones weighing more. */
function readContents(candidates: readonly Candidate[]): Content[] {
  const features = candidates.map(({ text }) => readFeatures(text));
  const frequency = new Map<string, number>();
  for (const { names } of features)
    for (const name of names) frequency.set(name, (frequency.get(name) ?? 0) + 1);
  return features.map(({ names, credentials }) => {
    const weights = new Map<string, number>();
    for (const name of names)
      weights.set(
        name,
        Math.log(1 + candidates.length / (frequency.get(name) ?? 1)) * (name.startsWith('@') ? 1.5 : 1),
      );
    return { weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0), credentials };
  });
}

function readFeatures(text: string): { names: Set<string>; credentials: Set<string> } {
  const { tokens, hits } = readHits(text);
  const names = new Set<string>();
  const credentials = new Set<string>();
  const inSkill = new Set<number>();
  for (const { entry, from, to } of hits) {
    for (let at = from; at < to; at += 1) inSkill.add(at);
    if (entry.kind === 'trait') continue;
    names.add(`@${entry.name}`);
    if (entry.kind === 'certificate' || entry.kind === 'degree') credentials.add(entry.name);
  }
  tokens.forEach(({ norm }, index) => {
    if (inSkill.has(index) || STOP_WORDS.has(norm) || FILLERS.has(norm) || GENERIC.has(norm)) return;
    names.add(stemWord(norm));
  });
  // A line of generic words only ("5 years of experience") is told apart by all its words.
  if (names.size === 0) for (const { norm } of tokens) names.add(norm);
  return { names, credentials };
}
