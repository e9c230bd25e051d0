import { z } from 'zod';

/** The job boards whose public API is supported. */
export const BOARDS = ['greenhouse', 'lever', 'ashby', 'workable', 'smartrecruiters', 'recruitee'] as const;
export type Board = (typeof BOARDS)[number];

/** A fetched page or a job board's answer. */
export interface JobPageInput {
  bytes: Uint8Array;
  /** Lower case, without parameters. */
  contentType: string;
  /** From the response's header; `''` if it names none. */
  charset: string;
  /** Set for the answer of a job board's API: the board and the posting's id. */
  board?: { name: Board; postingId: string };
}

/** Where the description was found, best first. */
export const PAGE_SOURCES = ['json-ld', 'microdata', 'embedded-json', 'board', 'text'] as const;

const short = z.string().max(300);

/** The facts about a job on a page, as plain text; each empty if not stated. */
export const jobPageSchema = z.object({
  source: z.enum(PAGE_SOURCES),
  title: short,
  company: short,
  location: short,
  remote: z.enum(['remote', 'hybrid', 'onsite', 'unknown']),
  pay: short,
  /** The posting, at most `TEXT_MAX_LENGTH` characters. */
  text: z.string(),
});

export type JobPage = z.infer<typeof jobPageSchema>;
