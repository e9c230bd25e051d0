import { readHits } from '../lexicon/read-hits.ts';
import type { RequirementFacts, TermKind } from '../types.ts';
import { splitAlternatives } from './alternatives.ts';
import { readKind } from './requirement-kind.ts';
import { readYearsIn } from './years-asked.ts';

const LONGEST_READ = 600;
const AND = /(?:,\s*(?:and|und|et|y|e|i|en|sowie)?\s+|\s+(?:and|und|et|y|i|sowie|as well as|plus|&)\s+)/iu;
const MOST_WORDS = 4;
const NAMES = new Set<TermKind>(['tool', 'certificate', 'language', 'degree']);

/**
 * What one sentence or list item of a posting asks for: its kind, the ways to meet it, and the years asked in it. Reads
 * at most 600 characters and takes linear time; never throws. A text that offers no choice is its only alternative.
 */
export function readRequirementFacts(text: string): RequirementFacts {
  const sentence = text.slice(0, LONGEST_READ).replace(/\s+/g, ' ').trim();
  const alternatives = splitAlternatives(sentence);
  return {
    kind: readKind(sentence),
    anyOf: (alternatives.length > 0 ? alternatives : [sentence]).map(splitNames),
    years: readYearsIn(sentence),
  };
}

/** The names that an alternative takes together: "Docker and Terraform" takes two, "bending and cutting pipe" is one. */
function splitNames(alternative: string): string[] {
  const parts = alternative.split(AND).map((part) => part.trim());
  if (parts.length < 2) return [alternative];
  // Read in the whole, because a doubtful name is confirmed by the one beside it.
  const { tokens, hits } = readHits(alternative);
  const names = hits
    .filter(({ entry }) => NAMES.has(entry.kind))
    .map(({ from, to }) => alternative.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));
  const areNames = parts.every(
    (part) => part.split(' ').length <= MOST_WORDS && names.some((name) => part.includes(name)),
  );
  return areNames ? parts : [alternative];
}
