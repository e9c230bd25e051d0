import { broaderThan, lexicon } from '../lexicon/lexicon.ts';
import type { LexiconHit } from '../lexicon/match.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { fold, stemWord, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { readStandings } from './standing.ts';
import type { Standings } from './standing.ts';
import type { TermKind } from '../types.ts';
import { verbRole } from './verb-roles.ts';

/** A bullet, title or detail, prepared once for all requirements. */
export interface Statement {
  text: string;
  /** Whether it is a title or a detail, which names things and doesn't tell what was done. */
  isName: boolean;
  tokens: Token[];
  stems: string[];
  folded: string[];
  /** The beginnings of its words, by which most statements are ruled out at once. */
  beginnings: ReadonlySet<string>;
  /** All folded words, with a blank before each. */
  joined: string;
  standings: Standings;
  /** The number of the clause of each word. */
  clauseOf: number[];
  hits: LexiconHit[];
  /** Where each stem occurs. */
  places: Map<string, number[]>;
  /** The lexicon's names in it, with all that each is a kind of, and where. */
  names: Map<string, LexiconHit[]>;
}

/** The letters that two forms of a word have in common at least. */
export const beginningOf = (word: string): string => word.slice(0, 4);

const KEPT = 4000;
const LONGEST = 5000;
const statements = new Map<string, Statement>();

/** Whether a name of several words is one thing: "driver's license", "staff scheduling"; "trained staff" tells a deed. */
const isNoun = (kind: TermKind, first: Token | undefined): boolean =>
  kind === 'tool' ||
  kind === 'certificate' ||
  (kind === 'skill' &&
    first !== undefined &&
    (/ing$/i.test(first.raw) || verbRole(first.raw, true) === null));

/** The words with neutral ones in place of names: nobody is a "driver" in "driver's license". */
function withoutNames(tokens: readonly Token[], hits: readonly LexiconHit[]): Token[] {
  const neutral = [...tokens];
  for (const { entry, from, to } of hits) {
    if (to - from < 2 || !isNoun(entry.kind, tokens[from])) continue;
    for (let at = from; at < to; at += 1) {
      const token = tokens[at];
      if (token) neutral[at] = { ...token, raw: 'tool', norm: 'tool' };
    }
  }
  return neutral;
}

/** Prepares a text for judging; the last 4,000 are cached. A name (a title, a detail) states what the person is or has. */
export function readStatement(text: string, isName = false): Statement {
  const key = `${isName ? 'n' : 's'}${text}`;
  const known = statements.get(key);
  if (known) return known;
  const plain = plainLetters(text.slice(0, LONGEST));
  const tokens = tokenize(plain);
  const stems = tokens.map((token) => stemWord(token.norm));
  const hits = lexicon().find(tokens);
  const standings: Standings = isName
    ? { clauses: [{ from: 0, to: tokens.length }], of: tokens.map(() => 'own'), via: new Map() }
    : readStandings(plain, withoutNames(tokens, hits));
  const clauseOf: number[] = tokens.map(() => 0);
  standings.clauses.forEach(({ from, to }, index) => clauseOf.fill(index, from, to));
  const names = new Map<string, LexiconHit[]>();
  const add = (name: string, hit: LexiconHit) => {
    const list = names.get(name);
    if (list) list.push(hit);
    else names.set(name, [hit]);
  };
  for (const hit of hits) {
    add(hit.entry.name, hit);
    for (const name of broaderThan(hit.entry)) add(name, hit);
  }
  const places = new Map<string, number[]>();
  stems.forEach((stem, at) => {
    const list = places.get(stem);
    if (list) list.push(at);
    else places.set(stem, [at]);
  });
  const folded = tokens.map(({ raw }) => fold(raw));
  const made: Statement = {
    text: plain,
    isName,
    tokens,
    stems,
    folded,
    joined: ` ${folded.join(' ')}`,
    beginnings: new Set([...stems, ...folded].map(beginningOf)),
    standings,
    clauseOf,
    hits,
    places,
    names,
  };
  if (statements.size >= KEPT) statements.clear();
  statements.set(key, made);
  return made;
}
