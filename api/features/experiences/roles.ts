import type { BulletOrigin } from '../../generated/prisma/client.ts';
import type { Role } from '../../writing/types.ts';

interface StoredRole {
  id: string;
  title: string;
  company: string;
  startDate: string;
  endDate: string | null;
  /** In order. */
  bulletPoints: { id: string; content: string; origin: BulletOrigin; sourceBulletPointId: string | null }[];
}

/**
 * Converts an experience to the form that `writing/` uses: the user's own bullets, each with the bullet that it
 * rewords. Derived bullets are left out: they are meant for a single employer, prove nothing that their source
 * doesn't, and must not compete with it.
 */
export function toRole(experience: StoredRole): Role {
  const own = experience.bulletPoints.filter(({ origin }) => origin === 'WRITTEN');
  const sources = new Map(own.map(({ id, sourceBulletPointId }) => [id, sourceBulletPointId]));
  return {
    id: experience.id,
    title: experience.title,
    company: experience.company,
    startDate: experience.startDate,
    endDate: experience.endDate ?? '',
    bullets: own.map(({ id, content }) => ({ id, text: content, firstWording: findOriginalId(id, sources) })),
  };
}

/**
 * Finds the original of a reworded bullet: the bullet itself if it has no source. The original may have been deleted.
 */
function findOriginalId(id: string, sources: ReadonlyMap<string, string | null>): string {
  const seen = new Set<string>();
  let first = id;
  while (!seen.has(first)) {
    seen.add(first);
    first = sources.get(first) ?? first;
  }
  return first;
}
