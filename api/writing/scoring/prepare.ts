import { lexicon } from '../lexicon/lexicon.ts';
import { shownTerms } from '../posting/keywords.ts';
import { FILLERS, GENERIC, STOP_WORDS } from '../posting/words.ts';
import type { RequirementToProve } from '../proof/prepared-requirement.ts';
import { isKnownLanguage } from '../text/language.ts';
import { splitLines, splitSentences } from '../text/lines.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import { readRequirementFacts } from '../requirements/requirement-facts.ts';
import type { Need, PostingAnalysis, PostingRequirement, PostingTerm } from '../types.ts';
import { contentStems } from './reading.ts';

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
const spacedWords = (text: string) =>
  ` ${tokenize(text)
    .map(({ norm }) => norm)
    .join(' ')} `;

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
  title: Feature[];
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
    title: measurable ? titleFeatures(coreTitle(posting.title)) : [],
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

const YEARS = /(?<!\d)(\d{1,2})\s?\+?\s?(?:years?|yrs?|jahre|ans|années|años|anni|anos|lata?)(?![\p{L}])/iu;
const EXPERIENCE = /experien|erfahrung|expérien|esperien|experiên|doświadczeni/iu;
/** Words of any sentence about years of experience. */
const NO_WORK = new Set(
  contentStems(
    'year years yrs experience experienced work working job role position field similar related hands-on least minimum plus Jahr Jahre Jahren Erfahrung Berufserfahrung années expérience años experiencia anni esperienza anos experiência lata doświadczenia',
  ),
);

/** The kind of work named in the sentence that asks for years. */
function yearsSubject(posting: PostingToScore): MeasuredLine | null {
  const asks = (text: string) => Number(YEARS.exec(text)?.[1]) === posting.yearsAsked;
  const sentences = [...posting.requirements.map(({ text }) => text), posting.text]
    .flatMap((text) => splitLines(text).flatMap(splitSentences))
    .map((sentence) => sentence.text);
  const text =
    sentences.find((sentence) => asks(sentence) && EXPERIENCE.test(sentence)) ?? sentences.find(asks);
  if (text === undefined) return null;
  const named = extractFeatures(text, () => 1).filter(
    ({ stems }) => !stems.every((stem) => NO_WORK.has(stem)),
  );
  const telling = named.filter(({ weight }) => weight > GENERIC_SHARE);
  const features = telling.length > 0 ? telling : named;
  const total = features.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? measureLine(askedIn(text), posting.title, features, total) : null;
}

function rarityIn(posting: PostingAnalysis): (stem: string) => number {
  const texts = posting.requirements.map(({ text }) => contentStems(text));
  const frequency = new Map<string, number>();
  for (const stems of texts)
    for (const stem of new Set(stems)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + texts.length / (frequency.get(stem) ?? 1));
}

const askedIn = (text: string): PostingRequirement => ({
  text,
  need: 'required',
  main: true,
  ...readRequirementFacts(text),
});

function measureLine(
  requirement: PostingRequirement,
  postingTitle: string,
  features: Feature[],
  total: number,
): MeasuredLine {
  const { text, kind, anyOf } = requirement;
  return {
    requirement,
    text,
    words: spacedWords(text),
    ways: anyOf.map((way) =>
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

function measureLines(posting: PostingAnalysis): MeasuredLine[] {
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
const GENERIC_SHARE = 0.25;

function extractFeatures(text: string, rarity: (stem: string) => number): Feature[] {
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

const LEVEL_WORDS =
  /^(?:senior|sr|junior|jr|lead|principal|staff|chief|head|entry|level|mid|intern|trainee|associate|i|ii|iii|iv|remote|hybrid)$/;

/** The job in a title, without its field, team or place: "Account Manager – Dental Supplies". */
function coreTitle(title: string): string {
  const head = title.split(/\s[–—|-]\s|[(,]/)[0] ?? title;
  return titleFeatures(head).length > 1 ? head : title;
}

/** The words of a job title that name the work, without level words. */
export function titleFeatures(title: string): Feature[] {
  const seen = new Set<string>();
  const features: Feature[] = [];
  for (const token of tokenize(title)) {
    if (LEVEL_WORDS.test(token.norm) || STOP_WORDS.has(token.norm)) continue;
    const stem = stemWord(token.norm);
    if (!seen.has(stem)) features.push({ skill: '', stems: [stem], weight: 1 });
    seen.add(stem);
  }
  return features;
}
