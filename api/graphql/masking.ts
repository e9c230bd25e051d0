import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError } from '../core/errors.ts';

const CODES: Record<string, string> = {
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  validation: 'BAD_USER_INPUT',
  'rate-limited': 'RATE_LIMITED',
  'not-ready': 'NOT_READY',
};

/**
 * What a client may know of an error that no result union took: the message of our own kinds with a code, the
 * words of the GraphQL engine about a wrong document, and nothing at all of a programming error.
 */
export function maskError(log: Logger) {
  return (error: unknown): GraphQLError => {
    const cause = error instanceof GraphQLError ? error.originalError : error;
    const at =
      error instanceof GraphQLError
        ? { nodes: error.nodes, path: error.path, positions: error.positions }
        : {};
    if (cause instanceof DomainError) {
      return new GraphQLError(cause.message, { ...at, extensions: { code: CODES[cause.kind] ?? 'REFUSED' } });
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
