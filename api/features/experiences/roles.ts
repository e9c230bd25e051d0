import type { BulletOrigin } from '../../generated/prisma/client.ts';
import type { Role } from '../../writing/types.ts';

interface StoredRole {
  id: string;
  title: string;
  company: string;
  startDate: string;
  endDate: string | null;
  /** In their order. */
  bulletPoints: { id: string; content: string; origin: BulletOrigin; sourceBulletPointId: string | null }[];
}

/**
 * An experience of the bank in the words of `writing/`: the user's own bullets, each with the one that it is another
 * wording of. What an engine reworded is left out: it belongs to the employer that it was made for, proves nothing
 * that its source doesn't, and must not compete with it.
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
    bullets: own.map(({ id, content }) => ({ id, text: content, firstWording: firstWordingOf(id, sources) })),
  };
}

/** The bullet that all wordings of a bullet go back to: itself where it is the first, also one that is gone. */
function firstWordingOf(id: string, sources: ReadonlyMap<string, string | null>): string {
  const seen = new Set<string>();
  let first = id;
  while (!seen.has(first)) {
    seen.add(first);
    first = sources.get(first) ?? first;
  }
  return first;
}
