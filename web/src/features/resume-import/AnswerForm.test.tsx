// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../relay/networkError.ts';
import {
  COOK,
  NURSE,
  PORTER,
  QUESTIONS,
  findQuestion,
  getButton,
  getCard,
  hasCard,
  openQuestions,
  prepareQuestions,
  withRead,
} from '../../testing/importQuestions.ts';
import { imported } from '../../testing/importedResume.ts';
import { userError } from '../../testing/userError.ts';
import { toastStore } from '../../ui/toast.ts';

prepareQuestions();

describe('an answer', () => {
  it('“Yes, that’s right” confirms only what was asked; the mark goes, and the next question has the focus', async () => {
    const { user, confirm } = openQuestions();
    await findQuestion(QUESTIONS.porter);
    expect(screen.getAllByText('Please check:')).toHaveLength(3);
    await user.click(getButton("Yes, that's right"));
    expect(getButton("Yes, that's right")).toBeDisabled();
    expect(await confirm()).toEqual({
      experienceId: 'e2',
      fields: ['TITLE', 'COMPANY'],
      isConfirmed: true,
    });
    await waitFor(async () => expect(await findQuestion(QUESTIONS.cook)).toHaveFocus());
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
    expect(getCard().getByRole('status')).toHaveTextContent('Confirmed: Porter at Harbour Hospital');
    expect(screen.getAllByText('Please check:')).toHaveLength(2);
  });

  it('“They are the other way round” swaps title and company', async () => {
    const { user, change } = openQuestions();
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton('They are the other way round'));
    expect(await change()).toMatchObject({
      title: 'Harbour Hospital',
      company: 'Porter',
      startDate: '2019-03',
      bulletPoints: [{ id: 'b-e2', content: 'Led the night shift' }],
    });
    await findQuestion(QUESTIONS.cook);
    expect(screen.getByRole('article', { name: 'Harbour Hospital at Porter' })).toBeVisible();
  });

  it('“No, correct it” opens what was read, stores what is changed and confirms the rest', async () => {
    const { user, sent, change, confirm } = openQuestions();
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton('No, correct it'));
    const title = getCard().getByLabelText('Job Title');
    expect(title).toHaveFocus();
    expect(title).toHaveValue('Porter');
    await user.type(title, ' on nights');
    await user.click(getButton('Save'));
    expect(sent()).toMatchObject({ id: 'e2', version: 'v1' });
    expect(await change()).toMatchObject({ title: 'Porter on nights', company: 'Harbour Hospital' });
    expect(await confirm()).toMatchObject({ fields: ['COMPANY'], isConfirmed: true });
    await findQuestion(QUESTIONS.cook);
    expect(getCard().getByRole('status')).toHaveTextContent('Saved: Porter on nights at Harbour Hospital');
  });

  it('is given at once by another reading, where only one name is in doubt', async () => {
    const doubted = {
      ...imported('e2', 'Porter, nights', { title: 0.1, company: 1, dates: 1 }),
      otherReadings: { titles: ['Porter'], companies: ['nights'] },
    };
    const { user, change } = openQuestions([doubted]);
    await findQuestion('Is “Porter, nights” your job title at Harbour Hospital?');
    expect(getCard().queryByRole('button', { name: 'Company: nights' })).toBeNull();
    await user.click(getButton('Job Title: Porter'));
    expect(await change()).toMatchObject({ title: 'Porter', company: 'Harbour Hospital' });
    await waitFor(() => expect(hasCard()).toBe(false));
  });

  it('takes a missing name out of the other one, which is shown as well', async () => {
    const torn = {
      ...withRead(imported('e3', 'Harbour Hospital Porter', { title: 1, company: 0, dates: 1 }), {
        company: '',
      }),
      otherReadings: { titles: ['Porter', 'Night Porter'], companies: ['Harbour Hospital', 'Lund'] },
    };
    const { user, change } = openQuestions([torn]);
    await findQuestion('For your role as Harbour Hospital Porter, we found no company. What is it called?');
    expect(getCard().getByText(/^In your file\. To fill in the company,/)).toBeVisible();
    await user.click(getButton('Company: Lund'));
    expect(getCard().getByRole('textbox', { name: 'Job Title' })).toHaveValue('Harbour Hospital Porter');
    await user.click(getButton('Company: Harbour Hospital'));
    expect(getCard().getByRole('textbox', { name: 'Job Title' })).toHaveValue('Porter');
    await user.click(getButton('Save'));
    expect(await change()).toMatchObject({ title: 'Porter', company: 'Harbour Hospital' });
  });

  it('can be picked from the words of the file, by mouse or by keyboard', async () => {
    const { user, change } = openQuestions([PORTER]);
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton('No, correct it'));
    const word = (name: string) =>
      within(getCard().getByRole('group', { name: /press its first and its last word\.$/ })).getByRole(
        'button',
        {
          name,
        },
      );
    await user.click(word('Staff'));
    expect(getCard().getByLabelText('Job Title')).toHaveValue('Staff');
    await user.click(word('Nurse,'));
    expect(getCard().getByLabelText('Job Title')).toHaveValue('Staff Nurse');
    expect(word('Staff')).toHaveAttribute('aria-pressed', 'true');
    await user.click(getCard().getByLabelText('Company'));
    expect(
      getCard().getByText('In your file. To fill in the company, press its first and its last word.'),
    ).toBeVisible();
    await user.click(word('Hospital'));
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(getCard().getByLabelText('Company')).toHaveValue('Harbour Hospital');
    await user.keyboard('{Home}{Enter}');
    expect(getCard().getByLabelText('Company')).toHaveValue('Staff');
    await user.click(getButton('Save'));
    expect(await change()).toMatchObject({ title: 'Staff Nurse', company: 'Staff' });
  });

  it('can be taken from another reading of the same lines', async () => {
    const { user, change } = openQuestions([COOK]);
    await findQuestion(QUESTIONS.cook);
    await user.click(getButton('Company: Harbour Hospital'));
    expect(getCard().getByLabelText('Company')).toHaveValue('Harbour Hospital');
    await user.click(getButton('Save'));
    expect(await change()).toMatchObject({ title: 'Cook', company: 'Harbour Hospital' });
    await waitFor(() => expect(hasCard()).toBe(false));
  });

  it('says what is wrong with it, before and after it is sent, and keeps what was typed', async () => {
    const { user, sent, respond } = openQuestions([NURSE]);
    await findQuestion(QUESTIONS.nurse);
    await user.click(getButton('No, correct it'));
    const end = getCard().getByLabelText('End Date');
    await user.type(end, '2018-01');
    await user.click(getButton('Save'));
    expect(getCard().getByText('The end date is before the start date. Please check both.')).toBeVisible();
    await waitFor(() => expect(end).toHaveFocus());
    await user.clear(end);
    await user.type(end, '2020-05');
    expect(end).not.toBeInvalid();
    await user.click(getButton('Save'));
    expect(sent().experience).toMatchObject({ startDate: '2019-03', endDate: '2020-05' });
    await respond({ updateExperience: userError('RuleError', 'The database is being moved.') });
    expect(toastStore.read()).toMatchObject({ description: 'The database is being moved.', tone: 'failure' });
    expect(end).toHaveValue('2020-05');
    expect(getButton('Save')).toBeEnabled();
  });

  it('that was typed and not saved is there again when the person comes back', async () => {
    const first = openQuestions([COOK]);
    await findQuestion(QUESTIONS.cook);
    await first.user.type(getCard().getByLabelText('Company'), 'Kettle');
    first.view.unmount();
    const { change, user } = openQuestions([COOK]);
    await findQuestion(QUESTIONS.cook);
    expect(getCard().getByLabelText('Company')).toHaveValue('Kettle');
    await user.click(getButton('Save'));
    await change();
  });

  it('cannot be given while there is no connection, and says so', async () => {
    const { user, environment, confirm } = openQuestions([PORTER]);
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton("Yes, that's right"));
    const lost = new NetworkError('offline', 'We couldn’t reach the server.');
    await act(async () => environment.mock.rejectMostRecentOperation(lost));
    expect(toastStore.read()).toMatchObject({ description: lost.message, tone: 'failure' });
    expect(await findQuestion(QUESTIONS.porter)).toBeVisible();
    await user.click(getButton("Yes, that's right"));
    expect(toastStore.read()).toBeNull();
    await confirm();
    await waitFor(() => expect(hasCard()).toBe(false));
  });

  it('survives that somebody else added a bullet point meanwhile', async () => {
    const { user, sent, respond } = openQuestions([COOK]);
    await findQuestion(QUESTIONS.cook);
    await user.type(getCard().getByLabelText('Company'), 'Kettle');
    await user.click(getButton('Save'));
    await respond({ updateExperience: userError('ConflictError', 'Changed.') });
    await respond({ experience: { ...COOK.experience, version: 'v2' } });
    expect(sent()).toMatchObject({ version: 'v2', experience: { company: 'Kettle' } });
  });

  it('never overwrites a field that somebody else changed meanwhile', async () => {
    const { user, environment, respond } = openQuestions([COOK]);
    await findQuestion(QUESTIONS.cook);
    await user.type(getCard().getByLabelText('Company'), 'Kettle');
    await user.click(getButton('Save'));
    await respond({ updateExperience: userError('ConflictError', 'Changed elsewhere.') });
    await respond({ experience: { ...COOK.experience, version: 'v2', company: 'Pot' } });
    const waiting = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(waiting).not.toContain('useUpdateExperienceMutation');
    expect(toastStore.read()).toMatchObject({ description: 'Changed elsewhere.', tone: 'failure' });
  });

  it('asks for the missing company as well when only the dates are corrected', async () => {
    const { user, change } = openQuestions([withRead(NURSE, { company: '' })]);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await user.click(getButton('No, correct it'));
    await user.type(getCard().getByLabelText('End Date'), '2021-02');
    await user.type(getCard().getByLabelText('Company'), 'Red Tent');
    await user.click(getButton('Save'));
    expect(await change()).toMatchObject({ company: 'Red Tent', endDate: '2021-02' });
  });
});
