import { createServer, IncomingMessage, ServerResponse, type Server, type ServerOptions } from 'node:http';
import type { Express } from 'express';

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
 */
export function createHttpServer(options: ServerOptions = {}): HttpServer {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
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
