import { lexicon } from '../../lexicon/lexicon.ts';
import { tokenize } from '../../text/tokens.ts';
import type { InterviewSoFar } from '../types.ts';
import { readAnswer, stemOf } from './read-answer.ts';
import type { AnswerReading } from './read-answer.ts';
import { isConcrete } from './vocabulary.ts';

/** What the answers of an interview are about: read once for all of them. */
export interface InterviewContext {
  /** Runs of words of the posting. */
  postingRuns: ReadonlySet<string>;
  /** The stems of the posting's and the bank's words that mean something, with how rare each is (1 to about 3). */
  work: ReadonlyMap<string, number>;
  /** The stems of the posting alone. */
  asked: ReadonlySet<string>;
  /** Whether the bank says anything about the person's work. */
  hasBank: boolean;
  /** Words of the bank and the posting as they are written, so that a company's name is no unknown word. */
  words: ReadonlySet<string>;
  /** The lexicon's names in the posting and the bank, and the trades of those in the posting. */
  names: ReadonlySet<string>;
  trades: ReadonlySet<string>;
}

/** How many words in a row make something copied. */
export const RUN = 4;
const MOST_TEXT = 30_000;
const MOST_BANK = 60_000;

/** Prepares a posting and a bank for judging answers. */
export function readContext({ posting, roles }: InterviewSoFar): InterviewContext {
  const asked = posting.text.slice(0, MOST_TEXT);
  const bank = roles
    .map(({ title, company, description, bullets }) =>
      [title, company, description, ...bullets.map(({ text }) => text)].join('\n'),
    )
    .join('\n')
    .slice(0, MOST_BANK);
  const postingWords = wordsOf(asked);
  const all = [...postingWords, ...wordsOf(bank)];
  const frequency = new Map<string, number>();
  for (const word of all) {
    if (!isConcrete(word)) continue;
    const stem = stemOf(word);
    frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  const work = new Map([...frequency].map(([stem, count]) => [stem, 1 + Math.log(1 + 4 / count)]));
  const found = lexicon().find(tokenize(asked.toLowerCase()));
  const trades = new Map<string, number>();
  for (const { entry } of found)
    if (entry.kind !== 'trait' && entry.kind !== 'language')
      trades.set(entry.trade, (trades.get(entry.trade) ?? 0) + 1);
  const own = lexicon().find(tokenize(bank.toLowerCase()));
  return {
    postingRuns: new Set(runsOf(postingWords, RUN)),
    work,
    asked: new Set(postingWords.map(stemOf)),
    hasBank: roles.some(({ bullets }) => bullets.length > 0),
    words: new Set(all),
    names: new Set([...found, ...own].map(({ entry }) => entry.name)),
    trades: new Set([...trades].filter(([, count]) => count >= 2).map(([trade]) => trade)),
  };
}

const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  // Answers are cut at some length, so that a long posting is read in parts.
  for (let at = 0; at < text.length; at += 10_000)
    words.push(...readAnswer(text.slice(at, at + 10_000)).words.map(({ word }) => word));
  return words;
};

/** All runs of so many words. */
export function runsOf(words: readonly string[], length: number): string[] {
  const runs: string[] = [];
  for (let at = 0; at + length <= words.length; at += 1) runs.push(words.slice(at, at + length).join(' '));
  return runs;
}

/** The share of an answer's words that stand in runs of another text. */
export function coveredBy(words: readonly string[], runs: ReadonlySet<string>, length: number): number {
  if (words.length < length) return 0;
  const covered = new Set<number>();
  for (let at = 0; at + length <= words.length; at += 1)
    if (runs.has(words.slice(at, at + length).join(' ')))
      for (let k = at; k < at + length; k += 1) covered.add(k);
  return covered.size / words.length;
}

/** The distinct things of the person's work or the posting's that an answer names: words, and names of the same trade. */
export function workIn(reading: AnswerReading, context: InterviewContext): Set<string> {
  const found = new Set<string>();
  for (const at of reading.concrete) {
    const stem = reading.stems[at] ?? '';
    if (context.work.has(stem)) found.add(stem);
  }
  for (const [name, at] of reading.names) {
    const trade = lexicon().byName.get(name)?.trade ?? '';
    if (context.names.has(name) || context.trades.has(trade)) found.add(reading.stems[at] ?? name);
  }
  return found;
}
