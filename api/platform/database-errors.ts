import { z } from 'zod';
import { NotReadyError } from '../core/errors.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Whether a write violated a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Too many requests are waiting for a database connection already. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

// Prisma: unreachable, too slow, closed, timed out, no connection or transaction available, a deadlock.
const PRISMA_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P1018',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]);
// PostgreSQL's classes: connection (08), rolled back and to be retried (40), resources (53: disk, memory, connections),
// operator (57: statement timeout, shutdown), system (58: input and output); and 55P03, lock timeout.
const POSTGRES_CODES = /^(08|40|53|57|58)|^55P03$/;
// A write in read-only mode: too little disk space for the embedded database, or a standby server.
const READ_ONLY = '25006';
// 53100: the disk is full.
const ONLY_READ = new Set([READ_ONLY, '53100']);
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
// The messages of `pg` errors without a code, when a connection or the wait for one ends.
const PG_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

const adapterError = z.looseObject({
  driverAdapterError: z.looseObject({ cause: z.looseObject({ originalCode: z.string() }) }),
});

/** PostgreSQL's error code, whether the error came through Prisma or not; null for errors from elsewhere. */
function postgresCode(error: unknown): string | null {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const cause = adapterError.safeParse(error.meta);
    return cause.success ? cause.data.driverAdapterError.cause.originalCode : null;
  }
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  // Only errors from PostgreSQL have a severity; socket errors have codes too.
  return 'severity' in error ? error.code : null;
}

/** Whether the database was unreachable or gave up: not the caller's fault, and worth retrying. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseBusyError) return true;
  const code = postgresCode(error);
  if (code !== null && (POSTGRES_CODES.test(code) || code === READ_ONLY)) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError) return PRISMA_CODES.has(error.code);
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (!(error instanceof Error)) return false;
  if (PG_WORDS.test(error.message)) return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  return 'syscall' in error && error.syscall === 'connect' && SOCKET_CODES.has(error.code);
}

/** Whether a statement timed out waiting for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return postgresCode(error) === '55P03';
}

/** The message for users while the database doesn't answer. */
export const BUSY = 'Tailorbird’s database does not answer right now. Please try again in a few seconds.';

/** Turns database trouble into a {@link NotReadyError} with a message for users; returns any other error unchanged. */
export function troubleAsNotReady(error: unknown): unknown {
  if (!isDatabaseTrouble(error)) return error;
  return new NotReadyError(
    ONLY_READ.has(postgresCode(error) ?? '')
      ? 'Tailorbird can’t store changes right now. Nothing was changed. Please try again later.'
      : BUSY,
  );
}
