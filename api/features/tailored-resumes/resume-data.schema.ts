import { z } from 'zod';
import { requirementKind } from '../job-postings/posting-analysis.schema.ts';

/** Copied verbatim from the bank, or the user's own words on this resume. */
const origin = z.enum(['BANK', 'EDITED']);

const tailoredBullet = z.object({
  id: z.string(),
  content: z.string(),
  origin,
  /** The bullet of the bank that it was copied from or is based on. */
  sourceBulletPointId: z.string().nullable(),
});

const tailoredExperience = z.object({
  experienceId: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  bullets: z.array(tailoredBullet),
});

const replacedBullets = z.object({ experienceId: z.string(), bullets: z.array(tailoredBullet) });

const receiptLine = z
  .object({
    part: z.enum(['word', 'experience']),
    label: z.string(),
    need: z.enum(['required', 'preferred', 'mentioned']),
    evidence: z.enum([
      'recent-bullet',
      'older-bullet',
      'title',
      'dates',
      'details',
      'skills',
      'implied',
      'none',
    ]),
    bulletId: z.string().nullable(),
    roleId: z.string().nullable(),
    points: z.number(),
    possible: z.number(),
    // Missing in older receipts until the next change.
    name: z.string().optional(),
    kind: requirementKind.nullable().default(null),
    main: z.boolean().default(false),
    detail: z.string().default(''),
    wouldAdd: z.number().default(0),
  })
  .transform((line) => ({ ...line, name: line.name ?? line.label }));

/**
 * `tailored_resumes.data`: the resume's own copy of its content, so that changes to the bank don't affect it, and the
 * receipt of its scores.
 */
export const resumeDataSchema = z.object({
  experiences: z.array(tailoredExperience),
  scoreCap: z.number(),
  missingMusts: z.array(z.string()).default([]),
  receipt: z.array(receiptLine),
  /** Whether it has changed since it was saved. */
  isEdited: z.boolean().default(false),
  /** What the last change replaced, so that it can be undone exactly. */
  replaced: replacedBullets.nullable().default(null),
  /** The bank's bullets that the user removed, in order of removal. They are offered last. */
  takenOff: z.array(z.string()).default([]),
});

export type TailoredBullet = z.output<typeof tailoredBullet>;
export type TailoredExperience = z.output<typeof tailoredExperience>;
export type ReplacedBullets = z.output<typeof replacedBullets>;
export type ResumeData = z.output<typeof resumeDataSchema>;
