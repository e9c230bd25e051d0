import type { MonthText, Role } from '../types.ts';

/** The seven axes by which found jobs are ranked; a variant weighs each. */
export const AXES = [
  'jobTitle',
  'skills',
  'industry',
  'experience',
  'location',
  'companySize',
  'seniority',
] as const;

export type Axis = (typeof AXES)[number];

/** The weight of each axis, 0 to 100; they need not add up to anything. */
export type AxisWeights = Record<Axis, number>;

/** A found job. */
export interface JobToRank {
  id: string;
  title: string;
  company: string;
  requirements: readonly string[];
  /** Canonical names of what its text asks for. */
  keywords: readonly string[];
  /** The years of experience asked for; `null` if none. */
  yearsAsked: number | null;
  /** `entry`, `mid`, `senior`, `lead`; `null` if unknown. */
  level: JobLevel | null;
  isRemote: boolean;
  /** From the place that the person searches around; `null` if either is unknown. */
  miles: number | null;
  /** Since it was posted; `null` if unknown. */
  ageDays: number | null;
}

export type JobLevel = 'entry' | 'mid' | 'senior' | 'lead';

/** The person who searches. */
export interface Seeker {
  roles: readonly Role[];
  /** The skills that their resume details list. */
  skills: readonly string[];
  /** The level that they look for; `null` for what their roles suggest. */
  level: JobLevel | null;
  radiusMiles: number;
  openToRemote: boolean;
  referenceDate: MonthText;
}

/** A job that the person likes, by which others are ranked higher. */
export type LikedJob = Pick<JobToRank, 'id' | 'title' | 'company' | 'requirements' | 'keywords'>;

/** How well a job fits a person, each from 0 to 1; `null` where one side says nothing. */
export type AxisScores = Record<Axis, number | null>;

export interface RankedJob {
  id: string;
  /** By which the jobs are ordered, 0 to 1: the axes, how new the job is, and likes. */
  score: number;
  /** The weighted mean of the known axes, 0 to 1. */
  match: number;
  axes: AxisScores;
  /** What of it the person has, the rarest first; at most 4. */
  shared: string[];
  /** The liked job that it is most like, if that moved it. */
  likeId: string | null;
}
