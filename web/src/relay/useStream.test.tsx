// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, Network, RecordSource, Store, type ConcreteRequest } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSocketServer } from '../testing/socketServer.ts';
import { dismissToast } from '../ui/toast.ts';
import type { useStream as UseStream } from './useStream.ts';

interface Piece {
  sequence: number;
  text: string;
}
interface PiecesSubscription {
  readonly variables: { id: string; after: number };
  readonly response: { pieces: Piece };
}

// What relay-compiler makes of `subscription Pieces($id: ID!, $after: Int!) { pieces(id: $id, after: $after) { ... } }`;
// the schema has no subscription that a test could compile.
const scalar = (name: string) =>
  ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null }) as const;
const argument = (name: string) => ({ defaultValue: null, kind: 'LocalArgument', name }) as const;
const variable = (name: string) => ({ kind: 'Variable', name, variableName: name }) as const;
const selections = [
  {
    alias: null,
    args: [variable('after'), variable('id')],
    concreteType: 'Piece',
    kind: 'LinkedField',
    name: 'pieces',
    plural: false,
    selections: [scalar('sequence'), scalar('text')],
    storageKey: null,
  },
] as const;
const argumentDefinitions = [argument('after'), argument('id')];
const SUBSCRIPTION = {
  kind: 'Request',
  fragment: {
    argumentDefinitions,
    kind: 'Fragment',
    metadata: null,
    name: 'Pieces',
    selections,
    type: 'Subscription',
    abstractKey: null,
  },
  operation: { argumentDefinitions, kind: 'Operation', name: 'Pieces', selections },
  params: { id: 'id-of-pieces', metadata: {}, name: 'Pieces', operationKind: 'subscription', text: null },
} satisfies ConcreteRequest;

let server: Awaited<ReturnType<typeof startSocketServer>>;
let endSubscriptions: () => void;
let useStream: typeof UseStream;
let environment: Environment;
const assign = vi.fn();
const fetch = vi.fn(() => Promise.resolve(new Response('', { status: 200 })));

beforeEach(async () => {
  server = await startSocketServer();
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  // Each test has a page, and so a socket, of its own.
  vi.resetModules();
  const subscribe = await import('./subscribe.ts');
  endSubscriptions = subscribe.endSubscriptions;
  ({ useStream } = await import('./useStream.ts'));
  environment = new Environment({
    network: Network.create(
      () => Promise.reject(new Error('nothing is fetched')),
      subscribe.subscribeGraphQL,
    ),
    store: new Store(new RecordSource()),
  });
});
afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  assign.mockClear();
  fetch.mockClear();
  dismissToast();
});

function follow(options: { key?: string | null; after?: number; strict?: boolean } = {}) {
  const records: Piece[] = [];
  const updated: number[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => {
    const page = <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
    return options.strict ? <StrictMode>{page}</StrictMode> : page;
  };
  const { result, unmount, rerender } = renderHook(
    ({ key }: { key: string | null }) =>
      useStream<PiecesSubscription>(SUBSCRIPTION, {
        key,
        ...(options.after !== undefined && { after: options.after }),
        variables: (after) => ({ id: key ?? '', after }),
        sequenceOf: ({ pieces }) => pieces.sequence,
        onRecord: ({ pieces }) => records.push({ ...pieces }),
        updater: (_store, event) => updated.push(event?.pieces.sequence ?? 0),
      }),
    { wrapper, initialProps: { key: options.key === undefined ? 'a' : options.key } },
  );
  const sequences = () => records.map(({ sequence }) => sequence);
  return { result, unmount, rerender, records, updated, sequences };
}

/** The server's subscription number `index`, once it has arrived. */
async function arrived(index = 0) {
  await expect.poll(() => server.subscriptions.length, { timeout: 5_000 }).toBe(index + 1);
  const subscription = server.subscriptions[index];
  if (!subscription) throw new Error('There is no such subscription.');
  const send = (...sequences: number[]) => {
    for (const sequence of sequences) subscription.next({ pieces: { sequence, text: `piece ${sequence}` } });
  };
  return { ...subscription, send, isEnded: () => subscription.isEnded };
}
const state = (hook: { result: { current: { state: unknown } } }) => () => hook.result.current.state;
const quiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

describe('a stream', () => {
  it('gets its records in order, by the id of the persisted document, until it is done', async () => {
    const hook = follow();
    expect(hook.result.current.state).toBe('connecting');
    const { payload, send, complete } = await arrived();
    expect(payload).toMatchObject({
      query: '',
      extensions: { documentId: 'id-of-pieces' },
      variables: { id: 'a', after: 0 },
    });
    await expect.poll(state(hook)).toBe('live');
    send(1, 2, 3);
    complete();
    await expect.poll(state(hook)).toBe('done');
    expect(hook.records).toEqual([1, 2, 3].map((sequence) => ({ sequence, text: `piece ${sequence}` })));
    expect(hook.updated).toEqual([1, 2, 3]);
  });

  it('resumes after the last record when its socket is lost, and drops what it already has', async () => {
    const hook = follow({ after: 4 });
    (await arrived()).send(5, 6);
    await expect.poll(hook.sequences).toEqual([5, 6]);
    server.drop();
    await expect.poll(state(hook)).toBe('waiting');
    const again = await arrived(1);
    expect(again.payload.variables).toEqual({ id: 'a', after: 6 });
    await expect.poll(state(hook)).toBe('live');
    again.send(5, 6, 7, 7);
    await expect.poll(hook.sequences).toEqual([5, 6, 7]);
    server.drop(1001);
    (await arrived(2)).send(8);
    await expect.poll(hook.sequences).toEqual([5, 6, 7, 8]);
    expect(hook.updated).toEqual([5, 6, 7, 8]);
  });

  it('resumes when the server has cut it off, or has no database just now', async () => {
    const hook = follow();
    (await arrived()).error('It has run for a long time.', 'SUBSCRIPTION_INTERRUPTED');
    (await arrived(1)).error('The database does not answer.', 'NOT_READY');
    (await arrived(2)).send(1);
    await expect.poll(hook.sequences).toEqual([1]);
    expect(hook.result.current).toMatchObject({ state: 'live', message: null });
  });

  it('fails with the server’s words, and starts again where it was when asked to', async () => {
    const hook = follow();
    const { send, error } = await arrived();
    send(1);
    error('Too many live updates at once.', 'RATE_LIMITED');
    await expect.poll(state(hook)).toBe('failed');
    expect(hook.result.current.message).toBe('Too many live updates at once.');
    await quiet();
    expect(server.subscriptions).toHaveLength(1);
    act(() => hook.result.current.retry());
    expect(hook.result.current.state).toBe('connecting');
    expect((await arrived(1)).payload.variables).toEqual({ id: 'a', after: 1 });
  });

  it('fails when it is refused, which arrives as an event without data', async () => {
    const hook = follow();
    (await arrived()).next(null, [{ message: 'It was not found.', extensions: { code: 'NOT_FOUND' } }]);
    await expect.poll(state(hook)).toBe('failed');
    expect(hook.result.current.message).toBe('It was not found.');
    expect(hook.records).toEqual([]);
  });

  it('waits for the network and goes on at once when it is back', async () => {
    const hook = follow();
    (await arrived()).send(1);
    await expect.poll(hook.sequences).toEqual([1]);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.drop();
    await expect.poll(state(hook)).toBe('waiting');
    await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
    expect(server.attempts()).toBe(1);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect((await arrived(1)).payload.variables).toMatchObject({ after: 1 });
  });

  it('keeps trying while the server refuses sockets', async () => {
    server.refuse('503 Service Unavailable');
    const hook = follow();
    await expect.poll(server.attempts, { timeout: 5_000 }).toBeGreaterThan(1);
    expect(hook.result.current.state).toBe('waiting');
    server.refuse(null);
    await arrived();
    await expect.poll(state(hook)).toBe('live');
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('when the session has ended', () => {
  it('the person is sent to sign in, and nothing is tried again', async () => {
    const hook = follow();
    await arrived();
    server.drop(4403);
    await expect.poll(state(hook)).toBe('failed');
    await expect.poll(() => assign.mock.calls, { timeout: 3_000 }).toEqual([['/api/login']]);
    expect(server.attempts()).toBe(1);
  });

  it('so is it when the socket can’t be opened any more', async () => {
    server.refuse('401 Unauthorized');
    fetch.mockResolvedValueOnce(new Response('', { status: 401 }));
    const hook = follow();
    await expect.poll(state(hook)).toBe('failed');
    await expect.poll(() => assign.mock.calls, { timeout: 3_000 }).toEqual([['/api/login']]);
    expect(server.attempts()).toBe(1);
  });

  it('a person who logs out is told nothing', async () => {
    const hook = follow();
    await arrived();
    await expect.poll(state(hook)).toBe('live');
    endSubscriptions();
    await expect.poll(server.openSockets).toBe(0);
    await act(() => new Promise((resolve) => setTimeout(resolve, 800)));
    expect(hook.result.current.state).toBe('live');
    expect(server.attempts()).toBe(1);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('in a component', () => {
  it('ends with it', async () => {
    const hook = follow();
    const { isEnded } = await arrived();
    hook.unmount();
    await expect.poll(isEnded).toBe(true);
    server.drop();
    await quiet();
    expect(server.subscriptions).toHaveLength(1);
  });

  it('ends with it while it waits to be resumed', async () => {
    const hook = follow();
    await arrived();
    server.drop();
    await expect.poll(state(hook)).toBe('waiting');
    hook.unmount();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(server.attempts()).toBe(1);
  });

  it('under StrictMode is sent once, and each record arrives once', async () => {
    const hook = follow({ strict: true });
    const { send } = await arrived();
    await expect.poll(state(hook)).toBe('live');
    send(1, 2);
    await expect.poll(hook.sequences).toEqual([1, 2]);
    expect(server.subscriptions).toHaveLength(1);
    expect(hook.updated).toEqual([1, 2]);
  });

  it('starts anew for another record, and follows nothing without one', async () => {
    const hook = follow({ key: null });
    expect(hook.result.current.state).toBeNull();
    await quiet();
    expect(server.attempts()).toBe(0);
    hook.rerender({ key: 'a' });
    const first = await arrived();
    first.send(1);
    await expect.poll(hook.sequences).toEqual([1]);
    hook.rerender({ key: 'b' });
    expect(hook.result.current.state).toBe('connecting');
    const second = await arrived(1);
    expect(second.payload.variables).toEqual({ id: 'b', after: 0 });
    await expect.poll(first.isEnded).toBe(true);
    second.send(1);
    await expect.poll(hook.sequences).toEqual([1, 1]);
    expect(server.attempts()).toBe(1);
  });
});
