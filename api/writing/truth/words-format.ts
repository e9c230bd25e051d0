/** A meaning and the numbers of those that it is connected with. */
export interface Meaning {
  /** More general meanings. */
  general: number[];
  /** The same in another part of speech. */
  derived: number[];
  /** Near in meaning. */
  similar: number[];
}

/** What `words.br` holds. */
export interface WordsFile {
  /** Words in alphabetical order with the numbers of their meanings. */
  lemmas: [text: string, meanings: number[]][];
  meanings: Meaning[];
}

const BASE = 36;
const pack = (numbers: readonly number[], from: number): string =>
  numbers.map((one) => (one - from).toString(BASE)).join(' ');
const unpack = (text: string, from: number): number[] =>
  text === '' ? [] : text.split(' ').map((one) => Number.parseInt(one, BASE) + from);

/**
 * The content of `words.br` before compression: a line for each word, an empty one, a line for each meaning. Numbers are written as
 * distances, since near ones are alike: of a word's meaning from the last one that was new, of a meaning's neighbors from itself.
 */
export function packWords({ lemmas, meanings }: WordsFile): string {
  let next = 0;
  const words = lemmas.map(([text, numbers]) => {
    const line = `${text}\t${pack(numbers, next)}`;
    next = Math.max(next, ...numbers.map((one) => one + 1));
    return line;
  });
  const rows = meanings.map((one, at) =>
    [one.general, one.derived, one.similar].map((numbers) => pack(numbers, at)).join('\t'),
  );
  return [...words, '', ...rows].join('\n');
}

/** @param text as {@link packWords} made it */
export function unpackWords(text: string): WordsFile {
  const lines = text.split('\n');
  const border = lines.indexOf('');
  let next = 0;
  const lemmas = lines.slice(0, border).map((line): [string, number[]] => {
    const [word = '', packed = ''] = line.split('\t');
    const numbers = unpack(packed, next);
    next = Math.max(next, ...numbers.map((one) => one + 1));
    return [word, numbers];
  });
  const meanings = lines.slice(border + 1).map((line, at): Meaning => {
    const [general = '', derived = '', similar = ''] = line.split('\t');
    return { general: unpack(general, at), derived: unpack(derived, at), similar: unpack(similar, at) };
  });
  return { lemmas, meanings };
}
