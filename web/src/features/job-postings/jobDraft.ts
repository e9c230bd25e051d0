export interface JobValues {
  title: string;
  company: string;
  description: string;
}

export const EMPTY_JOB: JobValues = { title: '', company: '', description: '' };

export const storageKey = (person: string) => `job-draft:${person}`;

/** Names the choice among several pasted postings. Begins like the drafts, so that it is forgotten with them. */
export const CHOICE_NAME = 'job-draft:choice';

/** Stores the draft in this tab. Without storage, or when it is full, the form itself still holds the text. */
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
