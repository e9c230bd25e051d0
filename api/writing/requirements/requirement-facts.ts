import { readHits } from '../lexicon/read-hits.ts';
import type { RequirementFacts, TermKind } from '../types.ts';
import { FILLERS, GENERIC, STOP_WORDS } from '../posting/words.ts';
import { splitAlternatives } from './alternatives.ts';
import { readKind } from './requirement-kind.ts';
import { readYearsIn } from './years-asked.ts';

const LONGEST_READ = 600;
const AND = /(?:,\s*(?:and|und|et|y|e|i|en|sowie)?\s+|\s+(?:and|und|et|y|i|sowie|as well as|plus|&)\s+)/iu;
const LEADING_AND = /^[\s,]*(?:(?:and|und|et|y|e|i|en|sowie|as well as|plus|&)\s+)?/iu;
/** "Experience with ticketing, Zendesk preferred": the rest of the sentence is only a wish. */
const WISHED_AFTER =
  /[,;(]\s*(?:ideally\s)?(?!.*(?:,|;|\sand\s|\sor\s))\p{L}[^,;()]{1,30}\s(?:is |are )?(?:preferred|desirable|desired|a plus|an advantage|a bonus|von Vorteil|souhaitée?|un plus|deseable|valorable)\)?\.?$/iu;
const MOST_WORDS = 6;
/** A longer enumeration was not understood. */
const MOST_PARTS = 6;
const THINGS = new Set<TermKind>(['skill', 'tool', 'certificate', 'language', 'degree', 'phrase', 'domain']);
const NAMES = new Set<TermKind>(['tool', 'certificate', 'language', 'degree']);

/**
 * What one sentence or list item of a posting asks for: its kind, the ways to meet it, and the years asked in it. Reads
 * at most 600 characters and takes linear time; never throws. A text that offers no choice is its only alternative.
 */
export function readRequirementFacts(text: string): RequirementFacts {
  const sentence = text.slice(0, LONGEST_READ).replace(/\s+/g, ' ').trim();
  const years = readYearsIn(sentence);
  const alternatives = splitAlternatives(sentence.replace(WISHED_AFTER, ''));
  return {
    kind: readKind(sentence),
    anyOf: (alternatives.length > 0 ? alternatives : [sentence]).map((one) =>
      years === null ? splitParts(one) : [one],
    ),
    years,
  };
}

/**
 * The things that an alternative takes together, each of which may be proved by itself: "Docker and Terraform" takes two,
 * "titration of drips and management of central lines" two, "bending and cutting pipe" is one.
 */
function splitParts(alternative: string): string[] {
  const pieces = alternative.split(AND).map((part) => part.trim());
  if (pieces.length < 2) return [alternative];
  // Read in the whole, because a doubtful name is confirmed by the one beside it.
  const { tokens, hits } = readHits(alternative);
  const named = (kinds: ReadonlySet<TermKind>) =>
    hits
      .filter(({ entry }) => kinds.has(entry.kind))
      .map(({ from, to }) => alternative.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0));
  const names = named(NAMES);
  const areNames = pieces.every(
    (part) => part.split(' ').length <= MOST_WORDS && names.some((name) => part.includes(name)),
  );
  if (areNames) return pieces;
  const things = named(THINGS);
  return joinDependent(alternative, pieces, (part) => things.some((name) => part.includes(name)));
}

/** Puts pieces that say nothing by themselves together with what follows: "arterial | and central lines". */
function joinDependent(
  whole: string,
  pieces: readonly string[],
  isNamed: (part: string) => boolean,
): string[] {
  const parts: string[] = [];
  let [start, at] = [0, 0];
  for (const piece of pieces) {
    at = whole.indexOf(piece, at) + piece.length;
    const part = whole.slice(start, at).replace(LEADING_AND, '').trim();
    if (!isNamed(piece) && countContent(piece) < 2) continue;
    parts.push(part);
    start = at;
  }
  const rest = whole.slice(start).replace(LEADING_AND, '').trim();
  if (rest !== '' && parts.length > 0) parts[parts.length - 1] = `${parts.at(-1) ?? ''} and ${rest}`;
  return parts.length > 0 && parts.length <= MOST_PARTS ? parts : [whole];
}

const countContent = (piece: string): number =>
  readHits(piece).tokens.filter(
    ({ norm }) => !STOP_WORDS.has(norm) && !GENERIC.has(norm) && !FILLERS.has(norm),
  ).length;

/** Each alternative as the parts that it takes together and, if there are several, also as a whole that one statement may prove. */
export const listWays = ({ anyOf }: Pick<RequirementFacts, 'anyOf'>): string[][] =>
  anyOf.flatMap((way) => (way.length > 1 ? [way, [way.join(' and ')]] : [way]));
