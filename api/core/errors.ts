/** Each kind of error with its HTTP status on REST and its code in a top-level GraphQL error (docs/product.md#rest). */
export const ERROR_KINDS = {
  validation: { status: 400, code: 'BAD_USER_INPUT' },
  unauthenticated: { status: 401, code: 'UNAUTHENTICATED' },
  forbidden: { status: 403, code: 'FORBIDDEN' },
  'not-found': { status: 404, code: 'NOT_FOUND' },
  conflict: { status: 409, code: 'CONFLICT' },
  'too-large': { status: 413, code: 'TOO_LARGE' },
  'unsupported-type': { status: 415, code: 'UNSUPPORTED_TYPE' },
  rule: { status: 422, code: 'RULE' },
  'rate-limited': { status: 429, code: 'RATE_LIMITED' },
  upstream: { status: 502, code: 'UPSTREAM' },
  'upstream-too-slow': { status: 504, code: 'UPSTREAM_TOO_SLOW' },
  'not-ready': { status: 503, code: 'NOT_READY' },
} as const;

export type ErrorKind = keyof typeof ERROR_KINDS;

/**
 * A failure that the caller can do something about. The message is written for users and is safe to show; the cause
 * is only logged. REST answers with the status of the kind ({@link ERROR_KINDS}), GraphQL with a member of the
 * mutation's result union or a top-level error with the kind's code. A plain `Error` never reaches a client.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  /** After how long it is worth trying again, which `Retry-After` says; null if waiting alone doesn't help. */
  readonly retryAfterSeconds: number | null = null;
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

export interface FieldProblem {
  /** Dotted path in the input; `''` for the input as a whole. */
  path: string;
  message: string;
}

/** The input is invalid; `message` describes the first problem. */
export class ValidationError extends DomainError {
  readonly kind = 'validation';
  readonly fields: FieldProblem[];
  constructor(fields: FieldProblem[]) {
    super(fields[0]?.message ?? 'The input is not valid.');
    this.fields = fields;
  }
}

/** The record doesn't exist or is another user's: the same answer, so that nobody learns that it exists. */
export class NotFoundError extends DomainError {
  readonly kind = 'not-found';
  constructor(what: string) {
    super(`${what} was not found.`);
  }
}

export class ConflictError extends DomainError {
  readonly kind = 'conflict';
}

/** The input is well-formed but violates a rule of the product. */
export class RuleError extends DomainError {
  readonly kind = 'rule';
  /** The rule's stable name, for programs. */
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The AI service failed or was too slow, and nothing can stand in for it. */
export class UpstreamError extends DomainError {
  readonly kind: 'upstream' | 'upstream-too-slow';
  constructor(message: string, { isTooSlow = false } = {}) {
    super(message);
    this.kind = isTooSlow ? 'upstream-too-slow' : 'upstream';
  }
}

export class UnauthenticatedError extends DomainError {
  readonly kind = 'unauthenticated';
  constructor() {
    super('Unauthorized');
  }
}

export class ForbiddenError extends DomainError {
  readonly kind = 'forbidden';
}

export class RateLimitedError extends DomainError {
  readonly kind = 'rate-limited';
  override readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class TooLargeError extends DomainError {
  readonly kind = 'too-large';
}

export class UnsupportedTypeError extends DomainError {
  readonly kind = 'unsupported-type';
}

/** The server is up but can't answer this now; retrying later helps. */
export class NotReadyError extends DomainError {
  readonly kind = 'not-ready';
  override readonly retryAfterSeconds = 5;
}
