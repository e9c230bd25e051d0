// @vitest-environment happy-dom
import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { fetchGraphQL } from './network.ts';
import { tryingAgain } from './tryingAgain.ts';

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
  ])('%s: shows the documented toast and goes to /api/login after 500 ms', async (_, body, status) => {
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

  it('sends people to sign in once, however many requests find the session ended', async () => {
    answerWith({}, 401);
    await Promise.allSettled([send(), send(), send()]);
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledOnce();
  });

  it('tells an unreachable server from one that refuses', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const unreached = expect(send()).rejects.toMatchObject({ kind: 'offline' });
    await vi.runAllTimersAsync();
    await unreached;
    answerWith({ errors: [{ message: 'Too many requests.' }] });
    await expect(send()).rejects.toMatchObject({ kind: 'server', message: 'Too many requests.' });
    answerWith({ errors: [{ message: 'Administrators only.', extensions: { code: 'FORBIDDEN' } }] });
    await expect(send()).rejects.toMatchObject({ kind: 'forbidden', message: 'Administrators only.' });
  });

  it('survives an answer that is not JSON', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>502</html>', { status: 502 })));
    const failed = expect(send()).rejects.toMatchObject({ kind: 'server' });
    await vi.runAllTimersAsync();
    await failed;
  });
});

describe('while the server or its database can’t be reached', () => {
  const SENTENCE = 'Tailorbird’s database does not answer right now. Please try again in a few seconds.';
  const unavailable = (body: unknown) =>
    Promise.resolve(Response.json(body, { status: 503, headers: { 'Retry-After': '5' } }));
  const fine = () => Promise.resolve(Response.json({ data: { viewer: { id: '1' } } }));
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const mutate = () =>
    Promise.resolve(fetchGraphQL({ ...request, operationKind: 'mutation' }, {}, {}) as Promise<unknown>);
  function answersInTurn(...answers: (() => Promise<Response>)[]) {
    const fetch = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? fine());
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  it('retries a query until there is an answer, and says so on the page', async () => {
    const fetch = answersInTurn(() => unavailable({ message: SENTENCE }), lost, fine);
    const answer = send();
    await vi.advanceTimersByTimeAsync(500);
    expect(tryingAgain.read()).toBe(true);
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toEqual({ data: { viewer: { id: '1' } } });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(tryingAgain.read()).toBe(false);
  });

  it('gives up after a while with the server’s own words', async () => {
    const fetch = answersInTurn(() => unavailable({ message: SENTENCE }));
    const failed = expect(send()).rejects.toMatchObject({ kind: 'server', message: SENTENCE });
    await vi.runAllTimersAsync();
    await failed;
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  it('retries a mutation that the server didn’t begin', async () => {
    const fetch = answersInTurn(() => unavailable({ message: SENTENCE }), fine);
    const answer = mutate();
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toEqual({ data: { viewer: { id: '1' } } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Response>]>([
    ['began and then failed', () => unavailable({ data: null, errors: [{ message: SENTENCE }] })],
    ['lost its answer', lost],
    ['got a proxy’s answer', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('a mutation that %s is never sent twice', async (_name, answer) => {
    const fetch = answersInTurn(answer);
    const failed = expect(mutate()).rejects.toMatchObject({ name: 'NetworkError' });
    await vi.runAllTimersAsync();
    await failed;
    expect(fetch).toHaveBeenCalledOnce();
  });
});
