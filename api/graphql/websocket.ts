import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, GraphQLError, parse } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { isSameOrigin } from '../platform/same-origin.ts';
import type { GraphQLContext } from './context.ts';
import { schema } from './schema.ts';

const MAX_PAYLOAD_BYTES = 64 * 1024;
const INIT_TIMEOUT_MS = 3_000;
const PING_EVERY_MS = 15_000;

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
  const graphqlServer = useServer(
    {
      schema,
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      context: ({ extra }): GraphQLContext => ({ deps, actor: actors.get(extra.request) ?? null }),
      onSubscribe: (_context, _id, { query, operationName }) => {
        const isSubscription = operationKind(query, operationName) === 'subscription';
        return isSubscription ? undefined : [new GraphQLError('Only subscriptions run over the websocket.')];
      },
    },
    sockets,
    PING_EVERY_MS,
  );

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origin } = request.headers;
    if (origin === undefined || !isSameOrigin({ origin }, publicUrls)) return refuse(socket, '403 Forbidden');
    const actor = await authenticate(request).catch(() => null);
    if (!actor) return refuse(socket, '401 Unauthorized');
    actors.set(request, actor);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      sockets.emit('connection', webSocket, request);
      // graphql-ws prints such errors with their stack, and anybody can cause them; `ws` closes the socket itself.
      webSocket.removeAllListeners('error');
      webSocket.on('error', (error) => deps.log.info({ err: error }, 'a websocket was closed for an error'));
    });
  }

  return {
    /** Takes the upgrade requests for `/graphql`; those for other paths are left to others, and refused if nobody else listens. */
    attach(server: Server): void {
      server.on('upgrade', (request, socket, head) => {
        socket.on('error', () => socket.destroy());
        if (new URL(request.url ?? '/', 'http://localhost').pathname === '/graphql') {
          void upgrade(request, socket, head);
        } else if (server.listenerCount('upgrade') === 1) {
          refuse(socket, '404 Not Found');
        }
      });
    },
    close: () => graphqlServer.dispose(),
  };
}

function operationKind(document: string, operationName: string | null | undefined) {
  try {
    return getOperationAST(parse(document, { maxTokens: 1_000 }), operationName)?.operation;
  } catch {
    return undefined;
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
