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

/** The runs of neighbouring lines with the same number of cells, two or more. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const open = runs.at(-1);
    const count = cellsOf(line).length;
    if (open?.[0] && count > 1 && cellsOf(open[0]).length === count) open.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Whether a row names the columns: short words, none of them a grade, above columns of grades. */
const isHeadings = (line: Line, graded: readonly number[]): boolean =>
  cellsOf(line).every((cell) => !/\d/u.test(cell) && cell.split(/\s+/u).length <= HEADING_WORDS) &&
  graded.every((column) => !isGrade(cellsOf(line)[column] ?? ''));

/** The names in a run of rows, without the columns of grades and of numbers and the row that names the columns. */
function namesOf(rows: Line[]): Line[] {
  const [first] = rows;
  if (!first || rows.length < ROWS_MIN) return rows;
  const columns = cellsOf(first).map((_, column) => column);
  const graded = columns.filter((column) => {
    const grades = rows.filter((row) => isGrade(cellsOf(row)[column] ?? '')).length;
    return grades >= ROWS_MIN - 1 && grades >= (rows.length - 1) * SHARE;
  });
  const named = columns.filter((column) => !graded.includes(column));
  const [name] = named;
  // What has several columns of words is no list of skills with their grades.
  if (graded.length === 0 || named.length !== 1 || name === undefined) return rows;
  const all = rows.filter((row, at) => !(isHeadings(row, graded) && (at === 0 || graded.length > 1)));
  return all.map((row) => ({ ...row, text: cellsOf(row)[name] ?? '' }));
}

/**
 * Skills in a table with how well and for how long: "JavaScript  4.5  Expert  2017" below "Languages  Experience  Level
 * Last used" is "JavaScript". Other lines stay as they are.
 */
export const withoutGradeColumns = (lines: readonly Line[]): Line[] => runsOf(lines).flatMap(namesOf);
