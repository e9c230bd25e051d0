import type { TopicKind } from '../types.ts';
import type { ExpectedPart } from './expected-parts.ts';
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

const LEAST_RUN = 7;
const MOST_RUN = 16;

/** The longest run of words that could stand in any answer; `null` if there is none of some length. */
export function findVagueRun(reading: AnswerReading): string | null {
  const { words, text } = reading;
  let best: [from: number, to: number] | null = null;
  let from = 0;
  const end = (to: number) => {
    if (to - from >= LEAST_RUN && (!best || to - from > best[1] - best[0])) best = [from, to];
  };
  words.forEach(({ word, start }, at) => {
    const gap = at > 0 ? text.slice(words[at - 1]?.end ?? 0, start) : '';
    if (/[.!?\n]/.test(gap)) {
      end(at);
      from = at;
    }
    if (isConcrete(word) || /^\d/.test(word)) {
      end(at);
      from = at + 1;
    }
  });
  end(words.length);
  const found: [number, number] | null = best;
  return found === null ? null : trimmedQuote(reading, found[0], Math.min(found[1], found[0] + MOST_RUN));
}

/** Without joining words at the end, unless a sentence ends there. */
function trimmedQuote(reading: AnswerReading, from: number, to: number): string {
  const { words, text } = reading;
  let end = to;
  const isEnd = (at: number) =>
    /[.!?\n]/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length)) ||
    at >= words.length;
  while (!isEnd(end) && end - from > 4 && isFunctionWord(words[end - 1]?.word ?? '')) end -= 1;
  return quoteOf(reading, from, end);
}
