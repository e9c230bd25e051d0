import { expect, it } from 'vitest';
import { describeWeight, findProblem } from './weights.ts';

const NONE = {
  jobTitleWeight: 0,
  skillsWeight: 0,
  industryWeight: 0,
  experienceWeight: 0,
  locationWeight: 0,
  companySizeWeight: 0,
  seniorityWeight: 0,
};

it('says what share a weight has of those that count', () => {
  const weights = { ...NONE, skillsWeight: 40, jobTitleWeight: 100, seniorityWeight: 20 };
  expect(describeWeight(weights, 'skillsWeight')).toBe('40, that is 25% of the ranking');
  expect(describeWeight(weights, 'industryWeight')).toBe('0, counts nothing');
  const withSize = { ...weights, companySizeWeight: 50 };
  expect(describeWeight(withSize, 'skillsWeight')).toBe('40, that is 25% of the ranking');
  expect(describeWeight(withSize, 'companySizeWeight')).toBe('50, not known of jobs yet');
});

it('refuses weights by which nothing can be ranked', () => {
  expect(findProblem(NONE)).toMatch(/^At least one weight has to be above 0/);
  expect(findProblem({ ...NONE, companySizeWeight: 50 })).toMatch(/^Only Company Size is above 0/);
  expect(findProblem({ ...NONE, locationWeight: 5 })).toBeNull();
});
