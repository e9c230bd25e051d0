import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { requireUser, userIdOf, type Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import {
  DomainError,
  ERROR_KINDS,
  NotFoundError,
  NotReadyError,
  UnsupportedTypeError,
  RateLimitedError,
} from '../core/errors.ts';
import type { BlockedWork } from '../platform/blocked-work.ts';
import { troubleAsNotReady } from '../platform/database-errors.ts';
import { createPendingSignInStore } from '../platform/pending-sign-in.ts';
import { readDeviceToken, rememberDevice } from '../platform/device-cookie.ts';
import { isLocalCaller } from '../platform/local-caller.ts';
import { readActor, sessionControl } from '../platform/sessions.ts';
import { waitUntilSent } from '../platform/wait-until-sent.ts';
import type { UserSlots } from '../platform/user-slots.ts';
import { receiveFile, announcedSize } from './receive-file.ts';
import type { RestReply, RestRequest, RestRoute } from './route.ts';

const JSON_LIMIT = '1mb';

/** Ends with an error unless the caller is the administrator. */
export type RequireAdmin = (deps: Deps, actor: Actor | null) => Promise<unknown>;

/** The `/api` router over all routes: JSON in, JSON out, errors as `{ message }`. */
export function createRestRouter(
  deps: Deps,
  routes: RestRoute[],
  requireAdmin: RequireAdmin,
  slots: UserSlots,
  blocked: BlockedWork,
): Router {
  const router = express.Router();
  const jsonBody = [express.json({ limit: JSON_LIMIT }), requireJsonBody];
  for (const route of routes) {
    const path = route.path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1');
    router[route.method](path, ...(route.body === 'multipart' ? [] : jsonBody), async (req, res) => {
      const request = new RestRequestOfExpress(deps, req, res);
      if (route.access !== 'public') requireUser(request.actor);
      if (route.access === 'admin') await requireAdmin(deps, request.actor);
      const userId = userIdOf(request.actor);
      // Receiving a file takes as long as its sender likes; uploads have places of their own.
      const isQueued = userId !== null && route.body !== 'multipart';
      const answer = async () => {
        send(res, await blocked.run(route, userId ?? '', () => route.handle(request)));
        await waitUntilSent(res);
      };
      await (isQueued ? slots.run(answer, { userId, signal: request.signal }) : answer());
    });
  }
  router.use((req) => {
    throw new NotFoundError(`${req.method} ${req.baseUrl}${req.path}`);
  });
  return router;
}

/** The parser before it leaves a body of another type alone. */
function requireJsonBody(req: Request, _res: Response, next: NextFunction): void {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && req.body === undefined) {
    throw new UnsupportedTypeError('Please send JSON with the content type application/json.');
  }
  next();
}

/**
 * What handlers see of Express' request. A class, whose getters V8 knows once: those of an object literal would give
 * every request a hidden class of its own (docs/decisions/0018).
 */
class RestRequestOfExpress implements RestRequest {
  readonly deps: Deps;
  readonly actor: Actor | null;
  readonly params: Record<string, string>;
  readonly body: unknown;
  readonly file: RestRequest['file'];
  readonly size: number | undefined;
  readonly session: RestRequest['session'];
  readonly client: RestRequest['client'];
  readonly rememberDevice: RestRequest['rememberDevice'];
  readonly #req: Request;
  readonly #res: Response;

  constructor(deps: Deps, req: Request, res: Response) {
    this.deps = deps;
    this.actor = readActor(req);
    this.params = Object.fromEntries(
      Object.entries(req.params).map(([name, value]) => [name, String(value)]),
    );
    this.body = req.body ?? {};
    this.file = (field) => receiveFile(req, field);
    this.size = announcedSize(req);
    this.session = sessionControl(req, res, deps);
    this.client = { address: req.ip ?? '', isLocal: isLocalCaller(req), deviceToken: readDeviceToken(req) };
    this.rememberDevice = (token) => rememberDevice(res, deps.config, token);
    this.#req = req;
    this.#res = res;
  }

  // What few routes ask for is made when they ask.
  get query() {
    return this.#req.query;
  }

  get begunSignIn() {
    return createPendingSignInStore(this.#req, this.#res, this.deps);
  }

  get url() {
    return new URL(this.#req.originalUrl, this.deps.config.publicUrl);
  }

  get signal() {
    const controller = new AbortController();
    if (this.#res.closed) controller.abort();
    else this.#res.once('close', () => controller.abort());
    return controller.signal;
  }
}

/** The same bytes: a copy would be kept beside them until the answer is taken. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function send(res: Response, reply: RestReply): void {
  switch (reply.kind) {
    case 'json':
      res.status(reply.status).json(reply.body);
      return;
    case 'file':
      res.status(200).set(reply.headers).send(asBuffer(reply.bytes));
      return;
    case 'redirect':
      res.redirect(303, reply.location);
  }
}

/** Body parsers report what was wrong with a body by a status of their own. */
function bodyProblem(error: unknown): { status: number; message: string } | null {
  if (!(error instanceof Error)) return null;
  switch ('type' in error ? error.type : undefined) {
    case 'entity.too.large':
      return { status: 413, message: 'That is too much text for one request.' };
    case 'entity.parse.failed':
      return { status: 400, message: 'The request is not valid JSON.' };
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return { status: 415, message: 'Please send JSON in UTF-8.' };
    case 'request.aborted':
    case 'request.size.invalid':
      return { status: 400, message: 'The request did not arrive whole.' };
    default:
      // Such as a body that is not packed the way it says; what the parser read of it stays out of the answer.
      return 'status' in error && error.status === 400
        ? { status: 400, message: 'The request could not be read.' }
        : null;
  }
}

/** Express' last stop for `/api` and `/graphql`: a status and `{ message }`, never a stack, SQL or a path. */
export function jsonErrors(deps: Pick<Deps, 'log'>) {
  return (thrown: unknown, req: Request, res: Response, _next: NextFunction): void => {
    const error = troubleAsNotReady(thrown);
    if (error !== thrown) deps.log.warn({ err: thrown, requestId: res.locals.requestId }, 'database trouble');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    if (error instanceof DomainError) {
      if (error instanceof RateLimitedError) res.set('Retry-After', String(error.retryAfterSeconds));
      if (error instanceof NotReadyError) res.set('Retry-After', String(error.retryAfterSeconds));
      res.status(ERROR_KINDS[error.kind].status).json({ message: error.message });
      return;
    }
    const problem = bodyProblem(error) ?? uriProblem(error);
    if (problem) {
      res.status(problem.status).json({ message: problem.message });
      return;
    }
    deps.log.error({ err: error, requestId: res.locals.requestId, path: req.path }, 'a request failed');
    res.status(500).json({
      message: 'Something went wrong on our side. Please try again.',
      requestId: res.locals.requestId,
    });
  };
}

function uriProblem(error: unknown): { status: number; message: string } | null {
  return error instanceof URIError ? { status: 400, message: 'The address is not valid.' } : null;
}
