import { z } from '../../lib/zod.ts';
import { EMPTY_JOB, storageKey, type JobValues } from './jobDraft.ts';

const keptSchema = z.object({ title: z.string(), company: z.string(), description: z.string() });

/** The job that this person was typing in this tab, also after a reload or a detour to another page. */
export function readJobDraft(person: string): JobValues {
  try {
    return keptSchema.parse(JSON.parse(sessionStorage.getItem(storageKey(person)) ?? 'null'));
  } catch {
    return EMPTY_JOB;
  }
}
