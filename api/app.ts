import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { pinoHttp } from 'pino-http';
import type { SessionActor } from './core/actor.ts';
import type { Deps } from './core/deps.ts';
import { isAdminActor, requireAdmin } from './features/accounts/accounts.ts';
import { createAdmission, keepToTransport, type Admit } from './graphql/admission.ts';
import { logOperation, type Outcome } from './graphql/operation-log.ts';
import { createPersistedOperations } from './graphql/persisted-operations.ts';
import { schema } from './schema.ts';
import { createGraphQLServer } from './graphql/yoga.ts';
import { createWebSocketServer } from './graphql/websocket.ts';
import { type BlockedWork, createBlockedWork } from './platform/blocked-work.ts';
import { clientAddress } from './platform/client-address.ts';
import { projectRoot } from './platform/project-root.ts';
import { requireReadableHost } from './platform/readable-host.ts';
import { requireSameOrigin } from './platform/same-origin.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { readActor, sessionMiddleware } from './platform/sessions.ts';
import { waitUntilSent } from './platform/wait-until-sent.ts';
import { createUserSlots, type UserSlots } from './platform/user-slots.ts';
import { pageSettings, serveWebClient } from './platform/web-client.ts';
import { createRestRouter, createErrorHandler } from './rest/router.ts';
import { restRoutes } from './routes.ts';

export interface AppOptions {
  sessionSecret: string;
  /** Whether the server can answer requests, for `/readyz`. */
  isReady: () => Promise<boolean>;
  isDevelopment?: boolean;
  /** In development: serves the web client in place of the built files. */
  webClient?: RequestHandler;
}

/** Builds the whole HTTP pipeline without listening; `run-server.ts` and the tests start it. */
export function createApp(deps: Deps, options: AppOptions) {
  const { config } = deps;
  const isDevelopment = options.isDevelopment ?? false;
  const publicUrls = listOwnOrigins(config);
  const sessions = sessionMiddleware(config, options.sessionSecret, deps.sessions.store);
  const slots = createUserSlots(() =>
    deps.log.warn({ event: 'limit-hit', limits: ['slots'] }, 'a limit was hit'),
  );
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);

  app.use(requestLog(deps));
  app.use(securityHeaders({ isHttps: config.secureCookies, isDevelopment }));
  app.get('/healthz', (_req, res) => void res.type('txt').send('ok'));
  app.get('/readyz', async (_req, res) => {
    const ready = await options.isReady();
    res
      .status(ready ? 200 : 503)
      .type('txt')
      .send(ready ? 'ready' : 'not ready');
  });

  app.use(
    ['/api', '/graphql'],
    noStore,
    requireReadableHost,
    requireSameOrigin(publicUrls, deps.log),
    sessions,
    noteActivity(deps),
  );
  const blocked = createBlockedWork();
  app.use('/api', createRestRouter(deps, restRoutes, requireAdmin, slots, blocked), createErrorHandler(deps));
  const admit = createAdmission({
    schema,
    findPersisted: createPersistedOperations(join(projectRoot, 'persisted-queries.json'), isDevelopment),
    isDevelopment,
  });
  mountGraphQL(app, deps, admit, slots, blocked);
  app.use(options.webClient ?? serveWebClient(join(projectRoot, 'dist', 'web'), pageSettings(config)));
  app.use(createErrorHandler(deps));

  const webSocket = createWebSocketServer(deps, {
    schema,
    admit,
    publicUrls,
    isAdmin: (actor) => isAdminActor(deps, actor),
    authenticate: (request) => readSession(sessions, request),
    addressOf: (request) => clientAddress(request, config.trustProxy),
  });
  return { app, webSocket };
}

/** The origins of our own pages. On loopback these include every name of this machine. */
function listOwnOrigins(config: Deps['config']): string[] {
  if (config.exposed) return [config.publicUrl];
  const hosts = new Set([
    '127.0.0.1',
    'localhost',
    '[::1]',
    isIPv6(config.host) ? `[${config.host}]` : config.host,
  ]);
  return [config.publicUrl, ...[...hosts].map((host) => `http://${host}:${config.port}`)];
}

function requestLog(deps: Deps): RequestHandler {
  return pinoHttp({
    logger: deps.log,
    genReqId: (_req, res) => {
      const id = randomUUID();
      Object.assign(res, { locals: { requestId: id } });
      return id;
    },
    // Left out: the query, which may hold a reset token, and the headers, which hold cookies.
    serializers: {
      req: (req: { id: string; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: req.url.split('?')[0],
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    customErrorObject: (_req, _res, _error, base: Record<string, unknown>) => ({ ...base, err: undefined }),
    autoLogging: { ignore: (req) => req.url === '/healthz' || req.url?.startsWith('/assets/') === true },
  });
}

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Notes who made a request, once it is answered: whoever signed in, too, and whoever signed out. */
function noteActivity({ activity }: Deps): RequestHandler {
  return (req, res, next) => {
    const before = readActor(req);
    res.once('close', () => {
      const actor = readActor(req) ?? before;
      if (actor) activity.note(actor.userId);
    });
    next();
  };
}

const GRAPHQL_LIMIT = '1mb';
/** A larger answer takes several of its user's slots, so that large answers are computed one after the other. */
const VALUES_PER_SLOT = 10_000;

function mountGraphQL(app: Express, deps: Deps, admit: Admit, slots: UserSlots, blocked: BlockedWork): void {
  const yoga = createGraphQLServer(deps, schema);
  app.use(
    '/graphql',
    (req: Request, res: Response, next: NextFunction) => {
      if (req.method !== 'POST')
        return void res.status(405).set('Allow', 'POST').json({ message: 'Please send a POST.' });
      if (!req.is('application/json'))
        return void res.status(415).json({ message: 'Please send application/json.' });
      next();
    },
    // Yoga doesn't limit the body size. It takes the parsed body from the request.
    express.json({ limit: GRAPHQL_LIMIT }),
    (req: Request, res: Response) => {
      const controller = new AbortController();
      const actor = readActor(req);
      const isAdmin = () => isAdminActor(deps, actor);
      const { signal } = controller;
      const request = keepToTransport(admit(req.body, actor), 'http');
      const logEnd = logOperation(deps.log, { request, actor, requestId: String(res.locals.requestId) });
      let outcome: Outcome = 'refused';
      res.once('close', () => {
        controller.abort();
        logEnd(res.writableFinished ? outcome : 'left');
      });
      const answer = async () => {
        const kind = 'document' in request ? request.document : request;
        await blocked.run(kind, actor?.userId ?? '', async (fail) => {
          if ('document' in request) outcome = 'ok';
          const onFailure = (error: unknown) => {
            if ('document' in request) outcome = 'failed';
            fail(error);
          };
          await yoga(req, res, { graphql: { actor, deps, isAdmin, signal }, request, onFailure });
        });
        await waitUntilSent(res);
      };
      if (!actor || 'errors' in request) return answer();
      const slotCount = Math.ceil(request.cost / VALUES_PER_SLOT);
      return slots.run(answer, { userId: actor.userId, slots: slotCount, signal });
    },
    createErrorHandler(deps),
  );
}

/** Runs the session middleware over an upgrade request, which has no response to write to. */
function readSession(sessions: RequestHandler, request: IncomingMessage): Promise<SessionActor | null> {
  return new Promise((resolve, reject) => {
    const req = request as Parameters<RequestHandler>[0];
    const res = {
      getHeader() {},
      setHeader() {},
      on() {},
      once() {},
      end() {},
    } as unknown as Parameters<RequestHandler>[1];
    sessions(req, res, (error) => (error ? reject(error as Error) : resolve(readActor(req))));
  });
}
