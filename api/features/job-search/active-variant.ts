import type { Deps } from '../../core/deps.ts';
import type { AlgorithmVariant } from '../../generated/prisma/client.ts';
import type { AxisWeights } from '../../writing/job-match/job-match.ts';

/** The variant that ranks found jobs; migrations see to it that there is one. */
export async function findActiveVariant(deps: Deps): Promise<AlgorithmVariant> {
  return deps.prisma.algorithmVariant.findFirstOrThrow({ orderBy: [{ isActive: 'desc' }, { id: 'asc' }] });
}

export const toAxisWeights = (variant: AlgorithmVariant): AxisWeights => ({
  jobTitle: variant.jobTitleWeight,
  skills: variant.skillsWeight,
  industry: variant.industryWeight,
  experience: variant.experienceWeight,
  location: variant.locationWeight,
  companySize: variant.companySizeWeight,
  seniority: variant.seniorityWeight,
});
