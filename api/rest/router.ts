import express, { type NextFunction, type Request, type Response, type Router } from 'express';
import { requireUser, getUserId, type Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { DomainError, ERROR_KINDS, NotFoundError, UnsupportedTypeError } from '../core/errors.ts';
import type { BlockedWork } from '../platform/blocked-work.ts';
import { troubleAsNotReady } from '../platform/database-errors.ts';
import { createPendingSignInStore } from '../platform/pending-sign-in.ts';
import { readDeviceToken, rememberDevice } from '../platform/device-cookie.ts';
import { isLocalCaller } from '../platform/local-caller.ts';
import { readActor, sessionControl } from '../platform/sessions.ts';
import { waitUntilSent } from '../platform/wait-until-sent.ts';
import type { UserSlots } from '../platform/user-slots.ts';
import { answerRoute, noteKeyedBody } from './idempotency/answer-route.ts';
import { receiveFile, getAnnouncedSize, type ReceivedFile } from './receive-file.ts';
import type { RestReply, RestRequest, RestRoute } from './route.ts';

const JSON_LIMIT = '1mb';

/** Throws unless the caller is the administrator. */
export type RequireAdmin = (deps: Deps, actor: Actor | null) => Promise<unknown>;

/** The `/api` router for all routes: JSON in, JSON out, errors as `{ message }`. */
export function createRestRouter(
  deps: Deps,
  routes: RestRoute[],
  requireAdmin: RequireAdmin,
  slots: UserSlots,
  blocked: BlockedWork,
): Router {
  const router = express.Router();
  const jsonBody = [express.json({ limit: JSON_LIMIT, verify: noteKeyedBody }), requireJsonBody];
  for (const route of routes) {
    const path = route.path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1');
    router[route.method](path, ...(route.body === 'multipart' ? [] : jsonBody), async (req, res) => {
      const request = new ExpressRestRequest(deps, req, res);
      if (route.access !== 'public') requireUser(request.actor);
      if (route.access === 'admin') await requireAdmin(deps, request.actor);
      const userId = getUserId(request.actor);
      // A sender can make receiving a file take long, so uploads have their own slots.
      const isQueued = userId !== null && route.body !== 'multipart';
      const answer = async () => {
        send(res, await blocked.run(route, userId ?? '', () => answerRoute(req, route, request)));
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

/** Rejects bodies of other types, which the JSON parser before it ignores. */
function requireJsonBody(req: Request, _res: Response, next: NextFunction): void {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && req.body === undefined) {
    throw new UnsupportedTypeError('Please send JSON with the content type application/json.');
  }
  next();
}

/**
 * What handlers see of Express's request. It is a class because an object literal with getters would give every
 * request its own hidden class in V8 (docs/decisions/0018).
 */
class ExpressRestRequest implements RestRequest {
  readonly deps: Deps;
  readonly actor: Actor | null;
  readonly params: Record<string, string>;
  readonly body: unknown;
  readonly file: RestRequest['file'];
  onFile: ((file: ReceivedFile) => Promise<void>) | null = null;
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
    this.file = async (field, maxBytes) => {
      const file = await receiveFile(req, field, maxBytes);
      await this.onFile?.(file);
      return file;
    };
    this.size = getAnnouncedSize(req);
    this.session = sessionControl(req, res, deps);
    this.client = { address: req.ip ?? '', isLocal: isLocalCaller(req), deviceToken: readDeviceToken(req) };
    this.rememberDevice = (token) => rememberDevice(res, deps.config, token);
    this.#req = req;
    this.#res = res;
  }

  // Created on demand, since few routes need it.
  get query() {
    return this.#req.query;
  }

  get begunSignIn() {
    return createPendingSignInStore(this.#req, this.#res, this.deps);
  }

  get bearer() {
    return /^Bearer ([\w.~+/=-]{1,2000})$/i.exec(this.#req.headers.authorization ?? '')?.[1] ?? '';
  }

  get userAgent() {
    return this.#req.headers['user-agent'] ?? '';
  }

  get prefersHtml() {
    return this.#req.accepts(['json', 'html']) === 'html';
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

/** Shares the bytes. A copy would occupy memory until the answer is sent. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function send(res: Response, reply: RestReply): void {
  switch (reply.kind) {
    case 'json':
      res
        .status(reply.status)
        .set(reply.headers ?? {})
        .json(reply.body);
      return;
    case 'file':
      res.status(200).set(reply.headers).send(toBuffer(reply.bytes));
      return;
    case 'redirect':
      res.redirect(303, reply.location);
  }
}

/** Body parsers report problems with a body by a status on the error. */
function getBodyProblem(error: unknown): { status: number; message: string } | null {
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
      // For example, a body whose encoding is not as declared. The parser's message is not passed on.
      return 'status' in error && error.status === 400
        ? { status: 400, message: 'The request could not be read.' }
        : null;
  }
}

/**
 * Express's error handler for `/api` and `/graphql`: answers with a status and `{ message }`, never a stack, SQL or a
 * path.
 */
export function createErrorHandler(deps: Pick<Deps, 'log'>) {
  return (thrown: unknown, req: Request, res: Response, _next: NextFunction): void => {
    // Work that ended because its client went away has not failed, and nobody reads an answer.
    if (res.closed && thrown instanceof Error && thrown.name === 'AbortError') return;
    const error = troubleAsNotReady(thrown);
    if (error !== thrown) deps.log.warn({ err: thrown, requestId: res.locals.requestId }, 'database trouble');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    if (error instanceof DomainError) {
      if (error.retryAfterSeconds !== null) res.set('Retry-After', String(error.retryAfterSeconds));
      res.status(ERROR_KINDS[error.kind].status).json({ message: error.message });
      return;
    }
    const problem = getBodyProblem(error) ?? getUriProblem(error);
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

function getUriProblem(error: unknown): { status: number; message: string } | null {
  return error instanceof URIError ? { status: 400, message: 'The address is not valid.' } : null;
}
