import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { ImportedField } from '../../__generated__/useConfirmFieldsMutation.graphql.ts';
import type { ActionOutcome } from '../../relay/useAction.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import {
  toExperienceInput,
  toExperienceValues,
  type FirstField,
} from '../experiences/form/experienceForm.ts';
import { useUpdateExperience } from '../experiences/form/useUpdateExperience.ts';
import { fetchLatestExperience, type StoredExperience } from '../experiences/storedExperience.ts';
import type { Question } from './questions.ts';
import { refreshSuggestions } from './refreshSuggestions.ts';
import { useConfirmFields } from './useConfirmFields.ts';

/** The fields that a question can be about, as the form has them. */
export type RoleValues = Record<FirstField, string>;

/** In the form's order. */
export const FIELDS: readonly FirstField[] = ['title', 'company', 'startDate', 'endDate'];

export const toRoleValues = (experience: StoredExperience): RoleValues => {
  const { title, company, startDate, endDate } = toExperienceValues(experience);
  return { title, company, startDate, endDate };
};

/** What an answer has stored, to take it back. */
export interface StoredAnswer {
  /** What the changed fields said before; empty if none was changed. */
  before: Partial<RoleValues>;
  confirmed: readonly ImportedField[];
}

/** Whether an answer changed the role, beyond confirming what it said. */
export const hasChanged = ({ before }: StoredAnswer): boolean => Object.keys(before).length > 0;

/** What is confirmed when a field keeps its value. */
const CONFIRMS = {
  title: 'TITLE',
  company: 'COMPANY',
  startDate: 'DATES',
  endDate: 'DATES',
} as const satisfies Record<FirstField, ImportedField>;

/** Lists what an answer confirms: what the question is about and the answer leaves as it is. Dates go together. */
function listConfirmed({ fields }: Question, before: RoleValues, after: RoleValues): ImportedField[] {
  const toConfirmed = (asked: readonly FirstField[]) => new Set(asked.map((field) => CONFIRMS[field]));
  const changed = toConfirmed(fields.filter((field) => before[field] !== after[field]));
  return [...toConfirmed(fields)].filter((field) => !changed.has(field));
}

const isSame = (a: RoleValues, b: RoleValues): boolean => FIELDS.every((field) => a[field] === b[field]);

const isRenamed = (before: StoredExperience, { title, company }: RoleValues): boolean =>
  before.title !== title || before.company !== company;

const isConflict = (outcome: ActionOutcome<unknown>): boolean =>
  !outcome.ok && outcome.error.kind === 'ConflictError';

/**
 * Stores answers at once: a corrected field in the experience, a confirmed one in the import. Errors are told as
 * everywhere, and nothing is overwritten that was changed elsewhere in the meantime.
 */
export function useStoreAnswer(importId: string) {
  const environment = useRelayEnvironment();
  const [update] = useUpdateExperience();
  const [confirm] = useConfirmFields();
  const [running, setRunning] = useState(false);

  const setConfirmed = (experienceId: string, fields: readonly ImportedField[], isConfirmed: boolean) =>
    confirm({ input: { resumeImportId: importId, experienceId, fields: [...fields], isConfirmed } });

  const updateTo = (experience: StoredExperience, values: RoleValues) =>
    update({
      input: {
        id: experience.id,
        version: experience.version,
        experience: toExperienceInput(
          { ...toExperienceValues(experience), ...values },
          experience.description,
        ),
      },
    });

  /** Bullet points that were changed elsewhere in the meantime stay so. */
  async function change(base: StoredExperience, values: RoleValues): Promise<ActionOutcome<unknown>> {
    let outcome = await updateTo(base, values);
    if (isConflict(outcome)) {
      const now = await fetchLatestExperience(environment, base.id);
      if (now && isSame(toRoleValues(now), toRoleValues(base))) outcome = await updateTo(now, values);
    }
    if (!outcome.ok && isConflict(outcome)) {
      toast({ title: 'Failed to update experience', description: outcome.error.message, tone: 'failure' });
    }
    // What is asked next may follow from it.
    if (outcome.ok && isRenamed(base, values)) await refreshSuggestions(environment, importId);
    return outcome;
  }

  async function whileBusy<Result>(run: () => Promise<Result>): Promise<Result> {
    // The failure of an earlier try is outdated.
    dismissToast();
    setRunning(true);
    try {
      return await run();
    } finally {
      setRunning(false);
    }
  }

  const store = (question: Question, experience: StoredExperience, values: RoleValues) =>
    whileBusy(async (): Promise<ActionOutcome<StoredAnswer>> => {
      const before = toRoleValues(experience);
      const changed = FIELDS.filter((field) => before[field] !== values[field]);
      if (changed.length > 0) {
        const outcome = await change(experience, values);
        if (!outcome.ok) return outcome;
      }
      const confirmed = listConfirmed(question, before, values);
      if (confirmed.length > 0) {
        const outcome = await setConfirmed(question.experienceId, confirmed, true);
        if (!outcome.ok) return outcome;
      }
      const replaced = Object.fromEntries(changed.map((field) => [field, before[field]]));
      return { ok: true, data: { before: replaced, confirmed } };
    });

  /** Takes an answer back: what it changed says again what it said before. */
  const revert = (question: Question, experience: StoredExperience, { before, confirmed }: StoredAnswer) =>
    whileBusy(async () => {
      const values = { ...toRoleValues(experience), ...before };
      if (!isSame(toRoleValues(experience), values) && !(await change(experience, values)).ok) return false;
      return confirmed.length === 0 || (await setConfirmed(question.experienceId, confirmed, false)).ok;
    });

  return { store, revert, busy: running };
}
