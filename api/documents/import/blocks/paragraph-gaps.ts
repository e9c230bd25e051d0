import type { Block, Paragraph } from './blocks.ts';
import { addCount, mostFrequent } from './most-frequent.ts';

/** A space that sets a paragraph apart is so many points larger than the usual one. */
const APART = 4;

function* paragraphsIn(blocks: readonly Block[]): Generator<Paragraph> {
  for (const block of blocks)
    if (block.kind === 'paragraph') yield block;
    else yield* paragraphsIn(block.rows.flat(2));
}

/** Notes which paragraphs have more space above them than is usual in the document. */
export function markGaps(blocks: Block[]): Block[] {
  const filled = [...paragraphsIn(blocks)].filter(({ text }) => text.trim() !== '');
  const spaces = new Map<number, number>();
  for (const { spaceAbove } of filled) addCount(spaces, spaceAbove);
  const usual = mostFrequent(spaces) ?? 0;
  for (const paragraph of filled) paragraph.isApart = paragraph.spaceAbove >= usual + APART;
  return blocks;
}
