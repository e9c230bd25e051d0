import type { Logger } from 'pino';
import { getUserId, type Actor } from '../core/actor.ts';
import type { Admitted, Refused } from './admission.ts';

/**
 * How an operation ended. `ok`: with its whole answer. `failed`: with errors. `refused`: before it ran. `left`: the
 * client took it back or went away. The others are the server's reasons for ending a subscription.
 */
export type Outcome = 'ok' | 'failed' | 'refused' | 'left' | 'session-ended' | 'stopped' | 'too-long';

/**
 * Notes the beginning of a GraphQL operation, over HTTP or the websocket.
 *
 * @param requestId of the HTTP request, or of the one that opened the websocket
 * @returns a function that logs the operation's end, in the same form for both
 */
export function logOperation(
  log: Logger,
  { request, actor, requestId }: { request: Admitted | Refused; actor: Actor | null; requestId: string },
): (outcome: Outcome) => void {
  const startedAt = performance.now();
  const { kind, name } = 'document' in request ? request : { kind: null, name: null };
  return (outcome) => {
    const ms = Math.round(performance.now() - startedAt);
    log.info({ operation: name, kind, userId: getUserId(actor), ms, outcome, requestId }, 'operation ended');
  };
}
