// The reference judgements of recruiters: where they are, which sets they form, as of when they hold.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The month that counts as now in all judgements. */
export const MONTH = '2026-11';

/** Of the unseen set only totals may be printed. */
export const SETS = ['seen', 'unseen'] as const;

export const setSchema = z.enum(SETS);

export const roleSchema = z.object({ title: z.string(), startDate: z.string(), endDate: z.string() });

/** The path of a file or folder of judgements. */
export const truthPath = (...parts: string[]): string => join(import.meta.dirname, ...parts);

/** The unparsed content of a JSON file of judgements. */
export const readTruth = (...parts: string[]): unknown =>
  JSON.parse(readFileSync(truthPath(...parts), 'utf8'));

/** A text as it is compared with others: without case, and with plain spaces and apostrophes. */
export const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').replace(/[‘’]/g, "'");
