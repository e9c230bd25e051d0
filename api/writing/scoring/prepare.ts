import { lexicon } from '../lexicon/lexicon.ts';
import { shownTerms } from '../posting/keywords.ts';
import { isKnownLanguage } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import type { Need, PostingAnalysis, PostingRequirement, PostingTerm } from '../types.ts';
import { measureLines, spacedWords } from './measured-line.ts';
import type { MeasuredLine } from './measured-line.ts';
import { contentStems } from './reading.ts';
import { coreTitleStems } from './title-words.ts';
import { yearsSubject } from './years-subject.ts';

/** A posting to score against, with its text, because text copied from it proves nothing. */
export type PostingToScore = PostingAnalysis & { text: string };

export interface MeasuredTerm {
  term: PostingTerm;
  /** The term, or "Kubernetes or ECS" where any of several is enough. */
  label: string;
  /** Its words in the form that texts are compared in, with blanks around each. */
  words: string;
  /** The other terms that are enough instead; only one of them is measured. */
  alternatives: readonly MeasuredTerm[];
  /** Includes the need: required terms count three times, mentioned ones one and a half times. */
  weight: number;
  /** Stems that prove it in other words if they occur together; empty if only the name proves it. */
  stems: string[];
  /** The same for its other spellings of two or more words: "served customers" for "serving customers". */
  others: string[][];
}

/** Whether a requirement names a term or one of its alternatives. */
export const namesTerm = (line: MeasuredLine, { words, alternatives }: MeasuredTerm): boolean =>
  line.words.includes(words) || alternatives.some((other) => line.words.includes(other.words));

export interface PreparedPosting {
  measurable: boolean;
  terms: MeasuredTerm[];
  /** The requirements that a resume can prove. */
  lines: MeasuredLine[];
  /** The kind of work that the years are asked in; null if the sentence names none. */
  yearsSubject: MeasuredLine | null;
  /** The words of the posting's title that name the work, as stems. */
  title: ReadonlySet<string>;
  /** Runs of eight and of four words, and whole lines, for detecting copies. */
  runs: Set<string>;
  shortRuns: Set<string>;
  wholeLines: Set<string>;
  /** All words of the posting as written, and the parts of its compounds and addresses. */
  words: Set<string>;
  /** The sorted letters of its longer words, so that a word with swapped letters isn't taken for a new one. */
  scrambled: Set<string>;
}

export const LONG_RUN = 8;
export const SHORT_RUN = 4;
const NEED_FACTOR: Record<Need, number> = { required: 3, mentioned: 1.5, preferred: 1 };
const prepared = new WeakMap<PostingAnalysis, PreparedPosting>();

/** The data that scoring needs, computed once for each posting object. */
export function prepare(posting: PostingToScore): PreparedPosting {
  const known = prepared.get(posting);
  if (known) return known;
  const made = preparePosting(posting);
  prepared.set(posting, made);
  return made;
}

function preparePosting(posting: PostingToScore): PreparedPosting {
  const measurable = isKnownLanguage(posting.language);
  const copied = posting.text.split('\n');
  const runs = new Set<string>();
  const shortRuns = new Set<string>();
  const wholeLines = new Set<string>();
  const stream = tokenize(posting.text).map((token) => token.norm);
  const words = new Set(stream.flatMap(splitPieces));
  for (const run of wordRuns(stream, LONG_RUN)) runs.add(run);
  for (const run of wordRuns(stream, SHORT_RUN)) shortRuns.add(run);
  for (const line of copied) {
    const words = tokenize(line).map((token) => token.norm);
    if (words.length >= 3) wholeLines.add(words.join(' '));
  }
  const lines = measurable ? measureLines(posting) : [];
  return {
    measurable,
    terms: measurable ? mergeAlternatives(shownTerms(posting).map(measureTerm), posting.requirements) : [],
    lines,
    yearsSubject: measurable ? yearsSubject(posting) : null,
    title: measurable ? coreTitleStems(posting.title) : new Set(),
    runs,
    shortRuns,
    wholeLines,
    words,
    scrambled: new Set([...words].filter((word) => word.length >= MIN_SORTED_LENGTH).map(sortLetters)),
  };
}

/** Splits a word at signs: "ci/cd" into two pieces. */
export const splitPieces = (word: string): string[] =>
  word.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '');

/** Words of at least this length with the same letters count as the same word. */
export const MIN_SORTED_LENGTH = 4;

/** The letters of a word, sorted. */
export const sortLetters = (word: string): string => [...word].sort().join('');

/** All runs of `length` words, joined. */
export function wordRuns(words: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let i = 0; i + length <= words.length; i += 1) runs.push(words.slice(i, i + length).join(' '));
  return runs;
}

function measureTerm(term: PostingTerm): MeasuredTerm {
  const named =
    term.kind === 'tool' || term.kind === 'certificate' || term.kind === 'language' || term.kind === 'degree';
  const stems = [...new Set(contentStems(term.surface))];
  const single = stems.length === 1 && (stems[0]?.length ?? 0) < 4 && term.kind !== 'phrase';
  return {
    term,
    label: term.surface,
    words: spacedWords(term.surface),
    alternatives: [],
    weight: term.weight * NEED_FACTOR[term.need],
    stems: named || single ? [] : stems,
    others: named ? [] : otherStems(term.canonical),
  };
}

/** Measures terms of which any one is enough as one: the heaviest, with the others as its alternatives. */
function mergeAlternatives(
  terms: readonly MeasuredTerm[],
  requirements: readonly PostingRequirement[],
): MeasuredTerm[] {
  const merged = new Map(terms.map((measured) => [measured, measured]));
  for (const { anyOf } of requirements) {
    if (anyOf.length < 2) continue;
    const ways = anyOf.map((way) => spacedWords(way.join(' , ')));
    const choices = terms.filter(({ words }) => {
      const within = ways.filter((way) => way.includes(words)).length;
      return within > 0 && within < ways.length;
    });
    // A term that is one of two choices already stays in the first.
    const [first, ...others] = choices.filter((choice) => merged.get(choice) === choice);
    if (!first || others.length === 0 || first.alternatives.length > 0) continue;
    const label = [first, ...others].map(({ term }) => term.surface).join(' or ');
    merged.set(first, { ...first, label, alternatives: others });
    for (const other of others) merged.delete(other);
  }
  return [...merged.values()];
}

function otherStems(canonical: string): string[][] {
  const spellings = lexicon().byName.get(canonical)?.spellings ?? [];
  return spellings.map(({ text }) => [...new Set(contentStems(text))]).filter((stems) => stems.length > 1);
}
