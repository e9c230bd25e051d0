import { ForbiddenError, UnauthenticatedError } from './errors.ts';

/** On whose behalf a use-case runs. Made once for each request, socket or job. */
export type Actor = UserActor | SystemActor;

/** An actor with an account: its use-cases see that account's records and no others. */
export type UserActor = SessionActor | TokenActor;

/** A person who is signed in in a browser. */
export interface SessionActor {
  kind: 'session';
  userId: string;
  sessionId: string;
}

/** A program with an API token of a person. No request is taken from one yet. */
export interface TokenActor {
  kind: 'api-token';
  userId: string;
  tokenId: string;
  /** What the person lets the program do. */
  scopes: readonly TokenScope[];
}

export type TokenScope = 'read' | 'write';

/** The product itself, working through a job of its own for nobody in particular. */
export interface SystemActor {
  kind: 'system';
  /** Names the job in the log. */
  job: string;
}

/** The account that an actor has; null for visitors and for jobs of the system. */
export function getUserId(actor: Actor | null): string | null {
  return actor === null || actor.kind === 'system' ? null : actor.userId;
}

/** @throws {UnauthenticatedError} when there is no account behind the actor. */
export function requireUser(actor: Actor | null): UserActor {
  if (actor === null || actor.kind === 'system') throw new UnauthenticatedError();
  return actor;
}

/**
 * For what decides over the account itself, such as its password and its devices: no token may do that.
 *
 * @throws {UnauthenticatedError} when there is no account behind the actor. {@link ForbiddenError} for a token.
 */
export function requireSession(actor: Actor | null): SessionActor {
  const user = requireUser(actor);
  if (user.kind !== 'session') throw new ForbiddenError('Please sign in in a browser to do this.');
  return user;
}
