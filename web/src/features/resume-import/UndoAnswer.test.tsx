// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  COOK,
  NURSE,
  PORTER,
  QUESTIONS,
  findQuestion,
  getButton,
  getCard,
  openQuestions,
  prepareQuestions,
  withRead,
} from '../../testing/importQuestions.ts';
import { toastStore } from '../../ui/toast.ts';

prepareQuestions();

describe('going back', () => {
  it('takes a confirmation back', async () => {
    const { user, confirm } = openQuestions();
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton("Yes, that's right"));
    await confirm();
    await findQuestion(QUESTIONS.cook);
    await user.click(getButton('Undo'));
    expect(await confirm()).toEqual({
      experienceId: 'e2',
      fields: ['TITLE', 'COMPANY'],
      isConfirmed: false,
    });
    await waitFor(async () => expect(await findQuestion(QUESTIONS.porter)).toHaveFocus());
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(getCard().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('takes a confirmation back even while the role lacks something else', async () => {
    const { user, confirm } = openQuestions([withRead(NURSE, { company: '' }), PORTER]);
    await screen.findByText(/found no company/);
    await user.click(getButton('Skip'));
    await user.click(getButton('Skip'));
    await user.click(getButton("Yes, that's right"));
    await confirm();
    act(() => toastStore.read()?.action?.run());
    expect(await confirm()).toEqual({ experienceId: 'e1', fields: ['DATES'], isConfirmed: false });
    await findQuestion('Have you worked as Staff Nurse since Mar 2019?');
  });

  it('restores what a correction replaced', async () => {
    const { user, change } = openQuestions();
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton('They are the other way round'));
    await change();
    await findQuestion(QUESTIONS.cook);
    await user.click(getButton('Undo'));
    expect(await change()).toMatchObject({ title: 'Porter', company: 'Harbour Hospital' });
    await findQuestion(QUESTIONS.porter);
  });

  it('leaves alone what was changed after the answer', async () => {
    const { user, environment, change } = openQuestions();
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton('They are the other way round'));
    await change();
    await findQuestion(QUESTIONS.cook);
    act(() => environment.commitUpdate((store) => store.get('e2')?.setValue('2021-07', 'endDate')));
    await user.click(getButton('Undo'));
    expect(await change()).toMatchObject({
      title: 'Porter',
      company: 'Harbour Hospital',
      endDate: '2021-07',
    });
  });

  it('opens what was missing again, since it cannot be emptied', async () => {
    const { user, change } = openQuestions([COOK, NURSE]);
    await findQuestion(QUESTIONS.cook);
    await user.type(getCard().getByLabelText('Company'), 'Kettle');
    await user.click(getButton('Save'));
    await change();
    await findQuestion(QUESTIONS.nurse);
    await user.click(getButton('Undo'));
    expect(getCard().getByLabelText('Company')).toHaveValue('Kettle');
    await user.type(getCard().getByLabelText('Company'), ' House');
    await user.click(getButton('Save'));
    expect(await change()).toMatchObject({ company: 'Kettle House' });
    await findQuestion(QUESTIONS.nurse);
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
  });

  it('returns to a skipped question, whose mark has stayed', async () => {
    const { user } = openQuestions();
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton('Skip'));
    expect(await findQuestion(QUESTIONS.cook)).toHaveFocus();
    expect(screen.getAllByText('Please check:')).toHaveLength(3);
    await user.click(getButton('Undo'));
    expect(await findQuestion(QUESTIONS.porter)).toHaveFocus();
  });
});
