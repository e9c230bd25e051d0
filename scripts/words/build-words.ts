import type { WordsFile } from '../../api/writing/truth/words-format.ts';
import { readLemmas, readSynsets } from './wordnet.ts';
import type { Lemma } from './wordnet.ts';

/** The meanings kept of one word in one part of speech: rarer ones explain what nobody meant. */
const SENSES = 4;
/** Up to three plain words: "look after". */
const TEXT = /^[a-z]+(?:[ '-][a-z]+){0,2}$/;
const ANIMALS = 5;
const PLANTS = 20;

/** What `words.br` holds: the usual words of WordNet, their usual meanings, and how these hang together. */
export function buildWords(): WordsFile {
  const synsets = readSynsets();
  const isUsual = ({ text, pos, senses }: Lemma): boolean => {
    const file = synsets.get(senses[0]?.key ?? '')?.file;
    if (senses.some(({ used }) => used > 0)) return true;
    return !text.includes(' ') ? file !== ANIMALS && file !== PLANTS : pos === 'v';
  };
  const kept = new Map<string, string[]>();
  for (const lemma of readLemmas()) {
    if (!TEXT.test(lemma.text) || !isUsual(lemma)) continue;
    const keys = lemma.senses.slice(0, SENSES).map(({ key }) => key);
    kept.set(lemma.text, [...(kept.get(lemma.text) ?? []), ...keys]);
  }
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  const number = (key: string): number => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, keys.length);
    keys.push(key);
    return keys.length - 1;
  };
  const lemmas = [...kept.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, senses]): WordsFile['lemmas'][number] => [text, senses.map(number)]);
  const meanings: WordsFile['meanings'] = [];
  // The list grows while it is read: each general meaning has a more general one.
  for (let at = 0; at < keys.length; at += 1) {
    const synset = synsets.get(keys[at] ?? '');
    meanings.push({
      general: (synset?.general ?? []).map(number),
      derived: (synset?.derived ?? []).flatMap((key) => numbers.get(key) ?? []),
      similar: (synset?.similar ?? []).flatMap((key) => numbers.get(key) ?? []),
    });
  }
  return { lemmas, meanings };
}
