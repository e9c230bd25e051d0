import { findPeriods } from '../fields/dates.ts';
import { companyScore, titleScore } from '../fields/field-scores.ts';
import type { Line } from '../lines/line.ts';
import type { JudgedRole } from './header-evidence.ts';

/** What speaks for or against a role's dates as they were read. 0 or 1 where nothing else is said. */
export interface DatesEvidence {
  /** Neither a range nor an open end. */
  isLone: number;
  /** A year alone at one end, a month at the other. */
  isMixed: number;
  /** The dates begin the header, but there is space between them and the rest of it, and none above. */
  endsRoleAbove: number;
  /** Of the whole document: lines like a header in no role, at most 2; list items in no role, at most 5. */
  looseHeaders: number;
  looseItems: number;
  /** Of the whole document: the share of roles without dates, and of those with dates on a line of their text. */
  undated: number;
  datedBodies: number;
}

const LOOSE_HEADERS_MAX = 2;
const COUNT_MAX = 5;

/** Whether a line, or a cell of it, is nothing but dates. */
function isDates(text: string): boolean {
  return text.split('\t').some((cell) => {
    const periods = findPeriods(cell);
    const period = periods.find((one) => one.isRange) ?? periods[0];
    return period !== undefined && cell.trim().length - (period.end - period.start) < 3;
  });
}

const hasPart = (line: Line, score: (text: string) => number, least: number): boolean =>
  line.marker === '' && line.text.split(/\t|\s[|–—·-]\s|,\s/).some((part) => score(part) >= least);

function countHeaders(lines: Line[]): number {
  const titles = lines.filter((line) => hasPart(line, titleScore, 2.3)).length;
  const employers = lines.filter((line) => hasPart(line, companyScore, 2)).length;
  return Math.min(LOOSE_HEADERS_MAX, titles + employers);
}

function hasDatedBody({ header }: JudgedRole): boolean {
  if (!header) return false;
  const { block, stretch } = header;
  return block
    .slice(stretch.choice.candidate.to + 1, stretch.bodyTo + 1)
    .some(({ text, marker }) => marker === '' && isDates(text));
}

/**
 * What speaks for or against each role's dates; null where a role has no header.
 *
 * @param unplaced the lines that were placed nowhere, apart from page numbers and the like
 */
export function gatherDatesEvidence(
  roles: readonly JudgedRole[],
  unplaced: Line[],
): (DatesEvidence | null)[] {
  const share = (count: number): number => count / Math.max(1, roles.length);
  const ofDocument = {
    looseHeaders: countHeaders(unplaced),
    looseItems: Math.min(COUNT_MAX, unplaced.filter(({ marker }) => marker !== '').length),
    undated: share(roles.filter(({ experience }) => experience.startDate === '').length),
    datedBodies: share(roles.filter(hasDatedBody).length),
  };
  return roles.map(({ header, experience }) => {
    if (!header) return null;
    const { block, stretch } = header;
    const { period } = stretch.anchor;
    const { anchorLine, from, to } = stretch.choice.candidate;
    const { startDate, endDate } = experience;
    return {
      isLone: Number(period !== null && !period.isRange),
      isMixed: Number(startDate !== '' && endDate !== '' && startDate.length !== endDate.length),
      endsRoleAbove: Number(
        from === anchorLine &&
          anchorLine < to &&
          block[anchorLine]?.gapBefore === false &&
          block[anchorLine + 1]?.gapBefore === true,
      ),
      ...ofDocument,
    };
  });
}
