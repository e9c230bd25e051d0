import { z } from 'zod';

/** The job boards whose public interface is known. */
export const BOARDS = ['greenhouse', 'lever', 'ashby', 'workable', 'smartrecruiters', 'recruitee'] as const;
export type Board = (typeof BOARDS)[number];

/** A page or a board's answer that is to be read. */
export interface JobPageSource {
  bytes: Uint8Array;
  /** Lower case, without parameters. */
  contentType: string;
  /** As the response's header says; `''` when it does not. */
  charset: string;
  /** Set for the answer of a board's interface: which board, and which posting of it. */
  board?: { name: Board; postingId: string };
}

/** Where the description was found, best first. */
export const PAGE_SOURCES = ['json-ld', 'microdata', 'embedded-json', 'board', 'text'] as const;

const short = z.string().max(300);

/** What a page says about its job, as plain text. Empty where it says nothing. */
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
