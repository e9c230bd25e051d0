// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { imported } from '../../testing/importedResume.ts';
import { openQuestions, PORTER, prepareQuestions } from '../../testing/importQuestions.ts';
import { toastStore } from '../../ui/toast.ts';

prepareQuestions();

const SURE = {
  ...imported('e1', 'Staff Nurse, nights'),
  otherReadings: { titles: ['Staff Nurse'], companies: [] },
};
const NAME = 'Staff Nurse, nights at Harbour Hospital';
const ASK = `Wrong name or dates? Correct ${NAME}`;
const findForm = async () => within(await screen.findByRole('region', { name: `Correct: ${NAME}` }));

describe('putting right what nothing was asked about', () => {
  it('opens below the role with everything that was read, the words of the file and other readings', async () => {
    const { user, change, confirm } = openQuestions([SURE]);
    await user.click(await screen.findByRole('button', { name: ASK }));
    const form = await findForm();
    expect(form.getByLabelText('Job Title')).toHaveFocus();
    expect(form.getByLabelText('Company')).toHaveValue('Harbour Hospital');
    expect(form.getByRole('button', { name: 'Harbour' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Job Title: Staff Nurse' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await change()).toMatchObject({ title: 'Staff Nurse', company: 'Harbour Hospital' });
    expect(await confirm()).toMatchObject({ fields: ['COMPANY', 'DATES'], isConfirmed: true });
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Staff Nurse at Harbour Hospital' })).toHaveFocus(),
    );
    expect(screen.queryByRole('region', { name: /^Correct: / })).toBeNull();
    expect(toastStore.read()).toMatchObject({
      title: 'Experience updated successfully',
      action: { label: 'Undo' },
    });
  });

  it('keeps what was typed until it is saved or canceled', async () => {
    const { user, sent } = openQuestions([SURE]);
    await user.click(await screen.findByRole('button', { name: ASK }));
    await user.type((await findForm()).getByLabelText('Company'), ' Trust');
    await user.click((await findForm()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('article', { name: NAME })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: ASK }));
    expect((await findForm()).getByLabelText('Company')).toHaveValue('Harbour Hospital');
    expect(sent()).toBeUndefined();
  });

  it('says what is missing', async () => {
    const { user } = openQuestions([SURE]);
    await user.click(await screen.findByRole('button', { name: ASK }));
    const form = await findForm();
    await user.clear(form.getByLabelText('Job Title'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please enter the job title.')).toBeVisible();
  });

  it('“Correct it” beside “Please check” asks only about what is doubtful', async () => {
    const { user } = openQuestions([PORTER]);
    await user.click(await screen.findByRole('button', { name: 'Correct it: Porter at Harbour Hospital' }));
    const form = within(await screen.findByRole('region', { name: 'Correct: Porter at Harbour Hospital' }));
    expect(form.getByLabelText('Job Title')).toHaveFocus();
    expect(form.queryByLabelText(/Start Date/)).toBeNull();
  });
});

describe('a role that the bank already had', () => {
  it('is corrected in the bank', async () => {
    openQuestions([{ ...SURE, isNew: false }]);
    await screen.findByRole('article', { name: NAME });
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });
});
