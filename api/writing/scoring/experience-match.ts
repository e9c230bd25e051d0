import { levelOf } from '../posting/conditions.ts';
import type { EvidenceKind, Need, PostingAnalysis, ResumeForScoring, Role } from '../types.ts';
import type { BulletProof } from './evidence.ts';
import { stretchOf, yearsCovered, yearsSince } from './months.ts';
import type { Stretch } from './months.ts';
import { titleFeatures } from './prepare.ts';
import type { MeasuredLine, PreparedPosting } from './prepare.ts';
import { hasTogether, readingOf } from './reading.ts';
import type { Reading } from './reading.ts';

/** One thing that the experience score measures. `share` of 1 is all of it; the weights of all add up to 1. */
export interface ExperiencePart {
  label: string;
  need: Need;
  evidence: EvidenceKind;
  bulletId: string | null;
  roleId: string | null;
  weight: number;
  share: number;
  detail: string;
  /** Whether a bullet could prove it; a title, dates and degrees are what they are. */
  byBullet: boolean;
}

const DUTIES = 0.45;
const TITLE = 0.3;
const YEARS = 0.2;
const DEGREE = 0.05;
/** A bullet that shares half of a line's weight covers it. */
const FULL_COVERAGE = 0.5;
/** Below this a bullet and a line share a chance word. */
const LEAST_COVERAGE = 0.15;
const RELEVANT_COVERAGE = 0.2;
const RELEVANT_TITLE = 0.6;
const STUFFED_FACTOR = 0.5;

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

function titleMatch(posting: PostingAnalysis, prepared: PreparedPosting, role: Role): number {
  const own = titleFeatures(role.title);
  if (own.length === 0 || prepared.title.length === 0) return 0;
  const asked = new Set(prepared.title.flatMap(({ stems }) => stems));
  let shared = own.filter(({ stems }) => stems.some((stem) => asked.has(stem))).length;
  // "RN" and "Registered Nurse" are one trade, whatever the words.
  const skills = readingOf(posting.title).skills;
  if (shared === 0 && [...readingOf(role.title).skills.keys()].some((name) => skills.has(name))) shared = 1;
  return (2 * shared) / (own.length + asked.size);
}

function recency(role: Role, referenceDate: string): number {
  const years = yearsSince(role, referenceDate);
  if (role.endDate === '') return 1;
  return years <= 3 ? 0.9 : years <= 8 ? 0.7 : 0.5;
}

function degreeRank(text: string): number {
  if (/ph\.?d|doctor|doktor|promotion/i.test(text)) return 4;
  if (/master|m\.?sc|mba|\bm\.?a\b|laurea magistrale|bac\s?\+\s?5|juris|j\.?d\b|diplom-/i.test(text))
    return 3;
  if (
    /bachelor|baccalaureate|b\.?sc|\bb\.?a\b|\bb\.?s\b|degree|studium|licence|grado|laurea|univers|bsn|superior|wyższe/i.test(
      text,
    )
  )
    return /associate/i.test(text) ? 1 : 2;
  return /associate/i.test(text) ? 1 : 0;
}

/** Whether one of the degrees is at least as high as the one that is asked. */
export function holdsDegree(asked: string, degrees: readonly string[]): boolean {
  const rank = degreeRank(asked);
  return degrees.some((degree) => degreeRank(degree) >= rank);
}

/** The parts of the experience score that this posting and resume allow to measure; empty if there are none. */
export function experienceParts(
  posting: PostingAnalysis,
  prepared: PreparedPosting,
  resume: ResumeForScoring,
  proofs: readonly BulletProof[],
  referenceDate: string,
): ExperiencePart[] {
  const parts: ExperiencePart[] = [];
  const relevant = new Set<string>();
  if (prepared.yearsLine) linePart(prepared.yearsLine, 1, proofs, relevant);
  for (const line of prepared.lines) parts.push(linePart(line, prepared.lines.length, proofs, relevant));
  const titles = resume.roles
    .map((role) => ({ role, match: titleMatch(posting, prepared, role) }))
    .map(({ role, match }) => ({
      role,
      match,
      value:
        match === 0
          ? 0
          : (0.7 * match + 0.3 * (1 - Math.abs(levelOf(posting.title) - levelOf(role.title)) / 5)) *
            recency(role, referenceDate),
    }))
    .sort((a, b) => b.value - a.value || (a.role.id < b.role.id ? -1 : 1));
  for (const { role, match } of titles) if (match >= RELEVANT_TITLE) relevant.add(role.id);
  if (prepared.title.length > 0) {
    const best = titles[0];
    const found = best !== undefined && best.value > 0;
    parts.push({
      label: posting.title,
      need: 'mentioned',
      evidence: found ? 'title' : 'none',
      bulletId: null,
      roleId: found ? best.role.id : null,
      weight: TITLE,
      share: best?.value ?? 0,
      detail: found ? `Closest: ${[best.role.title, best.role.company].filter(Boolean).join(', ')}` : '',
      byBullet: false,
    });
  }
  if (posting.yearsAsked !== null && prepared.measurable)
    parts.push(
      yearsPart(
        prepared.yearsLine?.text ??
          `${posting.yearsAsked} ${posting.yearsAsked === 1 ? 'year' : 'years'} of experience`,
        posting.yearsAsked,
        resume.roles.filter(({ id }) => relevant.has(id)),
        referenceDate,
      ),
    );
  if (posting.degreeAsked !== '' && resume.hasEducation && prepared.measurable) {
    const held = holdsDegree(posting.degreeAsked, resume.degrees);
    parts.push({
      label: posting.degreeAsked,
      need: 'required',
      evidence: held ? 'details' : 'none',
      bulletId: null,
      roleId: null,
      weight: DEGREE,
      share: held ? 1 : 0,
      detail: '',
      byBullet: false,
    });
  }
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map((part) => ({ ...part, weight: part.weight / all }));
}

function linePart(
  line: MeasuredLine,
  lines: number,
  proofs: readonly BulletProof[],
  relevant: Set<string>,
): ExperiencePart {
  let best: BulletProof | null = null;
  let share = 0;
  for (const proof of proofs) {
    if (proof.copied) continue;
    const coverage = coverageOf(line, proof.reading) * (proof.stuffed ? STUFFED_FACTOR : 1);
    if (coverage >= RELEVANT_COVERAGE) relevant.add(proof.role.id);
    const value = Math.min(1, coverage / FULL_COVERAGE);
    if (value > share) {
      share = value;
      best = proof;
    }
  }
  const evidence: EvidenceKind = best === null ? 'none' : best.recent ? 'recent-bullet' : 'older-bullet';
  return {
    label: line.text,
    need: line.need,
    evidence,
    bulletId: best?.bullet.id ?? null,
    roleId: best?.role.id ?? null,
    weight: DUTIES / lines,
    share,
    detail: '',
    byBullet: true,
  };
}

function yearsPart(
  label: string,
  asked: number,
  roles: readonly Role[],
  referenceDate: string,
): ExperiencePart {
  const stretches = roles
    .map((role) => stretchOf(role, referenceDate))
    .filter((stretch): stretch is Stretch => stretch !== null);
  const years = yearsCovered(stretches);
  return {
    label,
    need: 'required',
    evidence: years === 0 ? 'none' : 'dates',
    bulletId: null,
    roleId: null,
    weight: YEARS,
    share: Math.min(1, years / asked),
    detail: `${yearsInWords(years)} in ${roles.length === 1 ? 'a role that fits' : 'roles that fit'}`,
    byBullet: false,
  };
}

/** To half a year, rounded down, so that none is overstated. */
function yearsInWords(years: number): string {
  const halves = Math.floor(years * 2 + 1e-9) / 2;
  if (halves === 0) return years === 0 ? 'No years' : 'Less than half a year';
  return halves === 1 ? '1 year' : `${halves} years`;
}
