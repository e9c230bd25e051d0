import { experienceSchema, toExperienceValues, type FirstField } from '../experiences/form/experienceForm.ts';
import type { StoredExperience } from '../experiences/storedExperience.ts';
import type { Question } from './questions.ts';
import type { Asked } from './askedRoles.ts';
import { FIELDS, toRoleValues, type RoleValues } from './useStoreAnswer.ts';

/** The fields' labels in forms. */
export const FIELD_LABELS = {
  title: 'Job Title',
  company: 'Company',
  startDate: 'Start Date',
  endDate: 'End Date',
} as const satisfies Record<FirstField, string>;

/** Whether a field is a name, which the words of the file can fill in. */
export const isName = (field: FirstField): field is 'title' | 'company' =>
  field === 'title' || field === 'company';

/** Finds what is wrong with the values of a role, in words. */
export function findProblems(
  experience: StoredExperience,
  values: RoleValues,
): Partial<Record<FirstField, string>> {
  const { error } = experienceSchema.safeParse({ ...toExperienceValues(experience), ...values });
  const problems: Partial<Record<FirstField, string>> = {};
  for (const field of FIELDS) {
    const message = error?.issues.find(({ path }) => path[0] === field)?.message;
    if (message) problems[field] = message;
  }
  return problems;
}

/**
 * Lists the fields that the form of a question needs: what it asks about, and what else has to be put right before the
 * role can be saved.
 */
export function listFormFields({ fields }: Question, experience: StoredExperience): FirstField[] {
  const wrong = findProblems(experience, toRoleValues(experience));
  const isDates = (field: FirstField) => field === 'startDate' || field === 'endDate';
  return FIELDS.filter(
    (field) => fields.includes(field) || field in wrong || (isDates(field) && 'endDate' in wrong),
  );
}

/** Finds what is wrong with an answer. A question about a missing start isn't answered without one. */
export function checkAnswer(
  { question, role }: Asked,
  values: RoleValues,
): Partial<Record<FirstField, string>> {
  const isUnanswered = question.topic === 'dates' && question.isMissing && values.startDate.trim() === '';
  return {
    ...findProblems(role.stored, values),
    ...(isUnanswered && { startDate: 'Please enter the start date, or skip this question.' }),
  };
}
