import type { Range } from './markText.ts';

/** Around the words that a claim rests on, so much of a long text is quoted, in characters. */
const AROUND = 80;

/** A source as it is quoted: the words that a claim rests on, and what stands around them. */
export interface Quote {
  before: string;
  words: string;
  after: string;
}

/** Quotes the words of a source, with what stands around them; a long text is shortened at whole words. */
export function quoteSource(text: string, { start, end }: Range): Quote {
  const before = text.slice(0, start);
  const after = text.slice(end);
  return {
    before: before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s+/, '')}` : before,
    words: text.slice(start, end),
    after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s+\S*$/, '')} …` : after,
  };
}
