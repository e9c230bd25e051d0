import type { Segment } from './segments.ts';

/** Fewer letters in a row with equal gaps may be marks or the cells of a table. */
const LETTERS_MIN = 4;
/** How far the gaps between the letters of a word that fills its column may differ. */
const GAP_TOLERANCE = 0.15;
/** Letters of a usual word are closer, in shares of their size from one to the next. */
const WIDE_PITCH = 1;
/** The widest gap between two such words, in letters. */
const WORD_GAP = 2.5;
const WIDE_WORD_LETTERS = 3;

const isLetter = ({ text }: Segment): boolean => /^[\p{L}&-]$/u.test(text);
const areBeside = (last: Segment, next: Segment): boolean =>
  next.x0 > last.x1 &&
  next.order === last.order + 1 &&
  Math.abs(next.size - last.size) < 0.1 &&
  Math.abs(next.y - last.y) < 0.1 * last.size &&
  !last.isTurned &&
  !next.isTurned &&
  (last.hidden === '') === (next.hidden === '');

/** How far it is from one letter to the next. */
const pitchOf = ({ text, x0, x1 }: Segment): number =>
  (x1 - x0) / Math.max(1, text.replace(/\s/gu, '').length);

const isWideWord = (segment: Segment): boolean =>
  /^[\p{L}&\s-]+$/u.test(segment.text) &&
  segment.text.length >= WIDE_WORD_LETTERS &&
  pitchOf(segment) >= WIDE_PITCH * segment.size;

function join(parts: Segment[], separator: string): Segment {
  const [first, ...others] = parts;
  if (!first) throw new RangeError('Nothing to join');
  const style = first.words[0]?.style ?? '';
  const text = parts.map((part) => part.text).join(separator);
  return {
    ...first,
    text,
    x1: others.at(-1)?.x1 ?? first.x1,
    words: text.split(' ').map((word) => ({ text: word, style })),
  };
}

/** How many letters from here on stand at equal distances. */
function countSpaced(segments: readonly Segment[], from: number): number {
  let count = 1;
  let usual: number | null = null;
  for (;;) {
    const [last, next] = [segments[from + count - 1], segments[from + count]];
    if (!last || !next || !isLetter(last) || !isLetter(next) || !areBeside(last, next)) return count;
    const gap = next.x0 - last.x1;
    usual ??= gap;
    if (Math.abs(gap - usual) > GAP_TOLERANCE * usual) return count;
    count += 1;
  }
}

/**
 * Joins what is set so wide that its letters, or its words, would be cells of a table: the letters of "S  K  I  L  L  S" that
 * fill a column at equal distances, and "W O R K   H I S T O R Y" (docs/algorithms.md#from-glyphs-to-lines). In linear time.
 *
 * @param segments in painting order
 */
export function joinSpacedLetters(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length;) {
    const count = countSpaced(segments, at);
    const isWord = count >= LETTERS_MIN;
    const parts = segments.slice(at, at + (isWord ? count : 1));
    const word = isWord ? join(parts, '') : parts[0];
    const last = joined.at(-1);
    const before = parts[0] && segments[at - 1];
    if (
      word &&
      last &&
      before &&
      parts[0] &&
      !word.startsColumn &&
      areBeside(before, parts[0]) &&
      isWideWord(last) &&
      isWideWord(word) &&
      word.x0 - last.x1 <= WORD_GAP * pitchOf(last)
    )
      joined[joined.length - 1] = join([last, word], ' ');
    else if (word) joined.push(word);
    at += parts.length;
  }
  return joined;
}
