import { z } from '../../lib/zod.ts';
import type { JobValues } from './jobDraft.ts';

export interface FoundPosting {
  title: string;
  company: string;
  location: string;
  beginning: string;
  text: string;
}

/** One of the postings, by its index, or the whole text. */
export type PostingOption = number | 'whole';

/** A text with several postings, of which the box holds one or all. */
export interface PostingChoice {
  /** The text with all postings. */
  whole: string;
  postings: readonly FoundPosting[];
  /** Null until the person chooses; the box then holds the whole text. */
  chosen: PostingOption | null;
}

/** What the box holds. */
export function getChosenText({ whole, postings, chosen }: PostingChoice): string {
  return typeof chosen === 'number' ? (postings[chosen]?.text ?? whole) : whole;
}

/** Keeps what was typed into the box with the posting that it holds, so that another choice doesn't lose it. */
export function withChosenText(choice: PostingChoice, text: string): PostingChoice {
  const { chosen, postings } = choice;
  if (typeof chosen !== 'number') return { ...choice, whole: text };
  return {
    ...choice,
    postings: postings.map((posting, index) => (index === chosen ? { ...posting, text } : posting)),
  };
}

const SAME_END = 40;

/** Whether a text was edited into another rather than replaced by it: typing leaves one of its ends as it was. */
export function isEdit(before: string, after: string): boolean {
  if (after.trim() === '') return false;
  return (
    before.slice(0, SAME_END) === after.slice(0, SAME_END) ||
    before.slice(-SAME_END) === after.slice(-SAME_END)
  );
}

type Names = Pick<JobValues, 'title' | 'company'>;

/**
 * Title and company after an option was chosen: those of the posting, but what the person typed stays. With the whole
 * text, names that came from a posting are gone again.
 */
export function getNames(typed: Names, { postings, chosen }: PostingChoice, option: PostingOption): Names {
  const before = typeof chosen === 'number' ? postings[chosen] : undefined;
  const next = typeof option === 'number' ? postings[option] : undefined;
  const pick = (field: keyof Names) =>
    typed[field].trim() === '' || typed[field] === before?.[field] ? (next?.[field] ?? '') : typed[field];
  return { title: pick('title'), company: pick('company') };
}

const choiceSchema: z.ZodMiniType<PostingChoice> = z.object({
  whole: z.string(),
  postings: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      location: z.string(),
      beginning: z.string(),
      text: z.string(),
    }),
  ),
  chosen: z.nullable(z.union([z.number(), z.literal('whole')])),
});

/** Serializes a choice, so that it survives a reload; `''` when there is none. */
export function serializeChoice(choice: PostingChoice | null): string {
  return choice ? JSON.stringify(choice) : '';
}

/** Parses what `serializeChoice` wrote. Null when it is unreadable or about another text than the one in the box. */
export function parseChoice(stored: string, text: string): PostingChoice | null {
  if (stored === '') return null;
  try {
    const choice = choiceSchema.parse(JSON.parse(stored));
    return getChosenText(choice) === text ? choice : null;
  } catch {
    return null;
  }
}
