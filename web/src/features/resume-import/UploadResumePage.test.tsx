// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import query, { type UploadResumePageQuery } from '../../__generated__/UploadResumePageQuery.graphql.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { userError } from '../../testing/userError.ts';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { FakeRequest } from '../../testing/fakeRequest.ts';
import { DETAILS_OWNER, experience, ID, IMPORT, imported, RAW_ID } from '../../testing/importedResume.ts';
import { readImportId } from './importAddress.ts';
import { UploadResumePage } from './UploadResumePage.tsx';

beforeEach(() => {
  dismissToast();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

function open(path = '/upload-resume', resumeImport: object | null = IMPORT) {
  const idIn = (request: Request) => readImportId(new URL(request.url).searchParams);
  return renderRoute<UploadResumePageQuery>(UploadResumePage, {
    address: path,
    path: '/upload-resume',
    query: {
      request: query,
      variables: ({ request }) => ({ id: idIn(request) ?? '', hasImport: idIn(request) !== null }),
      answer: ({ request: { variables } }) => ({
        data: { viewer: DETAILS_OWNER, ...(variables.hasImport && { resumeImport }) },
      }),
    },
    user: { applyAccept: false },
  });
}

const review = (resumeImport: object | null = IMPORT) =>
  open(`/upload-resume?import=${encodeURIComponent(ID)}`, resumeImport);
const picker = () => screen.findByLabelText('Choose a file');
const text = (name = 'nora.txt', type = 'text/plain') => new File(['Nora Quist'], name, { type });

describe('before anything is sent', () => {
  it('offers the four kinds of file', async () => {
    open();
    expect(await picker()).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
  });

  it('refuses a file over 10 MB', async () => {
    const { user } = open();
    const file = text();
    Object.defineProperty(file, 'size', { value: 10 * 1024 * 1024 + 1 });
    await user.upload(await picker(), file);
    expect(toastStore.read()).toMatchObject({
      title: 'File Too Large',
      description: 'Please upload a file smaller than 10MB.',
    });
    expect(await picker()).toBeInTheDocument();
  });

  it('refuses other file types, also when dropped', async () => {
    open();
    await picker();
    const files = [text('me.png', 'image/png')];
    fireEvent.drop(screen.getByTestId('drop-zone'), { dataTransfer: { files } });
    expect(toastStore.read()).toMatchObject({
      title: 'Invalid File Type',
      description: 'Please upload a PDF, Word document, or text file.',
    });
  });
});

describe('while it is processed', () => {
  it('shows progress, and can be canceled', async () => {
    const { user } = open();
    await user.upload(await picker(), text());
    act(() => FakeRequest.last.sent(40));
    expect(screen.getByRole('progressbar', { name: 'Sent' })).toHaveAttribute('value', '0.4');
    expect(screen.getByText('Sending nora.txt').closest('li')).toHaveAttribute('aria-current', 'step');
    act(() => FakeRequest.last.sent(100));
    expect(screen.getByText('Reading it, line by line').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(FakeRequest.last.aborted).toBe(true);
    expect(await picker()).toBeInTheDocument();
    expect(toastStore.read()).toBeNull();
  });

  it.each([
    [422, '{"message":"This PDF is protected by a password."}', 'This PDF is protected by a password.'],
    [502, '<html>', 'There was an error processing your resume. Please try again.'],
    [200, '{}', 'There was an error processing your resume. Please try again.'],
  ])('goes back to idle after a failure (%i), with the reason and the file', async (status, body, words) => {
    const { user } = open();
    await user.upload(await picker(), text());
    await act(() => FakeRequest.last.answer(status, body));
    expect(toastStore.read()).toMatchObject({ title: 'Upload Failed', description: words });
    expect(await picker()).toBeInTheDocument();
    const failed = FakeRequest.last;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(FakeRequest.last).not.toBe(failed);
  });

  it('shows the review at its own address after success', async () => {
    const { user, router } = open();
    await user.upload(await picker(), text());
    await FakeRequest.last.answer(
      200,
      JSON.stringify({ message: 'Found', importId: RAW_ID, experiences: [] }),
    );
    const heading = await screen.findByRole('heading', { name: 'Found 2 new experiences in your resume.' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(router.state.location.search).toBe(`?import=${encodeURIComponent(ID)}`);
  });
});

describe('the review', () => {
  it('offers the four next steps', async () => {
    review();
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
    review();
    await screen.findByText('Experiences found');
    const checks = screen.getAllByText('Please check:');
    expect(checks).toHaveLength(1);
    expect(checks[0]?.parentElement).toHaveTextContent(
      'Please check: company (not sure), start date (not found)',
    );
  });

  const withSecond = (changes: object) => ({
    ...IMPORT,
    experiences: [IMPORT.experiences[0], { ...IMPORT.experiences[1], ...changes }],
  });
  const doubtful = imported('e2', 'Porter', { title: 0.1, company: 1, dates: 1 });

  it('stores that a doubtful role was confirmed, and moves the focus to its card', async () => {
    const { user, environment } = review(withSecond(doubtful));
    await user.click(await screen.findByRole('button', { name: 'Looks right: Porter at Harbour Hospital' }));
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
    ['confirmed', { ...doubtful, confirmedFields: ['TITLE'] }],
    ['corrected', { ...doubtful, read: { ...doubtful.read, title: 'Pcrter' } }],
  ])('marks nothing that was %s before', async (_, second) => {
    review(withSecond(second));
    await screen.findByText('Experiences found');
    expect(screen.queryByText('Please check:')).toBeNull();
  });

  it('says what became of a role that was merged or split', async () => {
    review(
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
    const { user, environment } = review();
    await user.click(
      await screen.findByRole('button', { name: 'Add "• Sang in the choir" to an experience' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Add to which experience?' }));
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
    const { user, environment } = review();
    await user.click(
      await screen.findByRole('button', { name: 'Add "• Sang in the choir" to an experience' }),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Add to which experience?' }));
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
    const { user, environment, router } = review();
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
    expect(await picker()).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says so when the import was undone', async () => {
    review({ ...IMPORT, undoneAt: '2026-01-05T00:00:00Z' });
    expect(await screen.findByText(/was undone/)).toBeVisible();
    expect(await picker()).toBeInTheDocument();
  });

  it('says when an import doesn’t exist', async () => {
    review(null);
    expect(await screen.findByText(/couldn't find this import/)).toBeVisible();
  });
});
