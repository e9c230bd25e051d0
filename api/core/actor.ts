import { UnauthenticatedError } from './errors.ts';

/** Who is asking: made once for each request or socket from the session. */
export interface Actor {
  userId: string;
  sessionId: string;
}

/** @throws {UnauthenticatedError} when nobody is signed in. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new UnauthenticatedError();
  return actor;
}
