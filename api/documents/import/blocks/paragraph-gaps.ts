import type { Block, Paragraph } from './blocks.ts';

/** A space that sets a paragraph apart is so many points larger than the usual one. */
const APART = 4;

function* paragraphsIn(blocks: readonly Block[]): Generator<Paragraph> {
  for (const block of blocks)
    if (block.kind === 'paragraph') yield block;
    else yield* paragraphsIn(block.rows.flat(2));
}

/** The most frequent value, the smallest of several. */
function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce(
    (most, one) => (one[1] > most[1] || (one[1] === most[1] && one[0] < most[0]) ? one : most),
    [0, 0],
  )[0];
}

/** Notes which paragraphs have more space above them than is usual in the document. */
export function markGaps(blocks: Block[]): Block[] {
  const filled = [...paragraphsIn(blocks)].filter(({ text }) => text.trim() !== '');
  const usual = mostFrequent(filled.map(({ spaceAbove }) => spaceAbove));
  for (const paragraph of filled) paragraph.isApart = paragraph.spaceAbove >= usual + APART;
  return blocks;
}
