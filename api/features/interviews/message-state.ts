import type { InterviewMessage, InterviewMessageState } from '../../generated/prisma/client.ts';

/** How often a server shows that it is writing a reply. */
export const HEARTBEAT_MS = 5_000;
/** A reply without a sign of life for this long was left behind by a server that ended. */
const LEFT_BEHIND_MS = 20_000;

/** The state of a message: a reply that its server left behind counts as failed. */
export function readState(
  { state, updatedAt }: Pick<InterviewMessage, 'state' | 'updatedAt'>,
  now: Date,
): InterviewMessageState {
  const isLeftBehind = now.getTime() - updatedAt.getTime() > LEFT_BEHIND_MS;
  return state === 'PENDING' && isLeftBehind ? 'FAILED' : state;
}
