import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { SessionActor } from '../core/actor.ts';
import type { SessionControl, SessionState } from '../core/session-control.ts';
import type { Config } from '../config.ts';
import { ABSOLUTE_MS, type Sessions } from './session-store.ts';

/** Tells the web client which screen to show at `/`; the server never trusts it. */
const HINT_COOKIE = 'signed_in';
const USER_AGENT_MAX_LENGTH = 300;

const cookieName = (config: Pick<Config, 'secureCookies'>) => (config.secureCookies ? '__Host-sid' : 'sid');

/** Reads and writes the session cookie (docs/security.md#sessions). */
export function sessionMiddleware(config: Config, secret: string, store: session.Store): RequestHandler {
  return session({
    name: cookieName(config),
    secret,
    store,
    resave: false,
    saveUninitialized: false,
    proxy: config.trustProxy > 0,
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.secureCookies, path: '/', maxAge: ABSOLUTE_MS },
  });
}

interface WithSession {
  session?: { userId?: string };
  sessionID?: string;
}

/** The signed-in user of a request, or null. */
export function readActor(req: WithSession): SessionActor | null {
  const userId = req.session?.userId;
  const sessionId = req.sessionID;
  return userId && sessionId ? { kind: 'session', userId, sessionId } : null;
}

interface SessionDeps {
  config: Config;
  sessions: Pick<Sessions, 'isStored'>;
  now: () => Date;
}

/** The operations of the session routes. Each sign-in gets a new session id, which prevents session fixation. */
export function sessionControl(
  req: Request,
  res: Response,
  { config, sessions, now }: SessionDeps,
): SessionControl {
  const flags = { sameSite: 'lax', secure: config.secureCookies, path: '/' } as const;
  const forget = async () => {
    await callback((done) => req.session.destroy(done));
    res.clearCookie(cookieName(config), { ...flags, httpOnly: true });
    res.clearCookie(HINT_COOKIE, flags);
  };
  return {
    state: req.session ?? {},
    signIn: async (userId, method) => {
      // A session that isn't stored already has a new id from this request. Regenerating it would write it twice,
      // because express-session doesn't know that the second one is saved.
      if (sessions.isStored(req.session)) await callback((done) => req.session.regenerate(done));
      const at = now().getTime();
      const userAgent = (req.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH);
      Object.assign(req.session, { userId, userAgent, signedInAt: at, signedInWith: method, provedAt: at });
      await callback((done) => req.session.save(done));
      res.cookie(HINT_COOKIE, '1', { ...flags, maxAge: ABSOLUTE_MS });
    },
    update: async (patch: Partial<SessionState>) => {
      Object.assign(req.session, patch);
      await callback((done) => req.session.save(done));
    },
    signOut: async () => {
      await forget();
      res.set('Clear-Site-Data', '"cache", "storage"');
    },
    forget,
  };
}

function callback(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    start((error) => (error ? reject(error instanceof Error ? error : new Error(String(error))) : resolve()));
  });
}
