import type { Deps } from '../../../core/deps.ts';
import { readChange, type ResumeChange } from './resume-change.ts';
import { versionContentSchema } from './version-content.ts';
import { listDifferences, type VersionDifference } from './version-differences.ts';

/** A version with what was changed since the one before it. */
export interface ListedVersion {
  id: string;
  change: ResumeChange;
  name: string | null;
  isCurrent: boolean;
  createdAt: Date;
  differences: VersionDifference[];
}

/** Older versions without a name are not listed. */
const LISTED = 100;

/** The latest versions of a resume and all with a name, newest first. The caller has checked whose resume it is. */
export async function listVersions(
  { prisma }: Deps,
  { id: tailoredResumeId, currentVersionId }: { id: string; currentVersionId: string | null },
): Promise<ListedVersion[]> {
  const stored = await prisma.resumeVersion.findMany({
    where: { tailoredResumeId },
    orderBy: { revision: 'desc' },
  });
  const contents = new Map(
    stored.map(({ id, content }) => [id, versionContentSchema.parse(content).experiences]),
  );
  return stored
    .filter(({ name }, index) => index < LISTED || name !== null)
    .map((version) => {
      const { id, name, createdAt, parentId } = version;
      const before = contents.get(parentId ?? '');
      return {
        id,
        name,
        createdAt,
        change: readChange(version),
        isCurrent: id === currentVersionId,
        differences: before ? listDifferences(before, contents.get(id) ?? []) : [],
      };
    });
}
