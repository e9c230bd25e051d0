import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requireUser } from '../../core/actor.ts';
import { ValidationError } from '../../core/errors.ts';
import type { ReceivedFile } from '../receive-file.ts';
import type { RestReply, RestRequest, RestRoute } from '../route.ts';
import { answerOnce } from './answer-once.ts';

/** 1 to 255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The bodies of requests that have a key, as digests. */
const keyedBodies = new WeakMap<IncomingMessage, string>();

/** Notes the body of a request that has an `Idempotency-Key`: for the parser of bodies. */
export function noteKeyedBody(req: IncomingMessage, _res: unknown, body: Buffer): void {
  if (req.headers['idempotency-key'] !== undefined) keyedBodies.set(req, digest(body));
}

/** A request whose file can be looked at before its handler gets it. */
interface FileRequest extends RestRequest {
  onFile: ((file: ReceivedFile) => Promise<void>) | null;
}

/**
 * Has a request answered by its route; once, if it has an `Idempotency-Key` and the route takes one.
 *
 * @throws {ValidationError} for an unusable key, and what {@link answerOnce} throws
 */
export async function answerRoute(
  req: IncomingMessage,
  route: RestRoute,
  request: FileRequest,
): Promise<RestReply> {
  const key = route.takesIdempotencyKey ? readKey(req.headers['idempotency-key']) : null;
  if (key === null) return route.handle(request);
  const { userId } = requireUser(request.actor);
  const { pathname } = request.url;
  return answerOnce(request.deps, { userId, key, signal: request.signal }, async (begin) => {
    if (route.body === 'multipart')
      request.onFile = ({ name, bytes }) => begin([pathname, digest(bytes), name].join('\n'));
    else await begin([pathname, keyedBodies.get(req) ?? ''].join('\n'));
    return route.handle(request);
  });
}

function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new ValidationError([
    {
      path: 'Idempotency-Key',
      message: 'The Idempotency-Key must consist of 1 to 255 visible ASCII characters.',
    },
  ]);
}
