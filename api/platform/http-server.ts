import {
  createServer,
  IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  type ServerOptions,
  ServerResponse,
} from 'node:http';
import type { Express } from 'express';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** If the client reads nothing of an answer for this long, the connection is closed. */
const UNREAD_MS = 10_000;

/** A server to which an Express app is attached once both exist. */
export interface HttpServer {
  server: Server;
  /** Answers requests with the app from now on. To be called once for each server. */
  serve: (app: Express) => void;
}

/**
 * Creates a server whose requests and responses have the app's prototypes from the start. Otherwise Express changes
 * each one's prototype, and V8 gives each a new hidden class: inline caches no longer work, and half of the allocated
 * memory outlives its request (docs/decisions/0018).
 *
 * @param options Node's options, and `unreadMs`: the time in ms after which a connection is closed if the client reads
 * nothing of its answer; 10,000 by default.
 */
export function createHttpServer({
  unreadMs = UNREAD_MS,
  ...options
}: ServerOptions & { unreadMs?: number } = {}): HttpServer {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {
    // Node limits how long a request may take to arrive, but not how long its answer may stay unread. A socket's
    // timeout restarts whenever the system accepts part of a large write.
    override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
      const { socket } = this;
      socket?.setTimeout(unreadMs);
      // Before Node's own listener, which sets the keep-alive timeout.
      this.prependOnceListener('finish', () => socket?.setTimeout(0));
      return typeof message === 'object'
        ? super.writeHead(status, message)
        : super.writeHead(status, message, headers);
    }
  }
  const server = createServer({ ...options, IncomingMessage: AppRequest, ServerResponse: AppResponse });
  return {
    server,
    serve: (app) => {
      Object.setPrototypeOf(AppRequest.prototype, app.request);
      Object.setPrototypeOf(AppResponse.prototype, app.response);
      Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
      server.on('request', app);
    },
  };
}
