// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ID, IMPORT, imported } from '../../testing/importedResume.ts';
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
  withRead,
} from '../../testing/importQuestions.ts';
import { userError } from '../../testing/userError.ts';
import { toastStore } from '../../ui/toast.ts';
import { refreshSuggestions } from './refreshSuggestions.ts';

prepareQuestions();

const ONE_MORE = 'One more role in your resume is written the same way. Should we correct it too?';
const TWO_MORE = '2 more roles in your resume are written the same way. Should we correct them too?';
const AIDE = imported('e4', 'Ward', undefined, '2014-02');
const CLERK = imported('e5', 'Archive', undefined, '2012-05');
const AS_AIDE = { title: 'Care Aide', company: 'Ward' };
const AS_CLERK = { title: 'Clerk', company: 'Archive' };

/** Corrects the porter, after which the server suggests the same for two more roles. */
async function correctOne() {
  const page = openQuestions([PORTER, AIDE, CLERK, NURSE]);
  await findQuestion(QUESTIONS.porter);
  page.suggest('e4', AS_AIDE);
  page.suggest('e5', AS_CLERK);
  await page.user.click(getButton('They are the other way round'));
  await page.change();
  return page;
}

describe('roles that the file writes like a corrected one', () => {
  it('are offered next, each as it was read and as it would be', async () => {
    await correctOne();
    expect(await findQuestion(TWO_MORE)).toHaveFocus();
    expect(screen.getByRole('heading', { name: '3 quick questions about your resume' })).toBeVisible();
    const boxes = getCard().getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    expect(boxes[0]).toBeChecked();
    expect(boxes[0]).toHaveAccessibleName(/Care Aide at Ward.*Feb 2014.*We read: Ward at Harbour Hospital/);
  });

  it('are corrected together, and together undone', async () => {
    const { user, rename, suggest } = await correctOne();
    await findQuestion(TWO_MORE);
    suggest('e4', null);
    suggest('e5', null);
    await user.click(getButton('Correct 2 roles'));
    expect(await rename()).toEqual([
      { id: 'e4', version: 'v1', ...AS_AIDE },
      { id: 'e5', version: 'v1', ...AS_CLERK },
    ]);
    expect(await findQuestion(QUESTIONS.nurse)).toHaveFocus();
    expect(screen.getByRole('article', { name: 'Care Aide at Ward' })).toBeVisible();
    const shown = toastStore.read();
    expect(shown).toMatchObject({ title: 'Corrected 2 roles', action: { label: 'Undo' } });
    act(() => shown?.action?.run());
    expect(await rename()).toEqual([
      { id: 'e4', version: 'v1+', title: 'Ward', company: 'Harbour Hospital' },
      { id: 'e5', version: 'v1+', title: 'Archive', company: 'Harbour Hospital' },
    ]);
    expect(screen.getByRole('article', { name: 'Ward at Harbour Hospital' })).toBeVisible();
  });

  it('stay corrected after an undo where they had no company before, which is said', async () => {
    const { user, suggest, rename } = openQuestions([
      { ...AIDE, suggestedCorrection: AS_AIDE },
      { ...withRead(CLERK, { company: '' }), suggestedCorrection: AS_CLERK },
    ]);
    await findQuestion(TWO_MORE);
    suggest('e4', null);
    suggest('e5', null);
    await user.click(getButton('Correct 2 roles'));
    await rename();
    const shown = toastStore.read();
    expect(shown?.description).toBe('Undo doesn’t cover 1 role that had no title or company before.');
    act(() => shown?.action?.run());
    expect((await rename()).map(({ id }) => id)).toEqual(['e4']);
  });

  it('can be left out one by one, and are not offered again', async () => {
    const { user, rename, suggest } = await correctOne();
    await findQuestion(TWO_MORE);
    await user.click(getCard().getByRole('checkbox', { name: /Clerk at Archive/ }));
    suggest('e4', null);
    await user.click(getButton('Correct 1 role'));
    expect(await rename()).toEqual([{ id: 'e4', version: 'v1', ...AS_AIDE }]);
    await findQuestion(QUESTIONS.nurse);
  });

  it('cannot be corrected while none is chosen', async () => {
    const { user } = await correctOne();
    await findQuestion(TWO_MORE);
    for (const box of getCard().getAllByRole('checkbox')) await user.click(box);
    expect(getButton('Correct 0 roles')).toBeDisabled();
  });

  it('stay as they are when that is the answer', async () => {
    const { user } = await correctOne();
    await findQuestion(TWO_MORE);
    await user.click(getButton('Leave them as they are'));
    expect(await findQuestion(QUESTIONS.nurse)).toHaveFocus();
  });

  it('are asked again when the change is refused, with the reason', async () => {
    const { user, sent, respond, answerSuggestions, changeElsewhere } = await correctOne();
    await findQuestion(TWO_MORE);
    await user.click(getButton('Correct 2 roles'));
    await respond({ renameExperiences: userError('ConflictError', 'Changed somewhere else.') });
    expect(toastStore.read()).toMatchObject({
      title: 'Failed to correct the roles',
      description: 'Changed somewhere else.',
      tone: 'failure',
    });
    changeElsewhere('e4', { endDate: '2016-01' });
    await answerSuggestions();
    expect(await findQuestion(TWO_MORE)).toBeVisible();
    await user.click(getButton('Correct 2 roles'));
    expect(sent().experiences.map(({ version }: { version: string }) => version)).toEqual(['v1+', 'v1']);
  });

  it('are no longer offered once the correction is taken back', async () => {
    const { user, suggest, change } = await correctOne();
    await findQuestion(TWO_MORE);
    suggest('e4', null);
    suggest('e5', null);
    await user.click(getButton('Undo'));
    await change();
    await findQuestion(QUESTIONS.porter);
  });

  it('are announced after a correction further down the page, with a way there', async () => {
    const { suggest, answerSuggestions, environment } = openQuestions([PORTER, AIDE, NURSE]);
    await findQuestion(QUESTIONS.porter);
    suggest('e4', AS_AIDE);
    act(() => void refreshSuggestions(environment, ID));
    await answerSuggestions();
    const heading = await findQuestion(ONE_MORE);
    expect(heading).not.toHaveFocus();
    const shown = toastStore.read();
    expect(shown).toMatchObject({ description: 'One more role in your resume is written the same way.' });
    act(() => shown?.action?.run());
    expect(heading).toHaveFocus();
  });

  it('are offered after a reload, too, and when nothing else is unsure', async () => {
    const { user } = openQuestions([{ ...AIDE, suggestedCorrection: AS_AIDE }]);
    expect(await findQuestion(ONE_MORE)).not.toHaveFocus();
    expect(screen.getByRole('heading', { name: '1 quick question about your resume' })).toBeVisible();
    await user.click(getButton('Leave it as it is'));
    await waitFor(() => expect(hasCard()).toBe(false));
    expect(screen.getByRole('heading', { name: IMPORT.message })).toHaveFocus();
  });
});
