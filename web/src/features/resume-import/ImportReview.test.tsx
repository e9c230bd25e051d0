// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { experience, ID, IMPORT, imported } from '../../testing/importedResume.ts';
import { openReview } from '../../testing/openUpload.ts';
import { findOperation, reply } from '../../testing/reply.ts';
import { userError } from '../../testing/userError.ts';
import { dismissToast, toast, toastStore } from '../../ui/toast.ts';

beforeEach(() => dismissToast());

describe('the review', () => {
  it('offers the four next steps', async () => {
    openReview();
    await screen.findByText('Experiences found');
    for (const [name, path] of [
      ['Upload Another Resume', '/upload-resume'],
      ['View My Experiences', '/profile'],
      ['Start Building Resume', '/resume-builder'],
      ['Find Jobs', '/open-jobs'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });

  it('says in words what to check, only where there is something', async () => {
    openReview();
    await screen.findByText('Experiences found');
    const checks = screen.getAllByText('Please check:');
    expect(checks).toHaveLength(1);
    expect(checks[0]?.parentElement).toHaveTextContent(
      'Please check: company (not sure), start date (not found)',
    );
  });

  const withSecond = (changes: object) => ({
    experiences: [IMPORT.experiences[0], { ...IMPORT.experiences[1], ...changes }],
  });
  const doubtful = imported('e2', 'Porter', { title: 0.1, company: 1, dates: 1 });

  it('stores that a doubtful role was confirmed, and moves the focus to its card', async () => {
    const { user, environment } = openReview(withSecond(doubtful));
    const looksRight = await screen.findByRole('button', { name: 'Looks right: Porter at Harbour Hospital' });
    toast({ title: 'Failed to confirm the role', tone: 'failure' });
    await user.click(looksRight);
    // It was about an earlier try.
    expect(toastStore.read()).toBeNull();
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables.input).toEqual({
      resumeImportId: ID,
      experienceId: 'e2',
      fields: ['TITLE'],
      isConfirmed: true,
    });
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          setImportedFieldsConfirmed: {
            __typename: 'SetImportedFieldsConfirmedPayload',
            resumeImport: {
              id: ID,
              experiences: [
                { experienceId: 'e1', confirmedFields: [] },
                { experienceId: 'e2', confirmedFields: ['TITLE'] },
              ],
            },
          },
        },
      }),
    );
    expect(screen.queryByText('Please check:')).toBeNull();
    expect(screen.getByRole('article', { name: 'Porter at Harbour Hospital' })).toHaveFocus();
  });

  it.each([
    [0, 'You already had this'],
    [1, 'You already had this: 1 new bullet point'],
    [2, 'You already had this: 2 new bullet points'],
  ])('says of a role that the bank had what is new (%i)', async (addedBulletPointCount, words) => {
    openReview(withSecond({ isNew: false, addedBulletPointCount }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['confirmed', { ...doubtful, confirmedFields: ['TITLE'] }],
    ['corrected', { ...doubtful, read: { ...doubtful.read, title: 'Pcrter' } }],
  ])('marks nothing that was %s before', async (_, second) => {
    openReview(withSecond(second));
    await screen.findByText('Experiences found');
    expect(screen.queryByText('Please check:')).toBeNull();
  });

  it('says what became of a role that was merged or split', async () => {
    openReview(
      withSecond({
        experience: null,
        mergedInto: { ...experience('e9', ''), company: 'Red Tent' },
        splitOff: [experience('e8', 'Night Porter')],
      }),
    );
    expect(
      await screen.findByText('Porter at Harbour Hospital is now part of Untitled role at Red Tent.'),
    ).toBeVisible();
    expect(screen.getByRole('article', { name: 'Night Porter at Harbour Hospital' })).toBeVisible();
    expect(screen.getByText('Split off')).toBeVisible();
  });

  it('adds an unplaced line to an experience, as its last bullet', async () => {
    const { user, environment } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Place "• Sang in the choir"' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Where does this line belong?' }));
    await user.click(dialog.getByRole('button', { name: 'Staff Nurse at Harbour Hospital' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables.input).toMatchObject({
      id: 'e1',
      experience: {
        title: 'Staff Nurse',
        bulletPoints: [
          { id: 'b-e1', content: 'Led the night shift' },
          { id: null, content: 'Sang in the choir' },
        ],
      },
    });
    const before = experience('e1', 'Staff Nurse');
    const bullet = { id: 'b9', content: 'Sang in the choir', origin: 'WRITTEN' };
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          updateExperience: {
            __typename: 'UpdateExperiencePayload',
            experience: { ...before, bulletPoints: [...before.bulletPoints, bullet] },
          },
        },
      }),
    );
    expect(await screen.findByText('In Staff Nurse at Harbour Hospital')).toBeVisible();
  });

  it('adds it after what another tab has added in the meantime', async () => {
    const { user, environment } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Place "• Sang in the choir"' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Where does this line belong?' }));
    await user.click(dialog.getByRole('button', { name: 'Staff Nurse at Harbour Hospital' }));
    const answer = (data: object) =>
      act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data }));
    const sent = () => environment.mock.getMostRecentOperation().request.variables.input;
    expect(sent()).toMatchObject({ id: 'e1', version: 'v1' });
    await answer({ updateExperience: userError('ConflictError', 'Changed.') });
    const before = experience('e1', 'Senior Nurse');
    const theirs = { id: 'b8', content: 'Trained 6 colleagues', origin: 'WRITTEN' };
    await answer({
      experience: { ...before, version: 'v2', bulletPoints: [...before.bulletPoints, theirs] },
    });
    expect(sent()).toMatchObject({
      version: 'v2',
      experience: {
        title: 'Senior Nurse',
        bulletPoints: [
          { id: 'b-e1', content: 'Led the night shift' },
          { id: 'b8', content: 'Trained 6 colleagues' },
          { id: null, content: 'Sang in the choir' },
        ],
      },
    });
  });

  it('undoes the whole import after asking', async () => {
    const { user, environment, router } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this import?' }));
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    const operation = environment.mock.getMostRecentOperation();
    expect(operation.request.variables.input).toEqual({ id: ID });
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          undoResumeImport: {
            __typename: 'UndoResumeImportPayload',
            resumeImport: { id: ID, undoneAt: '2026-01-05T00:00:00Z' },
            viewer: { id: 'u1', experienceCount: 0 },
          },
        },
      }),
    );
    expect(toastStore.read()?.title).toBe('Import undone');
    expect(await screen.findByLabelText('Choose a file')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('shows that another tab has undone it when it is to be undone again', async () => {
    const { user, environment } = openReview();
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo import' }));
    reply(environment, {
      undoResumeImport: userError('RuleError', 'This import has been undone already.'),
    });
    expect(toastStore.read()?.description).toBe('This import has been undone already.');
    const { request } = await findOperation(environment, 'ImportReviewRefreshQuery');
    expect(request.variables).toEqual({ id: ID });
    reply(environment, { resumeImport: { ...IMPORT, undoneAt: '2026-01-05T00:00:00Z' } });
    expect(await screen.findByText(/^This import was undone\./)).toBeVisible();
  });

  it('says so when the import was undone', async () => {
    openReview({ undoneAt: '2026-01-05T00:00:00Z' });
    // Its file's name is gone with it.
    expect(
      await screen.findByText('This import was undone. None of it is in your experience.'),
    ).toBeVisible();
    expect(await screen.findByLabelText('Choose a file')).toBeInTheDocument();
  });

  it('says when an import doesn’t exist', async () => {
    openReview(null);
    expect(await screen.findByText(/couldn't find this import/)).toBeVisible();
  });
});
