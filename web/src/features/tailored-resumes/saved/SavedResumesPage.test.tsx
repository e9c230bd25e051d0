import { screen, waitFor, within } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeEach, expect, it } from 'vitest';
import query, { type SavedResumesPageQuery } from '../../../__generated__/SavedResumesPageQuery.graphql.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { reply } from '../../../testing/reply.ts';
import { userError } from '../../../testing/userError.ts';
import { dismissToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/Toaster.tsx';
import { SavedResumesPage } from './SavedResumesPage.tsx';

const RESUME = {
  id: 'r=1',
  isSaved: true,
  hasUnsavedChanges: false,
  createdAt: '2025-01-05T12:00:00.000Z',
  wordMatchScore: 81,
  experienceMatchScore: 75,
  overallScore: 78,
  jobPosting: { title: 'Rigger', company: 'Quay Ferries' },
  experiences: [
    { experienceId: 'e1', title: 'Net Mender', company: 'Pelican Nets', startDate: '2021-03', endDate: null, bullets: [{ id: 'b1', content: 'Mended 40 nets' }] },
    { experienceId: 'e2', title: 'Deckhand', company: 'Tide Watch', startDate: '2018', endDate: '2021-02', bullets: [] },
  ],
}; // prettier-ignore

function open(resumes: object[], hasNextPage = false, drafts: object[] = []) {
  return renderRoute<SavedResumesPageQuery>(SavedResumesPage, {
    query: {
      request: query,
      answer: (operation) =>
        MockPayloadGenerator.generate(operation, {
          User: () => ({ id: 'u1' }),
          UserDraftResumesConnection: () => ({
            edges: drafts.map((node) => ({ node })),
            pageInfo: { hasNextPage: false, endCursor: null },
          }),
          UserSavedResumesConnection: () => ({
            edges: resumes.map((node) => ({ node })),
            pageInfo: { hasNextPage, endCursor: 'c1' },
          }),
        }),
    },
    beside: <Toaster />,
  });
}

const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li')!);

beforeEach(() => dismissToast());

it('shows job title, company and the day as "Jan 5, 2025"', async () => {
  open([RESUME]);
  const first = await card('Rigger');
  expect(first.getByText('Quay Ferries')).toBeVisible();
  expect(first.getByText('Jan 5, 2025')).toBeVisible();
  expect(first.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/resume-builder/r%3D1');
});

it('names an untitled job, and shows no number without a match', async () => {
  open([{ ...RESUME, overallScore: null, jobPosting: { title: '', company: '' } }]);
  const first = await card('Untitled job');
  expect(first.getByText('Match: not enough information')).toBeVisible();
  expect(first.queryByRole('meter')).toBeNull();
});

it('shows each experience with its dates and bullets', async () => {
  const { user } = open([RESUME]);
  await user.click(await screen.findByRole('button', { name: 'View the resume for Rigger, Quay Ferries' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rigger' }));
  expect(dialog.getByText('Mar 2021 - Present')).toBeVisible();
  expect(dialog.getByText('2018 - Feb 2021')).toBeVisible();
  expect(dialog.getByText('Mended 40 nets')).toBeVisible();
});

it('says that there are none yet and where to start', async () => {
  open([]);
  expect(await screen.findByText('No saved resumes yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Build a New Resume' })).toHaveAttribute('href', '/resume-builder');
});

it('deletes after asking, and keeps the card when it fails', async () => {
  const { user, environment } = open([
    RESUME,
    { ...RESUME, id: 'r2', jobPosting: { title: 'Welder', company: '' } },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete the resume for Welder' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Delete this resume?' }));
  const resolve = (result: object) => reply(environment, { deleteTailoredResume: result });

  await user.click(confirm.getByRole('button', { name: 'Delete resume' }));
  resolve(userError('NotFoundError', 'The resume was not found.'));
  expect(await screen.findByText('Failed to delete resume')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Welder' })).toBeInTheDocument();

  await user.click(confirm.getByRole('button', { name: 'Delete resume' }));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({ id: 'r2' });
  resolve({ __typename: 'DeleteTailoredResumePayload', deletedTailoredResumeId: 'r2' });
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Welder' })).toBeNull());
  expect(screen.getByRole('heading', { level: 3, name: 'Rigger' })).toBeInTheDocument();
});

it('loads more when there are more', async () => {
  const { user, environment } = open([RESUME], true);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toMatchObject({ count: 50, cursor: 'c1' });
  environment.mock.resolve(
    operation,
    MockPayloadGenerator.generate(operation, {
      User: () => ({ id: 'u1' }),
      UserSavedResumesConnection: () => ({
        edges: [{ node: { ...RESUME, id: 'r2', jobPosting: { title: 'Welder', company: '' } } }],
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
    }),
  );
  expect(await screen.findByRole('heading', { level: 3, name: 'Welder' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('shows an unsaved resume as a draft that can be continued and deleted', async () => {
  const draft = { ...RESUME, id: 'd=1', isSaved: false, hasUnsavedChanges: true };
  const { user, environment } = open([RESUME], false, [draft]);
  const drafts = within(await screen.findByRole('region', { name: 'Drafts' }));
  expect(drafts.getByText('Draft')).toBeVisible();
  expect(drafts.getByRole('link', { name: 'Continue the resume for Rigger, Quay Ferries' })).toHaveAttribute(
    'href',
    '/resume-builder/d%3D1',
  );
  expect(within(screen.getByRole('region', { name: 'Saved' })).queryByText('Draft')).toBeNull();

  await user.click(drafts.getByRole('button', { name: /^Delete/ }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Delete this resume?' }));
  await user.click(confirm.getByRole('button', { name: 'Delete resume' }));
  environment.mock.resolve(environment.mock.getMostRecentOperation(), {
    data: {
      deleteTailoredResume: { __typename: 'DeleteTailoredResumePayload', deletedTailoredResumeId: 'd=1' },
    },
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull());
});

it('marks a saved resume that has changed since', async () => {
  open([{ ...RESUME, hasUnsavedChanges: true }]);
  expect((await card('Rigger')).getByText('Unsaved changes')).toBeVisible();
});
