// @vitest-environment happy-dom
import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { fetchGraphQL } from './network.ts';

const request = {
  id: 'abc123',
  text: null,
  name: 'HomePageQuery',
  operationKind: 'query',
  metadata: {},
} satisfies RequestParameters;

function answerWith(body: unknown, status = 200) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const send = () => Promise.resolve(fetchGraphQL(request, { first: 3 }, {}) as Promise<unknown>);

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockClear();
  dismissToast();
});

describe('fetchGraphQL', () => {
  it('sends the id of the persisted document, never its text', async () => {
    const fetch = answerWith({ data: { viewer: { id: '1' } } });
    await expect(send()).resolves.toEqual({ data: { viewer: { id: '1' } } });
    const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe('/graphql');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(JSON.parse(String(init.body))).toEqual({
      documentId: 'abc123',
      operationName: 'HomePageQuery',
      variables: { first: 3 },
    });
  });

  it.each([
    ['status 401', { message: 'Unauthorized' }, 401],
    [
      'the code UNAUTHENTICATED',
      { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] },
      200,
    ],
    ['a viewer that is null', { data: { viewer: null } }, 200],
  ])('%s: shows the specified toast and goes to /api/login after 500 ms', async (_, body, status) => {
    answerWith(body, status);
    await expect(send()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(toastStore.read()).toMatchObject({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      tone: 'failure',
    });
    vi.advanceTimersByTime(499);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login');
  });

  it('sends people to sign in once, however many requests find the session over', async () => {
    answerWith({}, 401);
    await Promise.allSettled([send(), send(), send()]);
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledOnce();
  });

  it('tells a server that can not be reached from one that refuses', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send()).rejects.toMatchObject({ kind: 'offline' });
    answerWith({ errors: [{ message: 'Too many requests.' }] });
    await expect(send()).rejects.toMatchObject({ kind: 'server', message: 'Too many requests.' });
    answerWith({ errors: [{ message: 'Administrators only.', extensions: { code: 'FORBIDDEN' } }] });
    await expect(send()).rejects.toMatchObject({ kind: 'forbidden', message: 'Administrators only.' });
  });

  it('survives an answer that is not JSON', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>502</html>', { status: 502 })));
    await expect(send()).rejects.toMatchObject({ kind: 'server' });
  });
});
