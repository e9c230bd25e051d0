import { z } from 'zod';
import type { PostingAnalysis } from '../../writing/types.ts';

const need = z.enum(['required', 'preferred', 'mentioned']);

/** The contents of `job_postings.analysis`. */
export const postingAnalysisSchema = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string(),
  remote: z.enum(['remote', 'hybrid', 'onsite', 'unknown']),
  language: z.string(),
  pay: z.string(),
  seniority: z.string(),
  yearsAsked: z.number().nullable(),
  degreeAsked: z.string(),
  terms: z.array(
    z.object({
      surface: z.string(),
      canonical: z.string(),
      kind: z.enum(['skill', 'tool', 'certificate', 'degree', 'language', 'trait', 'domain', 'phrase']),
      need,
      weight: z.number(),
      spans: z.array(z.object({ start: z.number(), end: z.number() })),
    }),
  ),
  focusAreas: z.array(z.string()),
  requirements: z.array(z.object({ text: z.string(), need })),
  blurb: z.string(),
  notices: z.array(z.string()),
}) satisfies z.ZodType<PostingAnalysis>;
