import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { maskError } from './masking.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { DatabaseBusyError, isDatabaseTrouble } from '../platform/database-errors.ts';

// Errors that Prisma 7.10 and pg 8.23 threw when the server was stopped, blocked or out of connections.
const prisma = (code: string, originalCode?: string) =>
  new Prisma.PrismaClientKnownRequestError('', {
    code,
    clientVersion: '7',
    meta: originalCode ? { driverAdapterError: { cause: { kind: 'postgres', originalCode } } } : {},
  });
const postgres = (code: string) => Object.assign(new Error(''), { severity: 'ERROR', code });
const socket = (code: string) => Object.assign(new Error(''), { syscall: 'connect', code });

const NO_ANSWER = /^Tailorbird’s database does not answer right now\./;
const NO_ROOM = /^Tailorbird can’t store changes right now\./;

it.each<[string, unknown, RegExp?]>([
  ['a statement that took too long', prisma('P2039', '57014')],
  ['a raw one that did', prisma('P2010', '57014')],
  ['one that pg sent itself', postgres('57014')],
  ['a lock that was not had', prisma('P2039', '55P03')],
  ['a deadlock', prisma('P2034')],
  ['no transaction to be had', prisma('P2028')],
  ['no connection to be had', new Error('timeout exceeded when trying to connect')],
  ['too many who wait for one', new DatabaseBusyError('')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a server that is not there', prisma('P1001')],
  ['a refused connection', socket('ECONNREFUSED')],
  ['a shutdown', postgres('57P01')],
  ['too many connections', postgres('53300')],
  ['a full disk', postgres('53100'), NO_ROOM],
  ['a write where only reading is allowed', prisma('P2039', '25006'), NO_ROOM],
])('%s is reported as a database problem over GraphQL', (_name, error, sentence = NO_ANSWER) => {
  expect(isDatabaseTrouble(error)).toBe(true);
  const cause = error instanceof Error ? error : undefined;
  const masked = maskError(pino({ level: 'silent' }))(new GraphQLError('', { originalError: cause }));
  expect(masked.message).toMatch(sentence);
  expect(masked.extensions).toEqual({
    code: 'NOT_READY',
    http: { status: 503, headers: { 'Retry-After': '5' } },
  });
});

it.each<[string, unknown]>([
  ['a unique index', prisma('P2002')],
  ['a row that is not there', prisma('P2025')],
  ['a statement that is wrong', prisma('P2010', '42601')],
  ['a programming error', new TypeError('x is undefined')],
  ['a page that refuses a connection', Object.assign(new Error(''), { code: 'ECONNREFUSED' })],
  ['nothing', undefined],
])('%s is not', (_name, error) => {
  expect(isDatabaseTrouble(error)).toBe(false);
});
