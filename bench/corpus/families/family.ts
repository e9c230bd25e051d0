import type { Ordering } from '../dates/date-style.ts';
import type { FormName } from '../dates/month-forms.ts';
import type { Habits, Resume } from '../document.ts';
import type { LanguageCode } from '../languages/index.ts';
import type { SectionName } from '../languages/language.ts';
import type { Truth } from '../truth.ts';

/** The ending of a file's name. */
export type Kind = 'pdf' | 'docx' | 'html' | 'txt' | 'md';

/** A template and how it is filled. */
export interface Family {
  /** Decides whether it is in the unseen third (`lot.ts`); never changed afterwards. */
  id: string;
  /** Where the layout comes from. */
  source: string;
  /** The files take turns; `['pdf']` if not given. */
  kinds?: readonly Kind[];
  /** Only these languages, where a template can't hold others. */
  languages?: readonly LanguageCode[];
  /** Only these ways to write dates, where the template has no choice or no room. */
  dates?: { forms?: readonly FormName[]; marks?: readonly string[]; orderings?: readonly Ordering[] };
  /** Habits that the template decides. */
  habits?: Partial<Habits>;
  /** Whether the template takes the dates of roles from the person, and thus shows those that a resume leaves out. */
  hasOwnDates?: true;
  /** Sections that the template has no place for. */
  lacks?: readonly SectionName[];
  /** Corrects the truth where the template prints less than the person knows. */
  prints?(truth: Truth, resume: Resume): Truth;
  /** One person's file. `folder` is empty and for this file alone. */
  make(resume: Resume, kind: Kind, folder: string): Promise<Uint8Array> | Uint8Array;
}
