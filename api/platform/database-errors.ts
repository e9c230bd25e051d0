import { z } from 'zod';
import { NotReadyError } from '../core/errors.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Whether a write broke a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** So many wait for a connection already that another one would only wait in vain. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

// Prisma: not reached, too slow, closed, timed out, no connection or transaction to be had, a deadlock.
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
// PostgreSQL's classes: connection (08), rolled back to be tried again (40), resources (53: disk, memory, connections),
// operator (57: timeout of a statement, shutdown), system (58: input and output); and 55P03, a lock not had in time.
const POSTGRES_CODES = /^(08|40|53|57|58)|^55P03$/;
// A write while only reading is allowed: too little room for the embedded database, or a server that is a standby.
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
// What `pg` says without a code, when a connection or the wait for one ends.
const PG_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

const adapterError = z.looseObject({
  driverAdapterError: z.looseObject({ cause: z.looseObject({ originalCode: z.string() }) }),
});

/** PostgreSQL's own code for what went wrong, through Prisma or not; null when it was not PostgreSQL that said no. */
function postgresCode(error: unknown): string | null {
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const cause = adapterError.safeParse(error.meta);
    return cause.success ? cause.data.driverAdapterError.cause.originalCode : null;
  }
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  // `pg` names a failed statement by its class; the socket's own failures carry the address or the call.
  return 'severity' in error ? error.code : null;
}

/** Whether the database could not be asked, or gave up: nothing that the caller did, and worth trying again. */
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

/** Whether a statement waited for a lock until its time was over. */
export function isLockTimeout(error: unknown): boolean {
  return postgresCode(error) === '55P03';
}

/** What people are told while the database does not answer. */
export const BUSY = 'Tailorbird’s database does not answer right now. Please try again in a few seconds.';

/** What people are told instead, with a status that says to try again; any other error comes back as it is. */
export function troubleAsNotReady(error: unknown): unknown {
  if (!isDatabaseTrouble(error)) return error;
  return new NotReadyError(
    ONLY_READ.has(postgresCode(error) ?? '')
      ? 'Tailorbird can’t store changes right now. Nothing was changed. Please try again later.'
      : BUSY,
  );
}
