import { z } from 'zod';
import type { JobPosting } from '../../generated/prisma/client.ts';
import type { PostingToScore } from '../../writing/scoring/prepare.ts';
import { parseAnalysis } from '../job-postings/job-postings.ts';
import { postingAnalysisSchema } from '../job-postings/posting-analysis.schema.ts';

const schema = z.object({
  description: z.string(),
  url: z.string().nullable(),
  analysis: postingAnalysisSchema,
});

/** The contents of `interviews.jobPosting`. */
export type InterviewPosting = z.output<typeof schema>;

/** The copy of a posting that an interview keeps, so that it stays what it was about. */
export const copyPosting = (posting: JobPosting): InterviewPosting => ({
  description: posting.description,
  url: posting.sourceUrl ?? posting.url,
  analysis: parseAnalysis(posting),
});

export const parsePosting = (interview: { jobPosting: unknown }): InterviewPosting =>
  schema.parse(interview.jobPosting);

export const toPostingToScore = ({ analysis, description }: InterviewPosting): PostingToScore => ({
  ...analysis,
  text: description,
});
