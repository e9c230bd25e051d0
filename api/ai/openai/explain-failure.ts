import { APIConnectionError, APIError, APIUserAbortError, OpenAIError } from 'openai/error';
import { readRetryAfter } from '../../platform/safe-fetch/source-fetch.ts';
import { AiServiceError } from './service-error.ts';

/** undici's names for a connection that was there and broke off. */
const BROKEN_OFF = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_ABORTED',
]);
/** Codes are logged, so that one that holds anything but a name is left out. */
const CODE = /^[a-z][\w.-]{0,60}$/i;

/**
 * What an error of the client library, of `fetch` or of a stream means. Null for what is none of these: a mistake in
 * this program, which must not look like one of the service.
 */
export function explainFailure(error: unknown): AiServiceError | null {
  // `fetch` hides this product's own errors in the cause.
  const chain = causesOf(error);
  const own = chain.find((cause) => cause instanceof AiServiceError);
  if (own) return own;
  if (error instanceof APIUserAbortError) return null;
  if (error instanceof APIConnectionError) {
    const hadConnection = chain.some((cause) => 'code' in cause && BROKEN_OFF.has(String(cause.code)));
    return new AiServiceError(hadConnection ? 'cut-off' : 'unreachable');
  }
  if (error instanceof APIError) return explainRefusal(error);
  if (error instanceof OpenAIError || error instanceof SyntaxError)
    return new AiServiceError('not-the-protocol');
  // The body of an answer broke off: undici's TypeError, with the reason as its cause.
  if (error instanceof TypeError && error.cause instanceof Error) return new AiServiceError('cut-off');
  return null;
}

function explainRefusal({ status, code, headers }: APIError): AiServiceError {
  const details = {
    ...(status !== undefined && { status }),
    ...(typeof code === 'string' && CODE.test(code) && { code }),
  };
  const retryAfterMs = readPause(headers);
  if (status !== undefined && status < 400) return new AiServiceError('not-the-protocol', details);
  if (status === 401 || status === 403) return new AiServiceError('unauthorized', details);
  if (code === 'insufficient_quota') return new AiServiceError('out-of-credit', details);
  if (status === 429 || code === 'rate_limit_exceeded')
    return new AiServiceError('rate-limited', { ...details, retryAfterMs });
  // 408 and 409 are passing troubles of the server.
  if (status === 408 || status === 409)
    return new AiServiceError('server-error', { ...details, retryAfterMs });
  if (code === 'content_filter' || code === 'content_policy_violation')
    return new AiServiceError('refused', details);
  if (status !== undefined && status < 500) return new AiServiceError('bad-request', details);
  return new AiServiceError('server-error', { ...details, retryAfterMs });
}

/** How long the service asks to be left alone; OpenAI also says so in milliseconds. */
function readPause(headers: Headers | undefined): number | null {
  const exact = headers?.get('retry-after-ms') ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(exact)) return Number(exact);
  return readRetryAfter(headers?.get('retry-after') ?? '', new Date());
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error && chain.length < 8; cause = cause.cause) chain.push(cause);
  return chain;
}
