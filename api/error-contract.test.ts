import express from 'express';
import { GraphQLError } from 'graphql';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskError } from './graphql/masking.ts';
import { createErrorHandler } from './rest/router.ts';
import * as errors from './core/errors.ts';

const log = pino({ level: 'silent' });
const said = 'Please do something about it.';

const EACH: Record<errors.ErrorKind, errors.DomainError> = {
  validation: new errors.ValidationError([{ path: 'title', message: said }]),
  unauthenticated: new errors.UnauthenticatedError(),
  forbidden: new errors.ForbiddenError(said),
  'not-found': new errors.NotFoundError('The resume'),
  conflict: new errors.ConflictError(said),
  'too-large': new errors.TooLargeError(said),
  'unsupported-type': new errors.UnsupportedTypeError(said),
  rule: new errors.RuleError('rule', said),
  'rate-limited': new errors.RateLimitedError(said, 7),
  upstream: new errors.UpstreamError(said),
  'upstream-too-slow': new errors.UpstreamError(said, { isTooSlow: true }),
  'not-ready': new errors.NotReadyError(said),
};

it('every error class has its own kind', () => {
  const classes = Object.values(errors).filter(
    (value) => typeof value === 'function' && value.prototype instanceof errors.DomainError,
  );
  expect(Object.values(EACH).map((error) => error.constructor)).toEqual(expect.arrayContaining(classes));
  for (const [kind, error] of Object.entries(EACH)) expect(error.kind).toBe(kind);
});

describe.each(Object.entries(EACH))('%s', (kind, error) => {
  const { status, code } = errors.ERROR_KINDS[error.kind];

  const app = express();
  app.use(() => {
    throw error;
  });
  app.use(createErrorHandler({ log }));
  let server: ReturnType<typeof app.listen>;
  beforeAll(
    () => new Promise<void>((resolve) => void (server = app.listen(0, '127.0.0.1', () => resolve()))),
  );
  afterAll(() => void server.close());

  it(`is ${status} with its message on REST`, async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message: error.message });
    const isWorthWaiting = kind === 'rate-limited' || kind === 'not-ready';
    expect(answer.headers.has('retry-after')).toBe(isWorthWaiting);
  });

  it(`is ${code} with its message as a top-level GraphQL error`, () => {
    const masked = maskError(log)(new GraphQLError('', { originalError: error }));
    expect(masked.message).toBe(error.message);
    expect(masked.extensions.code).toBe(code);
  });
});

it('no two kinds share a status or a code', () => {
  const all = Object.values(errors.ERROR_KINDS);
  expect(new Set(all.map(({ status }) => status)).size).toBe(all.length);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
});
