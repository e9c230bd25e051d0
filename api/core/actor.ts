import { UnauthenticatedError } from './errors.ts';

/** The user on whose behalf a use case runs; taken from the session once for each request or websocket. */
export interface Actor {
  userId: string;
  sessionId: string;
}

/** @throws {UnauthenticatedError} when nobody is signed in. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new UnauthenticatedError();
  return actor;
}
