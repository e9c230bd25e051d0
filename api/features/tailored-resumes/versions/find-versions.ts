import type { Prisma, ResumeVersion } from '../../../generated/prisma/client.ts';

interface Versioned {
  id: string;
  currentVersionId: string | null;
}

type Versions = Pick<Prisma.TransactionClient, 'resumeVersion'>;

/** The version that undoing goes to; null if there is none. */
export async function findPrevious(
  { resumeVersion }: Versions,
  { id, currentVersionId }: Versioned,
): Promise<ResumeVersion | null> {
  if (!currentVersionId) return null;
  const current = await resumeVersion.findUnique({
    where: { id: currentVersionId, tailoredResumeId: id },
    select: { parentId: true },
  });
  return current?.parentId
    ? resumeVersion.findUnique({ where: { id: current.parentId, tailoredResumeId: id } })
    : null;
}

/** The version that redoing goes to: the newest that was made from the current one; null if there is none. */
export async function findNext(
  { resumeVersion }: Versions,
  { id, currentVersionId }: Versioned,
): Promise<ResumeVersion | null> {
  if (!currentVersionId) return null;
  return resumeVersion.findFirst({
    where: { tailoredResumeId: id, parentId: currentVersionId },
    orderBy: { revision: 'desc' },
  });
}
