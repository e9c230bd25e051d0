import { experienceSchema, toExperienceValues, type FirstField } from '../experiences/form/experienceForm.ts';
import type { StoredExperience } from '../experiences/storedExperience.ts';
import type { Asked, AskedRole } from './askedRoles.ts';
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

const OTHER_NAME = { title: 'company', company: 'title' } as const;

/**
 * Lists what changes when a reading is chosen for a name: that name, and the other one if both were read in it. "Porter" is
 * left of the title "Harbour Hospital Porter" once "Harbour Hospital" is the company.
 */
export function chooseReading(
  field: 'title' | 'company',
  reading: string,
  values: Pick<RoleValues, 'title' | 'company'>,
  otherReadings: AskedRole['otherReadings'],
): Partial<RoleValues> {
  const other = OTHER_NAME[field];
  const whole = values[other];
  const left = whole.includes(reading) ? whole.split(reading) : [];
  const rest = otherReadings[other]
    .filter((text) => left.some((part) => part.includes(text)))
    .toSorted((a, b) => b.length - a.length)[0];
  return { [field]: reading, ...(rest !== undefined && { [other]: rest }) };
}

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
 * Lists the fields that the form of a question needs: what it asks about, the other name if the one that is asked about may be
 * in it, and what else has to be put right before the role can be saved.
 */
export function listFormFields({ question, role }: Asked): FirstField[] {
  const values = toRoleValues(role.stored);
  const wrong = findProblems(role.stored, values);
  const isDates = (field: FirstField) => field === 'startDate' || field === 'endDate';
  const shared: ReadonlySet<string> = new Set(
    question.fields
      .filter(isName)
      .flatMap((field) =>
        role.otherReadings[field].flatMap((reading) =>
          Object.keys(chooseReading(field, reading, values, role.otherReadings)),
        ),
      ),
  );
  return FIELDS.filter(
    (field) =>
      question.fields.includes(field) ||
      shared.has(field) ||
      field in wrong ||
      (isDates(field) && 'endDate' in wrong),
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
