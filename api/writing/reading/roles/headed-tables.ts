import { findPeriods } from '../fields/dates.ts';
import { labelField } from '../headers/header-pieces.ts';
import type { LabelledField } from '../headers/header-pieces.ts';
import type { Line } from '../lines/line.ts';
import { dateSide } from '../lines/start-and-end.ts';

type Column = LabelledField | 'start' | 'end' | 'text';

interface Heading {
  names: string[];
  columns: Column[];
}

const MAX_NAME = 40;

const cellsOf = (text: string): string[] => text.split(/\t|\s\|\s/u).map((cell) => cell.trim());

/** The columns that a line names ("Company | Position | From | To"): dates and an employer or a title; null if none. */
function readHeading(line: Line): Heading | null {
  const names = cellsOf(line.text).map((name) => name.replace(/\s*:$/, ''));
  if (names.length < 3 || names.some((name) => name.length > MAX_NAME)) return null;
  const columns = names.map((name): Column => dateSide(name) ?? labelField(name) ?? 'text');
  const hasDates = columns.includes('dates') || (columns.includes('start') && columns.includes('end'));
  const hasName = columns.includes('company') || columns.includes('title');
  return hasDates && hasName && columns.filter((column) => column !== 'text').length >= 3
    ? { names, columns }
    : null;
}

/** The lines of a role for a row of a table, as a form would have them; null for a row without a range. */
function linesOfRow(row: Line, { names, columns }: Heading): Line[] | null {
  const cells = cellsOf(row.text);
  if (cells.length !== columns.length) return null;
  const inColumns = (kinds: Column[]): number[] =>
    columns.flatMap((column, at) => (kinds.includes(column) && cells[at] !== '' ? [at] : []));
  const textOf = (at: number): string => cells[at] ?? '';
  const sides = inColumns(['start', 'end']).map(textOf);
  const dates = [...inColumns(['dates']).map(textOf), sides.join(' – ')]
    .filter((text) => text !== '')
    .join(' ');
  if (!findPeriods(dates).some((period) => period.isRange)) return null;
  const fields = inColumns(['title', 'company', 'location']).map((at) => `${names[at] ?? ''}: ${textOf(at)}`);
  const text = inColumns(['text', 'ignored']).map(textOf).join('\t');
  const { isFull: _isFull, styleBreaks: _styleBreaks, ...plain } = row;
  const head: Line = { ...plain, text: [dates, ...fields].join('\t'), joined: [row], gapBefore: true };
  return text === '' ? [head] : [head, { ...plain, text, isBold: false, joined: [], gapBefore: false }];
}

/**
 * Reads tables whose first row names their columns: each row becomes the dates, the labelled fields and the text of a role,
 * however the columns are ordered and whatever stands in them. A line made of a row stands for it; its text below does
 * not, so that each line of the source is still placed once.
 */
export function readHeadedTables(lines: Line[]): Line[] {
  let heading: Heading | null = null;
  return lines.flatMap((line) => {
    const own = readHeading(line);
    if (own) {
      heading = own;
      return [{ ...line, isLabel: true }];
    }
    return (heading && linesOfRow(line, heading)) ?? [line];
  });
}
