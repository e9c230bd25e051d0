import type { PostingAnalysis, Role } from '../types.ts';
import type { MeasuredLine } from './measured-line.ts';
import type { PreparedPosting } from './prepare.ts';
import { hasTogether, readText } from './reading.ts';
import type { ReadText } from './reading.ts';
import { titleStems } from './title-words.ts';

/** Below this coverage a bullet and a line only share a word by chance. */
const LEAST_COVERAGE = 0.15;

/** The share of a line's weight that a text covers, 0 to 1. */
export function measureCoverage(line: MeasuredLine, reading: ReadText): number {
  const ofLine = known.get(line) ?? new WeakMap<ReadText, number>();
  known.set(line, ofLine);
  const before = ofLine.get(reading);
  if (before !== undefined) return before;
  const coverage = computeCoverage(line, reading);
  ofLine.set(reading, coverage);
  return coverage;
}

const known = new WeakMap<MeasuredLine, WeakMap<ReadText, number>>();

function computeCoverage(line: MeasuredLine, reading: ReadText): number {
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

/** How well a role's title matches the posting's title, 0 to 1; level words don't count. */
export function matchTitle(posting: PostingAnalysis, prepared: PreparedPosting, role: Role): number {
  const own = titleStems(role.title);
  const asked = prepared.title;
  if (own.size === 0 || asked.size === 0) return 0;
  let shared = [...own].filter((stem) => asked.has(stem)).length;
  // "RN" and "Registered Nurse" are the same job in different words.
  const skills = readText(posting.title).skills;
  if (shared === 0 && [...readText(role.title).skills.keys()].some((name) => skills.has(name))) shared = 1;
  return (2 * shared) / (own.size + asked.size);
}
