/** A word of quoted lines that can be picked. */
export interface Word {
  /** The index of its line. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** The first and the last picked word, as indexes in the list of words. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** Lists the words of lines; a sign between words, such as a dash, is none. */
export const listWords = (lines: readonly string[]): Word[] =>
  lines.flatMap((text, line) =>
    [...text.matchAll(/\S+/gu)]
      .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
      .map(({ 0: word, index }) => ({ line, start: index, end: index + word.length })),
  );

const SIGNS_AROUND = /^[\s,;:|/•·–—-]+|[\s,;:|/•·–—-]+$/gu;

/** The text from the first to the last picked word, without the signs around it; a line break in it becomes a space. */
export function readRange(lines: readonly string[], words: readonly Word[], { from, to }: WordRange): string {
  const [first, last] = [words[from], words[to]];
  if (!first || !last) return '';
  const parts = lines.slice(first.line, last.line + 1).map((text, index, all) => {
    const end = index === all.length - 1 ? last.end : text.length;
    return text.slice(index === 0 ? first.start : 0, end);
  });
  return parts
    .map((part) => part.replace(SIGNS_AROUND, '').replace(/\s+/gu, ' '))
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * The words that are picked once another one is pressed: the first press begins a new name with one word, the second one
 * says where it ends. Whoever presses the last word first gets the same.
 *
 * @param begun the one word that was pressed first; null if a new name begins
 */
export const extendRange = (begun: number | null, pressed: number): WordRange =>
  begun === null
    ? { from: pressed, to: pressed }
    : { from: Math.min(begun, pressed), to: Math.max(begun, pressed) };
