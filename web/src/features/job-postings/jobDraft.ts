export interface JobValues {
  title: string;
  company: string;
  description: string;
}

export const EMPTY_JOB: JobValues = { title: '', company: '', description: '' };

export const storageKey = (person: string) => `job-draft:${person}`;

/** Keeps the job that this person is typing in this tab. Nothing is kept where storage is switched off or full; the form itself still holds the text. */
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
