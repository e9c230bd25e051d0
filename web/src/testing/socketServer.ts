import { once } from 'node:events';
import { createServer } from 'node:http';
import { vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';

const messageSchema = z.looseObject({
  id: z.string().optional(),
  type: z.string(),
  payload: z
    .looseObject({
      query: z.string(),
      variables: z.record(z.string(), z.unknown()),
      extensions: z.record(z.string(), z.unknown()),
    })
    .optional(),
});

type Payload = NonNullable<z.infer<typeof messageSchema>['payload']>;

/** A subscription that a client has sent, to be answered by the test. */
interface Subscription {
  id: string;
  payload: Payload;
  isEnded: boolean;
  next: (data: object | null, errors?: object[]) => void;
  error: (message: string, code: string) => void;
  complete: () => void;
}

/**
 * Speaks graphql-transport-ws over real sockets, and lets the test play the server. The page's sockets lead here,
 * whatever address they name.
 */
export async function startSocketServer() {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  const subscriptions: Subscription[] = [];
  let refusal: string | null = null;
  let attempts = 0;
  server.on('upgrade', (request, socket, head) => {
    attempts += 1;
    if (refusal !== null) return void socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
    sockets.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket));
  });

  function serve(webSocket: WebSocket): void {
    const send = (message: object) => webSocket.send(JSON.stringify(message));
    webSocket.on('message', (data: Buffer) => {
      const { id = '', type, payload } = messageSchema.parse(JSON.parse(data.toString('utf8')));
      if (type === 'connection_init') send({ type: 'connection_ack' });
      if (type === 'complete')
        for (const subscription of subscriptions) if (subscription.id === id) subscription.isEnded = true;
      if (type === 'subscribe' && payload)
        subscriptions.push({
          id,
          payload,
          isEnded: false,
          next: (data, errors) => send({ id, type: 'next', payload: { data, ...(errors && { errors }) } }),
          error: (message, code) => send({ id, type: 'error', payload: [{ message, extensions: { code } }] }),
          complete: () => send({ id, type: 'complete' }),
        });
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(_address: string, protocols: string) {
        super(url, protocols);
      }
    },
  );

  return {
    /** All subscriptions of all sockets, in the order in which they arrived. */
    subscriptions,
    openSockets: () => sockets.clients.size,
    /** How often a socket was asked for. */
    attempts: () => attempts,
    /** Closes all sockets; without a code, as a lost network does. */
    drop: (code?: number) => {
      for (const socket of sockets.clients)
        if (code) socket.close(code, 'x');
        else socket.terminate();
    },
    /** From now on refuses sockets with a status such as `401 Unauthorized`; null accepts them again. */
    refuse: (status: string | null) => {
      refusal = status;
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
