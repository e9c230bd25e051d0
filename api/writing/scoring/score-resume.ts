import type {
  MatchScores,
  MonthText,
  ReceiptLine,
  RequirementKind,
  ResumeForScoring,
  TermKind,
} from '../types.ts';
import { agreeWithRequirements } from './agree.ts';
import { bestEvidence, proveBullets } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { measureExperience } from './experience-match.ts';
import type { ExperiencePart } from './experience-match.ts';
import { namesTerm, prepare } from './prepare.ts';
import type { MeasuredTerm, PostingToScore } from './prepare.ts';
import { apportion } from './rounding.ts';

const CAP_FLOOR = 40;
/** The share of a must that is proved from which it counts as met. */
const MET = 0.5;

/**
 * Scores a resume against a posting (docs/algorithms.md#scores): how many of its terms and how much of what it requires
 * the resume proves, with the proof for each line of the receipt. The lines of a part add up to that part's score. A
 * score is `null` if the posting gives nothing to measure by, or its language isn't known well enough. Depends only on
 * its arguments.
 */
export function scoreResume(
  posting: PostingToScore,
  resume: ResumeForScoring,
  referenceDate: MonthText,
): MatchScores {
  const prepared = prepare(posting);
  const proofs = proveBullets(prepared, resume.roles, referenceDate);
  const parts = prepared.measurable
    ? measureExperience(posting, prepared, resume, proofs, referenceDate)
    : [];
  const evidence = agreeWithRequirements(prepared.terms, bestEvidence(prepared, resume, proofs), parts);
  const measured: Measurement = { terms: prepared.terms, evidence, parts };
  const strengths = evidence.map(({ strength }) => strength);
  const shares = parts.map(({ share }) => share);
  const word = scoreWords(prepared.terms, evidence);
  const experience = scoreExperience(parts);
  const musts = listMusts(prepared.terms, strengths, parts, shares);
  const cap = scoreCap(musts);
  const overall = combineScores(word.score, experience.score, cap);
  const gain = (more: More) => Math.max(0, (overallWith(measured, more) ?? 0) - (overall ?? 0));
  return {
    word: word.score,
    experience: experience.score,
    overall,
    cap,
    missingMusts: musts.filter(({ met }) => !met).map(({ name }) => name),
    receipt: [
      ...word.lines.map((line, index) => ({ ...line, wouldAdd: gain(moreByTerm(measured, index)) })),
      ...experience.lines.map((line, index) => ({ ...line, wouldAdd: gain(moreByPart(measured, index)) })),
    ],
  };
}

interface Measurement {
  terms: readonly MeasuredTerm[];
  evidence: readonly Evidence[];
  parts: readonly ExperiencePart[];
}

/** What one more bullet would prove: indices of terms and of parts. */
interface More {
  terms: ReadonlySet<number>;
  parts: ReadonlySet<number>;
}

const NOTHING_MORE: More = { terms: new Set(), parts: new Set() };

/** Kinds of terms that no bullet proves. */
const HELD = new Set<TermKind>(['certificate', 'degree', 'language']);

/** What a bullet that names a term adds at least; nothing for what is held rather than done. */
function moreByTerm({ terms, parts }: Measurement, index: number): More {
  const term = terms[index];
  if (!term) return NOTHING_MORE;
  const isHeld = parts.some(({ line, byBullet }) => line && !byBullet && namesTerm(line, term));
  if (isHeld && HELD.has(term.term.kind)) return NOTHING_MORE;
  return { terms: new Set([index]), parts: new Set() };
}

/** A bullet that proves a requirement also proves the terms in it; nothing if no bullet can prove it. */
function moreByPart({ terms, parts }: Measurement, index: number): More {
  const part = parts[index];
  const line = part?.line;
  if (!part?.byBullet || !line) return NOTHING_MORE;
  return {
    terms: new Set(terms.flatMap((term, at) => (namesTerm(line, term) ? [at] : []))),
    parts: new Set([index]),
  };
}

/** The overall score if a bullet proved more, without the lines of the receipt. */
function overallWith({ terms, evidence, parts }: Measurement, more: More): number | null {
  const strengths = evidence.map(({ strength }, index) => (more.terms.has(index) ? 1 : strength));
  const shares = parts.map(({ share }, index) => (more.parts.has(index) ? 1 : share));
  return combineScores(
    weighedScore(terms, strengths),
    weighedScore(parts, shares),
    scoreCap(listMusts(terms, strengths, parts, shares)),
  );
}

function weighedScore(all: readonly { weight: number }[], shares: readonly number[]): number | null {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return null;
  return wholeScore(
    all.reduce((sum, { weight }, index) => sum + ((100 * weight) / total) * (shares[index] ?? 0), 0),
  );
}

interface Part {
  score: number | null;
  lines: Omit<ReceiptLine, 'wouldAdd'>[];
}

type Measured = Omit<ReceiptLine, 'points' | 'possible' | 'wouldAdd'> & { weight: number; share: number };

function combineScores(word: number | null, experience: number | null, cap: number): number | null {
  if (word === null && experience === null) return null;
  const mean = word === null ? experience : experience === null ? word : 0.5 * word + 0.5 * experience;
  return mean === null ? null : Math.round(Math.min(cap, mean));
}

function receipt(lines: Measured[]): Part {
  const total = lines.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return { score: null, lines: [] };
  const possibleRaw = lines.map(({ weight }) => (100 * weight) / total);
  const pointsRaw = lines.map(({ share }, index) => (possibleRaw[index] ?? 0) * share);
  const sum = pointsRaw.reduce((all, value) => all + value, 0);
  const score = wholeScore(sum);
  const possible = apportion(
    possibleRaw,
    100,
    possibleRaw.map(() => 100),
  );
  const points = apportion(
    pointsRaw,
    score,
    possible.map((most, index) => ((lines[index]?.share ?? 0) > 0 ? most : 0)),
  );
  // Rounding may leave points that fit only an unproved line: then the room of the proved lines is increased.
  const placed = points.reduce((sum, value) => sum + value, 0);
  const shown = placed === score ? { points, possible } : widenCaps(pointsRaw, possible, score);
  return {
    score,
    lines: lines.map(({ weight: _weight, share: _share, ...line }, index) => ({
      ...line,
      points: shown.points[index] ?? 0,
      possible: shown.possible[index] ?? 0,
    })),
  };
}

const wholeScore = (points: number) => Math.min(100, Math.round(points + 1e-9));

/** Makes the possible points of proved lines at least their rounded-up points, taking them from unproved lines. */
function widenCaps(
  pointsRaw: readonly number[],
  possible: readonly number[],
  score: number,
): { points: number[]; possible: number[] } {
  const proved = pointsRaw.map((value) => value > 0);
  const points = apportion(
    pointsRaw,
    score,
    proved.map((is) => (is ? 100 : 0)),
  );
  const room = points.map((value, index) => Math.max(value, possible[index] ?? 0));
  let over = room.reduce((sum, value) => sum + value, 0) - 100;
  for (let i = 0; i < room.length && over > 0; i += 1) {
    const spare = (room[i] ?? 0) - (points[i] ?? 0);
    const taken = Math.min(spare, over);
    room[i] = (room[i] ?? 0) - taken;
    over -= taken;
  }
  return { points, possible: room };
}

function scoreWords(terms: readonly MeasuredTerm[], evidence: readonly Evidence[]): Part {
  return receipt(
    terms.map(({ term, label, weight }, index) => {
      const found = evidence[index];
      return {
        part: 'word',
        label,
        name: label,
        need: term.need,
        kind: null,
        main: false,
        evidence: found?.kind ?? 'none',
        bulletId: found?.bulletId ?? null,
        roleId: found?.roleId ?? null,
        weight,
        share: found?.strength ?? 0,
        detail: '',
      };
    }),
  );
}

function scoreExperience(parts: readonly ExperiencePart[]): Part {
  return receipt(
    parts.map(({ byBullet: _byBullet, line: _line, ...part }) => ({ ...part, part: 'experience' })),
  );
}

interface Must {
  name: string;
  met: boolean;
}

/** What a resume can't prove, or anybody can claim. */
const NO_MUST = new Set<RequirementKind>(['trait', 'condition']);

/** The required things that a resume can prove; the required terms of a posting that has only terms. */
function listMusts(
  terms: readonly MeasuredTerm[],
  strengths: readonly number[],
  parts: readonly ExperiencePart[],
  shares: readonly number[],
): Must[] {
  const required = parts.flatMap(({ need, kind, name, line }, index) =>
    line && need === 'required' && kind && !NO_MUST.has(kind)
      ? [{ name, met: (shares[index] ?? 0) >= MET }]
      : [],
  );
  if (required.length > 0) return required;
  return terms.flatMap(({ term, label }, index) =>
    term.need === 'required' && term.kind !== 'trait'
      ? [{ name: label, met: (strengths[index] ?? 0) >= MET }]
      : [],
  );
}

/** The highest overall score that the missing musts allow. */
function scoreCap(musts: readonly Must[]): number {
  if (musts.length === 0) return 100;
  return Math.round(CAP_FLOOR + (100 - CAP_FLOOR) * (musts.filter(({ met }) => met).length / musts.length));
}

/**
 * The score in words, in five bands. It says how well a resume answers a posting, not whether the person gets hired.
 */
export function scoreBand(score: number): 'very strong' | 'strong' | 'fair' | 'partial' | 'early' {
  if (score >= 80) return 'very strong';
  if (score >= 65) return 'strong';
  if (score >= 45) return 'fair';
  return score >= 25 ? 'partial' : 'early';
}
