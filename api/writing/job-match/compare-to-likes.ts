import { coreTitleStems } from '../scoring/title-words.ts';
import type { LikedJob } from './job-match.ts';

interface ReadLike {
  id: string;
  title: ReadonlySet<string>;
  keywords: ReadonlySet<string>;
  company: string;
}

const TITLE_SHARE = 0.45;
const KEYWORD_SHARE = 0.45;
const COMPANY_SHARE = 0.1;

const read = ({ id, title, keywords, company }: LikedJob): ReadLike => ({
  id,
  title: coreTitleStems(title),
  keywords: new Set(keywords),
  company: company.toLowerCase(),
});

/** Prepares the jobs that a person likes. */
export const readLikes = (likes: readonly LikedJob[]): ReadLike[] => likes.map(read);

/** The share that two sets have in common, 0 to 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  return (2 * [...a].filter((one) => b.has(one)).length) / (a.size + b.size);
}

/** The liked job that a job is most like, and how much, 0 to 1; `null` without likes. A liked job is like itself. */
export function compareToLikes(
  job: LikedJob,
  likes: readonly ReadLike[],
): { id: string; likeness: number } | null {
  const own = read(job);
  let best: { id: string; likeness: number } | null = null;
  for (const like of likes) {
    const likeness =
      own.id === like.id
        ? 1
        : TITLE_SHARE * overlap(own.title, like.title) +
          KEYWORD_SHARE * overlap(own.keywords, like.keywords) +
          COMPANY_SHARE * (own.company === like.company ? 1 : 0);
    if (best === null || likeness > best.likeness) best = { id: like.id, likeness };
  }
  return best;
}
