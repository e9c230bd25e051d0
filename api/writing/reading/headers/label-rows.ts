import { fold } from '../lines/fold.ts';
import type { Line } from '../lines/line.ts';
import { dateSide } from '../lines/start-and-end.ts';
import { EDUCATION_LABEL, STUDY_LABEL } from '../words/education-words.ts';
import { labelField } from './header-pieces.ts';

const cellsOf = ({ text }: Line): string[] => text.split('\t').map((cell) => cell.trim());

/** No label is longer, and looking it up stays quick in any text. */
const LABEL_MAX = 40;

const isLabel = (cell: string): boolean =>
  cell.length <= LABEL_MAX &&
  (labelField(cell) !== undefined ||
    dateSide(cell) !== null ||
    [EDUCATION_LABEL, STUDY_LABEL].some((labels) => labels.test(fold(cell))));

/** A value is no longer, or it is text rather than a field. */
const VALUE_MAX = 80;

/** Whether a row has nothing but labels, and the row below a value for each of them. */
function isLabelRow(line: Line, below: Line | undefined): below is Line {
  const [labels, values] = [cellsOf(line), below ? cellsOf(below) : []];
  return (
    line.marker === '' &&
    below !== undefined &&
    below.marker === '' &&
    !line.isHidden &&
    !below.isHidden &&
    labels.length === values.length &&
    labels.every(isLabel) &&
    values.every((value) => !isLabel(value) && value.length <= VALUE_MAX && !value.endsWith(':'))
  );
}

/** Rows of several labels show that a form has its labels above the values; one alone may be the head of a table. */
const ROWS_MIN = 2;

/** A label above its value that stands in no row: only what a role's header has. */
const isHeaderLabel = (line: Line): boolean =>
  ['title', 'company', 'location'].includes(labelField(line.text) ?? '');

/**
 * A form whose labels stand above their values, as the job sites of some countries print it: "Firma adı  Şehir" above "Globex
 * İzmir" becomes "Firma adı  Globex" and "Şehir  İzmir". The first of the lines stands for both rows.
 */
export function joinLabelRows(lines: Line[]): Line[] {
  const rows = lines.filter((line, at) => line.text.includes('\t') && isLabelRow(line, lines[at + 1]));
  if (rows.length < ROWS_MIN) return lines;
  const joined: Line[] = [];
  // Each row stands apart in such a form; only a label that comes again begins another job.
  let seen = new Set<string>();
  for (let at = 0; at < lines.length; at += 1) {
    const [line, below] = [lines[at], lines[at + 1]];
    if (!line) break;
    if (!isLabelRow(line, below) || (cellsOf(line).length === 1 && !isHeaderLabel(line))) {
      joined.push(line);
      continue;
    }
    const [labels, values] = [cellsOf(line), cellsOf(below)];
    const isFirst = seen.size === 0 || labels.some((label) => seen.has(label));
    seen = new Set([...(isFirst ? [] : seen), ...labels]);
    joined.push(
      ...labels.map((label, column) => ({
        ...below,
        text: `${label}\t${values[column] ?? ''}`,
        gapBefore: column === 0 && isFirst && line.gapBefore,
        isBold: false,
        headingLevel: 0,
        styleBreaks: [],
        joined: column === 0 ? [line, below] : [],
      })),
    );
    at += 1;
  }
  return joined;
}
