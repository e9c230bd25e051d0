import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Experience } from '../../generated/prisma/client.ts';
import { experienceOrder } from '../experiences/experiences.ts';
import { resultOf } from './import-result.ts';
import type { ImportedExperience } from './resume-import.schema.ts';

/** An imported experience and what has become of it in the bank. */
export interface ReviewedExperience extends ImportedExperience {
  /** Null when it has been deleted or merged since. */
  experience: Experience | null;
  /** The experience that it is part of now. */
  mergedInto: Experience | null;
  /** The experiences that were split off it, in the bank's order. */
  splitOff: Experience[];
}

/** What an import found, beside what the bank makes of it now. */
export async function reviewImport(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
): Promise<ReviewedExperience[]> {
  const { userId } = requireUser(actor);
  const { experiences } = resultOf(stored);
  const ids = experiences.map(({ experienceId }) => experienceId);
  const found = await deps.prisma.experience.findMany({
    where: {
      userId,
      OR: [{ id: { in: ids } }, { absorbedIds: { hasSome: ids } }, { splitFromId: { in: ids } }],
    },
    orderBy: experienceOrder,
  });
  return experiences.map((imported) => ({
    ...imported,
    experience: found.find(({ id }) => id === imported.experienceId) ?? null,
    mergedInto: found.find(({ absorbedIds }) => absorbedIds.includes(imported.experienceId)) ?? null,
    splitOff: found.filter(({ splitFromId }) => splitFromId === imported.experienceId),
  }));
}
