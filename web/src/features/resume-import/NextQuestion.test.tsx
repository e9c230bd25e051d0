// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import query, { type UploadResumePageQuery } from '../../__generated__/UploadResumePageQuery.graphql.ts';
import { DETAILS_OWNER, ID, IMPORT, imported } from '../../testing/importedResume.ts';
import { NetworkError } from '../../relay/networkError.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { userError } from '../../testing/userError.ts';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { answerDrafts } from './AnswerForm.tsx';
import { UploadResumePage } from './UploadResumePage.tsx';

beforeEach(() => {
  dismissToast();
  for (const key of ['e1 dates', 'e2 names', 'e3 names']) answerDrafts.drop(key);
});

const UNSURE_NAMES = { title: 0.1, company: 0.2, dates: 1 };
const UNSURE_DATES = { title: 1, company: 1, dates: 0.4 };
const NURSE = imported('e1', 'Staff Nurse', UNSURE_DATES);
const PORTER = imported('e2', 'Porter', UNSURE_NAMES);
const COOK = withRead(imported('e3', 'Cook', { title: 1, company: 0, dates: 1 }), { company: '' });
const QUESTIONS = {
  porter: 'Is “Porter” your job title, and “Harbour Hospital” the company?',
  cook: 'For your role as Cook, we found no company. What is it called?',
  nurse: 'Have you worked as Staff Nurse at Harbour Hospital since Mar 2019?',
};

type Imported = ReturnType<typeof imported>;
/** A role that was deleted since. */
type Gone = Omit<Imported, 'experience'> & { experience: null };

/** A role as the file says it, unchanged since. */
function withRead(role: Imported, fields: Partial<Imported['read']>): Imported {
  return { ...role, read: { ...role.read, ...fields }, experience: { ...role.experience, ...fields } };
}

function review(experiences: readonly (Imported | Gone)[] = [NURSE, PORTER, COOK], changes: object = {}) {
  const view = renderRoute<UploadResumePageQuery>(UploadResumePage, {
    address: `/upload-resume?import=${encodeURIComponent(ID)}`,
    path: '/upload-resume',
    query: {
      request: query,
      variables: () => ({ id: ID, hasImport: true }),
      answer: () => ({
        data: { viewer: DETAILS_OWNER, resumeImport: { ...IMPORT, ...changes, experiences } },
      }),
    },
  });
  const { mock } = view.environment;
  const sent = () => mock.getMostRecentOperation().request.variables.input;
  const respond = (data: object) =>
    act(async () => mock.resolve(mock.getMostRecentOperation(), { data: { ...data } }));
  const stored = new Map(
    experiences.flatMap(({ experience }) => (experience ? [[experience.id, experience] as const] : [])),
  );
  const confirmed = new Map<string, string[]>();
  return {
    ...view,
    sent,
    respond,
    /** Plays the server for one change of a role, and returns what it was asked to store. */
    async change() {
      const { id, experience } = sent();
      const before = stored.get(id);
      const bulletPoints = before?.bulletPoints;
      const after = { ...before, ...experience, startDate: experience.startDate ?? '', bulletPoints };
      stored.set(id, after);
      await respond({ updateExperience: { __typename: 'UpdateExperiencePayload', experience: after } });
      return experience;
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

const question = (name: string) => screen.findByRole('heading', { level: 3, name });
const card = () => within(screen.getByRole('region', { name: /quick questions? about your resume$/ }));
const button = (name: string) => card().getByRole('button', { name });
const hasCard = () => screen.queryByText(/quick question/) !== null;

describe('the questions of a review', () => {
  it('are not there when nothing is unsure', async () => {
    review([imported('e1', 'Staff Nurse')]);
    await screen.findByText('Experiences found');
    expect(hasCard()).toBe(false);
  });

  it('come one at a time, the most important first, with the lines of the file', async () => {
    review();
    const heading = await question(QUESTIONS.porter);
    expect(screen.getByRole('heading', { name: '3 quick questions about your resume' })).toBeVisible();
    expect(heading).toHaveAccessibleDescription('Question 1 of 3');
    expect(card().getByRole('blockquote')).toHaveTextContent('Staff Nurse, Harbour Hospital');
    expect(heading).not.toHaveFocus();
  });

  it('are not asked about roles that the bank had before, or that are gone', async () => {
    review([
      { ...PORTER, isNew: false },
      { ...NURSE, experience: null },
    ]);
    await screen.findByText('Experiences found');
    expect(hasCard()).toBe(false);
  });

  it('go on after a reload with what is still unsure', async () => {
    review([NURSE, { ...PORTER, confirmedFields: ['TITLE', 'COMPANY'] }]);
    await question(QUESTIONS.nurse);
    expect(screen.getByRole('heading', { name: '1 quick question about your resume' })).toBeVisible();
  });
});

describe('an answer', () => {
  it('“Yes, that’s right” confirms only what was asked; the mark goes, and the next question has the focus', async () => {
    const { user, confirm } = review();
    await question(QUESTIONS.porter);
    expect(screen.getAllByText('Please check:')).toHaveLength(3);
    await user.click(button("Yes, that's right"));
    expect(button("Yes, that's right")).toBeDisabled();
    expect(await confirm()).toEqual({
      experienceId: 'e2',
      fields: ['TITLE', 'COMPANY'],
      isConfirmed: true,
    });
    await waitFor(async () => expect(await question(QUESTIONS.cook)).toHaveFocus());
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(card().getByRole('status')).toHaveTextContent('Confirmed: Porter at Harbour Hospital');
    expect(screen.getAllByText('Please check:')).toHaveLength(2);
  });

  it('“They are the other way round” swaps title and company', async () => {
    const { user, change } = review();
    await question(QUESTIONS.porter);
    await user.click(button('They are the other way round'));
    expect(await change()).toMatchObject({
      title: 'Harbour Hospital',
      company: 'Porter',
      startDate: '2019-03',
      bulletPoints: [{ id: 'b-e2', content: 'Led the night shift' }],
    });
    await question(QUESTIONS.cook);
    expect(screen.getByRole('article', { name: 'Harbour Hospital at Porter' })).toBeVisible();
  });

  it('“No, correct it” opens what was read, stores what is changed and confirms the rest', async () => {
    const { user, sent, change, confirm } = review();
    await question(QUESTIONS.porter);
    await user.click(button('No, correct it'));
    const title = card().getByLabelText('Job Title');
    expect(title).toHaveFocus();
    expect(title).toHaveValue('Porter');
    await user.type(title, ' on nights');
    await user.click(button('Save'));
    expect(sent()).toMatchObject({ id: 'e2', version: 'v1' });
    expect(await change()).toMatchObject({ title: 'Porter on nights', company: 'Harbour Hospital' });
    expect(await confirm()).toMatchObject({ fields: ['COMPANY'], isConfirmed: true });
    await question(QUESTIONS.cook);
    expect(card().getByRole('status')).toHaveTextContent('Saved: Porter on nights at Harbour Hospital');
  });

  it('can be taken from another reading of the same lines', async () => {
    const { user, change } = review([COOK]);
    await question(QUESTIONS.cook);
    await user.click(button('Company: Harbour Hospital'));
    expect(card().getByLabelText('Company')).toHaveValue('Harbour Hospital');
    await user.click(button('Save'));
    expect(await change()).toMatchObject({ title: 'Cook', company: 'Harbour Hospital' });
    await waitFor(() => expect(hasCard()).toBe(false));
  });

  it('says what is wrong with it, before and after it is sent, and keeps what was typed', async () => {
    const { user, sent, respond } = review([NURSE]);
    await question(QUESTIONS.nurse);
    await user.click(button('No, correct it'));
    const end = card().getByLabelText('End Date');
    await user.type(end, '2018-01');
    await user.click(button('Save'));
    expect(card().getByText('The end date is before the start date. Please check both.')).toBeVisible();
    await waitFor(() => expect(end).toHaveFocus());
    await user.clear(end);
    await user.type(end, '2020-05');
    expect(end).not.toBeInvalid();
    await user.click(button('Save'));
    expect(sent().experience).toMatchObject({ startDate: '2019-03', endDate: '2020-05' });
    await respond({ updateExperience: userError('RuleError', 'The database is being moved.') });
    expect(toastStore.read()).toMatchObject({ description: 'The database is being moved.', tone: 'failure' });
    expect(end).toHaveValue('2020-05');
    expect(button('Save')).toBeEnabled();
  });

  it('that was typed and not saved is there again when the person comes back', async () => {
    const first = review([COOK]);
    await question(QUESTIONS.cook);
    await first.user.type(card().getByLabelText('Company'), 'Kettle');
    first.view.unmount();
    const { change, user } = review([COOK]);
    await question(QUESTIONS.cook);
    expect(card().getByLabelText('Company')).toHaveValue('Kettle');
    await user.click(button('Save'));
    await change();
  });

  it('cannot be given while there is no connection, and says so', async () => {
    const { user, environment, confirm } = review([PORTER]);
    await question(QUESTIONS.porter);
    await user.click(button("Yes, that's right"));
    const lost = new NetworkError('offline', 'We couldn’t reach the server.');
    await act(async () => environment.mock.rejectMostRecentOperation(lost));
    expect(toastStore.read()).toMatchObject({ description: lost.message, tone: 'failure' });
    expect(await question(QUESTIONS.porter)).toBeVisible();
    await user.click(button("Yes, that's right"));
    expect(toastStore.read()).toBeNull();
    await confirm();
    await waitFor(() => expect(hasCard()).toBe(false));
  });

  it('survives that somebody else added a bullet point meanwhile', async () => {
    const { user, sent, respond } = review([COOK]);
    await question(QUESTIONS.cook);
    await user.type(card().getByLabelText('Company'), 'Kettle');
    await user.click(button('Save'));
    await respond({ updateExperience: userError('ConflictError', 'Changed.') });
    await respond({ experience: { ...COOK.experience, version: 'v2' } });
    expect(sent()).toMatchObject({ version: 'v2', experience: { company: 'Kettle' } });
  });

  it('never overwrites a field that somebody else changed meanwhile', async () => {
    const { user, environment, respond } = review([COOK]);
    await question(QUESTIONS.cook);
    await user.type(card().getByLabelText('Company'), 'Kettle');
    await user.click(button('Save'));
    await respond({ updateExperience: userError('ConflictError', 'Changed elsewhere.') });
    await respond({ experience: { ...COOK.experience, version: 'v2', company: 'Pot' } });
    const waiting = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(waiting).not.toContain('useUpdateExperienceMutation');
    expect(toastStore.read()).toMatchObject({ description: 'Changed elsewhere.', tone: 'failure' });
  });

  it('asks for the missing company as well when only the dates are corrected', async () => {
    const { user, change } = review([withRead(NURSE, { company: '' })]);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await user.click(button('No, correct it'));
    await user.type(card().getByLabelText('End Date'), '2021-02');
    await user.type(card().getByLabelText('Company'), 'Red Tent');
    await user.click(button('Save'));
    expect(await change()).toMatchObject({ company: 'Red Tent', endDate: '2021-02' });
  });
});

describe('going back', () => {
  it('takes a confirmation back', async () => {
    const { user, confirm } = review();
    await question(QUESTIONS.porter);
    await user.click(button("Yes, that's right"));
    await confirm();
    await question(QUESTIONS.cook);
    await user.click(button('Undo'));
    expect(await confirm()).toEqual({
      experienceId: 'e2',
      fields: ['TITLE', 'COMPANY'],
      isConfirmed: false,
    });
    await waitFor(async () => expect(await question(QUESTIONS.porter)).toHaveFocus());
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(card().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('restores what a correction replaced', async () => {
    const { user, change } = review();
    await question(QUESTIONS.porter);
    await user.click(button('They are the other way round'));
    await change();
    await question(QUESTIONS.cook);
    await user.click(button('Undo'));
    expect(await change()).toMatchObject({ title: 'Porter', company: 'Harbour Hospital' });
    await question(QUESTIONS.porter);
  });

  it('opens what was missing again, since it cannot be emptied', async () => {
    const { user, change } = review([COOK, NURSE]);
    await question(QUESTIONS.cook);
    await user.type(card().getByLabelText('Company'), 'Kettle');
    await user.click(button('Save'));
    await change();
    await question(QUESTIONS.nurse);
    await user.click(button('Undo'));
    expect(card().getByLabelText('Company')).toHaveValue('Kettle');
    await user.type(card().getByLabelText('Company'), ' House');
    await user.click(button('Save'));
    expect(await change()).toMatchObject({ company: 'Kettle House' });
    await question(QUESTIONS.nurse);
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
  });

  it('returns to a skipped question, whose mark has stayed', async () => {
    const { user } = review();
    await question(QUESTIONS.porter);
    await user.click(button('Skip'));
    expect(await question(QUESTIONS.cook)).toHaveFocus();
    expect(screen.getAllByText('Please check:')).toHaveLength(3);
    await user.click(button('Undo'));
    expect(await question(QUESTIONS.porter)).toHaveFocus();
  });
});

describe('after the last question', () => {
  it('the card goes, the page says so, and the focus is on what was found; undo brings it back', async () => {
    const { user, confirm } = review([PORTER, NURSE]);
    await question(QUESTIONS.porter);
    await user.click(button('Skip'));
    await user.click(button("Yes, that's right"));
    await confirm();
    await waitFor(() => expect(hasCard()).toBe(false));
    const shown = toastStore.read();
    expect(shown).toMatchObject({
      title: 'That was the last question',
      description: 'Your answer is saved. What you skipped stays marked “Please check”.',
    });
    expect(screen.getByRole('heading', { name: IMPORT.message })).toHaveFocus();
    act(() => shown?.action?.run());
    await confirm();
    expect(await question(QUESTIONS.nurse)).toHaveFocus();
  });

  it('a question that is settled in the list below goes without moving the focus', async () => {
    const { user, confirm } = review([PORTER]);
    await question(QUESTIONS.porter);
    await user.click(screen.getByRole('button', { name: 'Looks right: Porter at Harbour Hospital' }));
    await confirm();
    expect(hasCard()).toBe(false);
    expect(toastStore.read()).toBeNull();
    expect(screen.getByRole('article', { name: 'Porter at Harbour Hospital' })).toHaveFocus();
  });
});
