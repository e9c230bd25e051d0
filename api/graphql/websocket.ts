import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, subscribe, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SessionActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { isSameOrigin } from '../platform/same-origin.ts';
import { keepToTransport, type Admit } from './admission.ts';
import type { GraphQLContext } from './context.ts';
import { guardSocket, type GuardedSocket } from './guarded-socket.ts';
import { maskError } from './masking.ts';
import { logOperation } from './operation-log.ts';
import { startSubscription, type RunningSubscription, type StopReason } from './running-subscription.ts';

const MAX_PAYLOAD_BYTES = 64 * 1024;
const MAX_FRAGMENTS = 64;
const INIT_TIMEOUT_MS = 3_000;
// When a session ends, its sockets on all nodes close within two seconds.
const CHECK_SESSIONS_EVERY_MS = 1_500;
const MAX_SOCKETS_PER_USER = 10;
/** Allows for an office of many people behind one address. */
const MAX_SOCKETS_PER_ADDRESS = 200;
const MAX_SOCKETS = 4_000;
/** Over all of the user's sockets of this process. */
const MAX_SUBSCRIPTIONS_PER_USER = 20;
const FORBIDDEN = 4403;

/** A socket from its upgrade to its end; graphql-ws passes it on with each message. */
interface OpenSocket extends GuardedSocket {
  actor: SessionActor;
  address: string;
  /** The id of the request that opened it. */
  requestId: string;
  subscriptions: Set<RunningSubscription>;
}

export interface WebSocketOptions {
  schema: GraphQLSchema;
  /** Decides what may run, as over HTTP. */
  admit: Admit;
  publicUrls: string[];
  /** The session of an upgrade request, or null. */
  authenticate: (request: IncomingMessage) => Promise<SessionActor | null>;
  /** Whether the actor is the administrator. */
  isAdmin: (actor: SessionActor) => Promise<boolean>;
  /** The address by which sockets are counted. */
  addressOf: (request: IncomingMessage) => string;
  /** In milliseconds; for tests. */
  longestSubscriptionMs?: number;
}

/**
 * The websocket server for subscriptions at `/graphql` (docs/security.md#graphql). The upgrade requires our own
 * origin and a signed-in session. Queries and mutations are not accepted. A subscription is sent as text or as the id
 * of a persisted document in `extensions.documentId` (`web/src/relay/subscribe.ts`); it is admitted, masked and logged
 * as over HTTP. A failure closes only its own socket and is logged with the id of the upgrade request.
 */
export function createWebSocketServer(
  deps: Deps,
  { schema, admit, publicUrls, authenticate, isAdmin, addressOf, longestSubscriptionMs }: WebSocketOptions,
) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
    autoPong: false,
    handleProtocols: (protocols) => handleProtocols(protocols),
  });
  const open = new Map<WebSocket, OpenSocket>();
  /** The subscriptions by what graphql-ws executes. */
  const started = new WeakMap<object, RunningSubscription>();
  let isStopping = false;

  const maskFor = ({ requestId }: OpenSocket, errors: readonly GraphQLError[]) =>
    errors.map((error) => format(maskError(deps.log.child({ requestId }))(error)));

  const protocol = makeServer<Record<string, unknown>, OpenSocket>({
    schema,
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    onSubscribe: async ({ extra: socket }, _id, payload) => {
      const { actor, requestId, subscriptions } = socket;
      const request = keepToTransport(admit(payload, actor), 'websocket');
      const logEnd = logOperation(deps.log, { request, actor, requestId });
      const refuse = (errors: readonly GraphQLError[]) => {
        logEnd('refused');
        return errors;
      };
      if ('errors' in request) return refuse(request.errors);
      if (isStopping) return refuse([refusal('The server is stopping.', 'NOT_READY')]);
      if (countSubscriptions(actor.userId) >= MAX_SUBSCRIPTIONS_PER_USER) {
        deps.log.warn(
          { event: 'limit-hit', limit: 'subscriptions', requestId },
          'a subscription was refused',
        );
        return refuse([refusal('Too many live updates at once. Please close other tabs.', 'RATE_LIMITED')]);
      }
      // Counted from here on, so that many at once can't all pass while their sessions are checked.
      const subscription = startSubscription((outcome) => {
        subscriptions.delete(subscription);
        logEnd(outcome);
      }, longestSubscriptionMs);
      subscriptions.add(subscription);
      try {
        const alive = await deps.sessions.alive([actor.sessionId]);
        if (!alive.has(actor.sessionId)) {
          subscription.finish('refused');
          end(socket, 'session-ended');
          return [refusal('Unauthorized', 'UNAUTHENTICATED')];
        }
      } catch (error) {
        subscription.finish('failed');
        return [
          new GraphQLError('The session was not checked.', {
            originalError: error instanceof Error ? error : undefined,
          }),
        ];
      }
      const contextValue: GraphQLContext = {
        deps,
        actor,
        isAdmin: () => isAdmin(actor),
        signal: subscription.signal,
      };
      const { document, operationName, variableValues } = request;
      const args = { schema, document, operationName, variableValues, contextValue };
      started.set(args, subscription);
      return args;
    },
    subscribe: async (args) => {
      const subscription = started.get(args);
      if (!subscription) throw new Error('A subscription was not admitted.');
      try {
        const result = await subscribe(args);
        if (Symbol.asyncIterator in result) return subscription.follow(result);
        subscription.finish('failed');
        return result;
      } catch (error) {
        subscription.finish('failed');
        throw error;
      }
    },
    onNext: ({ extra }, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: maskFor(extra, result.errors) } : undefined,
    onError: ({ extra }, _id, _payload, errors) => maskFor(extra, errors),
  });

  function stopSubscriptions({ subscriptions }: OpenSocket, reason: StopReason): void {
    for (const subscription of subscriptions) subscription.stop(reason);
  }

  function end(socket: OpenSocket, reason: 'session-ended' | 'stopped'): void {
    // Not left to the socket's end, which a client can delay.
    stopSubscriptions(socket, reason);
    if (reason === 'stopped') socket.close(1001, 'Going away');
    else socket.close(FORBIDDEN, 'Forbidden');
  }

  async function closeEndedSessions(): Promise<void> {
    if (open.size === 0) return;
    // One that is opened meanwhile was not asked about; its session was checked when it was opened.
    const checked = [...open.values()];
    const alive = await deps.sessions.alive(checked.map(({ actor }) => actor.sessionId));
    for (const socket of checked) if (!alive.has(socket.actor.sessionId)) end(socket, 'session-ended');
  }
  const checking = setInterval(() => {
    closeEndedSessions().catch((error: unknown) => deps.log.warn({ err: error }, 'sockets were not checked'));
  }, CHECK_SESSIONS_EVERY_MS);
  checking.unref();

  const count = (isCounted: (socket: OpenSocket) => boolean) => [...open.values()].filter(isCounted).length;

  function countSubscriptions(userId: string): number {
    let sum = 0;
    for (const { actor, subscriptions } of open.values())
      if (actor.userId === userId) sum += subscriptions.size;
    return sum;
  }

  function getLimitStatus(actor: SessionActor, address: string): string | null {
    if (isStopping || open.size >= MAX_SOCKETS) return '503 Service Unavailable';
    const isFull =
      count(({ actor: { userId } }) => userId === actor.userId) >= MAX_SOCKETS_PER_USER ||
      count((other) => other.address === address) >= MAX_SOCKETS_PER_ADDRESS;
    return isFull ? '429 Too Many Requests' : null;
  }

  function begin(webSocket: WebSocket, actor: SessionActor, address: string, requestId: string): void {
    const guarded = guardSocket(webSocket, {
      onFailure: (error) => deps.log.error({ err: error, requestId }, 'a websocket message failed'),
      onLimit: (limit) => deps.log.warn({ event: 'limit-hit', limit, requestId }, 'a websocket was closed'),
    });
    const socket: OpenSocket = { ...guarded, actor, address, requestId, subscriptions: new Set() };
    open.set(webSocket, socket);
    webSocket.on('error', (error) =>
      deps.log.info({ err: error, requestId }, 'a websocket was closed for an error'),
    );
    const closed = protocol.opened(
      {
        protocol: webSocket.protocol,
        send: (data) => socket.send(data),
        close: (code, reason) => socket.close(code ?? 1000, reason ?? ''),
        onMessage: (listener) => socket.onMessage(listener),
      },
      socket,
    );
    webSocket.once('close', (code, reason) => {
      open.delete(webSocket);
      stopSubscriptions(socket, 'left');
      // Ends the subscriptions, whose cleanup may fail.
      closed(code, String(reason)).catch((error: unknown) =>
        deps.log.error({ err: error, requestId }, 'a subscription did not end well'),
      );
    });
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, requestId: string) {
    const { origin } = request.headers;
    if (origin === undefined || !isSameOrigin({ origin }, publicUrls)) {
      deps.log.warn({ event: 'origin-refused', requestId }, 'an upgrade came from another site');
      return refuse(socket, '403 Forbidden');
    }
    const actor = await authenticate(request);
    if (!actor) return refuse(socket, '401 Unauthorized');
    const address = addressOf(request);
    const full = getLimitStatus(actor, address);
    if (full) {
      deps.log.warn({ event: 'limit-hit', limit: 'sockets', requestId }, 'an upgrade was refused');
      return refuse(socket, full);
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      begin(webSocket, actor, address, requestId);
    });
  }

  return {
    /** Handles upgrade requests for `/graphql`. Those for other paths are refused if nothing else listens. */
    attach(server: Server): void {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        if (requestPath(request) === '/graphql') {
          const requestId = randomUUID();
          upgrade(request, socket, head, requestId).catch((error: unknown) => {
            deps.log.error({ err: error, requestId }, 'an upgrade failed');
            refuse(socket, '503 Service Unavailable');
          });
        } else if (server.listenerCount('upgrade') === 1) {
          refuse(socket, '404 Not Found');
        }
      });
    },
    close: async () => {
      isStopping = true;
      clearInterval(checking);
      for (const socket of open.values()) end(socket, 'stopped');
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } });

/** The error as it is sent, without what it says to Yoga about an answer's status and headers. */
function format(error: GraphQLError): GraphQLFormattedError {
  const json = error.toJSON();
  return { ...json, ...(json.extensions && { extensions: { ...json.extensions, http: undefined } }) };
}

/**
 * The path without the query. `URL` can't be used, since it throws on some targets that Node accepts, such as `//`.
 */
const requestPath = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

function refuse(socket: Duplex, status: string): void {
  // Otherwise a client that never closes its side would keep the connection open.
  socket.once('finish', () => socket.destroy());
  const retry = /^(429|503)/.test(status) ? 'Retry-After: 5\r\n' : '';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
}
