import type { TokenUsage } from './read-stream.ts';

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
  | 'paused'
  | 'stopping';

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
  stopping: 'The server is stopping.',
};

/** What a request is worth trying again for, as long as nothing of an answer has come. */
const RETRIED: ReadonlySet<ServiceProblem> = new Set<ServiceProblem>([
  'rate-limited',
  'server-error',
  'unreachable',
  'cut-off',
]);

/** What a service that works may answer: no reason to leave it alone. */
const SERVED: ReadonlySet<ServiceProblem> = new Set<ServiceProblem>([
  'bad-request',
  'bad-json',
  'wrong-shape',
  'refused',
  'too-long',
  'empty',
]);

/** What a service said of a failure: numbers and identifiers, never its own words, which may repeat the request. */
export interface FailureDetails {
  status?: number;
  code?: string;
  /** How long the service asks to be left alone, in milliseconds. */
  retryAfterMs?: number | null;
}

/** A call to an AI service failed. Its message holds nothing of the request, the answer or the key. */
export class AiServiceError extends Error {
  override name = 'AiServiceError';
  readonly problem: ServiceProblem;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfterMs: number | null;
  /** The tokens that the call used all the same; null if the service doesn't say. */
  usage: TokenUsage | null = null;

  constructor(problem: ServiceProblem, { status, code, retryAfterMs = null }: FailureDetails = {}) {
    super(WORDS[problem]);
    this.problem = problem;
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }

  get isRetryable(): boolean {
    return RETRIED.has(this.problem);
  }

  /** Whether the service itself works. */
  get isServed(): boolean {
    return SERVED.has(this.problem);
  }
}
