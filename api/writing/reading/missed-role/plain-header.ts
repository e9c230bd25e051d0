import { findPeriodsOfLine } from '../fields/dates.ts';
import type { Period } from '../fields/dates.ts';
import { companyScore, titleScore } from '../fields/field-scores.ts';
import { removePeriod } from '../headers/remove-period.ts';
import { linePenalty } from '../headers/header-lines.ts';
import { commaParts, headerParts, makePiece, weakParts } from '../headers/header-pieces.ts';
import type { Piece } from '../headers/header-pieces.ts';
import type { Line } from '../lines/line.ts';

/** What the first lines of a role say of it. */
export interface PlainHeader {
  title: string;
  company: string;
  location: string;
  period: Period | null;
  /** How many lines it takes. */
  lines: number;
}

const LINES_MAX = 4;
/** No header has more parts, and pairing them stays quick in any text. */
const PARTS_MAX = 16;
/** How much less likely a part is for each line that it stands below the first. */
const LINE_COST = 0.3;

interface Part extends Piece {
  line: number;
}

/** The first lines: those that are no list items or sentences, and the first one in any case. */
function headerOf(lines: readonly Line[]): Line[] {
  const end = lines.findIndex((line, at) => at > 0 && (at >= LINES_MAX || linePenalty(line) >= 2));
  return lines.slice(0, end < 0 ? lines.length : end);
}

const toParts = (texts: readonly string[], line: number): Part[] =>
  texts
    .map((text) => ({ ...makePiece(text, false), line }))
    .filter(({ text, place, isIgnored }) => !isIgnored && (text !== '' || place !== ''));

/** The score of a part as a field. What a label says counts for more than any word. */
function scoreAs(field: 'title' | 'company', part: Part | undefined): number {
  if (!part) return 0;
  const labelled = part.label === field ? 10 : part.label === null ? 0 : -10;
  const score = field === 'title' ? titleScore(part.text) : companyScore(part.text);
  return labelled + score - part.line * LINE_COST;
}

interface Names {
  title: Part | undefined;
  company: Part | undefined;
}

/** The most likely title and employer among the parts of a header; of two as likely ones the first is the title. */
function chooseNames(parts: readonly Part[]): Names {
  let best: Names = { title: undefined, company: undefined };
  let most = -Infinity;
  const consider = (names: Names, bonus: number): void => {
    const worth = scoreAs('title', names.title) + scoreAs('company', names.company) + bonus;
    if (worth > most + 1e-9) [best, most] = [names, worth];
  };
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(at + 1)) {
      consider({ title: one, company: other }, 1);
      consider({ title: other, company: one }, 1);
    }
    consider({ title: one, company: undefined }, 0);
    consider({ title: undefined, company: one }, 0);
  }
  return best;
}

/**
 * Reads the first lines of what somebody says is a role, by what its parts look like alone. The document's other roles
 * don't help here; it is for headers that are unlike theirs.
 */
export function readPlainHeader(lines: readonly Line[]): PlainHeader {
  const header = headerOf(lines);
  let dated = -1;
  let period: Period | null = null;
  const rests = header.map(({ text }, at) => {
    const periods = period ? [] : findPeriodsOfLine(text);
    const found = periods.find(({ isRange }) => isRange) ?? periods[0];
    if (!found) return text;
    [period, dated] = [found, at];
    return removePeriod(text, found);
  });
  const whole = rests.flatMap((text, line) =>
    toParts(
      headerParts(text).flatMap((part) => weakParts(part) ?? [part]),
      line,
    ),
  );
  const names = whole.filter(({ text }) => text !== '');
  const parts = names.length > 1 ? whole : rests.flatMap((text, line) => toParts(commaParts(text), line));
  const { title, company } = chooseNames(parts.filter(({ text }) => text !== '').slice(0, PARTS_MAX));
  const location = parts.find(({ place }) => place !== '');
  const last = Math.max(dated, ...[title, company, location].map((part) => part?.line ?? 0));
  return {
    title: title?.text ?? '',
    company: company?.text ?? '',
    location: location?.place ?? '',
    period,
    lines: Math.min(lines.length, last + 1),
  };
}
