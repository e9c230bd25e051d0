import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { resumeDataSchema, type ResumeData } from '../resume-data.schema.ts';

const lock = z.object({
  experienceId: z.string(),
  bulletPointContent: z.string(),
  isLocked: z.boolean(),
  position: z.number(),
});

/** `resume_versions.content`: everything of a resume that undoing brings back. Scores are computed anew. */
export const versionContentSchema = resumeDataSchema
  .pick({ experiences: true, replaced: true, takenOff: true })
  .extend({ locks: z.array(lock) });

export type VersionContent = z.output<typeof versionContentSchema>;

/** The content that a version of the resume stores. */
export async function readVersionContent(
  tx: Prisma.TransactionClient,
  tailoredResumeId: string,
  { experiences, replaced, takenOff }: Pick<ResumeData, 'experiences' | 'replaced' | 'takenOff'>,
): Promise<VersionContent> {
  const locks = await tx.bulletPointLock.findMany({
    where: { tailoredResumeId },
    orderBy: { id: 'asc' },
    omit: { id: true, tailoredResumeId: true, createdAt: true },
  });
  return { experiences, replaced, takenOff, locks };
}
