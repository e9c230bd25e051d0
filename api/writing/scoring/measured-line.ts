import { lexicon } from '../lexicon/lexicon.ts';
import { FILLERS, GENERIC, STOP_WORDS } from '../posting/words.ts';
import type { RequirementToProve } from '../proof/prepared-requirement.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import type { PostingAnalysis, PostingRequirement } from '../types.ts';
import { listWays } from '../requirements/requirement-facts.ts';
import { contentStems } from './reading.ts';

export interface Feature {
  /** The name of a lexicon skill, or empty. */
  skill: string;
  stems: string[];
  weight: number;
}

export interface MeasuredLine {
  requirement: PostingRequirement;
  text: string;
  /** Its words in the form that texts are compared in, with blanks around each. */
  words: string;
  /** The ways to meet it, each with what it takes together. */
  ways: readonly (readonly RequirementToProve[])[];
  /** Whether it names a kind of work or thing; "5 years of experience" means the posting's own work. */
  namesWork: boolean;
  features: Feature[];
  total: number;
}

/** The words of a text, with blanks around each, so that one text can be looked for in another. */
export const spacedWords = (text: string) =>
  ` ${tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')} `;

/** Words of any sentence about years of experience. */
export const NO_WORK = new Set(
  contentStems(
    'year years yrs experience experienced work working job role position field similar related hands-on least minimum plus Jahr Jahre Jahren Erfahrung Berufserfahrung années expérience años experiencia anni esperienza anos experiência lata doświadczenia',
  ),
);

function rarityIn(posting: PostingAnalysis): (stem: string) => number {
  const texts = posting.requirements.map(({ text }) => contentStems(text));
  const frequency = new Map<string, number>();
  for (const stems of texts)
    for (const stem of new Set(stems)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + texts.length / (frequency.get(stem) ?? 1));
}

/** Prepares a requirement for proofs, and for comparing its words with texts. */
export function measureLine(
  requirement: PostingRequirement,
  postingTitle: string,
  features: Feature[],
  total: number,
): MeasuredLine {
  const { text, kind } = requirement;
  return {
    requirement,
    text,
    words: spacedWords(text),
    ways: listWays(requirement).map((way) =>
      way.map((part) => ({
        text: way.length > 1 ? part : text,
        facts: { kind, anyOf: [[part]], years: null },
        postingTitle,
      })),
    ),
    namesWork: features.some(({ stems }) => !stems.every((stem) => NO_WORK.has(stem))),
    features,
    total,
  };
}

/** The requirements of a posting that a resume can prove. */
export function measureLines(posting: PostingAnalysis): MeasuredLine[] {
  const rarity = rarityIn(posting);
  return posting.requirements
    .filter(({ kind }) => kind !== 'condition')
    .map((requirement) => {
      const features = extractFeatures(requirement.text, rarity);
      const total = features.reduce((sum, feature) => sum + feature.weight, 0);
      return measureLine(requirement, posting.title, features, total);
    })
    .filter(({ total }) => total > 0);
}

/** Words common to all postings weigh little in a line. */
export const GENERIC_SHARE = 0.25;

/** The words and skills of a text, each with its weight. */
export function extractFeatures(text: string, rarity: (stem: string) => number): Feature[] {
  const tokens = tokenize(text);
  const features: Feature[] = [];
  const inSkill = new Set<number>();
  for (const { entry, from, to } of lexicon().find(tokens)) {
    const stems = tokens
      .slice(from, to)
      .filter((token) => !STOP_WORDS.has(token.norm))
      .map((token) => stemWord(token.norm));
    for (let k = from; k < to; k += 1) inSkill.add(k);
    features.push({
      skill: entry.name,
      stems: entry.kind === 'tool' ? [] : stems,
      weight: Math.max(0.5, ...stems.map(rarity)) * (entry.kind === 'trait' ? 0.7 : 1.3),
    });
  }
  tokens.forEach((token, index) => {
    if (
      inSkill.has(index) ||
      STOP_WORDS.has(token.norm) ||
      FILLERS.has(token.norm) ||
      /^\d+\+?$/.test(token.norm)
    )
      return;
    const stem = stemWord(token.norm);
    features.push({
      skill: '',
      stems: [stem],
      weight: rarity(stem) * (GENERIC.has(token.norm) ? GENERIC_SHARE : 1),
    });
  });
  return features;
}
