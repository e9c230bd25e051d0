import { isDeepStrictEqual } from 'node:util';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { ResumeChange } from './resume-change.ts';
import type { VersionContent } from './version-content.ts';

/** Of versions without a name, only so many are kept. */
const KEPT_VERSIONS = 200;

interface VersionToRecord {
  resume: { id: string; revision: number; currentVersionId: string | null };
  change: ResumeChange;
  /** The run whose changes are one version together. */
  optimizationRunId: string | null;
  before: VersionContent;
  after: VersionContent;
}

/**
 * Records a change of a locked resume as its next version, and returns the id of the version that the resume now has.
 * The first change also records what was there before. A change that changes nothing is not recorded.
 */
export async function recordVersion(
  tx: Prisma.TransactionClient,
  { resume, change, optimizationRunId, before, after }: VersionToRecord,
): Promise<string | null> {
  if (isDeepStrictEqual(before, after)) return resume.currentVersionId;
  const tailoredResumeId = resume.id;
  const revision = resume.revision + 1;
  const current = resume.currentVersionId
    ? await tx.resumeVersion.findUnique({
        where: { id: resume.currentVersionId },
        select: { id: true, optimizationRunId: true, name: true },
      })
    : await tx.resumeVersion.create({
        data: { tailoredResumeId, revision: resume.revision, change: 'CREATED', content: before },
        select: { id: true, optimizationRunId: true, name: true },
      });
  // What has a name stays what it was when it was named.
  const isOfRun = current?.name === null && current.optimizationRunId === optimizationRunId;
  if (current && isOfRun && optimizationRunId !== null) {
    await tx.resumeVersion.update({ where: { id: current.id }, data: { content: after, revision } });
    return current.id;
  }
  const { id } = await tx.resumeVersion.create({
    data: {
      tailoredResumeId,
      parentId: current?.id ?? null,
      revision,
      change,
      optimizationRunId,
      content: after,
    },
    select: { id: true },
  });
  await forgetOld(tx, tailoredResumeId, current?.id);
  return id;
}

/** Deletes the oldest versions without a name, but never the one that undoing goes to, however old. */
async function forgetOld(
  tx: Prisma.TransactionClient,
  tailoredResumeId: string,
  parentId: string | undefined,
): Promise<void> {
  const unnamed = { tailoredResumeId, name: null };
  // Revisions also count what makes no version, such as undoing.
  const oldest = await tx.resumeVersion.findFirst({
    where: unnamed,
    orderBy: { revision: 'desc' },
    skip: KEPT_VERSIONS,
    select: { revision: true },
  });
  if (!oldest) return;
  await tx.resumeVersion.deleteMany({
    where: { ...unnamed, revision: { lte: oldest.revision }, ...(parentId ? { id: { not: parentId } } : {}) },
  });
}
