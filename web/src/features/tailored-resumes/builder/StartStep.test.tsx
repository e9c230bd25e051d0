import { act, screen, waitFor } from '@testing-library/react';
import type { MockEnvironment } from 'relay-test-utils';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { findOperation } from '../../../testing/reply.ts';
import { userError } from '../../../testing/userError.ts';
import { dismissToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/Toaster.tsx';
import { readJobDraft } from '../../job-postings/readJobDraft.ts';
import { readJobToStart, startResumeFor, type JobToStart } from './startResumeFor.ts';
import { StartStep } from './StartStep.tsx';

const JOB: JobToStart = { title: 'Rigger', company: 'Quay', description: 'Rigger wanted' };

/** The step, with the pages that it can lead to. */
function open(job = JOB) {
  const opened = renderRoute(() => <StartStep job={job} draftKey="u1" />, {
    address: '/start',
    others: [
      { path: '/resume-builder', element: <h1>The job</h1> },
      { path: '/resume-builder/:id', element: <h1>The resume</h1> },
    ],
    beside: <Toaster />,
  });
  return {
    ...opened,
    address: () => opened.router.state.location.pathname + opened.router.state.location.search,
  };
}

async function answer(environment: MockEnvironment, name: string, data: object) {
  const { mock } = environment;
  const operation = await findOperation(environment, name);
  act(() => mock.resolve(operation, { data } as Parameters<typeof mock.resolve>[1]));
  return operation.request.variables;
}

const analyze = (environment: MockEnvironment) =>
  answer(environment, 'useAnalyzePostingMutation', {
    analyzeJobPosting: {
      __typename: 'AnalyzeJobPostingPayload',
      jobPosting: { id: 'p1', title: 'Rigger', company: 'Quay', blurb: '', personalizedTips: '', notices: [] },
    },
  }); // prettier-ignore
const giveBank = (environment: MockEnvironment, count: number) =>
  answer(environment, 'fetchBankQuery', {
    viewer: {
      __typename: 'User',
      id: 'u1',
      experienceCount: count,
      experiences: {
        edges: Array.from({ length: count }, (_, index) => ({
          node: { __typename: 'Experience', id: `e${index}` },
        })),
      },
    },
  });
const asked = ({ mock }: MockEnvironment) =>
  mock.getAllOperations().map(({ request }) => request.node.operation.name);

beforeAll(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
});

it('analyzes, selects all experiences, and generates after one second', async () => {
  const { environment, address } = open();
  expect(screen.getByText('Reading the posting')).toBeInTheDocument();
  expect(await analyze(environment)).toEqual({
    input: { description: 'Rigger wanted', title: 'Rigger', company: 'Quay' },
  });
  await giveBank(environment, 3);
  expect(await screen.findByText('Selected all 3 experiences, up to 4 bullet points each')).toBeVisible();
  expect(screen.getByText('Generating your resume in a moment')).toBeVisible();
  expect(asked(environment)).not.toContain('useTailorResumeMutation');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Choosing the bullet points that fit best')).toBeVisible();
  const variables = await answer(environment, 'useTailorResumeMutation', {
    tailorResume: { __typename: 'TailorResumePayload', tailoredResume: { id: 'r1' } },
  });
  expect(variables).toEqual({ input: { jobPostingId: 'p1', experienceIds: ['e0', 'e1', 'e2'] } });
  await waitFor(() => expect(address()).toBe('/resume-builder/r1'));
  expect(readJobDraft('u1').description).toBe('');
});

it('is canceled in time, and goes on by hand with the posting', async () => {
  const { user, environment, address } = open();
  await analyze(environment);
  await giveBank(environment, 3);
  await screen.findByText('Generating your resume in a moment');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/resume-builder?posting=p1'));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(asked(environment)).not.toContain('useTailorResumeMutation');
});

it('is canceled while it reads, and keeps the job', async () => {
  const { user, environment, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/resume-builder'));
  expect(asked(environment)).not.toContain('useAnalyzePostingMutation');
  expect(readJobDraft('u1')).toEqual(JOB);
});

it('says when the posting can’t be analyzed, and keeps the job in the form', async () => {
  const { environment, address } = open();
  await giveBank(environment, 3);
  await answer(environment, 'useAnalyzePostingMutation', {
    analyzeJobPosting: userError('ValidationError', 'That is too short.', []),
  });
  expect(await screen.findByText('Failed to analyze job description')).toBeInTheDocument();
  expect(screen.getByText('That is too short.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/resume-builder'));
  expect(readJobDraft('u1')).toEqual(JOB);
});

it('says when it can’t be generated, and goes on by hand', async () => {
  const { environment, address } = open();
  await analyze(environment);
  await giveBank(environment, 1);
  await screen.findByText('Selected your 1 experience, up to 4 bullet points each');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await answer(environment, 'useTailorResumeMutation', {
    tailorResume: userError('NotFoundError', 'The experience is gone.'),
  });
  expect(await screen.findByText('Failed to tailor resume')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/resume-builder?posting=p1'));
});

it.each([0, 31])('leaves it to the person with %s experiences', async (count) => {
  const { environment, address } = open();
  await analyze(environment);
  await giveBank(environment, count);
  await waitFor(() => expect(address()).toBe('/resume-builder?posting=p1'));
  expect(asked(environment)).not.toContain('useTailorResumeMutation');
  const explained = screen.queryByText('A resume can hold at most 30, and you have 31.');
  expect(explained !== null).toBe(count === 31);
});

it('hands a job over, and takes no other state for one', () => {
  const navigate = vi.fn();
  startResumeFor(navigate, JOB);
  const [path, { state }] = navigate.mock.calls[0] as [string, { state: unknown }];
  expect(path).toBe('/resume-builder');
  expect(readJobToStart(state)).toEqual(JOB);
  for (const other of [null, undefined, 'x', {}, { startResumeFor: { title: 7 } }]) {
    expect(readJobToStart(other)).toBeNull();
  }
  expect(readJobToStart({ startResumeFor: { ...JOB, description: ' ' } })).toBeNull();
});
