import type { TopicKind } from '../types.ts';
import type { ExpectedPart } from './expected-parts.ts';
import { isNumber } from './find-numbers.ts';
import type { AnswerReading } from './read-answer.ts';
import { quoteOf } from './read-answer.ts';
import type { FoundPart } from './star-parts.ts';
import { findStarParts, partQuote } from './star-parts.ts';
import { isConcrete, isFunctionWord } from './vocabulary.ts';

// What strengths and improvements both look for in an answer.

/** Questions that ask for something that happened. */
export const STORY_TOPICS: ReadonlySet<TopicKind> = new Set<TopicKind>(['behavior', 'claim']);

/** How well a part is told, from 0 to 1. */
export const strengthOf = (part: FoundPart | null): number => part?.strength ?? 0;

/** The part of an answer that has a label; `null` if it isn't there or isn't expected. */
export const partNamed = (parts: readonly ExpectedPart[], name: string): FoundPart | null =>
  parts.find(({ label }) => label === name)?.found ?? null;

const REACH = 14;

/** The words of the result if there is a number in them; `null` if the answer has none. */
export function findResultNumber(reading: AnswerReading): string | null {
  const { result } = findStarParts(reading);
  if (!result || result.strength < 1) return null;
  const number = reading.numbers.find(({ from }) => from >= result.at - 3 && from < result.at + REACH);
  if (!number) return null;
  const quote = partQuote(reading, result.at);
  return quote.includes(quoteOf(reading, number.from, number.from + 1)) ? quote : null;
}

const LEAST_SENTENCE = 6;
const MOST_QUOTED = 16;
const VAGUE_SHARE = 0.2;

/**
 * The words that could stand best in any answer: of a typed answer the beginning of its vaguest sentence, of a spoken one the vaguest dozen
 * of words; `null` if everything is particular.
 */
export function findVagueWords(reading: AnswerReading): string | null {
  const best = partsOf(reading)
    .map(([from, to]) => ({ from, to, share: concreteShare(reading, from, to) }))
    .filter(({ from, to, share }) => to - from >= LEAST_SENTENCE && share <= VAGUE_SHARE)
    .toSorted((a, b) => a.share - b.share || b.to - b.from - (a.to - a.from) || a.from - b.from)[0];
  return best ? trimmedQuote(reading, best.from, Math.min(best.to, best.from + MOST_QUOTED)) : null;
}

/** The words that say the most in the least room; `null` for an answer without sentences of some length. */
export function findRichWords(reading: AnswerReading): string | null {
  const best = partsOf(reading)
    .map(([from, to]) => ({ from, to: Math.min(to, from + MOST_QUOTED) }))
    .map(({ from, to }) => ({ from, to, share: concreteShare(reading, from, to) }))
    .filter(({ from, to }) => to - from >= LEAST_SENTENCE)
    .toSorted((a, b) => b.share - a.share || a.from - b.from)[0];
  return best ? trimmedQuote(reading, best.from, best.to) : null;
}

const SPOKEN_PART = 12;

/** The sentences, or where there are none pieces of a dozen words. */
function partsOf({ words, text }: AnswerReading): [from: number, to: number][] {
  const parts: [number, number][] = [];
  let from = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const gap = text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);
    if (at < words.length && !/[.!?\n]/.test(gap)) continue;
    parts.push([from, at]);
    from = at;
  }
  if (parts.length > 1) return parts;
  return words.flatMap((_, at): [number, number][] =>
    at % SPOKEN_PART === 0 ? [[at, Math.min(words.length, at + SPOKEN_PART)]] : [],
  );
}

function concreteShare({ words }: AnswerReading, from: number, to: number): number {
  const count = words.slice(from, to).filter(({ word }) => isConcrete(word) || isNumber(word)).length;
  return count / Math.max(1, to - from);
}

/** Without joining words at the end, unless a sentence ends there. */
function trimmedQuote(reading: AnswerReading, from: number, to: number): string {
  const { words, text } = reading;
  let end = to;
  const isEnd = (at: number) =>
    at >= words.length ||
    /[.!?\n]/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length));
  while (!isEnd(end) && end - from > LEAST_SENTENCE && isFunctionWord(words[end - 1]?.word ?? '')) end -= 1;
  return quoteOf(reading, from, end);
}
