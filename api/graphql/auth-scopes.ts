import { getUserId } from '../core/actor.ts';
import { ForbiddenError, UnauthenticatedError } from '../core/errors.ts';
import type { GraphQLContext } from './context.ts';

/** Who may read a field or run a mutation. */
export interface AuthScopes {
  /** Everybody with an account. */
  user: boolean;
  /** The administrator. */
  admin: boolean;
}

/**
 * How the builder evaluates {@link AuthScopes}. Use cases check the actor again, so this is the first of two checks.
 */
export const scopeAuth = {
  authScopes: ({ actor, isAdmin }: GraphQLContext) => ({ user: getUserId(actor) !== null, admin: isAdmin }),
  unauthorizedError: (_parent: unknown, { actor }: GraphQLContext) =>
    getUserId(actor) === null
      ? new UnauthenticatedError()
      : new ForbiddenError('This is only available to administrators.'),
  // Otherwise a subscription's source would start before authorization.
  authorizeOnSubscribe: true,
};
