import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';

/** What resolvers know about a request: the actor and the dependencies of use cases, but not the request itself. */
export interface GraphQLContext {
  actor: Actor | null;
  deps: Deps;
  /** Whether the actor is the administrator. Reads the account, so it is called only if a field needs it. */
  isAdmin: () => Promise<boolean>;
  /**
   * Aborts when nobody waits any longer: over HTTP when the client disconnects, for a subscription when it ends, for
   * whatever reason (`running-subscription.ts`). The source of a subscription has to end then.
   */
  signal: AbortSignal;
}
