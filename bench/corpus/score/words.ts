/** Text compared as the open set's `score.py` compares it, so that both give the same figures. */

const LEGAL = new Set('inc llc ltd gmbh corp corporation co plc pvt ag sa company the limited'.split(' '));
/** From here on two names are the same. */
export const NAME_OK = 0.85;
/** From here on two sentences are the same. */
export const SENTENCE_OK = 0.9;

/** A text's words: case, accents, punctuation and hyphens don't matter. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/\u00ad/g, '')
      .replaceAll('&', ' and ')
      .replace(/(?<=[\p{L}\p{N}_])[-\u2010\u2011\u2012](?=[\p{L}\p{N}_])/gu, '')
      .replace(/['\u2018\u2019\u02bc`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** How many words two texts share, in any order. */
export function shared(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of a) {
    const free = left.get(word) ?? 0;
    if (free === 0) continue;
    left.set(word, free - 1);
    count += 1;
  }
  return count;
}

/** 0 to 1: how far two names have the same words; legal forms don't matter. */
export function nameLikeness(a: string, b: string): number {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length ? 1 : 0;
  const bare = (words: string[]): string => words.filter((word) => !LEGAL.has(word)).join(' ');
  if (bare(ours) !== '' && bare(ours) === bare(theirs)) return 1;
  return (2 * shared(ours, theirs)) / (ours.length + theirs.length);
}

/** The longest run of words that both have between the given bounds. */
function longestRun(
  a: readonly string[],
  b: readonly string[],
  [aFrom, aTo, bFrom, bTo]: readonly [number, number, number, number],
): { a: number; b: number; length: number } {
  let best = { a: aFrom, b: bFrom, length: 0 };
  let above: number[] = [];
  for (let i = aFrom; i < aTo; i += 1) {
    const row: number[] = [];
    for (let j = bFrom; j < bTo; j += 1) {
      const length = a[i] === b[j] ? (above[j - 1] ?? 0) + 1 : 0;
      row[j] = length;
      if (length > best.length) best = { a: i - length + 1, b: j - length + 1, length };
    }
    above = row;
  }
  return best;
}

/** How many words two texts share in the same order, by the runs of Ratcliff and Obershelp. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  const open: [number, number, number, number][] = [[0, a.length, 0, b.length]];
  let count = 0;
  for (let bounds = open.pop(); bounds !== undefined; bounds = open.pop()) {
    const run = longestRun(a, b, bounds);
    if (run.length === 0) continue;
    count += run.length;
    const [aFrom, aTo, bFrom, bTo] = bounds;
    open.push([aFrom, run.a, bFrom, run.b], [run.a + run.length, aTo, run.b + run.length, bTo]);
  }
  return count;
}

/** 0 to 1: how far two sentences have the same words in the same order. */
export function sentenceLikeness(a: string, b: string): number {
  const [ours, theirs] = [wordsOf(a), wordsOf(b)];
  if (ours.length === 0 || theirs.length === 0) return 0;
  return (2 * inOrder(ours, theirs)) / (ours.length + theirs.length);
}

/** The share of a text's words that are in another text in the same order. */
export function shareInside(a: string, whole: string): number {
  const [ours, theirs] = [wordsOf(a), wordsOf(whole)];
  return ours.length === 0 || theirs.length === 0 ? 0 : inOrder(ours, theirs) / ours.length;
}
