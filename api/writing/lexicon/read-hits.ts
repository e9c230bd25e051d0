import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { lexicon } from './lexicon.ts';
import type { LexiconHit } from './match.ts';

/** The words of a text and the names of the lexicon in it. */
export interface NamedText {
  tokens: readonly Token[];
  hits: readonly LexiconHit[];
}

const KEPT = 1000;
const texts = new Map<string, NamedText>();

/**
 * The words of a text and the lexicon's names in it; the last 1,000 are kept, because a requirement is asked several
 * things one after the other.
 */
export function readHits(text: string): NamedText {
  const known = texts.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  const made = { tokens, hits: lexicon().find(tokens) };
  if (texts.size >= KEPT) texts.clear();
  texts.set(text, made);
  return made;
}
