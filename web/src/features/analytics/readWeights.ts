import { graphql, readInlineData } from 'react-relay/hooks';
import type { readWeights_variant$key } from '../../__generated__/readWeights_variant.graphql.ts';
import type { Weights } from './weights.ts';

/** The weights that a variant has on the server. */
export function readWeights(variantKey: readWeights_variant$key): Weights {
  const variant = readInlineData(
    graphql`
      fragment readWeights_variant on AlgorithmVariant @inline {
        jobTitleWeight
        skillsWeight
        industryWeight
        experienceWeight
        locationWeight
        companySizeWeight
        seniorityWeight
      }
    `,
    variantKey,
  );
  return {
    jobTitleWeight: variant.jobTitleWeight,
    skillsWeight: variant.skillsWeight,
    industryWeight: variant.industryWeight,
    experienceWeight: variant.experienceWeight,
    locationWeight: variant.locationWeight,
    companySizeWeight: variant.companySizeWeight,
    seniorityWeight: variant.seniorityWeight,
  };
}
