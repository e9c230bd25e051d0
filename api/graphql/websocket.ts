import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, GraphQLError, parse } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { isSameOrigin } from '../platform/same-origin.ts';
import type { GraphQLContext } from './context.ts';
import { schema } from './schema.ts';

const MAX_PAYLOAD_BYTES = 64 * 1024;
const INIT_TIMEOUT_MS = 3_000;
const PING_EVERY_MS = 15_000;
// A session that ends anywhere closes its sockets within two seconds, on every node.
const CHECK_SESSIONS_EVERY_MS = 1_500;
const MAX_SOCKETS_PER_USER = 10;
const FORBIDDEN = 4403;

/**
 * The websocket server for subscriptions at `/graphql` (security.md 6.6). The upgrade needs our own origin and a
 * signed-in session; queries and mutations do not run here. No subscription exists yet: they come with the
 * workshop.
 *
 * @param authenticate reads the session of an upgrade request.
 */
export function createWebSocketServer(
  deps: Deps,
  publicUrls: string[],
  authenticate: (request: IncomingMessage) => Promise<Actor | null>,
) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
  });
  const actors = new WeakMap<IncomingMessage, Actor>();
  const open = new Map<WebSocket, Actor>();
  const graphqlServer = useServer(
    {
      schema,
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      context: ({ extra }): GraphQLContext => ({
        deps,
        actor: actors.get(extra.request) ?? null,
        // Only subscriptions come this way; they end with their own iterator.
        signal: new AbortController().signal,
      }),
      onSubscribe: (_context, _id, { query, operationName }) => {
        const isSubscription = operationKind(query, operationName) === 'subscription';
        return isSubscription ? undefined : [new GraphQLError('Only subscriptions run over the websocket.')];
      },
    },
    sockets,
    PING_EVERY_MS,
  );

  async function closeEndedSessions(): Promise<void> {
    if (open.size === 0) return;
    const alive = await deps.sessions.alive([...open.values()].map((actor) => actor.sessionId));
    for (const [socket, actor] of open) if (!alive.has(actor.sessionId)) socket.close(FORBIDDEN, 'Forbidden');
  }
  const checking = setInterval(() => {
    closeEndedSessions().catch((error: unknown) => deps.log.warn({ err: error }, 'sockets were not checked'));
  }, CHECK_SESSIONS_EVERY_MS);
  checking.unref();

  function isFull({ userId }: Actor): boolean {
    return [...open.values()].filter((actor) => actor.userId === userId).length >= MAX_SOCKETS_PER_USER;
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origin } = request.headers;
    if (origin === undefined || !isSameOrigin({ origin }, publicUrls)) return refuse(socket, '403 Forbidden');
    const actor = await authenticate(request);
    if (!actor) return refuse(socket, '401 Unauthorized');
    if (isFull(actor)) return refuse(socket, '429 Too Many Requests');
    actors.set(request, actor);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      open.set(webSocket, actor);
      webSocket.once('close', () => open.delete(webSocket));
      sockets.emit('connection', webSocket, request);
      // graphql-ws prints such errors with their stack, and anybody can cause them; `ws` closes the socket itself.
      webSocket.removeAllListeners('error');
      webSocket.on('error', (error) => deps.log.info({ err: error }, 'a websocket was closed for an error'));
    });
  }

  return {
    /** Takes the upgrade requests for `/graphql`; those for other paths are refused if nobody else listens. */
    attach(server: Server): void {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        if (pathOf(request) === '/graphql') {
          upgrade(request, socket, head).catch((error: unknown) => {
            deps.log.error({ err: error, requestId: randomUUID() }, 'an upgrade failed');
            refuse(socket, '503 Service Unavailable');
          });
        } else if (server.listenerCount('upgrade') === 1) {
          refuse(socket, '404 Not Found');
        }
      });
    },
    close: async () => {
      clearInterval(checking);
      await graphqlServer.dispose();
    },
  };
}

function operationKind(document: string, operationName: string | null | undefined) {
  try {
    return getOperationAST(parse(document, { maxTokens: 1_000 }), operationName)?.operation;
  } catch {
    return undefined;
  }
}

/** What stands before the query. Not by `URL`, which throws at some targets that Node lets through, such as `//`. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
