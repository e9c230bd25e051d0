import { createHash } from 'node:crypto';
import type { Deps } from '../../core/deps.ts';
import type { AlgorithmVariant } from '../../generated/prisma/client.ts';
import type { Axis, AxisWeights } from '../../writing/job-match/job-match.ts';

/** The variant that ranks found jobs for a person: the active one, or in an experiment the one that is theirs. */
export async function findVariantFor(deps: Deps, userId: string): Promise<AlgorithmVariant> {
  const { isExperiment, activeVariant } = await deps.prisma.ranking.findUniqueOrThrow({
    where: { id: 1 },
    include: { activeVariant: true },
  });
  if (!isExperiment) return activeVariant;
  const variants = await deps.prisma.algorithmVariant.findMany({ orderBy: { id: 'asc' } });
  return variants[shareOf(userId, variants.length)] ?? activeVariant;
}

/** The place of a person among so many groups of the same size: always the same, and the same on every node. */
export const shareOf = (userId: string, groups: number): number =>
  createHash('sha256').update(`ranking:${userId}`).digest().readUInt32BE(0) % groups;

type NamedWeights = Pick<AlgorithmVariant, `${Axis}Weight`>;

export const toAxisWeights = (variant: NamedWeights): AxisWeights => ({
  jobTitle: variant.jobTitleWeight,
  skills: variant.skillsWeight,
  industry: variant.industryWeight,
  experience: variant.experienceWeight,
  location: variant.locationWeight,
  companySize: variant.companySizeWeight,
  seniority: variant.seniorityWeight,
});
