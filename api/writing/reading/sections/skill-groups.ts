import { countWords } from '../lines/count-words.ts';
import type { Line } from '../lines/line.ts';

const GROUP_WORDS = 5;
/** What is listed below the name of a group is short, too. */
const ITEM_WORDS = 6;
const LARGER = 1.04;

/** Whether a line stands above another one as the name of a group does: in bold, larger, or further left in a list. */
function isAbove(line: Line, next: Line): boolean {
  if (line.marker !== '') return next.marker !== '' && next.indent > line.indent;
  const isLarger = line.size !== null && next.size !== null && line.size > next.size * LARGER;
  const isHeading = line.headingLevel > 0 && next.headingLevel === 0;
  return isLarger || isHeading || (line.isBold && !next.isBold);
}

/** Whether a line is the name of a group of skills ("Front-end" above "HTML", "CSS") and none itself. */
function isGroupName(line: Line, next: Line | undefined): boolean {
  return (
    next !== undefined &&
    !/[,;|•·\t]/u.test(line.text) &&
    countWords(line.text) <= GROUP_WORDS &&
    (countWords(next.text) <= ITEM_WORDS || /[,;|•·]/u.test(next.text)) &&
    isAbove(line, next)
  );
}

/** How many rows of the same columns are a table, and how many columns it has at least. */
const TABLE = { rows: 3, columns: 3 };

const cellsOf = ({ text }: Line): string[] => text.split('\t');

/** Whether a line is a row of a table whose further columns say how well, how long and when last: "Java  4/5  2015  3". */
const isRated = (line: Line): boolean => {
  const [name = '', ...others] = cellsOf(line);
  return (
    others.length + 1 >= TABLE.columns &&
    /\p{L}/u.test(name) &&
    others.every((cell) => !/\p{L}{3}/u.test(cell) && /\d/.test(cell))
  );
};

/** The first cells of such a table's rows, without the row of its columns' names; other lines are as they were. */
function withoutRatings(lines: readonly Line[]): Line[] {
  const rated = lines.map(isRated);
  if (rated.filter(Boolean).length < TABLE.rows) return [...lines];
  return lines.flatMap((line, index) => {
    const [name = ''] = cellsOf(line);
    if (rated[index]) return [{ ...line, text: name }];
    const isOfColumns = rated[index + 1] && cellsOf(line).length >= TABLE.columns;
    return isOfColumns ? [] : [line];
  });
}

/** The name of a group has so few words. */
const LABEL_WORDS = 4;

/** "**Operating systems** Linux, Windows": a list without the name of its group, which only its style sets apart. */
function withoutStyledLabel(line: Line): Line {
  const [only, ...others] = line.styleBreaks ?? [];
  if (!only || others.length > 0) return line;
  const [end, begin] = only;
  const at = line.text.indexOf(`${end} ${begin}`);
  const label = line.text.slice(0, at + end.length);
  const rest = line.text.slice(at + end.length).trimStart();
  const isLabel = at >= 0 && countWords(label) <= LABEL_WORDS && !/[,;|•·:()\t]/u.test(label);
  return isLabel && /,\s/u.test(rest) ? { ...line, text: rest, styleBreaks: [] } : line;
}

/**
 * The lines of a section of skills that name some: no names of groups, whether in lines of their own or before a list, and no ratings
 * in the columns of a table.
 */
export const skillLines = (lines: readonly Line[]): Line[] =>
  withoutRatings(lines.filter((line, index) => !isGroupName(line, lines[index + 1])).map(withoutStyledLabel));
