import { z } from 'zod';
import { jobPageSchema, type JobPageSource } from '../job-page/job-page.ts';
import type { ReadDocument } from '../read-document.ts';

/** What the document reader and its child processes say to each other. */
export type ToReader =
  { kind: 'file'; bytes: Uint8Array; fileName: string } | { kind: 'job-page'; page: JobPageSource };

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
    'other',
  ]),
  heading: z.string(),
  lines: z.array(z.string()),
});

const document: z.ZodType<ReadDocument> = z.object({
  fileType: z.enum(['pdf', 'docx', 'doc', 'word-xml', 'text', 'json-resume']),
  history: z.object({
    contact,
    experiences: z.array(experience),
    sections: z.array(section),
    unplaced: z.array(z.string()),
    warnings: z.array(z.string()),
  }),
  text: z.string(),
  lines: z.array(
    z.object({ text: z.string(), placement: z.enum(['contact', 'section', 'experience', 'unplaced']) }),
  ),
  warnings: z.array(z.string()),
});

/** A child handles files of strangers: what it answers is looked at like anything from outside. */
export const fromReader = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('read'), document }),
  z.object({ kind: z.literal('read-page'), page: jobPageSchema }),
  z.object({ kind: z.literal('refused'), reason: z.string(), message: z.string() }),
  z.object({ kind: z.literal('unsupported'), message: z.string() }),
  z.object({ kind: z.literal('too-large'), message: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

export type FromReader = z.infer<typeof fromReader>;
/** What a child answers when it could read what it was given. */
export type ReadResult = Extract<FromReader, { kind: 'read' | 'read-page' }>;
