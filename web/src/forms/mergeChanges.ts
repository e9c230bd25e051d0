/** Something that was changed elsewhere while a form was open. */
export interface Change {
  label: string;
  /** The other version's text; blank when it was emptied. */
  theirs: string;
}

/** A form's values after a conflict. */
export interface Merged<Values> {
  /** What the person typed, and changes from elsewhere where they typed nothing. */
  values: Values;
  taken: Change[];
  /** Changed in both places: `values` keeps the person's own words. */
  contested: Change[];
}

/**
 * Merges text fields: `base` is what the form was opened with, `mine` what it holds now, `theirs` what is stored by
 * now.
 */
export function mergeTexts<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  base: Readonly<Record<Key, string>>,
  mine: Readonly<Record<Key, string>>,
  theirs: Readonly<Record<Key, string>>,
): Merged<Partial<Record<Key, string>>> {
  const merged: Merged<Partial<Record<Key, string>>> = { values: {}, taken: [], contested: [] };
  for (const key in labels) {
    const change = { label: labels[key], theirs: theirs[key] };
    const changedThere = theirs[key] !== base[key] && theirs[key] !== mine[key];
    if (!changedThere) continue;
    if (mine[key] === base[key]) {
      merged.values[key] = theirs[key];
      merged.taken.push(change);
    } else {
      merged.contested.push(change);
    }
  }
  return merged;
}

interface BulletValues {
  bulletId: string | null;
  content: string;
}

/** Merges a form's bullets by their ids. A bullet added elsewhere goes to the end. */
export function mergeBullets(
  base: readonly BulletValues[],
  mine: readonly BulletValues[],
  theirs: readonly BulletValues[],
): Merged<BulletValues[]> {
  const before = new Map(base.map(({ bulletId, content }) => [bulletId, content]));
  const now = new Map(theirs.map(({ bulletId, content }) => [bulletId, content]));
  const taken: Change[] = [];
  const contested: Change[] = [];
  const kept = mine.flatMap((bullet): BulletValues[] => {
    const { bulletId, content } = bullet;
    const was = before.get(bulletId);
    const is = now.get(bulletId);
    if (bulletId === null || was === undefined || is === was || is === content) return [bullet];
    if (is === undefined) {
      if (content === was) {
        taken.push({ label: 'Deleted there', theirs: was });
        return [];
      }
      contested.push({ label: 'Deleted there', theirs: was });
      return [{ bulletId: null, content }];
    }
    const change = { label: 'Bullet point', theirs: is };
    if (content !== was) {
      contested.push(change);
      return [bullet];
    }
    taken.push(change);
    return [{ bulletId, content: is }];
  });
  const inForm = new Set(mine.map(({ bulletId }) => bulletId));
  for (const bullet of theirs) {
    if (bullet.bulletId === null || inForm.has(bullet.bulletId)) continue;
    const was = before.get(bullet.bulletId);
    if (was === undefined) {
      kept.push(bullet);
      taken.push({ label: 'New bullet point', theirs: bullet.content });
    } else if (was !== bullet.content) {
      contested.push({ label: 'Bullet point you removed', theirs: bullet.content });
    }
  }
  return { values: kept, taken, contested };
}
