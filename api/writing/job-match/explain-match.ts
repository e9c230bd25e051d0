import { AXES } from './job-match.ts';
import type { Axis, RankedJob } from './job-match.ts';

/** From here on an axis is a reason to look at a job. */
const STRONG = 0.75;

interface Explained {
  ranked: Pick<RankedJob, 'axes' | 'shared'>;
  /** The liked job that moved it. */
  liked: { title: string; company: string } | null;
  hasExperience: boolean;
}

const AXIS_WORDS: Partial<Record<Axis, string>> = {
  jobTitle: 'Its title is like yours.',
  industry: 'It’s in your line of work.',
  experience: 'You have the years that it asks for.',
  seniority: 'It’s at your level.',
  location: 'It’s close by.',
};

/** "A", "A and B", "A, B and C". */
function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * Says in one line why a job is where it is in the list: what of it the person has, or else the axis that speaks most
 * for it, and the liked job that moved it. Never praises: where little speaks for a job, it says so.
 */
export function explainMatch({ ranked: { axes, shared }, liked, hasExperience }: Explained): string {
  const because = liked
    ? ` Ranked higher because you liked “${liked.title}”${liked.company === '' ? '' : ` at ${liked.company}`}.`
    : '';
  if (!hasExperience) return `Add your experience to see how well it fits.${because}`;
  const strongest = AXES.filter(
    (axis) => AXIS_WORDS[axis] !== undefined && (axes[axis] ?? 0) >= STRONG,
  ).toSorted((a, b) => (axes[b] ?? 0) - (axes[a] ?? 0))[0];
  const axis = strongest ? AXIS_WORDS[strongest] : undefined;
  if (shared.length > 0) {
    const terms = `You have ${listInWords(shared.slice(0, 3))} of what it asks for.`;
    return `${strongest === 'jobTitle' ? `${AXIS_WORDS.jobTitle} ` : ''}${terms}${because}`;
  }
  return `${axis ?? 'Little of what it asks for is in your experience.'}${because}`;
}
