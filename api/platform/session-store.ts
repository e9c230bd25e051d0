import session from 'express-session';
import type pg from 'pg';
import { z } from 'zod';

declare module 'express-session' {
  interface SessionData {
    userId?: string;
    /** When this session was signed in, in milliseconds since 1970. */
    signedInAt?: number;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that nobody uses ends after this. */
export const IDLE_MS = 7 * DAY_MS;
/** Every session ends after this, used or not. */
export const ABSOLUTE_MS = 30 * DAY_MS;
// Writing on each request would double its cost.
const TOUCH_EVERY_MS = 5 * 60 * 1000;

const storedSession = z.looseObject({
  cookie: z.looseObject({ originalMaxAge: z.number().nullable() }),
  userId: z.string().optional(),
  signedInAt: z.number().optional(),
});

function expiry(now: number, signedInAt: number | undefined): Date {
  return new Date(Math.min(now + IDLE_MS, (signedInAt ?? now) + ABSOLUTE_MS));
}

/**
 * express-session's store over the `sessions` table: one read a request, and a write only when the session
 * changes or every five minutes (performance.md P10). Only `/api/auth/*` changes sessions.
 */
export function createSessionStore(
  pool: pg.Pool,
  now: () => Date,
): session.Store & { removeExpired(): Promise<number> } {
  class SessionStore extends session.Store {
    private readonly touchedAt = new Map<string, number>();

    override get(sid: string, done: (error: unknown, data?: session.SessionData | null) => void): void {
      pool
        .query<{ sess: unknown }>('select sess from sessions where sid = $1 and expire > $2', [sid, now()])
        .then(({ rows }) => {
          const stored = storedSession.safeParse(rows[0]?.sess);
          if (!stored.success) return done(null, null);
          const { userId, signedInAt, cookie } = stored.data;
          return done(null, {
            cookie: { ...cookie, originalMaxAge: cookie.originalMaxAge },
            userId,
            signedInAt,
          });
        })
        .catch((error: unknown) => done(error));
    }

    override set(sid: string, data: session.SessionData, done?: (error?: unknown) => void): void {
      pool
        .query(
          `insert into sessions (sid, sess, expire, "userId") values ($1, $2, $3, $4)
           on conflict (sid) do update set sess = excluded.sess, expire = excluded.expire, "userId" = excluded."userId"`,
          [sid, JSON.stringify(data), expiry(now().getTime(), data.signedInAt), data.userId ?? null],
        )
        .then(() => done?.())
        .catch((error: unknown) => done?.(error));
    }

    override touch(sid: string, data: session.SessionData, done?: () => void): void {
      const at = now().getTime();
      if (at - (this.touchedAt.get(sid) ?? 0) < TOUCH_EVERY_MS) return done?.();
      this.touchedAt.set(sid, at);
      if (this.touchedAt.size > 10_000) this.touchedAt.clear();
      // An update, never an insert: a slow request must not bring a session back that has been ended.
      pool
        .query('update sessions set expire = $2 where sid = $1', [sid, expiry(at, data.signedInAt)])
        .catch(() => {})
        .finally(() => done?.());
    }

    override destroy(sid: string, done?: (error?: unknown) => void): void {
      this.touchedAt.delete(sid);
      pool
        .query('delete from sessions where sid = $1', [sid])
        .then(() => done?.())
        .catch((error: unknown) => done?.(error));
    }

    /** @returns how many sessions had ended. */
    async removeExpired(): Promise<number> {
      const { rowCount } = await pool.query(
        'delete from sessions where sid in (select sid from sessions where expire <= $1 limit 1000)',
        [now()],
      );
      return rowCount ?? 0;
    }
  }
  return new SessionStore();
}
