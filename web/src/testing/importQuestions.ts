import { act, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { answerDrafts } from '../features/resume-import/AnswerForm.tsx';
import { dismissToast } from '../ui/toast.ts';
import { ID, imported } from './importedResume.ts';
import { openReview } from './openUpload.ts';

const UNSURE_NAMES = { title: 0.1, company: 0.2, dates: 1 };
const UNSURE_DATES = { title: 1, company: 1, dates: 0.4 };
export const NURSE = imported('e1', 'Staff Nurse', UNSURE_DATES);
export const PORTER = imported('e2', 'Porter', UNSURE_NAMES);
export const COOK = {
  ...withRead(imported('e3', 'Cook', { title: 1, company: 0, dates: 1 }), { company: '' }),
  otherReadings: { titles: ['Staff Nurse'], companies: ['Harbour Hospital', 'Staff Nurse'] },
};
/** What is asked about each role. */
export const QUESTIONS = {
  porter: 'Is “Porter” your job title, and “Harbour Hospital” the company?',
  cook: 'For your role as Cook, we found no company. What is it called?',
  nurse: 'Have you worked as Staff Nurse at Harbour Hospital since Mar 2019?',
};

type Imported = ReturnType<typeof imported>;
/** A role that was deleted since. */
type Gone = Omit<Imported, 'experience'> & { experience: null };

/** A role as the file says it, unchanged since. */
export function withRead(role: Imported, fields: Partial<Imported['read']>): Imported {
  return { ...role, read: { ...role.read, ...fields }, experience: { ...role.experience, ...fields } };
}

/** Opens the review of an import with these roles. The test plays the server. */
export function openQuestions(experiences: readonly (Imported | Gone)[] = [NURSE, PORTER, COOK]) {
  const view = openReview({ experiences });
  const { mock } = view.environment;
  const sent = () => mock.getMostRecentOperation().request.variables.input;
  const respond = (data: object) =>
    act(async () => mock.resolve(mock.getMostRecentOperation(), { data: { ...data } }));
  const stored = new Map(
    experiences.flatMap(({ experience }) => (experience ? [[experience.id, experience] as const] : [])),
  );
  const confirmed = new Map<string, string[]>();
  const suggested = new Map<string, { title: string; company: string }>();
  const store = (id: string, changes: object) => {
    const before = stored.get(id);
    if (!before) throw new Error(`there is no role ${id}`);
    const after = { ...before, ...changes, version: `${before.version}+`, bulletPoints: before.bulletPoints };
    stored.set(id, after);
    return after;
  };
  /** Plays the server for the question what follows for other roles. */
  const answerSuggestions = () =>
    respond({
      resumeImport: {
        id: ID,
        __typename: 'ResumeImport',
        experiences: experiences.map(({ experienceId, otherReadings }) => ({
          experienceId,
          otherReadings,
          suggestedCorrection: suggested.get(experienceId) ?? null,
          experience: stored.get(experienceId) ?? null,
        })),
      },
    });
  const isAsking = (name: string) =>
    mock.getAllOperations().some(({ request }) => request.node.operation.name === name);
  return {
    ...view,
    sent,
    respond,
    answerSuggestions,
    /** Changes a role in another window. */
    changeElsewhere: store,
    /** Makes the server suggest from now on what a role is called; null: no longer. */
    suggest(experienceId: string, names: { title: string; company: string } | null) {
      if (names) suggested.set(experienceId, names);
      else suggested.delete(experienceId);
    },
    /** Plays the server for one change of a role, and returns what it was asked to store. */
    async change() {
      const { id, experience } = sent();
      const after = store(id, { ...experience, startDate: experience.startDate ?? '' });
      await respond({ updateExperience: { __typename: 'UpdateExperiencePayload', experience: after } });
      if (isAsking('refreshSuggestionsQuery')) await answerSuggestions();
      return experience;
    },
    /** Plays the server for the correction of several roles, and returns what it was asked to store. */
    async rename() {
      const renamings: { id: string; version: string; title: string; company: string }[] = sent().experiences;
      const after = renamings.map(({ id, title, company }) => store(id, { title, company }));
      await respond({ renameExperiences: { __typename: 'RenameExperiencesPayload', experiences: after } });
      await answerSuggestions();
      return renamings;
    },
    /** Plays the server for one confirmation. */
    async confirm() {
      const { experienceId, fields, isConfirmed } = sent();
      confirmed.set(experienceId, isConfirmed ? fields : []);
      const rows = experiences.map((one) => ({
        experienceId: one.experienceId,
        confirmedFields: confirmed.get(one.experienceId) ?? [],
      }));
      await respond({
        setImportedFieldsConfirmed: {
          __typename: 'SetImportedFieldsConfirmedPayload',
          resumeImport: { id: ID, experiences: rows },
        },
      });
      return { experienceId, fields, isConfirmed };
    },
  };
}

/** Finds the question that is asked, by its words. */
export const findQuestion = (name: string) => screen.findByRole('heading', { level: 3, name });
/** What is in the card of the questions. */
export const getCard = () =>
  within(screen.getByRole('region', { name: /quick questions? about your resume$/ }));
export const getButton = (name: string) => getCard().getByRole('button', { name });
export const hasCard = () => screen.queryByText(/quick question/) !== null;

/** Makes each test of a file begin without toasts and typed answers. */
export function prepareQuestions() {
  beforeEach(() => {
    dismissToast();
    for (const key of ['e1 dates', 'e2 names', 'e3 names']) answerDrafts.drop(key);
  });
}
