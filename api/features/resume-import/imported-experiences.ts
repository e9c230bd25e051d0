import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Experience } from '../../generated/prisma/client.ts';
import { experienceOrder } from '../experiences/experiences.ts';
import { parseImportResult } from './import-result.ts';
import type { ImportedExperience } from './resume-import.schema.ts';

/** An imported experience and its current state in the bank. */
export interface ReviewedExperience extends ImportedExperience {
  /** Null if it has since been deleted or merged. */
  experience: Experience | null;
  /** The experience that it was merged into. */
  mergedInto: Experience | null;
  /** The experiences that were split off from it, in the bank's order. */
  splitOff: Experience[];
}

/** The result of an import, together with the current state of its experiences in the bank. */
export async function reviewImport(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
): Promise<ReviewedExperience[]> {
  const { userId } = requireUser(actor);
  const { experiences } = parseImportResult(stored);
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
