import { findEntry } from '../lexicon/lexicon.ts';
import { STOP_WORDS } from '../posting/words.ts';
import { readStatement } from '../proof/statement.ts';
import { fold, stemWord, tokenize } from '../text/tokens.ts';
import type { PostingAnalysis } from '../types.ts';

/** Tells how much of what a posting asks for is in a text; 0 for nothing. */
export type Weigh = (text: string) => number;

const stemsOf = (text: string): string[] =>
  tokenize(text)
    .filter(({ norm, raw }) => norm.length > 2 && !STOP_WORDS.has(norm) && raw !== '')
    .map(({ raw }) => stemWord(fold(raw)));

function says(text: string, canonical: string, stems: readonly string[]): boolean {
  const statement = readStatement(text);
  if (statement.names.has(canonical)) return true;
  return stems.length > 0 && stems.every((stem) => statement.stems.includes(stem));
}

/** By the weights of the posting's terms. */
export function weighByPosting({ terms }: PostingAnalysis): Weigh {
  const known = terms.map(({ canonical, surface, weight }) => ({
    canonical,
    weight,
    stems: stemsOf(surface),
  }));
  return (text) =>
    known.reduce((sum, { canonical, weight, stems }) => sum + (says(text, canonical, stems) ? weight : 0), 0);
}

/** By one focus area: its lexicon entry, or a share of its words. */
export function weighByArea(area: string): Weigh {
  const stems = stemsOf(area);
  const canonical = findEntry(area)?.name ?? area;
  return (text) => {
    const statement = readStatement(text);
    if (statement.names.has(canonical)) return 1;
    return stems.length === 0
      ? 0
      : stems.filter((stem) => statement.stems.includes(stem)).length / stems.length;
  };
}
