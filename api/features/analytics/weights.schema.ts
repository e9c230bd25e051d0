import { z } from 'zod';
import { WEIGHT_STEP } from '../../limits.ts';

const WEIGHT = `A weight is a whole number from 0 to 100, in steps of ${WEIGHT_STEP}.`;
const ALL_ZERO = 'At least one weight has to be above 0: with all at 0 there is nothing to rank by.';

const weight = z.int(WEIGHT).min(0, WEIGHT).max(100, WEIGHT).multipleOf(WEIGHT_STEP, WEIGHT);

/** All seven weights, of which not all may be 0. */
export const weightsSchema = z
  .object({
    jobTitleWeight: weight,
    skillsWeight: weight,
    industryWeight: weight,
    experienceWeight: weight,
    locationWeight: weight,
    companySizeWeight: weight,
    seniorityWeight: weight,
  })
  .refine((weights) => Object.values(weights).some((value) => value > 0), ALL_ZERO);

/** Some of the weights, by their names. */
export const someWeightsSchema = z.record(z.string(), z.unknown(), 'Please send the weights as an object.');

export type NamedWeights = z.output<typeof weightsSchema>;
