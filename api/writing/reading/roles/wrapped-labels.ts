import { findPeriods } from '../fields/dates.ts';
import { labelField } from '../headers/header-pieces.ts';
import { joinTexts } from '../lines/join-texts.ts';
import type { Line } from '../lines/line.ts';

const CELLS = /^([^\t]{2,60})\t(\S[^\t]*)$/u;
/** The lines that a cell of a form takes. */
const LINES = 4;
/** How far to the right of its row a line begins that goes on in the right cell, in letters. */
const BESIDE = 8;

/** A row of a form with a label on the left. */
interface Row {
  label: string;
  value: string;
}

function readRow(line: Line | undefined): Row | null {
  if (!line || line.marker !== '' || line.isHidden) return null;
  const [, label = '', value = ''] = CELLS.exec(line.text) ?? [];
  return label === '' ? null : { label: label.replace(/\s*:$/u, ''), value };
}

/** Whether a label is that of a title or an employer. */
const isNameLabel = (label: string): boolean => {
  const field = labelField(label);
  return field === 'title' || field === 'company';
};

/**
 * How many lines a row takes: below a full value it goes on in the right cell, and a label that was broken in the left one;
 * 1 if it doesn't go on, 0 if the line is no row of a form with a title or an employer.
 */
function rowLength(lines: readonly Line[], index: number): number {
  const row = readRow(lines[index]);
  const first = lines[index];
  if (!row || !first) return 0;
  const second = readRow(lines[index + 1]);
  const isBroken =
    second !== null && lines[index + 1]?.gapBefore === false && isNameLabel(`${row.label} ${second.label}`);
  if (!isBroken && !isNameLabel(row.label)) return 0;
  let length = isBroken ? 2 : 1;
  for (; length < LINES; length++) {
    const [above, line] = [lines[index + length - 1], lines[index + length]];
    const goesOn =
      line !== undefined &&
      above?.isFull === true &&
      line.marker === '' &&
      !line.isHidden &&
      !line.gapBefore &&
      !line.text.includes('\t') &&
      line.indent >= first.indent + BESIDE &&
      findPeriods(line.text).length === 0;
    if (!goesOn) break;
  }
  return length;
}

/**
 * Joins the rows of a form with a title or an employer that its narrow cells broke, with their labels or without: "Name and address
 * of  Sunrise Ltd, 12 High" above "employer  Street, Leeds".
 */
export function joinWrappedRows(lines: Line[], words: Set<string>): Line[] {
  const joined: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const length = rowLength(lines, index);
    const own = lines.slice(index, index + Math.max(1, length));
    const [first] = own;
    if (!first) break;
    if (length < 2) {
      joined.push(first);
      continue;
    }
    const [row, second] = [readRow(first), readRow(own[1])];
    const label = second ? `${row?.label ?? ''} ${second.label}` : (row?.label ?? '');
    const value = joinTexts(
      own.map((line) => readRow(line)?.value ?? line.text),
      words,
    );
    joined.push({
      ...first,
      text: `${label}\t${value}`,
      links: own.flatMap(({ links }) => links),
      joined: own,
      isFull: false,
    });
    index += length - 1;
  }
  return joined;
}
