import type { TailoredBullet, TailoredExperience } from '../resume-data.schema.ts';

/** One thing that two versions of a resume have differently. */
export interface VersionDifference {
  kind: 'ADDED' | 'REMOVED' | 'CHANGED' | 'MOVED';
  /** The experience's title and company. */
  title: string;
  company: string;
  /** The bullet's text before and after; null where there was or is none. */
  before: string | null;
  after: string | null;
}

/** What is different on the later of two versions, experience by experience, in the order of the resume. */
export function listDifferences(
  earlier: readonly TailoredExperience[],
  later: readonly TailoredExperience[],
): VersionDifference[] {
  const ids = [...new Set([...later, ...earlier].map(({ experienceId }) => experienceId))];
  return ids.flatMap((id) => {
    const before = earlier.find(({ experienceId }) => experienceId === id);
    const after = later.find(({ experienceId }) => experienceId === id);
    const { title = '', company = '' } = after ?? before ?? {};
    return compareBullets(before?.bullets ?? [], after?.bullets ?? []).map((difference) => ({
      ...difference,
      title,
      company,
    }));
  });
}

type BulletDifference = Pick<VersionDifference, 'kind' | 'before' | 'after'>;

function compareBullets(
  before: readonly TailoredBullet[],
  after: readonly TailoredBullet[],
): BulletDifference[] {
  const was = new Map(before.map((bullet) => [bullet.id, bullet.content]));
  const is = new Map(after.map((bullet) => [bullet.id, bullet.content]));
  const moved = findMoved(
    before.filter(({ id }) => is.has(id)).map(({ id }) => id),
    after.filter(({ id }) => was.has(id)).map(({ id }) => id),
  );
  return [
    ...after.flatMap(({ id, content }): BulletDifference[] => {
      const old = was.get(id);
      if (old === undefined) return [{ kind: 'ADDED', before: null, after: content }];
      if (old !== content) return [{ kind: 'CHANGED', before: old, after: content }];
      return moved.has(id) ? [{ kind: 'MOVED', before: old, after: content }] : [];
    }),
    ...before.flatMap(({ id, content }): BulletDifference[] =>
      is.has(id) ? [] : [{ kind: 'REMOVED', before: content, after: null }],
    ),
  ];
}

/** The ids that have another neighbor in front of them; both lists hold the same ids. */
function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  return new Set(after.filter((id, index) => before[before.indexOf(id) - 1] !== after[index - 1]));
}
