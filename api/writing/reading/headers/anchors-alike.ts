import { isDateAlone, findPeriods } from '../fields/dates.ts';
import type { Period } from '../fields/dates.ts';
import { countWords } from '../lines/count-words.ts';
import type { Line } from '../lines/line.ts';
import type { Anchor } from './anchor.ts';
import { endsAsSentence } from './header-lines.ts';
import { removePeriod } from './remove-period.ts';

/** How a date stands in its line: what is right before it and right behind it, and nothing else of the text. */
function placeOfDate(text: string, { start, end }: Period): string {
  const before = text.slice(0, start).replace(/[ ]+$/, '');
  const behind = text.slice(end).replace(/^[ ]+/, '');
  const kind = (sign: string): string => (/[\p{L}\p{N}]/u.test(sign) ? 'word' : sign);
  return `${kind(before.slice(-1))} ${kind(behind.slice(0, 1))}`;
}

const IN_BRACKETS = '( )';
const ALIKE_WORDS = 16;
const ALIKE_WORDS_OF_RANGE = 32;

/** Whether a line begins with a lone date in a cell of its own, as the rows of a table of years do. */
export const isDateCell = (text: string, { start, end, isRange }: Period): boolean =>
  !isRange && start <= 1 && text.charAt(end) === '\t';

/** Whether a range begins a line and a colon or a column sets it apart from the rest, as no sentence has it. */
export const leadsLine = (text: string, { start, end, isRange }: Period): boolean =>
  isRange && start === 0 && /^(?:\t|\s?:\s)/u.test(text.slice(end));

/** Whether a line begins with a lone date that a dash sets apart. */
const isLoneBeforeDash = (text: string, { start, end, isRange }: Period): boolean =>
  !isRange && start === 0 && /^\s?[–—]\s/u.test(text.slice(end));

/** Whether a line begins with a lone date that a bar sets apart: "2017 | Globex". */
const isLoneBeforeBar = (text: string, { start, end, isRange }: Period): boolean =>
  !isRange && start === 0 && /^\s?[|│]\s/u.test(text.slice(end));

/** A header without the full stop that ends it as if it were a sentence. */
export const withoutStop = (text: string): string =>
  endsAsSentence(text) ? text.replace(/(?<=\p{L}{2}|\))\.$/u, '') : text;

const LABELLED = /^\p{L}[^:\t]{2,30}:\s+\S/u;

/** Whether a line begins with a lone date and a colon, above a label with its text: "April 2017: Waiter", "Tasks: ...". */
function isDateBeforeLabel(lines: Line[], index: number, { start, end, isRange }: Period): boolean {
  const [line, next] = [lines[index], lines[index + 1]];
  return (
    !isRange &&
    start <= 1 &&
    line !== undefined &&
    /^\s?:\s/u.test(line.text.slice(end)) &&
    next?.marker === '' &&
    LABELLED.test(next.text) &&
    findPeriods(next.text).length === 0
  );
}

/** So many dates make a column of dates. */
const ROWS_MIN = 3;
/** Text this much further right than the dates, in letters, isn't below them. */
const BESIDE = 3;

/**
 * Whether the dates of a block are a column of their own, with all other text to the right of it or none but the rows:
 * "2013 (summer)  Globex" above "Assistant", set in below "Globex".
 */
function hasDateColumn(lines: Line[]): boolean {
  const shown = lines.filter(({ isHidden }) => !isHidden);
  const isRow = ({ text, marker }: Line): boolean => {
    const [period] = findPeriods(text);
    return marker === '' && period !== undefined && period.start <= 1 && text.charAt(period.end) === '\t';
  };
  const rows = new Set(shown.filter(isRow));
  const edge = [...rows].reduce((most, { indent }) => Math.max(most, indent), 0);
  return rows.size >= ROWS_MIN && shown.every((line) => rows.has(line) || line.indent >= edge + BESIDE);
}

/** Whether a line is set in bold or as a heading, and not the line below it. */
const standsOut = (line: Line | undefined): boolean =>
  line !== undefined && (line.isBold || line.headingLevel > 0);

/** What a line with a date looks like, as far as lines that begin roles look alike. */
function lookOf(lines: Line[], index: number, line: Line, period: Period): string {
  const above = lines[index - 1];
  const isAlone = isDateAlone(line.text);
  const isEmphatic = standsOut(line);
  const place = placeOfDate(line.text, period);
  return [
    // Sizes differ by a tenth where a page was drawn.
    Math.round((line.size ?? 0) * 2),
    // Brackets around the date say enough.
    place === IN_BRACKETS || line.isBold,
    line.headingLevel,
    line.marker,
    line.marker !== '' && line.indent,
    isEmphatic && line.gapBefore && !isAlone,
    place,
    isAlone && !isEmphatic && [above?.isBold, above?.headingLevel, above?.marker, above?.gapBefore].join(),
  ].join();
}

/** A block of lines and what is known to begin roles in it. */
export interface AnchoredBlock {
  lines: Line[];
  anchors: Anchor[];
}

/** A line that may begin a role, and the block in which it stands. */
interface Likely {
  at: number;
  anchor: Anchor;
}

/** How many of the known anchors have each look: those whose dates show what they are, and all of them. */
interface KnownLook {
  sure: number;
  all: number;
}

function countLooks(blocks: readonly AnchoredBlock[]): Map<string, KnownLook> {
  const looks = new Map<string, KnownLook>();
  for (const { lines, anchors } of blocks)
    for (const { index, period } of anchors) {
      const line = lines[index];
      if (!line || !period) continue;
      const isSure =
        period.isRange || isDateCell(line.text, period) || isDateBeforeLabel(lines, index, period);
      const look = lookOf(lines, index, line, period);
      const { sure, all } = looks.get(look) ?? { sure: 0, all: 0 };
      looks.set(look, { sure: sure + (isSure ? 1 : 0), all: all + 1 });
    }
  return looks;
}

/** The other lines of a block with one date, by their looks. */
function findLikely({ lines, anchors }: AnchoredBlock, at: number, likely: Map<string, Likely[]>): void {
  const taken = new Set(
    anchors.flatMap(({ index, span }) => Array.from({ length: span }, (_, step) => index + step)),
  );
  for (const [index, line] of lines.entries()) {
    if (line.isHidden || taken.has(index)) continue;
    const [period, ...others] = findPeriods(line.text);
    if (!period || others.length > 0) continue;
    const rest = removePeriod(line.text, period);
    const isLed = leadsLine(line.text, period) || isLoneBeforeDash(line.text, period);
    if (
      countWords(rest) > (period.isRange ? ALIKE_WORDS_OF_RANGE : ALIKE_WORDS) ||
      (!line.isBold && !isLed && endsAsSentence(line.text))
    )
      continue;
    const anchor = { index, period, rest: isLed ? withoutStop(rest) : rest, tail: '', span: 1 };
    const look = lookOf(lines, index, line, period);
    const same = likely.get(look);
    if (same) same.push({ at, anchor });
    else likely.set(look, [{ at, anchor }]);
  }
}

/**
 * Lines with a lone date that look like the lines with ranges, in any block about work: as large and bold, with the same list mark,
 * and with the same signs around the date. Where there are no ranges, lines that begin with a date in a cell of its own look like a
 * role that does so; where the dates are a column of their own, each of its dates opens a role.
 *
 * @returns those of each block
 */
export function findAnchorsAlike(blocks: readonly AnchoredBlock[]): Anchor[][] {
  const looks = countLooks(blocks);
  const likely = new Map<string, Likely[]>();
  for (const [at, block] of blocks.entries()) findLikely(block, at, likely);
  const columns = blocks.map(({ lines }) => hasDateColumn(lines));
  const haveRanges = blocks.map(({ anchors }) => anchors.some(({ period }) => period?.isRange));
  const found: Anchor[][] = blocks.map(() => []);
  for (const [look, same] of likely) {
    const { sure: known, all } = looks.get(look) ?? { sure: 0, all: 0 };
    const every = (
      test: (lines: Line[], anchor: Anchor & { period: Period }, at: number) => boolean,
    ): boolean =>
      same.every(({ at, anchor }) => {
        const { period } = anchor;
        return period !== null && test(blocks[at]?.lines ?? [], { ...anchor, period }, at);
      });
    const areCells = every((lines, { index, period }) => isDateCell(lines[index]?.text ?? '', period));
    const areSure =
      (areCells && every((_, __, at) => columns[at] === true)) ||
      (known >= 1 && every((lines, { index, period }) => isDateBeforeLabel(lines, index, period))) ||
      (known >= 1 &&
        every((lines, { index, period }) => isLoneBeforeBar(lines[index]?.text ?? '', period))) ||
      (known >= 1 && every((lines, { index }) => standsOut(lines[index])));
    const areAllCells = areCells && every((_, __, at) => haveRanges[at] !== true);
    const areRanges = every((_, { period }) => period.isRange);
    const areFew = same.length <= (areRanges ? known * 2 : all);
    if (areSure || (known >= 2 && areFew) || (known >= 1 && areAllCells))
      for (const { at, anchor } of same) found[at]?.push(anchor);
  }
  return found;
}
