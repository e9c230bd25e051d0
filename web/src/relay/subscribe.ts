import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';
import type { Client, createClient } from 'graphql-ws';
import { endSession, hasData, readFirstError } from './network.ts';
import { NetworkError } from './networkError.ts';

/** The code with which the server closes the sockets of an ended session. */
const FORBIDDEN = 4403;
/** A connection that is lost without a word is noticed after the two together. */
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 5_000;
const CONNECT_WITHIN_MS = 10_000;
/** What the server says when it ends a subscription that it would take up again. */
const INTERRUPTIONS = new Set(['SUBSCRIPTION_INTERRUPTED', 'NOT_READY']);

let client: Promise<Client> | undefined;
let isConnected = false;
let isOver = false;

/** Opens one lazy socket for all subscriptions. graphql-ws is loaded with the first one. */
function socket(): Promise<Client> {
  client ??= import('graphql-ws').then((library) => createSocket(library.createClient));
  // The next subscription tries again to load it.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

function createSocket(create: typeof createClient): Client {
  let noPong: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    isConnected = false;
    clearTimeout(noPong);
  };
  const created = create({
    url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
    lazyCloseTimeout: 2_000,
    // It would subscribe again with the same variables and get what it already has; `followStream` resumes.
    retryAttempts: 0,
    connectionAckWaitTimeout: CONNECT_WITHIN_MS,
    keepAlive: PING_EVERY_MS,
    on: {
      connected: () => {
        isConnected = true;
      },
      closed: lost,
      error: lost,
      ping: (received) => {
        if (!received) noPong = setTimeout(() => created.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(noPong);
      },
    },
  });
  return created;
}

/**
 * Ends all subscriptions for good and without a word to whoever follows them: the person is logging out, and the page
 * is about to go. Otherwise the server would close the socket, and the page would say that the session has ended.
 */
export function endSubscriptions(): void {
  isOver = true;
  void client?.then((created) => created.dispose());
}

/**
 * Sends a persisted subscription over graphql-ws: the document's id goes into `extensions`, its text isn't sent. Fails
 * with a NetworkError: `interrupted` when it can be subscribed to again, and as for a request over HTTP otherwise; an
 * ended session also sends the person to sign in again. A function as `onLive` in the cache configuration's metadata
 * is called when the subscription has been sent to the server.
 */
export const subscribeGraphQL: SubscribeFunction = (request, variables, cacheConfig) =>
  Observable.create<GraphQLResponse>((sink) => {
    let stop: (() => void) | undefined;
    let unlisten: (() => void) | undefined;
    let stopped = false;
    const { onLive } = cacheConfig.metadata ?? {};
    const announce = () => {
      unlisten?.();
      if (!stopped && typeof onLive === 'function') onLive();
    };
    const end = (finish: () => void) => {
      unlisten?.();
      if (!stopped && !isOver) finish();
      stopped = true;
    };
    socket().then(
      (created) => {
        if (stopped || isOver) return;
        // Before it is connected, the client only keeps it.
        let wasConnected = isConnected;
        if (isConnected) announce();
        else {
          unlisten = created.on('connected', () => {
            wasConnected = true;
            announce();
          });
        }
        stop = created.subscribe(
          { operationName: request.name, query: '', variables, extensions: { documentId: request.id } },
          {
            next: (value) => {
              if (stopped || isOver) return;
              // A subscription that is refused arrives as an event without data.
              const failure = hasData(value) ? null : toError([...(value.errors ?? [])]);
              if (failure) {
                end(() => sink.error(failure));
                stop?.();
              }
              // Relay checks the shape against the compiled operation.
              else sink.next(value as GraphQLResponse);
            },
            error: (reason) => {
              if (Array.isArray(reason)) return end(() => sink.error(toError(reason)));
              void explainLoss(reason, wasConnected).then((error) => end(() => sink.error(error)));
            },
            complete: () => end(() => sink.complete()),
          },
        );
      },
      () => end(() => sink.error(interrupted())),
    );
    return () => {
      stopped = true;
      unlisten?.();
      stop?.();
    };
  });

const interrupted = () => new NetworkError('interrupted', 'The live connection was lost.');

function toError(errors: unknown[]): NetworkError {
  const { code, message } = readFirstError({ errors }) ?? {};
  if (code === 'UNAUTHENTICATED') return endSession();
  if (code !== undefined && INTERRUPTIONS.has(code)) return interrupted();
  const kind = code === 'FORBIDDEN' ? 'forbidden' : 'server';
  return new NetworkError(kind, message ?? 'The live connection failed. Please reload the page.');
}

/** @param reason a close event, or the error of a socket that could not be opened */
async function explainLoss(reason: unknown, wasConnected: boolean): Promise<NetworkError> {
  if (isOver) return interrupted();
  if (typeof reason === 'object' && reason !== null && 'code' in reason && reason.code === FORBIDDEN)
    return endSession();
  // A browser doesn't tell why a socket was refused, and one reason is that the session has ended.
  if (wasConnected || !navigator.onLine) return interrupted();
  const answer = await fetch('/api/auth/user', { credentials: 'same-origin' }).catch(() => null);
  return answer?.status === 401 && !isOver ? endSession() : interrupted();
}
