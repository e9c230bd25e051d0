import type { Anchor } from './anchor.ts';
import { linePenalty } from './header-lines.ts';
import { piecesOf } from './name-pieces.ts';
import { findPeriods } from '../fields/dates.ts';
import { removeDurations } from '../fields/durations.ts';
import { titleScore } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';
import { headingKind, isRoleLabel } from '../sections/headings.ts';

/** So many entries in a look of their own, and of them this share with a known title, are roles. */
const LEAST = 3;
const TITLED = 0.5;
const SURE_TITLE = 2.3;
const HEADER_WORDS = 14;

const lookOf = ({ size, isBold, headingLevel }: Line): string => [size, isBold, headingLevel].join();

const hasTitle = (text: string): boolean =>
  [text, ...piecesOf(text)].some((piece) => titleScore(removeDurations(piece)) >= SURE_TITLE);

/** Whether a line may be one of a header: a few words that are no statement. */
const isName = (line: Line | undefined): line is Line =>
  line !== undefined &&
  line.marker === '' &&
  line.text.split(/\s+/u).length <= HEADER_WORDS &&
  linePenalty({ ...line, text: line.text.replace(/\.$/u, '') }) < 2 &&
  !line.text.endsWith(':') &&
  !isRoleLabel(line) &&
  headingKind(line.text) === null;

/**
 * The roles of a section without dates whose entries are headed in a look of their own, as bold names or headings are, with
 * something below each: "**Globex**" above "Baker", or "**Globex, baker**" above what was done. The first line begins one, half
 * of them have a known title, all of them in the heads or all of them below.
 *
 * @param lines those of a section, none with a date
 */
export function findStyledEntries(lines: readonly Line[]): Anchor[] {
  const [first] = lines;
  if (!first || !(first.isBold || first.headingLevel > 0)) return [];
  const look = lookOf(first);
  const isHead = (line: Line | undefined): boolean =>
    line !== undefined && line.marker === '' && lookOf(line) === look;
  const heads = lines.flatMap((line, index) =>
    isHead(line) ? [{ line, index, below: lines[index + 1] }] : [],
  );
  const last = heads.at(-1);
  const areEntries =
    heads.length >= LEAST &&
    heads.every(
      ({ line, below }) => isName(line) && !isHead(below) && (below !== undefined || line === last?.line),
    ) &&
    lines.every((line) => isHead(line) || !(line.isBold || line.headingLevel > 0)) &&
    lines.every((line) => findPeriods(line.text).length === 0);
  if (!areEntries) return [];
  const enough = heads.length * TITLED;
  const inHeads = heads.filter(({ line }) => piecesOf(line.text).length > 1 && hasTitle(line.text)).length;
  if (inHeads >= enough) {
    return heads.map(({ line, index }) => ({
      index,
      period: null,
      rest: line.text,
      tail: '',
      span: 1,
      wholeLines: 1,
    }));
  }
  const titlesBelow = heads.filter(({ below }) => isName(below) && hasTitle(below.text)).length;
  const areTwoLines =
    titlesBelow >= enough && heads.every(({ line, below }) => isName(below) && !hasTitle(line.text));
  return areTwoLines
    ? heads.map(({ line, index }) => ({
        index,
        period: null,
        rest: line.text,
        tail: '',
        span: 1,
        wholeLines: 2,
      }))
    : [];
}
