import type { PostingAnalysis, Role } from '../types.ts';
import { titleFeatures } from './prepare.ts';
import type { MeasuredLine, PreparedPosting } from './prepare.ts';
import { hasTogether, readingOf } from './reading.ts';
import type { Reading } from './reading.ts';

/** Below this a bullet and a line share a chance word. */
const LEAST_COVERAGE = 0.15;

/** How much of a line's weight a text shares, 0 to 1. */
export function coverageOf(line: MeasuredLine, reading: Reading): number {
  const ofLine = known.get(line) ?? new WeakMap<Reading, number>();
  known.set(line, ofLine);
  const before = ofLine.get(reading);
  if (before !== undefined) return before;
  const coverage = measuredCoverage(line, reading);
  ofLine.set(reading, coverage);
  return coverage;
}

const known = new WeakMap<MeasuredLine, WeakMap<Reading, number>>();

function measuredCoverage(line: MeasuredLine, reading: Reading): number {
  let shared = 0;
  for (const { skill, stems, weight } of line.features) {
    if (
      (skill !== '' && (reading.skills.has(skill) || reading.broader.has(skill))) ||
      (stems.length > 0 && hasTogether(reading, stems))
    )
      shared += weight;
  }
  const coverage = shared / line.total;
  return coverage < LEAST_COVERAGE ? 0 : coverage;
}

/** How much of a posting's title a role's title shares, 0 to 1; level words don't count. */
export function titleMatch(posting: PostingAnalysis, prepared: PreparedPosting, role: Role): number {
  const own = titleFeatures(role.title);
  if (own.length === 0 || prepared.title.length === 0) return 0;
  const asked = new Set(prepared.title.flatMap(({ stems }) => stems));
  let shared = own.filter(({ stems }) => stems.some((stem) => asked.has(stem))).length;
  // "RN" and "Registered Nurse" are one trade, whatever the words.
  const skills = readingOf(posting.title).skills;
  if (shared === 0 && [...readingOf(role.title).skills.keys()].some((name) => skills.has(name))) shared = 1;
  return (2 * shared) / (own.length + asked.size);
}
