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
/** A session that nobody uses ends after this. */
export const IDLE_MS = 7 * DAY_MS;
/** Every session ends after this, used or not. */
export const ABSOLUTE_MS = 30 * DAY_MS;
// Writing on each request would double its cost.
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

/** One place where a person is signed in. */
export interface Device {
  /** Not the session's id, which would let its reader in. */
  id: string;
  userAgent: string;
  signedInAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

export interface Sessions {
  /** express-session's store. */
  store: session.Store;
  /** Whether the table has had this session: its id was known before this request, or is from now on. */
  isStored: (data: session.SessionData) => boolean;
  /** Where the user is signed in, the last used first; null when no session asks. */
  devices: (userId: string, currentSid: string | null) => Promise<Device[]>;
  /** Signs one device out; false when the user has no such one. */
  endDevice: (userId: string, deviceId: string) => Promise<boolean>;
  /** Ends all sessions of a user but one; with null all of them. */
  endAll: (userId: string, exceptSid: string | null) => Promise<void>;
  /** Which of these sessions are still alive. */
  alive: (sids: string[]) => Promise<Set<string>>;
  /** @returns how many sessions had ended. */
  removeExpired: () => Promise<number>;
}

const deviceId = (sid: string) => createHash('sha256').update(`device\0${sid}`).digest('base64url');

function expiry(now: number, signedInAt: number | undefined): Date {
  return new Date(Math.min(now + IDLE_MS, (signedInAt ?? now) + ABSOLUTE_MS));
}

/** No session ends later; one that does was begun under a clock that was fast, and would live on for as long. */
const latestEnd = (now: Date) => new Date(now.getTime() + IDLE_MS + DAY_MS);

/**
 * The `sessions` table: one read a request, and a write only when a session changes or every five minutes
 * (docs/decisions/0039-sessions-in-a-store-of-our-own.md). Only the session routes change sessions.
 */
export function createSessions(pool: Pool, now: () => Date, log: Logger): Sessions {
  // What was to happen after the store's answer has failed: nobody else is told.
  const onFailure = (error: unknown) => log.error({ err: error }, 'a session was not handled well');
  const touchedAt = new Map<string, number>();
  // What came out of the table, or went into it: it is changed from then on, and never inserted again.
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
      // What is written now need not be touched at the end of the same request.
      touchedAt.set(sid, now().getTime());
      const values = [
        sid,
        JSON.stringify(data),
        expiry(now().getTime(), data.signedInAt),
        data.userId ?? null,
      ];
      // Whoever signs out while a slow request runs stays signed out: its session is gone, and it can't bring it back.
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
      // An update, never an insert: a slow request must not bring a session back that has been ended.
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

  const rowsOf = async (userId: string) => {
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
      (await rowsOf(userId)).flatMap(({ sid, sess, expire }) => {
        const stored = storedSession.safeParse(sess);
        if (!stored.success) return [];
        const signedInAt = new Date(stored.data.signedInAt ?? expire.getTime() - IDLE_MS);
        return [
          {
            id: deviceId(sid),
            userAgent: stored.data.userAgent ?? '',
            signedInAt,
            // The end of a session is its last use and the idle time; near its absolute end it tells no more.
            lastSeenAt: new Date(Math.max(signedInAt.getTime(), expire.getTime() - IDLE_MS)),
            isCurrent: sid === currentSid,
          },
        ];
      }),
    endDevice: async (userId, id) => {
      const sid = (await rowsOf(userId)).find((row) => deviceId(row.sid) === id)?.sid;
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
