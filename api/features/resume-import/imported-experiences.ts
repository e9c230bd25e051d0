import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Experience, Prisma } from '../../generated/prisma/client.ts';
import type { OtherReadings } from '../../writing/reading/corrections/other-readings.ts';
import type { RoleNames } from '../../writing/reading/corrections/role-names.ts';
import { experienceOrder } from '../experiences/experiences.ts';
import { parseImportResult } from './import-result.ts';
import { findOtherReadings } from './other-readings.ts';
import type { ImportedExperience, ImportResult } from './resume-import.schema.ts';
import { suggestForImport } from './suggested-corrections.ts';

/** An imported experience and its current state in the bank. */
export interface CurrentExperience extends ImportedExperience {
  /** Null if it has since been deleted or merged. */
  experience: Experience | null;
  /** The experience that it was merged into. */
  mergedInto: Experience | null;
  /** The experiences that were split off from it, in the bank's order. */
  splitOff: Experience[];
}

export interface ReviewedExperience extends CurrentExperience {
  /** What it is called by the example of those that the user has corrected; null if that says nothing else. */
  suggestedCorrection: RoleNames | null;
  /** What else its lines in the file could say that it is called. */
  listOtherReadings: () => Promise<OtherReadings>;
}

/** The result of an import, together with the current state of its experiences in the bank. */
export async function reviewImport(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
): Promise<ReviewedExperience[]> {
  const { userId } = requireUser(actor);
  const result = parseImportResult(stored);
  const present = await findPresent(deps.prisma, userId, result);
  const suggestions = suggestForImport(
    result,
    present,
    present.map(({ experience }) => experience),
  );
  return present.map((imported, index) => ({
    ...imported,
    suggestedCorrection: suggestions[index] ?? null,
    listOtherReadings: () => findOtherReadings(result, imported),
  }));
}

/**
 * The experiences of an import as the bank holds them. One that the user has added in the review is gone without a trace when it
 * is no longer in the bank, and as long as it is there its lines belong to no other.
 */
export async function findPresent(
  prisma: Pick<Prisma.TransactionClient, 'experience'>,
  userId: string,
  { experiences }: Pick<ImportResult, 'experiences'>,
): Promise<CurrentExperience[]> {
  const ids = experiences.map(({ experienceId }) => experienceId);
  const found = await prisma.experience.findMany({
    where: {
      userId,
      OR: [{ id: { in: ids } }, { absorbedIds: { hasSome: ids } }, { splitFromId: { in: ids } }],
    },
    orderBy: experienceOrder,
  });
  const current = experiences.map((imported) => ({
    ...imported,
    experience: found.find(({ id }) => id === imported.experienceId) ?? null,
    mergedInto: found.find(({ absorbedIds }) => absorbedIds.includes(imported.experienceId)) ?? null,
    splitOff: found.filter(({ splitFromId }) => splitFromId === imported.experienceId),
  }));
  const present = current.filter(
    ({ isAddedByUser, experience, mergedInto, splitOff }) =>
      !isAddedByUser || experience !== null || mergedInto !== null || splitOff.length > 0,
  );
  return withoutTakenLines(present);
}

/** A line that several experiences have belongs to the one that the user has added, and of those to the last. */
function withoutTakenLines(present: CurrentExperience[]): CurrentExperience[] {
  const owners = new Map(
    present
      .filter(({ isAddedByUser }) => isAddedByUser)
      .toSorted((a, b) => beginOf(a) - beginOf(b))
      .flatMap(({ experienceId, sourceLines }) =>
        sourceLines.map((number) => [number, experienceId] as const),
      ),
  );
  return present.map((one) => ({
    ...one,
    sourceLines: one.sourceLines.filter(
      (number) => (owners.get(number) ?? one.experienceId) === one.experienceId,
    ),
  }));
}

const beginOf = ({ sourceLines }: ImportedExperience): number => Math.min(...sourceLines);

/** The lines of the file with their placement, which changes when the user adds a role that the reader had missed. */
export async function reviewLines(
  deps: Deps,
  actor: Actor | null,
  stored: { result: unknown },
): Promise<ImportResult['lines']> {
  const { userId } = requireUser(actor);
  const { experiences, lines } = parseImportResult(stored);
  const added = experiences.filter(({ isAddedByUser }) => isAddedByUser);
  if (added.length === 0) return lines;
  const present = await findPresent(deps.prisma, userId, { experiences: added });
  const taken = new Set(present.flatMap(({ sourceLines }) => sourceLines));
  return lines.map((line, number) => (taken.has(number) ? { ...line, placement: 'experience' } : line));
}
