import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What the operator asks for beside the file. */
export interface ImportRequest {
  /** The name of the place that the jobs come from: all files with one name are one source. */
  name: string;
  /** Whether the file has all of its jobs, so that those it lacks are gone. */
  isComplete: boolean;
}

const NAME = 'A source’s name has letters, digits, "-", "_" and ".", 60 at most.';

export const DEFAULT_IMPORT_NAME = 'file';

export const importRequestSchema = z
  .object({
    source: z
      .string(NAME)
      .regex(/^[a-z0-9][a-z0-9._-]{0,59}$/i, NAME)
      .default(DEFAULT_IMPORT_NAME),
    complete: z.enum(['0', '1'], 'complete is 0 or 1.').default('0'),
  })
  .transform(({ source, complete }): ImportRequest => ({ name: source, isComplete: complete === '1' }));

/** Stands for the request and its file in the operator's proof. */
export function importDigest({ name, isComplete }: ImportRequest, file: Uint8Array): string {
  const head = JSON.stringify(['import-jobs', name, isComplete]);
  return createHash('sha256').update(head).update('\0').update(file).digest('base64url');
}
