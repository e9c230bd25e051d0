import { z } from 'zod';
import { writtenBySchema, type WrittenBy } from '../../ai/written-by.ts';
import type { InterviewAnalysis } from '../../writing/interview/types.ts';

export const CATEGORIES = ['relevance', 'structure', 'specifics', 'ownership', 'length'] as const;
export const STAR_PARTS = ['situation', 'task', 'action', 'result'] as const;
export const RUBBISH_KINDS = ['too-short', 'repetition', 'pasted', 'gibberish', 'off-topic'] as const;
export const TOPICS = [
  'opening',
  'background',
  'claim',
  'requirement',
  'behavior',
  'problem',
  'candidate-questions',
  'closing',
] as const;

const category = z.enum(CATEGORIES);
const remark = z.object({ text: z.string(), quote: z.string(), answer: z.number() });

const answer = z.object({
  answer: z.number(),
  question: z.string(),
  topic: z.enum(TOPICS),
  text: z.string(),
  rubbish: z.object({ kind: z.enum(RUBBISH_KINDS), explanation: z.string() }).nullable(),
  categories: z.array(z.object({ category, score: z.number(), reason: z.string() })),
  star: z.record(z.enum(STAR_PARTS), z.string().nullable()).nullable(),
  stronger: z.object({ text: z.string(), bulletIds: z.array(z.string()), roleId: z.string() }).nullable(),
  delivery: z.object({ wordsPerMinute: z.number(), fillers: z.number() }).nullable(),
});

const schema = z.object({
  overallScore: z.number().nullable(),
  receipt: z.array(
    z.object({
      category,
      label: z.string(),
      points: z.number(),
      possible: z.number(),
      score: z.number(),
      detail: z.string(),
    }),
  ),
  strengths: z.array(remark),
  improvements: z.array(remark),
  toCheck: z.array(remark),
  answers: z.array(answer),
  notices: z.array(z.string()),
  /** Who worded the remarks. */
  writtenBy: writtenBySchema.nullable().default(null),
}) satisfies z.ZodType<StoredAnalysis>;

/** An analysis with who worded its remarks; null before that was kept. */
export type StoredAnalysis = InterviewAnalysis & { writtenBy: WrittenBy | null };

/** The contents of `interviews.analysis`. */
export const interviewAnalysisSchema = schema;

/** The analysis of an interview; null until it has ended. */
export const readAnalysis = (interview: { analysis: unknown }): StoredAnalysis | null =>
  interview.analysis === null ? null : schema.parse(interview.analysis);
