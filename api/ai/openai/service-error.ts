import OpenAI from 'openai';

/** What went wrong with an AI service. */
export type ServiceProblem =
  | 'unauthorized'
  | 'bad-request'
  | 'rate-limited'
  | 'out-of-credit'
  | 'server-error'
  | 'unreachable'
  | 'too-slow'
  | 'stalled'
  | 'cut-off'
  | 'not-the-protocol'
  | 'bad-json'
  | 'wrong-shape'
  | 'refused'
  | 'too-long'
  | 'empty'
  | 'unusable'
  | 'paused';

const WORDS: Record<ServiceProblem, string> = {
  unauthorized: 'The AI service refuses the key.',
  'bad-request': 'The AI service doesn’t accept the request; is the model’s name right?',
  'rate-limited': 'The AI service says that it gets too many requests.',
  'out-of-credit': 'The account at the AI service has no credit left.',
  'server-error': 'The AI service has an error of its own.',
  unreachable: 'The AI service can’t be reached.',
  'too-slow': 'The AI service didn’t answer in time.',
  stalled: 'The AI service stopped in the middle of an answer.',
  'cut-off': 'The connection to the AI service broke off.',
  'not-the-protocol': 'The address answers, but not as an AI service does.',
  'bad-json': 'The AI service answered with broken JSON.',
  'wrong-shape': 'The AI service answered in another form than asked.',
  refused: 'The AI service refused to answer.',
  'too-long': 'The AI service’s answer was too long.',
  empty: 'The AI service answered with nothing.',
  unusable: 'What the AI service wrote said more than it was given.',
  paused: 'The AI service failed too often; it is left alone for half a minute.',
};

/** What the request was worth trying again for, as long as nothing of an answer had come. */
const RETRIED: ReadonlySet<ServiceProblem> = new Set<ServiceProblem>([
  'rate-limited',
  'server-error',
  'unreachable',
  'cut-off',
]);

/** A call to an AI service failed. Its message holds nothing of the request, the answer or the key. */
export class AiServiceError extends Error {
  override name = 'AiServiceError';
  readonly problem: ServiceProblem;
  /** How long the service asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(problem: ServiceProblem, retryAfterMs: number | null = null) {
    super(WORDS[problem]);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }

  get isRetryable(): boolean {
    return RETRIED.has(this.problem);
  }
}

function readRetryAfter(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** What an error of the client library, of `fetch` or of a stream means; `hasBegun` once a piece of an answer has come. */
export function toServiceError(error: unknown, hasBegun: boolean): AiServiceError {
  if (error instanceof AiServiceError) return error;
  // `fetch` hides our own errors in the cause.
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof AiServiceError) return cause;
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new AiServiceError('too-slow');
  if (error instanceof OpenAI.APIConnectionError)
    return new AiServiceError(hasBegun ? 'cut-off' : 'unreachable');
  if (error instanceof OpenAI.APIError) {
    const { status, code } = error;
    if (status === 401 || status === 403) return new AiServiceError('unauthorized');
    if (code === 'insufficient_quota') return new AiServiceError('out-of-credit');
    if (status === 429) return new AiServiceError('rate-limited', readRetryAfter(error.headers));
    if (status === 408) return new AiServiceError('too-slow');
    if (status !== undefined && status >= 400 && status < 500) return new AiServiceError('bad-request');
    return new AiServiceError('server-error', readRetryAfter(error.headers));
  }
  if (error instanceof SyntaxError) return new AiServiceError('not-the-protocol');
  return new AiServiceError(hasBegun || error instanceof TypeError ? 'cut-off' : 'unreachable');
}
