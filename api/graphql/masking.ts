import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError, ERROR_KINDS } from '../core/errors.ts';
import { troubleAsNotReady } from '../platform/database-errors.ts';

/**
 * Masks errors that are not part of a result union. Clients see the messages and codes of our own errors and the
 * GraphQL engine's messages about invalid documents, but no details of programming errors.
 */
export function maskError(log: Logger) {
  return (error: unknown): GraphQLError => {
    const thrown = error instanceof GraphQLError ? error.originalError : error;
    const cause = troubleAsNotReady(thrown);
    if (cause !== thrown) log.warn({ err: thrown }, 'database trouble');
    const at =
      error instanceof GraphQLError
        ? { nodes: error.nodes, path: error.path, positions: error.positions }
        : {};
    if (cause instanceof DomainError && cause.kind === 'not-ready') {
      const headers = { 'Retry-After': String(cause.retryAfterSeconds) };
      return new GraphQLError(cause.message, {
        ...at,
        // The original error is for the server only and is not sent.
        originalError: thrown instanceof Error ? thrown : undefined,
        extensions: { code: ERROR_KINDS[cause.kind].code, http: { status: 503, headers } },
      });
    }
    if (cause instanceof DomainError) {
      return new GraphQLError(cause.message, { ...at, extensions: { code: ERROR_KINDS[cause.kind].code } });
    }
    if (error instanceof GraphQLError && (cause === undefined || cause instanceof GraphQLError)) {
      return new GraphQLError(error.message, { ...at, extensions: error.extensions });
    }
    log.error({ err: cause }, 'a GraphQL field failed');
    return new GraphQLError('Something went wrong on our side. Please try again.', {
      ...at,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  };
}
