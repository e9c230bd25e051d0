import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { unpackWords } from './words-format.ts';
import type { WordsFile } from './words-format.ts';

/** Lists of numbers in one array: those of `row` are from `starts[row]` to `starts[row + 1]`. */
interface Rows {
  starts: Uint32Array;
  values: Uint32Array;
}

interface Words {
  rowOf: ReadonlyMap<string, number>;
  meanings: Rows;
  general: Rows;
  derived: Rows;
  similar: Rows;
}

function toRows(lists: readonly (readonly number[])[]): Rows {
  const starts = new Uint32Array(lists.length + 1);
  for (const [row, list] of lists.entries()) starts[row + 1] = (starts[row] ?? 0) + list.length;
  const values = new Uint32Array(starts[lists.length] ?? 0);
  let at = 0;
  for (const list of lists)
    for (const one of list) {
      values[at] = one;
      at += 1;
    }
  return { starts, values };
}

const rowOf = ({ starts, values }: Rows, row: number): Uint32Array =>
  values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);

function makeWords({ lemmas, meanings }: WordsFile): Words {
  return {
    rowOf: new Map(lemmas.map(([text], row) => [text, row])),
    meanings: toRows(lemmas.map(([, numbers]) => numbers)),
    general: toRows(meanings.map(({ general }) => general)),
    derived: toRows(meanings.map(({ derived }) => derived)),
    similar: toRows(meanings.map(({ similar }) => similar)),
  };
}

let loaded: Words | null = null;
const words = (): Words => {
  loaded ??= makeWords(
    unpackWords(
      brotliDecompressSync(readFileSync(join(import.meta.dirname, 'words.br'))).toString('latin1'),
    ),
  );
  return loaded;
};

const own = (lemma: string): Uint32Array | null => {
  const row = words().rowOf.get(lemma);
  return row === undefined ? null : rowOf(words().meanings, row);
};

const ENDINGS: [RegExp, string[]][] = [
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/(?:ch|sh|x|ss|zz)es$/, ['']],
  [/s$/, ['']],
  [/([^aeiou])\1(?:ed|ing)$/, ['$1', '$1$1']],
  [/(?:ed|ing)$/, ['', 'e']],
  [/ily$/, ['y']],
];

/** The base forms that a word may have, as far as they are known words: "planned" is "plan". */
export function lemmasOf(word: string, irregular: string | undefined): string[] {
  const { rowOf: rows } = words();
  const forms = [
    ...(irregular === undefined ? [] : [irregular]),
    word,
    ...ENDINGS.flatMap(([ending, bases]) => (ending.test(word) ? bases.map((b) => word.replace(ending, b)) : [])),
  ];
  return forms.filter((form, at) => rows.has(form) && forms.indexOf(form) === at);
}

export const meaningsOf = (lemmas: readonly string[]): Set<number> =>
  new Set(lemmas.flatMap((lemma) => [...(own(lemma) ?? [])]));

const widen = (from: Set<number>, rows: Rows): Set<number> => {
  const all = new Set(from);
  for (const one of from) for (const other of rowOf(rows, one)) all.add(other);
  return all;
};
export const withDerived = (from: Set<number>): Set<number> => widen(from, words().derived);
export const withSimilar = (from: Set<number>): Set<number> => widen(from, words().similar);
/** With all more general meanings, at most `depth` steps up. */
export function withGeneral(from: Set<number>, depth: number): Set<number> {
  let all = from;
  for (let step = 0; step < depth; step += 1) {
    const next = widen(all, words().general);
    if (next.size === all.size) break;
    all = next;
  }
  return all;
}
