import { TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../../../api/limits.ts';
import { z } from '../../lib/zod.ts';

export interface JobValues {
  title: string;
  company: string;
  description: string;
}

export const EMPTY_JOB: JobValues = { title: '', company: '', description: '' };

/** Says the same as the server does, before anything is sent. */
export const jobSchema: z.ZodMiniType<JobValues> = z.object({
  title: z.string().check(z.maxLength(TITLE_MAX_LENGTH, 'The job title is too long.')),
  company: z.string().check(z.maxLength(TITLE_MAX_LENGTH, 'The company name is too long.')),
  description: z.string().check(
    z.refine((text) => text.trim() !== '', 'Please enter a job description'),
    z.maxLength(
      TEXT_MAX_LENGTH,
      `That is more text than a posting can have: at most ${TEXT_MAX_LENGTH.toLocaleString('en-US')} characters, please.`,
    ),
  ),
});

const storageKey = (person: string) => `job-draft:${person}`;

/** The job that this person was typing in this tab, also after a reload or a detour to another page. */
export function readJobDraft(person: string): JobValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(person)) ?? 'null');
    return {
      title: textOf(kept, 'title'),
      company: textOf(kept, 'company'),
      description: textOf(kept, 'description'),
    };
  } catch {
    return EMPTY_JOB;
  }
}

function textOf(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof text === 'string' ? text : '';
}

/** Keeps it. Nothing is kept where storage is switched off or full; the form itself still holds the text. */
export function keepJobDraft(person: string, values: JobValues): void {
  try {
    sessionStorage.setItem(storageKey(person), JSON.stringify(values));
  } catch {
    // See above.
  }
}

/** Forgets it: its resume has been made, or a new one is started. */
export function forgetJobDraft(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
}
