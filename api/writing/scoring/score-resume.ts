import type { MatchScores, ReceiptLine, ResumeForScoring, MonthText } from '../types.ts';
import { bestEvidence, proveBullets } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { measureExperience } from './experience-match.ts';
import type { ExperiencePart } from './experience-match.ts';
import { prepare } from './prepare.ts';
import type { MeasuredTerm, PostingToScore } from './prepare.ts';
import { apportion } from './rounding.ts';

const CAP_FLOOR = 40;
/** The strength of evidence from which a must counts as met. */
const MET = 0.5;

/**
 * Scores a resume against a posting (docs/algorithms.md#scores): how many of its terms and how much of the required
 * experience the resume proves, with the proving bullet for each line of the receipt. The lines of a part add up to
 * that part's score. A score is `null` if the posting gives nothing to measure by, or its language isn't known well
 * enough. Depends only on its arguments.
 */
export function scoreResume(
  posting: PostingToScore,
  resume: ResumeForScoring,
  referenceDate: MonthText,
): MatchScores {
  const prepared = prepare(posting);
  const proofs = proveBullets(prepared, resume.roles, referenceDate);
  const evidence = bestEvidence(prepared, resume, proofs);
  const word = scoreWords(prepared.terms, evidence);
  const parts = prepared.measurable
    ? measureExperience(posting, prepared, resume, proofs, referenceDate)
    : [];
  const experience = scoreExperience(parts);
  const musts = listMusts(prepared.terms, evidence);
  const cap = scoreCap(musts);
  const overall = combineScores(word.score, experience.score, cap);
  const gain = (raised: number | null) => Math.max(0, (raised ?? 0) - (overall ?? 0));
  const wordGain = (index: number) => {
    const proved = musts.map((must) => (must.index === index ? { ...must, met: true } : must));
    return gain(combineScores(word.ifProved[index] ?? null, experience.score, scoreCap(proved)));
  };
  const experienceGain = (index: number) =>
    parts[index]?.byBullet ? gain(combineScores(word.score, experience.ifProved[index] ?? null, cap)) : 0;
  return {
    word: word.score,
    experience: experience.score,
    overall,
    cap,
    receipt: [
      ...word.lines.map((line, index) => ({ ...line, wouldAdd: wordGain(index) })),
      ...experience.lines.map((line, index) => ({ ...line, wouldAdd: experienceGain(index) })),
    ],
  };
}

interface Part {
  score: number | null;
  lines: Omit<ReceiptLine, 'wouldAdd'>[];
  /** For each line, the part's score if that line were fully proved. */
  ifProved: number[];
}

type Measured = Omit<ReceiptLine, 'points' | 'possible' | 'wouldAdd'> & { weight: number; share: number };

function combineScores(word: number | null, experience: number | null, cap: number): number | null {
  if (word === null && experience === null) return null;
  const mean = word === null ? experience : experience === null ? word : 0.5 * word + 0.5 * experience;
  return mean === null ? null : Math.round(Math.min(cap, mean));
}

function receipt(lines: Measured[]): Part {
  const total = lines.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return { score: null, lines: [], ifProved: [] };
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
    ifProved: lines.map((_, index) => wholeScore(sum + (possibleRaw[index] ?? 0) - (pointsRaw[index] ?? 0))),
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
    terms.map(({ term, weight }, index) => {
      const found = evidence[index];
      return {
        part: 'word',
        label: term.surface,
        need: term.need,
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
  return receipt(parts.map(({ byBullet: _byBullet, ...part }) => ({ ...part, part: 'experience' })));
}

interface Must {
  /** Its index among the measured terms. */
  index: number;
  met: boolean;
}

/** The required terms except traits, as no bullet can prove that somebody is friendly. */
function listMusts(terms: readonly MeasuredTerm[], evidence: readonly Evidence[]): Must[] {
  return terms.flatMap(({ term }, index) =>
    term.need === 'required' && term.kind !== 'trait'
      ? [{ index, met: (evidence[index]?.strength ?? 0) >= MET }]
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
