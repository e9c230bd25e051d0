import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';

/** What resolvers know of a request: who asks, and what use-cases work with. Never the request itself. */
export interface GraphQLContext {
  actor: Actor | null;
  deps: Deps;
  /** Whether the administrator asks; reads the account, and only when a field wants to know. */
  isAdmin: () => Promise<boolean>;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
}
