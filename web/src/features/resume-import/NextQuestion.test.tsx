// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IMPORT, imported } from '../../testing/importedResume.ts';
import {
  NURSE,
  PORTER,
  QUESTIONS,
  findQuestion,
  getButton,
  getCard,
  hasCard,
  openQuestions,
  prepareQuestions,
} from '../../testing/importQuestions.ts';
import { toastStore } from '../../ui/toast.ts';

prepareQuestions();

describe('the questions of a review', () => {
  it('are not there when nothing is unsure', async () => {
    openQuestions([imported('e1', 'Staff Nurse')]);
    await screen.findByText('Experiences found');
    expect(hasCard()).toBe(false);
  });

  it('come one at a time, the most important first, with the lines of the file', async () => {
    openQuestions();
    const heading = await findQuestion(QUESTIONS.porter);
    expect(screen.getByRole('heading', { name: '3 quick questions about your resume' })).toBeVisible();
    expect(heading).toHaveAccessibleDescription('Question 1 of 3');
    expect(getCard().getByRole('blockquote')).toHaveTextContent('Staff Nurse, Harbour Hospital');
    expect(heading).not.toHaveFocus();
  });

  it('are not asked about roles that the bank had before, or that are gone', async () => {
    openQuestions([
      { ...PORTER, isNew: false },
      { ...NURSE, experience: null },
    ]);
    await screen.findByText('Experiences found');
    expect(hasCard()).toBe(false);
  });

  it('go on after a reload with what is still unsure', async () => {
    openQuestions([NURSE, { ...PORTER, confirmedFields: ['TITLE', 'COMPANY'] }]);
    await findQuestion(QUESTIONS.nurse);
    expect(screen.getByRole('heading', { name: '1 quick question about your resume' })).toBeVisible();
  });
});

describe('after the last question', () => {
  it('the card goes, the page says so, and the focus is on what was found; undo brings it back', async () => {
    const { user, confirm } = openQuestions([PORTER, NURSE]);
    await findQuestion(QUESTIONS.porter);
    await user.click(getButton('Skip'));
    await user.click(getButton("Yes, that's right"));
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
    expect(await findQuestion(QUESTIONS.nurse)).toHaveFocus();
  });

  it('a question that is settled in the list below goes without moving the focus', async () => {
    const { user, confirm } = openQuestions([PORTER]);
    await findQuestion(QUESTIONS.porter);
    await user.click(screen.getByRole('button', { name: 'Looks right: Porter at Harbour Hospital' }));
    await confirm();
    expect(hasCard()).toBe(false);
    expect(toastStore.read()).toBeNull();
    expect(screen.getByRole('article', { name: 'Porter at Harbour Hospital' })).toHaveFocus();
  });
});
