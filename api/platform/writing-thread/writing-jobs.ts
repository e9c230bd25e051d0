import { analyzeInterview } from '../../writing/interview/analysis/analyze-interview.ts';
import { guideReply } from '../../writing/interview/interviewer/guide-reply.ts';
import { writeReply } from '../../writing/interview/interviewer/write-reply.ts';
import { rankJobs } from '../../writing/job-match/rank-jobs.ts';
import { analyzePosting } from '../../writing/posting/analyze-posting.ts';
import { readPostingsInText } from '../../writing/posting/postings-in-text.ts';
import { readMissedRole, readRolesAlike } from '../../writing/reading/missed-role/read-missed-role.ts';
import { readHistory, readText } from '../../writing/reading/read-history.ts';
import { readSecond } from '../../writing/reading/read-lines.ts';
import { rewordBullet } from '../../writing/rewriting/reword-bullet.ts';
import { bankProofs } from '../../writing/scoring/bank-proofs.ts';
import { chooseForRoles } from '../../writing/scoring/choose-bullets.ts';
import { scoreResume } from '../../writing/scoring/score-resume.ts';
import { tipsFor } from '../../writing/scoring/tips.ts';
import { countProved, listWouldProve } from '../../writing/scoring/would-prove.ts';

/** The functions that the writing thread can run: pure, with plain data as arguments and results. */
export const WRITING_JOBS = {
  analyzePosting,
  readPostingsInText,
  readHistory,
  readMissedRole,
  readRolesAlike,
  readSecond,
  readText,
  tipsFor,
  chooseForRoles,
  scoreResume,
  bankProofs,
  listWouldProve,
  countProved,
  rewordBullet,
  rankJobs,
  guideReply,
  writeReply,
  analyzeInterview,
};

export type WritingJobs = typeof WRITING_JOBS;
export type WritingJobName = keyof WritingJobs;

export interface WritingJob {
  name: WritingJobName;
  args: unknown[];
}

/** Runs a job by its name. Only the parent thread sends jobs, and they are type-checked there. */
export function runWritingJob({ name, args }: WritingJob): unknown {
  const job = WRITING_JOBS[name] as (...given: unknown[]) => unknown;
  return job(...args);
}
