import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Actor } from '../core/actor.ts';
import type { Config } from '../config.ts';
import type { SessionControl } from '../core/session-control.ts';
import { ABSOLUTE_MS } from './session-store.ts';

/** A hint for the web client which screen `/` is; the server never trusts it. */
const HINT_COOKIE = 'signed_in';

const cookieName = (config: Pick<Config, 'secureCookies'>) => (config.secureCookies ? '__Host-sid' : 'sid');

/** Reads and writes the session cookie (security.md 6.5). */
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

/** The signed-in person behind a request, or null. */
export function actorOf(req: { session?: { userId?: string } }): Actor | null {
  return req.session?.userId ? { userId: req.session.userId } : null;
}

/** What the session routes may do; a new id at each sign-in, so that one planted before is worthless. */
export function sessionControl(req: Request, res: Response, config: Config): SessionControl {
  const forget = async () => {
    await callback((done) => req.session.destroy(done));
    res.clearCookie(cookieName(config), {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.secureCookies,
      path: '/',
    });
    res.clearCookie(HINT_COOKIE, { sameSite: 'lax', secure: config.secureCookies, path: '/' });
  };
  return {
    signIn: async (userId) => {
      await callback((done) => req.session.regenerate(done));
      req.session.userId = userId;
      req.session.signedInAt = Date.now();
      await callback((done) => req.session.save(done));
      res.cookie(HINT_COOKIE, '1', {
        sameSite: 'lax',
        secure: config.secureCookies,
        path: '/',
        maxAge: ABSOLUTE_MS,
      });
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
