import type { Axis, RankedJob } from './job-match.ts';

/** From here on an axis is a reason to look at a job. */
const STRONG = 0.75;
/** A title that has less in common with the person's is another kind of work, whatever else fits. */
const LEAST_TITLE = 0.35;
const MOST_TERMS = 3;

interface Explained {
  ranked: Pick<RankedJob, 'axes'>;
  /** What of it the person has, in the posting's words, the most telling first. */
  terms: readonly string[];
  /** The liked job that moved it. */
  liked: { title: string; company: string } | null;
  hasExperience: boolean;
}

/** "A", "A and B", "A, B and C". */
function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * Says in one line why a job is where it is in the list: what of it the person has, the axis that speaks most for it, and
 * the liked job that moved it. Never praises: where little speaks for a job, it says so.
 */
export function explainMatch({ ranked: { axes }, terms, liked, hasExperience }: Explained): string {
  const because = liked
    ? ` Ranked higher because you liked “${liked.title}”${liked.company === '' ? '' : ` at ${liked.company}`}.`
    : '';
  if (!hasExperience) return `Add your experience to see how well it fits.${because}`;
  const isStrong = (axis: Axis) => (axes[axis] ?? 0) >= STRONG;
  const named = terms.slice(0, MOST_TERMS);
  const shared =
    named.length === 0
      ? ''
      : `It asks for ${listInWords(named)}, which ${named.length === 1 ? 'is' : 'are'} in your experience.`;
  if (isStrong('jobTitle')) return `Its title is like yours. ${shared}`.trim() + because;
  if (shared) return shared + because;
  if (isStrong('industry') && (axes.jobTitle ?? 0) >= LEAST_TITLE)
    return `It’s in your line of work.${because}`;
  return `Little of what it asks for is in your experience.${because}`;
}
