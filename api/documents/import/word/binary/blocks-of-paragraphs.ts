import type { Block, Table } from '../../blocks/blocks.ts';
import type { WordParagraph } from './word-paragraphs.ts';

/** Tables in tables beyond this are read as the innermost one. */
const DEPTH_MAX = 8;

/** The cell that is being filled, a new one where the row has none yet. */
function openCell(table: Table): Block[] {
  const row = table.rows.at(-1) ?? [];
  if (table.rows.length === 0) table.rows.push(row);
  const cell = row.at(-1) ?? [];
  if (row.length === 0) row.push(cell);
  return cell;
}

/** Puts paragraphs into the tables that they are in. */
export function blocksOfParagraphs(paragraphs: Iterable<WordParagraph>): Block[] {
  const top: Block[] = [];
  /** The tables that are open, each in a cell of the one before. */
  let tables: Table[] = [];
  for (const { paragraph, tableDepth, ends } of paragraphs) {
    tables = tables.slice(0, Math.min(tableDepth, DEPTH_MAX));
    let table = tables.at(-1);
    while (tables.length < Math.min(tableDepth, DEPTH_MAX)) {
      const inner: Table = { kind: 'table', rows: [] };
      (table ? openCell(table) : top).push(inner);
      tables.push(inner);
      table = inner;
    }
    if (!table) top.push(paragraph);
    else if (ends === 'row') table.rows.push([]);
    else {
      openCell(table).push(paragraph);
      if (ends === 'cell') table.rows.at(-1)?.push([]);
    }
  }
  return top;
}
