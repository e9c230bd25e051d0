import { cutRunOns } from './run-ons.ts';
import { unwrap } from './unwrap.ts';

/** A cell that only says how much its row is needed: it stays in the line of what it is about. */
const NEED_CELL =
  /^\s*(?:essential|desirable|required|preferred|mandatory|optional|yes|no|x|✓|✔|muss|kann|wunsch|obligatoire|souhaité)\s*$/i;

/** Overwrites the signs before the lines of a quoted e-mail ("> ") with blanks. */
function blankQuotes(text: string): string {
  const quoted = text.match(/^[ \t]{0,8}>/gm)?.length ?? 0;
  if (quoted < 3) return text;
  return text.replace(/^[ \t]{0,8}>(?:[ \t]?>){0,8}/gm, (signs) => ' '.repeat(signs.length));
}

/** Gives each cell of a table a line of its own. A table is at least two rows with equally many separators. */
function cutTables(text: string): string {
  if (!/[|\t]/.test(text)) return text;
  const rows = text.split('\n');
  const shapes = rows.map(tableShape);
  return rows
    .map((row, index) => {
      const shape = shapes[index] ?? '';
      if (shape === '' || (shape !== shapes[index - 1] && shape !== shapes[index + 1])) return row;
      return cutCells(row, shape.startsWith('|') ? '|' : '\t');
    })
    .join('\n');
}

function tableShape(row: string): string {
  if (/^\s*\|.*\|\s*$/.test(row)) return '|';
  const inner = row.trim();
  const tabs = inner.split('\t').length - 1;
  if (tabs > 0 && tabs < 12) return 'tabs';
  const pipes = inner.split('|').length - 1;
  return pipes > 0 && pipes < 12 ? `|${pipes}` : '';
}

function cutCells(row: string, separator: string): string {
  if (/^[\s|:-]+$/.test(row)) return ' '.repeat(row.length);
  const cells = row.split(separator);
  return cells
    .map((cell, index) => (index === 0 ? '' : NEED_CELL.test(cell) ? ' ' : '\n') + cell)
    .join('')
    .replace(/^\n/, ' ');
}

/**
 * Puts hard-wrapped, quoted, run-on and tabular text back into lines, one for each sentence, list item, heading or cell.
 * The result has the same length and the same words at the same offsets.
 */
export function restoreLines(text: string): string {
  const cells = cutTables(blankQuotes(text));
  let restored = cutRunOns(unwrap(cells));
  for (let round = 0, before = cells; restored !== before && round < 8; round += 1) {
    before = restored;
    restored = cutRunOns(unwrap(before));
  }
  return restored;
}
