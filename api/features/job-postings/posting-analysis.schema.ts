import { z } from 'zod';
import { readRequirementFacts } from '../../writing/requirements/requirement-facts.ts';
import type { PostingAnalysis } from '../../writing/types.ts';

const need = z.enum(['required', 'preferred', 'mentioned']);

/** A recruiter checks about this many requirements first. */
const MAIN = 12;

export const requirementKind = z.enum([
  'license',
  'experience',
  'skill',
  'education',
  'language',
  'condition',
  'trait',
  'duty',
]);

const facts = z.object({
  kind: requirementKind,
  anyOf: z.array(z.array(z.string())),
  years: z.number().nullable(),
  main: z.boolean(),
});

/** Requirements of older analyses have only a text and a need; what they ask for is read from the text. */
const requirement = z
  .object({ text: z.string(), need })
  .and(facts.partial())
  .transform(({ text, need: needed, kind, anyOf, years, main }) => {
    const read = kind && anyOf && years !== undefined ? { kind, anyOf, years } : readRequirementFacts(text);
    return { text, need: needed, ...read, main };
  });

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
  requirements: z
    .array(requirement)
    .transform((all) => all.map((one, index) => ({ ...one, main: one.main ?? index < MAIN }))),
  blurb: z.string(),
  notices: z.array(z.string()),
}) satisfies z.ZodType<PostingAnalysis>;
