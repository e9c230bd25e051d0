import { findPeriods, isRangeAlone } from '../fields/dates.ts';
import { titleHasHead } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';

/** A cell that begins with the mark of a list, behind the first cell of its row. */
const ITEM_BEHIND = /^([^\t]+)\t([●•▪◦■‣▸►➢])\s+(?=\p{L})/u;

/** Whether a line has a title, and its dates may stand below it. */
const isUndatedTitle = (line: Line | undefined): boolean =>
  line?.marker === '' && !line.isHidden && titleHasHead(line.text) && findPeriods(line.text).length === 0;

/**
 * Makes two lines of a row below a title that has the dates and, beside them, the first item of what was done: "2019 – 2021  • Baked
 * bread" below "Baker". Both keep the row's number.
 */
export function partItemCells(lines: Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const [start = '', dates = '', marker = ''] = ITEM_BEHIND.exec(line.text) ?? [];
    const isRow = marker !== '' && line.marker === '' && !line.isHidden && isRangeAlone(dates);
    if (!isRow || !isUndatedTitle(lines[index - 1])) return [line];
    const item = { ...line, text: line.text.slice(start.length), marker, indent: line.indent + dates.length };
    return [
      { ...line, text: dates, isFull: false },
      { ...item, gapBefore: false },
    ];
  });
}
