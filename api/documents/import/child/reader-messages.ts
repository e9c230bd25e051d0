import { z } from 'zod';
import { jobPageSchema, type JobPageInput } from '../job-page/job-page.ts';
import type { Line } from '../../../writing/reading/lines/line.ts';
import { FILE_TYPES } from '../detect-type.ts';
import type { ReadDocument } from '../read-document.ts';
import { recordingFactsSchema } from '../recording/recording-facts.ts';

/** The messages between the document reader and its child processes. */
export type ToReader =
  | { kind: 'file'; bytes: Uint8Array; fileName: string }
  | { kind: 'job-page'; page: JobPageInput }
  | { kind: 'recording'; bytes: Uint8Array };

const contact = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  linkedIn: z.string(),
  website: z.string(),
});
const share = z.number().min(0).max(1);
const experience = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  description: z.string(),
  bulletPoints: z.array(z.string()),
  confidence: z.object({ title: share, company: share, dates: share }),
  sourceLines: z.array(z.number().int()),
});
const section = z.object({
  kind: z.enum([
    'summary',
    'experience',
    'education',
    'skills',
    'projects',
    'certifications',
    'languages',
    'publications',
    'volunteering',
    'military',
    'other',
  ]),
  heading: z.string(),
  lines: z.array(z.string()),
});

const entry = z.object({ text: z.string(), sourceLines: z.array(z.number().int()) });
const details = z.object({
  education: z.array(
    z.object({
      institution: z.string(),
      degree: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      details: z.string(),
      sourceLines: z.array(z.number().int()),
    }),
  ),
  certificates: z.array(entry),
  languages: z.array(
    z.object({ name: z.string(), level: z.string(), sourceLines: z.array(z.number().int()) }),
  ),
  skills: z.array(entry),
  sections: z.array(
    z.object({ heading: z.string(), text: z.string(), sourceLines: z.array(z.number().int()) }),
  ),
});

const line: z.ZodType<Line> = z.object({
  lineNumber: z.number().int(),
  text: z.string(),
  indent: z.number(),
  marker: z.string(),
  headingLevel: z.number(),
  isBold: z.boolean(),
  size: z.number().nullable(),
  gapBefore: z.boolean(),
  isApart: z.boolean().optional(),
  links: z.array(z.string()),
  isHidden: z.boolean(),
  isRepeated: z.boolean().optional(),
  isFull: z.boolean().optional(),
  styleBreaks: z.array(z.tuple([z.string(), z.string()])).optional(),
});

const document: z.ZodType<ReadDocument> = z.object({
  fileType: z.enum(FILE_TYPES),
  history: z.object({
    contact,
    experiences: z.array(experience),
    sections: z.array(section),
    details,
    unplaced: z.array(z.string()),
    warnings: z.array(z.string()),
  }),
  text: z.string(),
  lines: z.array(
    z.object({ text: z.string(), placement: z.enum(['contact', 'section', 'experience', 'unplaced']) }),
  ),
  source: z.array(line),
  warnings: z.array(z.string()),
});

/**
 * A child handles untrusted files, so its answers are validated like any other outside input. It is `ready` once it has
 * started, and has `begun` once the code for what it is to read is loaded.
 */
export const fromReader = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('begun') }),
  z.object({ kind: z.literal('read'), document }),
  z.object({ kind: z.literal('read-page'), page: jobPageSchema }),
  z.object({ kind: z.literal('read-recording'), recording: recordingFactsSchema }),
  z.object({ kind: z.literal('refused'), reason: z.string(), message: z.string() }),
  z.object({ kind: z.literal('unsupported'), message: z.string() }),
  z.object({ kind: z.literal('too-large'), message: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

export type FromReader = z.infer<typeof fromReader>;
/** A child's answers after a successful read. */
export type ReadResult = Extract<FromReader, { kind: 'read' | 'read-page' | 'read-recording' }>;
