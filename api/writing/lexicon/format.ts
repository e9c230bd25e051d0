/**
 * The format of a trade's word list, which people who don't program can extend.
 *
 *     ## Nursing care [domain]            a group; its name is shown to users; all entries below are of this kind
 *     Patient care = bedside care, Patientenpflege
 *     Go! = Golang > Programming          `!` after a spelling: also an ordinary word, so it counts only in
 *                                         exactly this case and next to a cue or another term
 *     Django = > Python                   `>` what the skill implies; never the reverse
 *     PMP = Project Management Professional [certificate]
 *     Load securing = zabezpieczani* ładun*      `*` after a word: with any ending of up to four letters
 *
 * An alias is the same thing under another name. Anything merely related, narrower or broader gets its own line, the
 * narrower with `>` to the broader, because nobody who has one may be advised to claim the other (docs/decisions/0015).
 *
 * One line for each skill: its name, `=`, and its other spellings separated by commas (including other languages).
 * Plurals, hyphens and capitals are handled automatically; `*` is for languages that inflect more than English does. A line that starts with `//` is a comment.
 */
import type { TermKind } from '../types.ts';

export interface Spelling {
  text: string;
  ambiguous: boolean;
}

export interface LexiconEntry {
  name: string;
  kind: TermKind;
  /** The group's display name, also used for focus areas. */
  group: string;
  trade: string;
  /** The name first, then the aliases. */
  spellings: Spelling[];
  /** Names of other entries, possibly in another trade. */
  implies: string[];
}

const KINDS: readonly TermKind[] = [
  'skill',
  'tool',
  'certificate',
  'degree',
  'language',
  'trait',
  'domain',
  'phrase',
];

/** Parses a trade's list. Throws on a malformed line, which is a mistake in our own data. */
export function readTrade(trade: string, source: string): LexiconEntry[] {
  const entries: LexiconEntry[] = [];
  let group = '';
  let groupKind: TermKind = 'skill';
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('//')) continue;
    const { rest, kind } = takeKind(line, trade);
    if (rest.startsWith('##')) {
      group = rest.slice(2).trim();
      groupKind = kind ?? 'skill';
      continue;
    }
    if (group === '') throw new Error(`${trade}: "${line}" comes before the first group`);
    const [spelled = '', implied = ''] = rest.split(' >');
    const [name = '', aliases = ''] = spelled.split(/ =(?: |$)/);
    const spellings = [name.trim(), ...listed(aliases)].map(spelling);
    const first = spellings[0];
    if (!first || first.text === '') throw new Error(`${trade}: "${line}" has no name`);
    entries.push({
      name: first.text,
      kind: kind ?? groupKind,
      group,
      trade,
      spellings,
      implies: listed(implied),
    });
  }
  return entries;
}

function takeKind(line: string, trade: string): { rest: string; kind: TermKind | null } {
  const found = line.endsWith(']') ? /\s*\[([a-z]+)\]$/.exec(line) : null;
  if (!found) return { rest: line, kind: null };
  const kind = KINDS.find((known) => known === found[1]);
  if (!kind) throw new Error(`${trade}: unknown kind in "${line}"`);
  return { rest: line.slice(0, found.index), kind };
}

function listed(text: string): string[] {
  if (text === '') return [];
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function spelling(text: string): Spelling {
  const ambiguous = text.endsWith('!');
  return { text: ambiguous ? text.slice(0, -1) : text, ambiguous };
}
