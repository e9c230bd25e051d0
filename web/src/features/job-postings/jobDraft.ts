import { getText } from '../../lib/jsonParts.ts';

export interface JobValues {
  title: string;
  company: string;
  description: string;
}

export const EMPTY_JOB: JobValues = { title: '', company: '', description: '' };

const storageKey = (person: string) => `job-draft:${person}`;

/** Reads the job that this person was typing in this tab, also after a reload or a visit to another page. */
export function readJobDraft(person: string): JobValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(person)) ?? 'null');
    return {
      title: getText(kept, 'title'),
      company: getText(kept, 'company'),
      description: getText(kept, 'description'),
    };
  } catch {
    return EMPTY_JOB;
  }
}

/** Keeps the draft. Without storage, or when it is full, the form itself still holds the text. */
export function keepJobDraft(person: string, values: JobValues): void {
  try {
    sessionStorage.setItem(storageKey(person), JSON.stringify(values));
  } catch {
    // The form or page still holds the text.
  }
}

/** Forgets all drafts: the resume was made, or a new one is started. */
export function forgetJobDraft(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(storageKey(''))) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, nothing was kept.
  }
}
