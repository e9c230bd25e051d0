import { lexicon } from '../../lexicon/lexicon.ts';
import { stemWord, tokenize } from '../../text/tokens.ts';
import { singular } from '../../text/tokens.ts';
import { findBareDeeds, findDeeds } from './find-deeds.ts';
import type { Deed } from './find-deeds.ts';
import { findNumbers, isNumber } from './find-numbers.ts';
import type { FoundNumber } from './find-numbers.ts';
import { readSpokenWords } from './spoken-words.ts';
import type { SpokenWord } from './spoken-words.ts';
import { isConcrete, isFunctionWord } from './vocabulary.ts';

/** A text as it is compared and counted: nothing depends on punctuation, capitals or fillers. */
export interface AnswerReading {
  text: string;
  words: readonly SpokenWord[];
  /** Indices of the words that could not stand in just any answer. */
  concrete: readonly number[];
  /** The stem of each word. */
  stems: readonly string[];
  numbers: readonly FoundNumber[];
  deeds: readonly Deed[];
  /** The lexicon's names in it with the index of their first word, and the trades to which they belong. */
  names: ReadonlyMap<string, number>;
  trades: ReadonlySet<string>;
  /** From 0 to 1: a list of terms has no words that join them, and is no answer. */
  prose: number;
}

const PROSE_FROM = 0.2;
const PROSE_TO = 0.34;
const KEPT = 200;
const readings = new Map<string, AnswerReading>();

/** Reads a text once; the last 200 are kept. */
export function readAnswer(text: string): AnswerReading {
  const known = readings.get(text);
  if (known) return known;
  const made = makeReading(text);
  if (readings.size >= KEPT) readings.clear();
  readings.set(text, made);
  return made;
}

export const stemOf = (word: string): string => stemWord(singular(word));

function makeReading(text: string): AnswerReading {
  const words = readSpokenWords(text);
  const functions = words.filter(({ word }) => isFunctionWord(word)).length;
  const share = words.length === 0 ? 0 : functions / words.length;
  const told = findDeeds(words);
  const { names, trades } = findNames(words);
  return {
    text,
    words,
    concrete: words.flatMap(({ word }, at) => (isConcrete(word) && !isNumber(word) ? [at] : [])),
    stems: words.map(({ word }) => stemOf(word)),
    numbers: findNumbers(words),
    deeds: words.some(({ word }) => /^(?:i|ive|im|id|my|we|weve|you|he|she|his|her|they|who)$/.test(word))
      ? told
      : findBareDeeds(words),
    names,
    trades,
    prose: Math.max(0, Math.min(1, (share - PROSE_FROM) / (PROSE_TO - PROSE_FROM))),
  };
}

function findNames(words: readonly SpokenWord[]): { names: Map<string, number>; trades: Set<string> } {
  const names = new Map<string, number>();
  const trades = new Set<string>();
  const joined = words.map(({ word }) => word).join(' ');
  for (const { entry, from } of lexicon().find(tokenize(joined))) {
    if (entry.kind === 'trait') continue;
    if (!names.has(entry.name)) names.set(entry.name, from);
    trades.add(entry.trade);
  }
  return { names, trades };
}

/** The words from one to another as they stand in the text. */
export function quoteOf({ text, words }: AnswerReading, from: number, to: number): string {
  const [first, last] = [words[Math.max(0, from)], words[Math.min(words.length, to) - 1]];
  return first && last && last.end > first.start ? text.slice(first.start, last.end) : '';
}
