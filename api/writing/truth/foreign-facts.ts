import { readStatement } from '../proof/statement.ts';
import type { Statement } from '../proof/statement.ts';
import { isInstructionToMachine } from '../reading/lines/instructions.ts';
import { splitSentences } from '../reading/lines/sentences.ts';
import type { Token } from '../text/tokens.ts';
import { findNumbersInDigits } from './number-digits.ts';
import { findNumberWords } from './number-words.ts';

/** Texts longer than this are compared in pieces. */
const PIECE = 4_000;
/** "One example", "two things": such numbers state nothing. */
const SMALL = 3;
/** Words with a capital that are in no source and yet name nothing. */
const NO_NAMES = new Set(
  `i im ive id ill ok star cv resume monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
september october november december english`.split(/\s+/),
);

/** What a text may name: everything that its sources say. Made once for texts that are checked piece by piece. */
export interface KnownFacts {
  words: ReadonlySet<string>;
  names: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

/** Gathers what the sources say. Lines that give orders to a machine are no source. */
export function readKnownFacts(sources: readonly string[]): KnownFacts {
  const words = new Set<string>();
  const names = new Set<string>();
  const numbers = new Set<string>();
  for (const source of sources)
    for (const piece of splitLines(source)) {
      const statement = readStatement(piece);
      for (const word of wordsOf(statement)) words.add(word);
      for (const name of statement.names.keys()) names.add(name);
      for (const number of numbersOf(piece)) numbers.add(number.key);
    }
  return { words, names, numbers };
}

/**
 * The numbers, names, tools and credentials of an English text that none of its sources has, as the text says them; empty
 * for a text that adds no fact of these kinds. For texts that talk about a person or a posting; a bullet of a resume goes
 * through {@link checkClaims}, which also asks who did it and what came of it.
 */
export function findForeignFacts(text: string, { words, names, numbers }: KnownFacts): string[] {
  const foreign: string[] = [];
  // By sentences: of a text that grows word by word, only the last one is read anew.
  for (const piece of [...splitLines(text)].flatMap(splitSentences)) {
    const { tokens, hits } = readStatement(piece);
    for (const { entry, from, to } of hits) {
      if (entry.kind === 'trait' || names.has(entry.name)) continue;
      const said = tokens.slice(from, to);
      if (said.every((token) => isKnownWord(token, words))) continue;
      if (
        entry.kind === 'tool' ||
        entry.kind === 'certificate' ||
        entry.kind === 'degree' ||
        said.some(isCapital)
      )
        foreign.push(said.map(({ raw }) => raw).join(' '));
    }
    for (const { key, text: said } of numbersOf(piece)) if (!numbers.has(key)) foreign.push(said);
    tokens.forEach((token, at) => {
      if (!isCapital(token) || isKnownWord(token, words) || NO_NAMES.has(bare(token.raw))) return;
      if (!beginsSentence(piece, token) || isNameAtBeginning(tokens, at, words)) foreign.push(token.raw);
    });
  }
  return [...new Set(foreign)];
}

function* splitLines(text: string): Generator<string> {
  for (const line of text.split('\n')) {
    if (line.trim() === '' || isInstructionToMachine(line)) continue;
    for (let at = 0; at < line.length; at += PIECE) yield line.slice(at, at + PIECE);
  }
}

const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/['’]/g, '');

function* wordsOf({ tokens }: Statement): Generator<string> {
  for (const { raw, norm } of tokens) {
    yield norm;
    yield bare(raw);
    for (const part of raw.split(/[-/.&]/)) if (part !== '') yield bare(part);
  }
}

const isKnownWord = ({ raw, norm }: Token, words: ReadonlySet<string>): boolean =>
  words.has(norm) ||
  words.has(bare(raw)) ||
  words.has(bare(raw).replace(/s$/, '')) ||
  (/[-/]/.test(raw) && raw.split(/[-/]/).every((part) => words.has(bare(part)) || /^\p{Ll}*$/u.test(part)));

const isCapital = ({ raw }: Token): boolean => /\p{Lu}/u.test(raw);

const beginsSentence = (text: string, { start }: Token): boolean =>
  /(?:^|[.!?:;…–—]["”’)]*\s+|["“‘(]\s*)$/u.test(text.slice(Math.max(0, start - 6), start)) || start === 0;

/** A name at the beginning of a sentence shows by another capital in it, or by the name that follows. */
function isNameAtBeginning(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (/^\p{L}+\p{Lu}|\p{Lu}{2}/u.test(token.raw)) return true;
  return next !== undefined && isCapital(next) && !isKnownWord(next, words) && !NO_NAMES.has(bare(next.raw));
}

/** The numbers of a text by value and unit. */
function numbersOf(text: string): { key: string; text: string }[] {
  const inDigits = findNumbersInDigits(text);
  const inWords = findNumberWords(text).filter(({ value, unit }) => unit !== 'count' || value > SMALL);
  return [...inDigits, ...inWords].map(({ value, unit, start, end }) => ({
    key: `${unit === 'percent' || unit === 'money' ? unit : ''}${value}`,
    text: text.slice(start, end),
  }));
}
