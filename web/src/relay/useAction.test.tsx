// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { graphql, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import type { useActionTestMutation } from '../__generated__/useActionTestMutation.graphql.ts';
import { userError } from '../testing/userError.ts';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { NetworkError } from './networkError.ts';
import { useAction } from './useAction.ts';

const MUTATION = graphql`
  mutation useActionTestMutation($input: CreateExperienceInput!) {
    createExperience(input: $input) {
      ... on CreateExperiencePayload @alias(as: "payload") {
        experience {
          title
        }
      }
      ...useAction_error @alias(as: "error")
    }
  }
`;

const variables = { input: { experience: { title: 'Staff Nurse', company: 'Lakeside Clinic' } } };

function setUp() {
  const environment = createMockEnvironment();
  const { result } = renderHook(
    () =>
      useAction<useActionTestMutation>(MUTATION, {
        success: ({ experience }) => ({
          title: 'Experience added successfully',
          description: experience.title,
        }),
        failure: (error) => ({ title: 'Failed to add experience', description: error.message }),
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      ),
    },
  );
  const start = () => {
    let outcome!: ReturnType<(typeof result.current)[0]>;
    act(() => {
      outcome = result.current[0](variables);
    });
    return outcome;
  };
  const answer = (createExperience: Record<string, unknown>) =>
    act(() => environment.mock.resolveMostRecentOperation({ data: { createExperience } }));
  return { environment, result, start, answer };
}

beforeEach(() => dismissToast());

describe('useAction', () => {
  it('returns the payload and shows the success toast', async () => {
    const { result, start, answer } = setUp();
    const outcome = start();
    expect(result.current[1]).toBe(true);
    answer({
      __typename: 'CreateExperiencePayload',
      experience: { id: 'RXhwOjE=', title: 'Staff Nurse' },
    });
    expect(await outcome).toMatchObject({ ok: true, data: { experience: { title: 'Staff Nurse' } } });
    expect(result.current[1]).toBe(false);
    expect(toastStore.read()).toMatchObject({
      title: 'Experience added successfully',
      description: 'Staff Nurse',
    });
  });

  it('returns an expected error with its fields, and shows the failure toast with the server’s words', async () => {
    const { start, answer } = setUp();
    const outcome = start();
    const fields = [{ path: 'title', message: 'Please enter the job title.' }];
    answer(userError('ValidationError', 'Please enter the job title.', fields));
    expect(await outcome).toEqual({
      ok: false,
      error: { kind: 'ValidationError', message: 'Please enter the job title.', fields },
    });
    expect(toastStore.read()).toMatchObject({
      title: 'Failed to add experience',
      description: 'Please enter the job title.',
      tone: 'failure',
    });
  });

  it('passes on the words of an error type that is newer than this page', async () => {
    const { start, answer } = setUp();
    const outcome = start();
    answer(userError('SomethingNew', 'Experiences are full.'));
    expect(await outcome).toEqual({
      ok: false,
      error: { kind: 'SomethingNew', message: 'Experiences are full.', fields: [] },
    });
  });

  it('treats an answer that is neither the payload nor an error as a failure', async () => {
    const { start, answer } = setUp();
    const outcome = start();
    answer({ __typename: 'SomethingNew' });
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'server' } });
    expect(toastStore.read()).toMatchObject({ title: 'Failed to add experience', tone: 'failure' });
  });

  it('resolves, never rejects, when there is no server, and says so', async () => {
    const { environment, start } = setUp();
    const outcome = start();
    act(() => environment.mock.rejectMostRecentOperation(new NetworkError('offline', 'No server.')));
    expect(await outcome).toEqual({
      ok: false,
      error: { kind: 'offline', message: 'No server.', fields: [] },
    });
    expect(toastStore.read()).toMatchObject({ description: 'No server.', tone: 'failure' });
  });

  it('keeps Relay’s and the program’s own words from people', async () => {
    const { environment, start } = setUp();
    const outcome = start();
    act(() => environment.mock.rejectMostRecentOperation(new Error('relay-runtime: x is undefined')));
    const result = await outcome;
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toContain('undefined');
  });

  it('adds no toast of its own when the session has ended', async () => {
    const { environment, start } = setUp();
    const outcome = start();
    act(() => environment.mock.rejectMostRecentOperation(new NetworkError('unauthenticated', 'Logged out.')));
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    expect(toastStore.read()).toBeNull();
  });

  it('cancels the request without a toast', async () => {
    const { environment, result } = setUp();
    const leave = new AbortController();
    let outcome!: ReturnType<(typeof result.current)[0]>;
    act(() => {
      outcome = result.current[0](variables, { signal: leave.signal });
    });
    expect(result.current[1]).toBe(true);
    act(() => leave.abort());
    expect(await outcome).toEqual({ ok: false, error: { kind: 'canceled', message: '', fields: [] } });
    expect(result.current[1]).toBe(false);
    expect(environment.mock.getAllOperations()).toEqual([]);
    expect(toastStore.read()).toBeNull();
  });

  it('keeps its identity from render to render', () => {
    const { result, start } = setUp();
    const [run] = result.current;
    void start();
    expect(result.current[0]).toBe(run);
  });
});
