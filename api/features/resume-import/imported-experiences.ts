import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Experience } from '../../generated/prisma/client.ts';
import type { RoleNames } from '../../writing/reading/corrections/suggest-corrections.ts';
import { experienceOrder } from '../experiences/experiences.ts';
import { parseImportResult } from './import-result.ts';
import type { ImportedExperience } from './resume-import.schema.ts';
import { suggestForImport } from './suggested-corrections.ts';

/** An imported experience and its current state in the bank. */
export interface ReviewedExperience extends ImportedExperience {
  /** Null if it has since been deleted or merged. */
  experience: Experience | null;
  /** The experience that it was merged into. */
  mergedInto: Experience | null;
  /** The experiences that were split off from it, in the bank's order. */
  splitOff: Experience[];
  /** What it is called by the example of those that the user has corrected; null if that says nothing else. */
  suggestedCorrection: RoleNames | null;
}

/** The result of an import, together with the current state of its experiences in the bank. */
export async function reviewImport(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
): Promise<ReviewedExperience[]> {
  const { userId } = requireUser(actor);
  const result = parseImportResult(stored);
  const { experiences } = result;
  const ids = experiences.map(({ experienceId }) => experienceId);
  const found = await deps.prisma.experience.findMany({
    where: {
      userId,
      OR: [{ id: { in: ids } }, { absorbedIds: { hasSome: ids } }, { splitFromId: { in: ids } }],
    },
    orderBy: experienceOrder,
  });
  const current = ids.map((id) => found.find((experience) => experience.id === id) ?? null);
  const suggestions = suggestForImport(result, experiences, current);
  return experiences.map((imported, index) => ({
    ...imported,
    experience: current[index] ?? null,
    suggestedCorrection: suggestions[index] ?? null,
    mergedInto: found.find(({ absorbedIds }) => absorbedIds.includes(imported.experienceId)) ?? null,
    splitOff: found.filter(({ splitFromId }) => splitFromId === imported.experienceId),
  }));
}
