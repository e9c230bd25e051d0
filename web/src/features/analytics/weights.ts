/** The seven weights in the order of their sliders. */
export const WEIGHTS = [
  { name: 'jobTitleWeight', label: 'Job Title' },
  { name: 'skillsWeight', label: 'Skills' },
  { name: 'industryWeight', label: 'Industry' },
  { name: 'experienceWeight', label: 'Experience' },
  { name: 'locationWeight', label: 'Location' },
  { name: 'companySizeWeight', label: 'Company Size' },
  { name: 'seniorityWeight', label: 'Seniority' },
] as const;

export type WeightName = (typeof WEIGHTS)[number]['name'];
export type Weights = Readonly<Record<WeightName, number>>;

/** No listing says how large its company is, so that this weight is left out of every match. */
const NOT_KNOWN: WeightName = 'companySizeWeight';

export const isSame = (one: Weights, other: Weights): boolean =>
  WEIGHTS.every(({ name }) => one[name] === other[name]);

const sumOf = (weights: Weights): number =>
  WEIGHTS.reduce((sum, { name }) => (name === NOT_KNOWN ? sum : sum + weights[name]), 0);

/** What a weight amounts to in words: "40, that is 25% of the ranking". */
export function describeWeight(weights: Weights, name: WeightName): string {
  const value = weights[name];
  if (name === NOT_KNOWN) return `${value}, not known of jobs yet`;
  if (value === 0) return '0, counts nothing';
  return `${value}, that is ${Math.round((value / sumOf(weights)) * 100)}% of the ranking`;
}

/** Why nothing can be ranked by these weights; null if it can. */
export function findProblem(weights: Weights): string | null {
  if (sumOf(weights) > 0) return null;
  return weights[NOT_KNOWN] > 0
    ? 'Only Company Size is above 0, and it counts nothing yet. At least one other weight has to be above 0.'
    : 'At least one weight has to be above 0: with all at 0 there is nothing to rank by.';
}
