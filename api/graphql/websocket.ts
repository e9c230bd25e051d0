import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, GraphQLError, type GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SessionActor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { isSameOrigin } from '../platform/same-origin.ts';
import type { Admit } from './admission.ts';
import type { GraphQLContext } from './context.ts';
import { guardSocket } from './guarded-socket.ts';
import { maskError } from './masking.ts';

const MAX_PAYLOAD_BYTES = 64 * 1024;
const MAX_FRAGMENTS = 64;
const INIT_TIMEOUT_MS = 3_000;
// When a session ends, its sockets on all nodes close within two seconds.
const CHECK_SESSIONS_EVERY_MS = 1_500;
const MAX_SOCKETS_PER_USER = 10;
/** Allows for an office of many people behind one address. */
const MAX_SOCKETS_PER_ADDRESS = 200;
const MAX_SOCKETS = 4_000;
const MAX_SUBSCRIPTIONS_PER_SOCKET = 20;
const FORBIDDEN = 4403;

interface OpenSocket {
  actor: SessionActor;
  address: string;
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
}

/**
 * The websocket server for subscriptions at `/graphql` (docs/security.md#graphql). The upgrade requires our own
 * origin and a signed-in session. Queries and mutations are not accepted. A subscription is sent as text or as the id
 * of a persisted document in `extensions.documentId` (`web/src/relay/subscribe.ts`). A failure closes only its own
 * socket and is logged with the id of the upgrade request.
 */
export function createWebSocketServer(
  deps: Deps,
  { schema, admit, publicUrls, authenticate, isAdmin, addressOf }: WebSocketOptions,
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
  const mask = maskError(deps.log);

  const protocol = makeServer<Record<string, unknown>, { actor: SessionActor; forbid: () => void }>({
    schema,
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    context: ({ extra }): GraphQLContext => ({
      deps,
      actor: extra.actor,
      isAdmin: () => isAdmin(extra.actor),
      // Only subscriptions arrive here, and they end with their own iterator.
      signal: new AbortController().signal,
    }),
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET)
        return [new GraphQLError('This connection has too many subscriptions.')];
      const admitted = admit(payload, extra.actor);
      if ('errors' in admitted) return admitted.errors;
      const operation = getOperationAST(admitted.document, admitted.operationName);
      if (operation?.operation !== 'subscription')
        return [new GraphQLError('Only subscriptions run over the websocket.')];
      const alive = await deps.sessions.alive([extra.actor.sessionId]);
      if (alive.has(extra.actor.sessionId)) return { schema, ...admitted };
      extra.forbid();
      return [new GraphQLError('Unauthorized')];
    },
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: result.errors.map((error) => mask(error).toJSON()) } : undefined,
    onError: (_context, _id, _payload, errors) => errors.map((error) => mask(error).toJSON()),
  });

  async function closeEndedSessions(): Promise<void> {
    if (open.size === 0) return;
    const alive = await deps.sessions.alive([...open.values()].map(({ actor }) => actor.sessionId));
    for (const [socket, { actor }] of open)
      if (!alive.has(actor.sessionId)) socket.close(FORBIDDEN, 'Forbidden');
  }
  const checking = setInterval(() => {
    closeEndedSessions().catch((error: unknown) => deps.log.warn({ err: error }, 'sockets were not checked'));
  }, CHECK_SESSIONS_EVERY_MS);
  checking.unref();

  const count = (isCounted: (socket: OpenSocket) => boolean) => [...open.values()].filter(isCounted).length;

  function getLimitStatus(actor: SessionActor, address: string): string | null {
    if (open.size >= MAX_SOCKETS) return '503 Service Unavailable';
    const isFull =
      count(({ actor: { userId } }) => userId === actor.userId) >= MAX_SOCKETS_PER_USER ||
      count((other) => other.address === address) >= MAX_SOCKETS_PER_ADDRESS;
    return isFull ? '429 Too Many Requests' : null;
  }

  function begin(webSocket: WebSocket, actor: SessionActor, requestId: string): void {
    const socket = guardSocket(webSocket, {
      onFailure: (error) => deps.log.error({ err: error, requestId }, 'a websocket message failed'),
      onLimit: (limit) => deps.log.warn({ event: 'limit-hit', limit, requestId }, 'a websocket was closed'),
    });
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
      { actor, forbid: () => socket.close(FORBIDDEN, 'Forbidden') },
    );
    webSocket.once('close', (code, reason) => {
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
      open.set(webSocket, { actor, address });
      webSocket.once('close', () => open.delete(webSocket));
      begin(webSocket, actor, requestId);
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
      clearInterval(checking);
      for (const webSocket of open.keys()) webSocket.close(1001, 'Going away');
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
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
