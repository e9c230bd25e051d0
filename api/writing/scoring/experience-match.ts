import { seniorityLevel } from '../posting/conditions.ts';
import type { EvidenceKind, Need, PostingAnalysis, ResumeForScoring, Role } from '../types.ts';
import { countedRoles, yearsOfRoles } from './asked-years.ts';
import { STUFFED } from './evidence.ts';
import type { BulletProof } from './evidence.ts';
import { yearsInWords, yearsSince } from './months.ts';
import type { MeasuredLine, PreparedPosting } from './prepare.ts';
import { measureCoverage, matchTitle } from './shared-work.ts';

/** A component of the experience score. `share` is 0 to 1, with 1 for fully met; all weights add up to 1. */
export interface ExperiencePart {
  label: string;
  need: Need;
  evidence: EvidenceKind;
  bulletId: string | null;
  roleId: string | null;
  weight: number;
  share: number;
  detail: string;
  /** Whether a bullet could prove it, unlike a title, dates or degrees. */
  byBullet: boolean;
}

const DUTIES = 0.45;
const TITLE = 0.3;
const YEARS = 0.2;
const DEGREE = 0.05;
/** A bullet with this share of a line's weight covers the line fully. */
const FULL_COVERAGE = 0.5;

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

/** A school's name in a text about a degree: a certificate of a university is no degree. */
const SCHOOL =
  /(?:^|,)[^,]*(?:universit(?!\p{L}*studium)\p{L}*|universidad|universidade|uniwersytet|college|school)(?![\p{L}]|\s+(?:degree|diploma))[^,]*/giu;

/** Whether any entry of the education names a degree at least as high as the one asked for. */
export function holdsDegree(asked: string, education: readonly string[]): boolean {
  const rank = degreeRank(asked);
  return education.some((entry) => degreeRank(entry.replace(SCHOOL, '')) >= rank);
}

/** The parts of the experience score that can be measured for this posting and resume; empty if there are none. */
export function measureExperience(
  posting: PostingAnalysis,
  prepared: PreparedPosting,
  resume: ResumeForScoring,
  proofs: readonly BulletProof[],
  referenceDate: string,
): ExperiencePart[] {
  const parts: ExperiencePart[] = [];
  for (const line of prepared.lines) parts.push(measureLine(line, prepared.lines.length, proofs));
  const titles = resume.roles
    .map((role) => ({ role, match: matchTitle(posting, prepared, role) }))
    .map(({ role, match }) => ({
      role,
      match,
      value:
        match === 0
          ? 0
          : (0.7 * match +
              0.3 * (1 - Math.abs(seniorityLevel(posting.title) - seniorityLevel(role.title)) / 5)) *
            recency(role, referenceDate),
    }))
    .sort((a, b) => b.value - a.value || (a.role.id < b.role.id ? -1 : 1));
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
      measureYears(
        prepared.yearsLine?.text ??
          `${posting.yearsAsked} ${posting.yearsAsked === 1 ? 'year' : 'years'} of experience`,
        posting.yearsAsked,
        countedRoles(posting, prepared, resume.roles, proofs),
        referenceDate,
      ),
    );
  if (posting.degreeAsked !== '' && resume.education.length > 0 && prepared.measurable) {
    const held = holdsDegree(posting.degreeAsked, resume.education);
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

function measureLine(line: MeasuredLine, lines: number, proofs: readonly BulletProof[]): ExperiencePart {
  let best: BulletProof | null = null;
  let share = 0;
  for (const proof of proofs) {
    if (proof.copied) continue;
    const covered = Math.min(1, measureCoverage(line, proof.reading) / FULL_COVERAGE);
    const value = covered * (proof.stuffed ? STUFFED : 1);
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

function measureYears(
  label: string,
  asked: number,
  roles: readonly Role[],
  referenceDate: string,
): ExperiencePart {
  const years = yearsOfRoles(roles, referenceDate);
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
