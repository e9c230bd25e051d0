import { z } from 'zod';
import { writtenBySchema } from '../../ai/written-by.ts';
import { requirementKind } from '../job-postings/posting-analysis.schema.ts';

/** Copied verbatim from the bank, the user's own words on this resume, or reworded by an engine. */
const origin = z.enum(['BANK', 'EDITED', 'DERIVED']);

/** A text of the user on which the claims of a reworded bullet rest. */
const claimText = z.object({
  from: z.enum(['BULLET', 'INSTRUCTION', 'ROLE']),
  bulletPointId: z.string().nullable(),
  text: z.string(),
});

/** Something that a reworded bullet says; `start` and `end` are UTF-16 offsets. */
const ledgerEntry = z.object({
  kind: z.enum(['quantity', 'name', 'agency', 'scope', 'outcome', 'time', 'fact']),
  start: z.number(),
  end: z.number(),
  /** Where the user said it: a place in one of the texts. Null for what the user typed into the bullet itself. */
  source: z.object({ text: z.number(), start: z.number(), end: z.number() }).nullable(),
});

/** How a bullet came about that an engine reworded. */
const rewording = z.object({
  /** The bullet on this resume that it rewords, until the user has decided whether to keep that one. */
  originalId: z.string().nullable(),
  /** The user's words that were reworded. */
  sourceText: z.string(),
  note: z.string(),
  /** Null before that was kept. */
  writtenBy: writtenBySchema.nullable().default(null),
  /** A fact that would make the bullet better, asked for. */
  question: z.string().nullable(),
  texts: z.array(claimText),
  ledger: z.array(ledgerEntry),
});

const tailoredBullet = z.object({
  id: z.string(),
  content: z.string(),
  origin,
  /** The bullet of the bank that it was copied from or is based on. */
  sourceBulletPointId: z.string().nullable(),
  /** Null for a bullet that no engine has reworded. An edited bullet keeps it, with its ledger checked again. */
  rewording: rewording.nullable().default(null),
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

/** A bullet that gave way when bullets were chosen again, until the user keeps or removes it. */
const replacedBullet = z.object({
  experienceId: z.string(),
  position: z.number(),
  bullet: tailoredBullet,
});

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
  /** What gave way when bullets were chosen again. Older resumes have something else here, which is dropped. */
  replaced: z.array(replacedBullet).catch([]),
  /** The bank's bullets that the user removed, in order of removal. They are offered last. */
  takenOff: z.array(z.string()).default([]),
});

export type TailoredBullet = z.output<typeof tailoredBullet>;
export type TailoredExperience = z.output<typeof tailoredExperience>;
export type ReplacedBullet = z.output<typeof replacedBullet>;
export type BulletRewording = z.output<typeof rewording>;
export type ClaimText = z.output<typeof claimText>;
export type LedgerEntry = z.output<typeof ledgerEntry>;
export type ResumeData = z.output<typeof resumeDataSchema>;
