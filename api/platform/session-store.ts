import { createHash } from 'node:crypto';
import type { Request } from 'express';
import session from 'express-session';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SessionState } from '../core/session-control.ts';

declare module 'express-session' {
  interface SessionData extends SessionState {
    userId?: string;
    userAgent?: string;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** An unused session ends after this time. */
export const IDLE_MS = 7 * DAY_MS;
/** Every session ends after this time, used or not. */
export const ABSOLUTE_MS = 30 * DAY_MS;
// Writing on every request would double its cost.
const TOUCH_EVERY_MS = 5 * 60 * 1000;

const intent = z.object({ userId: z.string(), until: z.number() });
const storedSession = z.object({
  cookie: z.looseObject({ originalMaxAge: z.number().nullable() }),
  userId: z.string().optional(),
  userAgent: z.string().optional(),
  signedInAt: z.number().optional(),
  signedInWith: z.enum(['password', 'google']).optional(),
  provedAt: z.number().optional(),
  setupIntent: intent.optional(),
  passwordProof: intent.optional(),
  googleToConnect: z.object({ subject: z.string(), email: z.string(), until: z.number() }).optional(),
});

/** A browser in which the user is signed in. */
export interface Device {
  /** Not the session id, which would give access to the account. */
  id: string;
  userAgent: string;
  signedInAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

export interface Sessions {
  /** express-session's store. */
  store: session.Store;
  /** Whether this session was read from the table or has been written to it. */
  isStored: (data: session.SessionData) => boolean;
  /** The user's devices, the most recently used first; null when no session asks. */
  devices: (userId: string, currentSid: string | null) => Promise<Device[]>;
  /** Signs a device out; false when the user has no such device. */
  endDevice: (userId: string, deviceId: string) => Promise<boolean>;
  /** Ends all sessions of a user except one; with null all of them. */
  endAll: (userId: string, exceptSid: string | null) => Promise<void>;
  /** Returns those of the sessions that are still alive. */
  alive: (sids: string[]) => Promise<Set<string>>;
  /** @returns the number of removed sessions. */
  removeExpired: () => Promise<number>;
}

const deviceId = (sid: string) => createHash('sha256').update(`device\0${sid}`).digest('base64url');

function expiry(now: number, signedInAt: number | undefined): Date {
  return new Date(Math.min(now + IDLE_MS, (signedInAt ?? now) + ABSOLUTE_MS));
}

/** No valid session ends later; one that does was started while the clock was fast, and would live too long. */
const latestEnd = (now: Date) => new Date(now.getTime() + IDLE_MS + DAY_MS);

/**
 * The store of the `sessions` table: one read per request, and a write only when a session changes or every five
 * minutes (docs/decisions/0039-sessions-in-a-store-of-our-own.md). Only the session routes change sessions.
 */
export function createSessions(pool: Pool, now: () => Date, log: Logger): Sessions {
  // Reports an error thrown by a callback, which would otherwise be lost.
  const onFailure = (error: unknown) => log.error({ err: error }, 'a session was not handled well');
  const touchedAt = new Map<string, number>();
  // Sessions that were read from or written to the table: they are only updated, never inserted again.
  const inTable = new WeakSet<session.SessionData>();

  class SessionStore extends session.Store {
    override get(sid: string, done: (error: unknown, data?: session.SessionData | null) => void): void {
      pool
        .query<{ sess: unknown }>({
          name: 'session',
          text: 'select sess from sessions where sid = $1 and expire > $2 and expire < $3',
          values: [sid, now(), latestEnd(now())],
        })
        .then(
          ({ rows }) => {
            const stored = storedSession.safeParse(rows[0]?.sess);
            return done(null, stored.success ? stored.data : null);
          },
          (error: unknown) => done(error),
        )
        .catch(onFailure);
    }

    override createSession(req: Request, data: session.SessionData) {
      const known = super.createSession(req, data);
      inTable.add(known);
      return known;
    }

    override set(sid: string, data: session.SessionData, done?: (error?: unknown) => void): void {
      // A session that is written now needs no touch at the end of the same request.
      touchedAt.set(sid, now().getTime());
      const values = [
        sid,
        JSON.stringify(data),
        expiry(now().getTime(), data.signedInAt),
        data.userId ?? null,
      ];
      // An update, so that a slow request can't bring back a session that was ended in the meantime.
      const statement = inTable.has(data)
        ? {
            name: 'session-change',
            text: 'update sessions set sess = $2, expire = $3, "userId" = $4 where sid = $1',
          }
        : {
            name: 'session-begin',
            text: 'insert into sessions (sid, sess, expire, "userId") values ($1, $2, $3, $4)',
          };
      inTable.add(data);
      pool
        .query({ ...statement, values })
        .then(
          () => done?.(),
          (error: unknown) => done?.(error),
        )
        .catch(onFailure);
    }

    override touch(sid: string, data: session.SessionData, done?: () => void): void {
      const at = now().getTime();
      if (at - (touchedAt.get(sid) ?? 0) < TOUCH_EVERY_MS) return done?.();
      touchedAt.set(sid, at);
      if (touchedAt.size > 10_000) touchedAt.clear();
      // An update, never an insert, for the same reason.
      pool
        .query('update sessions set expire = $2 where sid = $1', [sid, expiry(at, data.signedInAt)])
        .catch(onFailure)
        .then(() => done?.())
        .catch(onFailure);
    }

    override destroy(sid: string, done?: (error?: unknown) => void): void {
      touchedAt.delete(sid);
      pool
        .query('delete from sessions where sid = $1', [sid])
        .then(
          () => done?.(),
          (error: unknown) => done?.(error),
        )
        .catch(onFailure);
    }
  }

  const findRows = async (userId: string) => {
    const { rows } = await pool.query<{ sid: string; sess: unknown; expire: Date }>(
      'select sid, sess, expire from sessions where "userId" = $1 and expire > $2 order by expire desc limit 100',
      [userId, now()],
    );
    return rows;
  };

  return {
    store: new SessionStore(),
    isStored: (data) => inTable.has(data),
    devices: async (userId, currentSid) =>
      (await findRows(userId)).flatMap(({ sid, sess, expire }) => {
        const stored = storedSession.safeParse(sess);
        if (!stored.success) return [];
        const signedInAt = new Date(stored.data.signedInAt ?? expire.getTime() - IDLE_MS);
        return [
          {
            id: deviceId(sid),
            userAgent: stored.data.userAgent ?? '',
            signedInAt,
            // A session expires the idle time after its last use; near its absolute end this is only an estimate.
            lastSeenAt: new Date(Math.max(signedInAt.getTime(), expire.getTime() - IDLE_MS)),
            isCurrent: sid === currentSid,
          },
        ];
      }),
    endDevice: async (userId, id) => {
      const sid = (await findRows(userId)).find((row) => deviceId(row.sid) === id)?.sid;
      if (sid === undefined) return false;
      await pool.query('delete from sessions where sid = $1', [sid]);
      return true;
    },
    endAll: async (userId, exceptSid) => {
      await pool.query('delete from sessions where "userId" = $1 and sid is distinct from $2', [
        userId,
        exceptSid,
      ]);
    },
    alive: async (sids) => {
      const { rows } = await pool.query<{ sid: string }>(
        'select sid from sessions where sid = any($1) and expire > $2 and expire < $3',
        [sids, now(), latestEnd(now())],
      );
      return new Set(rows.map((row) => row.sid));
    },
    removeExpired: async () => {
      const { rowCount } = await pool.query(
        'delete from sessions where sid in (select sid from sessions where expire <= $1 or expire >= $2 limit 1000)',
        [now(), latestEnd(now())],
      );
      return rowCount ?? 0;
    },
  };
}
