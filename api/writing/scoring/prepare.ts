import { lexicon } from '../lexicon/lexicon.ts';
import { shownTerms } from '../posting/keywords.ts';
import { FILLERS, GENERIC, STOP_WORDS } from '../posting/words.ts';
import { isKnownLanguage } from '../text/language.ts';
import { splitLines, splitSentences } from '../text/lines.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import type { Need, PostingAnalysis, PostingTerm } from '../types.ts';
import { contentStems } from './reading.ts';

/** A posting to score against, with the text it was read from: what is copied from there proves nothing. */
export type PostingToScore = PostingAnalysis & { text: string };

export interface MeasuredTerm {
  term: PostingTerm;
  /** Weight with the need in it: required counts three times, mentioned one and a half. */
  weight: number;
  /** Stems that must stand together to prove it in other words; empty where only the name proves it. */
  stems: string[];
  /** The same for the other spellings of two words and more: "served customers" for "serving customers". */
  others: string[][];
}

export interface Feature {
  /** A lexicon skill, or empty. */
  skill: string;
  stems: string[];
  weight: number;
}

export interface MeasuredLine {
  text: string;
  need: Need;
  features: Feature[];
  total: number;
}

export interface PreparedPosting {
  measurable: boolean;
  terms: MeasuredTerm[];
  lines: MeasuredLine[];
  /** The line that asks for years and little else; it is measured by dates, and tells which roles fit. */
  yearsLine: MeasuredLine | null;
  /** The work that the posting wants the years in; null where the sentence that asks for them names none. */
  yearsSubject: MeasuredLine | null;
  title: Feature[];
  /** Runs of eight and of four words, and whole lines, to see copies by. */
  runs: Set<string>;
  shortRuns: Set<string>;
  wholeLines: Set<string>;
  /** Every word of the posting, as it is written there, and the pieces of its compounds and addresses. */
  words: Set<string>;
  /** The letters of its longer words in the order of the alphabet: letters that change places make no new word. */
  scrambled: Set<string>;
}

export const RUN = 8;
export const SHORT_RUN = 4;
const NEED_FACTOR: Record<Need, number> = { required: 3, mentioned: 1.5, preferred: 1 };
const prepared = new WeakMap<PostingAnalysis, PreparedPosting>();

/** What scoring needs of a posting, computed once for each posting object. */
export function prepare(posting: PostingToScore): PreparedPosting {
  const known = prepared.get(posting);
  if (known) return known;
  const made = make(posting);
  prepared.set(posting, made);
  return made;
}

function make(posting: PostingToScore): PreparedPosting {
  const measurable = isKnownLanguage(posting.language);
  const copied = posting.text.split('\n');
  const runs = new Set<string>();
  const shortRuns = new Set<string>();
  const wholeLines = new Set<string>();
  const stream = tokenize(posting.text).map((token) => token.norm);
  const words = new Set(stream.flatMap(splitPieces));
  for (const run of wordRuns(stream, RUN)) runs.add(run);
  for (const run of wordRuns(stream, SHORT_RUN)) shortRuns.add(run);
  for (const line of copied) {
    const words = tokenize(line).map((token) => token.norm);
    if (words.length >= 3) wholeLines.add(words.join(' '));
  }
  const lines = measurable ? measuredLines(posting) : [];
  const yearsLine = lines.find(({ text }) => asksForYears(text, posting.yearsAsked)) ?? null;
  return {
    measurable,
    terms: measurable ? shownTerms(posting).map(measured) : [],
    lines: lines.filter((line) => line !== yearsLine),
    yearsLine,
    yearsSubject: measurable ? yearsSubject(posting) : null,
    title: measurable ? titleFeatures(posting.title) : [],
    runs,
    shortRuns,
    wholeLines,
    words,
    scrambled: new Set([...words].filter((word) => word.length >= LONG).map(sorted)),
  };
}

/** The letters and digits of a word: of "ci/cd" two pieces. */
export const splitPieces = (word: string): string[] =>
  word.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '');

/** From so many letters on, two words of the same letters are the same word. */
export const LONG = 4;

/** The letters of a word in the order of the alphabet. */
export const sorted = (word: string): string => [...word].sort().join('');

/** All runs of `length` words, joined. */
export function wordRuns(words: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let i = 0; i + length <= words.length; i += 1) runs.push(words.slice(i, i + length).join(' '));
  return runs;
}

function measured(term: PostingTerm): MeasuredTerm {
  const named =
    term.kind === 'tool' || term.kind === 'certificate' || term.kind === 'language' || term.kind === 'degree';
  const stems = [...new Set(contentStems(term.surface))];
  const single = stems.length === 1 && (stems[0]?.length ?? 0) < 4 && term.kind !== 'phrase';
  return {
    term,
    weight: term.weight * NEED_FACTOR[term.need],
    stems: named || single ? [] : stems,
    others: named ? [] : otherStems(term.canonical),
  };
}

function otherStems(canonical: string): string[][] {
  const spellings = lexicon().byName.get(canonical)?.spellings ?? [];
  return spellings.map(({ text }) => [...new Set(contentStems(text))]).filter((stems) => stems.length > 1);
}

const YEARS = /(?<!\d)(\d{1,2})\s?\+?\s?(?:years?|yrs?|jahre|ans|années|años|anni|anos|lata?)(?![\p{L}])/iu;
const EXPERIENCE = /experien|erfahrung|expérien|esperien|experiên|doświadczeni/iu;
const YEARS_LINE_WORDS = 12;
/** What every sentence about years of experience says. */
const NO_WORK = new Set(
  contentStems(
    'year years yrs experience experienced work working job role position field similar related hands-on least minimum plus Jahr Jahre Jahren Erfahrung Berufserfahrung années expérience años experiencia anni esperienza anos experiência lata doświadczenia',
  ),
);

/** Years are measured by the dates of roles: no bullet could prove a line that asks for little else. */
function asksForYears(text: string, years: number | null): boolean {
  return (
    Number(YEARS.exec(text)?.[1]) === years &&
    EXPERIENCE.test(text) &&
    text.split(' ').length <= YEARS_LINE_WORDS &&
    lexicon().find(tokenize(text)).length <= 1
  );
}

/** What the sentence that asks for the years names besides years and experience. */
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
  return total > 0 ? { text, need: 'required', features, total } : null;
}

function rarityIn(posting: PostingAnalysis): (stem: string) => number {
  const texts = posting.requirements.map(({ text }) => contentStems(text));
  const frequency = new Map<string, number>();
  for (const stems of texts)
    for (const stem of new Set(stems)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + texts.length / (frequency.get(stem) ?? 1));
}

function measuredLines(posting: PostingAnalysis): MeasuredLine[] {
  const rarity = rarityIn(posting);
  return posting.requirements
    .map(({ text, need }) => {
      const features = extractFeatures(text, rarity);
      return { text, need, features, total: features.reduce((sum, feature) => sum + feature.weight, 0) };
    })
    .filter(({ total }) => total > 0);
}

/** Words that every posting uses weigh little in a line. */
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
    // A degree is measured by itself; no bullet could answer a line that asks for one.
    if (entry.kind === 'degree') continue;
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

/** The parts of a job title that name the work, without level words. */
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
