import type { Remark } from '../types.ts';

/** Something that could be said about an answer. */
export interface Candidate {
  /** What it is about; a remark of one kind is made once, or twice if hardly anything else is left. */
  kind: string;
  answer: number;
  quote: string;
  /** Ways to say it; answers with the same remark don't get the same words. */
  texts: readonly string[];
  /** How much it matters, above 0. */
  value: number;
}

const MOST_OF_ONE_ANSWER = 2;
const SHARED = 0.5;

/** Whether two quotes are of the same words for the most part. */
function sharesWords(a: string, b: string): boolean {
  const [first, second] = [new Set(a.split(/\s+/)), new Set(b.split(/\s+/))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared > SHARED * Math.min(first.size, second.size);
}

/**
 * The most important remarks, at most so many: of each kind one, at most two about one answer unless there is only one. Every quote is an
 * exact substring; a candidate without one is left out.
 */
export function pickRemarks(candidates: readonly Candidate[], most: number, answers: number): Remark[] {
  const picked: Candidate[] = [];
  const ranked = candidates
    .filter(({ quote }) => quote.trim() !== '')
    .toSorted((a, b) => b.value - a.value || a.answer - b.answer || (a.kind < b.kind ? -1 : 1));
  for (const one of ranked) {
    if (picked.length >= most) break;
    const ofAnswer = picked.filter(({ answer }) => answer === one.answer).length;
    const isKnown = picked.some((other) => other.kind === one.kind || sharesWords(other.quote, one.quote));
    if (isKnown || (answers > 1 && ofAnswer >= MOST_OF_ONE_ANSWER)) continue;
    picked.push(one);
  }
  return picked.map(({ texts, quote, answer }) => ({
    text: texts[(quote.length + answer) % Math.max(1, texts.length)] ?? '',
    quote,
    answer,
  }));
}
