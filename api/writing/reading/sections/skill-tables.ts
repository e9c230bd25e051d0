import type { Line } from '../lines/line.ts';
import { isLevelOnly } from './language-levels.ts';

/** A cell that says how well, for how long or until when: "Advanced", "4.5", "2017", "3 years", "80 %". */
const isGrade = (cell: string): boolean =>
  /^\d{1,4}(?:[.,]\d)?\s?(?:%|\+|\p{L}{1,8}\.?)?$/u.test(cell) || isLevelOnly(cell);

const cellsOf = ({ text }: Line): string[] => text.split('\t').map((cell) => cell.trim());

const ROWS_MIN = 2;
/** Nearly all rows of a column have grades. */
const SHARE = 0.7;
const HEADING_WORDS = 4;
/** No table of skills has more columns, and looking at them stays quick in any text. */
const COLUMNS_MAX = 12;

interface Row {
  line: Line;
  cells: string[];
}

/** The runs of neighbouring lines with the same number of cells, two or more. */
function runsOf(lines: readonly Line[]): Row[][] {
  const runs: Row[][] = [];
  for (const line of lines) {
    const row = { line, cells: cellsOf(line) };
    const open = runs.at(-1);
    const count = row.cells.length;
    if (open?.[0] && count > 1 && count <= COLUMNS_MAX && open[0].cells.length === count) open.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Whether a row names the columns: short words, none of them a grade, above columns of grades. */
const isHeadings = ({ cells }: Row, graded: readonly number[]): boolean =>
  cells.every((cell) => !/\d/u.test(cell) && cell.split(/\s+/u).length <= HEADING_WORDS) &&
  graded.every((column) => !isGrade(cells[column] ?? ''));

/** The names in a run of rows, without the columns of grades and of numbers and the row that names the columns. */
function namesOf(rows: Row[]): Line[] {
  const [first] = rows;
  const plain = rows.map(({ line }) => line);
  if (!first || rows.length < ROWS_MIN) return plain;
  const columns = first.cells.map((_, column) => column);
  const graded = columns.filter((column) => {
    const grades = rows.filter(({ cells }) => isGrade(cells[column] ?? '')).length;
    return grades >= ROWS_MIN - 1 && grades >= (rows.length - 1) * SHARE;
  });
  const [name, ...others] = columns.filter((column) => !graded.includes(column));
  // What has several columns of words is no list of skills with their grades.
  if (graded.length === 0 || others.length > 0 || name === undefined) return plain;
  return rows
    .filter((row, at) => !(isHeadings(row, graded) && (at === 0 || graded.length > 1)))
    .map(({ line, cells }) => ({ ...line, text: cells[name] ?? '' }));
}

/**
 * Skills in a table with how well and for how long: "JavaScript  4.5  Expert  2017" below "Languages  Experience  Level
 * Last used" is "JavaScript". Other lines stay as they are.
 */
export const withoutGradeColumns = (lines: readonly Line[]): Line[] => runsOf(lines).flatMap(namesOf);
