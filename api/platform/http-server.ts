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

/** Nothing of an answer was taken for so long: nobody reads it. */
const UNREAD_MS = 10_000;

/** A server that an Express app is given to once both exist. */
export interface HttpServer {
  server: Server;
  /** Answers requests with the app, from now on. Once for each server. */
  serve: (app: Express) => void;
}

/**
 * A server whose requests and responses are the app's own from the start. Express gives each of them another
 * prototype otherwise, and V8 a hidden class of its own for it: no property is found in a cache any more, and half
 * of what was allocated outlives its request (docs/decisions/0018).
 *
 * @param options Node's own; `unreadMs` after how many ms a connection ends whose answer goes nowhere, 10,000 by default.
 */
export function createHttpServer({
  unreadMs = UNREAD_MS,
  ...options
}: ServerOptions & { unreadMs?: number } = {}): HttpServer {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {
    // Node limits how long a request may take to arrive, but not how long its answer may lie here. A socket's own time
    // limit sees what the system took of a large write, and starts anew then.
    override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
      const { socket } = this;
      socket?.setTimeout(unreadMs);
      // Before Node's own listener, which says how long the idle connection is kept.
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
