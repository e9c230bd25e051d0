import { diffWords } from '../../../lib/diffWords.ts';

/** A part of a text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A piece of a text with all that is to be shown about it. */
export interface MarkedPiece {
  text: string;
  isKeyword: boolean;
  /** Added or removed by a rewording. */
  isChanged: boolean;
  /** The claim whose source is being looked at. */
  isLit: boolean;
}

interface Marks {
  /** The text in pieces, with the keywords marked. Joining them gives the text. */
  pieces: readonly { readonly text: string; readonly marked: boolean }[];
  changed: readonly Range[];
  lit: Range | null;
}

/** Cuts a text wherever one of the marks begins or ends, since marks may overlap. */
export function markText({ pieces, changed, lit }: Marks): MarkedPiece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const keywords = toRanges(pieces, ({ marked }) => marked);
  const ranges = [...keywords, ...changed, ...(lit ? [lit] : [])];
  const cuts = [0, text.length, ...ranges.flatMap(({ start, end }) => [start, end])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b);
  const marked: MarkedPiece[] = [];
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1] ?? start;
    if (end === start) continue;
    marked.push({
      text: text.slice(start, end),
      isKeyword: covers(keywords, start),
      isChanged: covers(changed, start),
      isLit: covers(lit ? [lit] : [], start),
    });
  }
  return marked;
}

const covers = (ranges: readonly Range[], at: number) =>
  ranges.some(({ start, end }) => start <= at && at < end);

/** Where the pieces that pass the test are in the joined text. */
function toRanges<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
  test: (piece: Piece) => boolean,
): Range[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const start = at;
    at += piece.text.length;
    return test(piece) ? [{ start, end: start + piece.text.trimEnd().length }] : [];
  });
}

/** The words of `after` that `before` doesn't have. */
export function findAdded(before: string, after: string): Range[] {
  const pieces = diffWords(before, after).filter(({ kind }) => kind !== 'removed');
  return toRanges(pieces, ({ kind }) => kind === 'added');
}

/** The words of `before` that `after` no longer has. */
export function findRemoved(before: string, after: string): Range[] {
  return findAdded(after, before);
}
