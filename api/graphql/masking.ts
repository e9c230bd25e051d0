import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError, ERROR_KINDS, NotReadyError } from '../core/errors.ts';
import { troubleAsNotReady } from '../platform/database-errors.ts';

/**
 * What a client may know of an error that no result union took: the message of our own kinds with a code, the
 * words of the GraphQL engine about a wrong document, and nothing at all of a programming error.
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
    if (cause instanceof NotReadyError) {
      const headers = { 'Retry-After': String(cause.retryAfterSeconds) };
      return new GraphQLError(cause.message, {
        ...at,
        // For the server alone: what is sent has no place for it.
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
