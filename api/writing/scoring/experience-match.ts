import { seniorityLevel } from '../posting/conditions.ts';
import { nameRequirement } from '../requirements/name-requirement.ts';
import type {
  EvidenceKind,
  Need,
  PostingAnalysis,
  RequirementKind,
  ResumeForScoring,
  Role,
} from '../types.ts';
import { countedRoles, yearsOfRoles } from './asked-years.ts';
import type { BulletProof } from './evidence.ts';
import { yearsSince } from './months.ts';
import type { MeasuredLine } from './measured-line.ts';
import type { PreparedPosting } from './prepare.ts';
import { describeYears, prepareMaterial, proveLine } from './prove-line.ts';
import type { LineProof, Material } from './prove-line.ts';
import { matchTitle } from './shared-work.ts';
import { weighRequirement } from './weigh-requirement.ts';

/** A component of the experience score. `share` is 0 to 1, with 1 for fully met; all weights add up to 1. */
export interface ExperiencePart {
  label: string;
  name: string;
  need: Need;
  /** The kind of requirement; `null` for the title. */
  kind: RequirementKind | null;
  main: boolean;
  evidence: EvidenceKind;
  bulletId: string | null;
  roleId: string | null;
  weight: number;
  share: number;
  detail: string;
  /** Whether a bullet could prove it, unlike a title, dates or degrees. */
  byBullet: boolean;
  /** The requirement measured; `null` for the title. */
  line: MeasuredLine | null;
}

const REQUIREMENTS = 0.7;
const TITLE = 0.3;
/** The years and the degree, where no requirement names them. */
const YEARS = 0.2;
const DEGREE = 0.05;

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
  const lines = prepared.lines;
  const total = lines.reduce((sum, { requirement }) => sum + weighRequirement(requirement), 0);
  const material = prepareMaterial(prepared, resume, proofs, referenceDate);
  const fitting = () => countedRoles(posting, prepared, resume.roles, proofs);
  const parts = lines.map((line) => ({
    ...measureLine(line, material, fitting),
    weight: (REQUIREMENTS * weighRequirement(line.requirement)) / total,
  }));
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
  if (prepared.title.size > 0) {
    const best = titles[0];
    const found = best !== undefined && best.value > 0;
    parts.push({
      label: posting.title,
      name: posting.title,
      need: 'mentioned',
      kind: null,
      main: false,
      line: null,
      evidence: found ? 'title' : 'none',
      bulletId: null,
      roleId: found ? best.role.id : null,
      weight: TITLE,
      share: best?.value ?? 0,
      detail: found ? `Closest: ${[best.role.title, best.role.company].filter(Boolean).join(', ')}` : '',
      byBullet: false,
    });
  }
  const namesYears = lines.some(({ requirement }) => requirement.years !== null);
  if (posting.yearsAsked !== null && prepared.measurable && !namesYears)
    parts.push(
      measureYears(
        `${posting.yearsAsked} ${posting.yearsAsked === 1 ? 'year' : 'years'} of experience`,
        posting.yearsAsked,
        countedRoles(posting, prepared, resume.roles, proofs),
        referenceDate,
      ),
    );
  const namesDegree = lines.some(({ requirement }) => requirement.kind === 'education');
  if (posting.degreeAsked !== '' && resume.education.length > 0 && prepared.measurable && !namesDegree) {
    const held = holdsDegree(posting.degreeAsked, resume.education);
    parts.push({
      label: posting.degreeAsked,
      name: posting.degreeAsked,
      need: 'required',
      kind: 'education',
      main: true,
      line: null,
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

function measureLine(
  line: MeasuredLine,
  material: Material,
  fittingRoles: () => readonly Role[],
): Omit<ExperiencePart, 'weight'> {
  const { requirement } = line;
  const { need, kind, main, years } = requirement;
  const proof =
    years !== null && !line.namesWork
      ? proveYears(years, fittingRoles(), material.referenceDate)
      : orByExperience(line, proveLine(line, material), material, fittingRoles);
  return {
    label: line.text,
    name: nameRequirement(requirement),
    need,
    kind,
    main,
    line,
    ...proof,
    byBullet: years === null && !HELD.has(kind),
  };
}

/** "A degree or equivalent experience": years of the work itself are enough instead. */
const OR_EXPERIENCE =
  /(?<![\p{L}])(?:equivalent|comparable|relevant|vergleichbare?|gleichwertige?|équivalente?|equivalente|równoważne|vergelijkbare) (?:\p{L}+ ){0,2}(?:experience|erfahrung|berufserfahrung|expérience|experiencia|esperienza|experiência|doświadczenie|ervaring)(?![\p{L}])/iu;
const EQUIVALENT_YEARS = 4;

function orByExperience(
  { requirement }: MeasuredLine,
  proof: LineProof,
  { referenceDate }: Material,
  fittingRoles: () => readonly Role[],
): LineProof {
  if (requirement.kind !== 'education' || proof.share === 1 || !OR_EXPERIENCE.test(requirement.text))
    return proof;
  const instead = proveYears(EQUIVALENT_YEARS, fittingRoles(), referenceDate);
  return instead.share > proof.share ? instead : proof;
}

/** Kinds that no bullet proves. */
const HELD = new Set<RequirementKind>(['license', 'education', 'language']);

function measureYears(
  label: string,
  asked: number,
  roles: readonly Role[],
  referenceDate: string,
): ExperiencePart {
  return {
    label,
    name: label,
    need: 'required',
    kind: 'experience',
    main: true,
    line: null,
    weight: YEARS,
    byBullet: false,
    ...proveYears(asked, roles, referenceDate),
  };
}

function proveYears(asked: number, roles: readonly Role[], referenceDate: string): LineProof {
  const years = yearsOfRoles(roles, referenceDate);
  return {
    evidence: years === 0 ? 'none' : 'dates',
    bulletId: null,
    roleId: null,
    share: Math.min(1, years / asked),
    detail: describeYears(years, roles.length),
  };
}
