import {
  ConflictError,
  type DomainError,
  ForbiddenError,
  NotBuiltError,
  NotFoundError,
  NotReadyError,
  RateLimitedError,
  RuleError,
  TooLargeError,
  UnauthenticatedError,
  UnsupportedTypeError,
  UpstreamError,
  ValidationError,
} from '../core/errors.ts';

/** The status that each kind has on REST (decisions.md, "One behaviour, two interfaces"). */
export function statusOf(error: DomainError): number {
  if (error instanceof ValidationError) return 400;
  if (error instanceof UnauthenticatedError) return 401;
  if (error instanceof ForbiddenError) return 403;
  if (error instanceof NotFoundError) return 404;
  if (error instanceof ConflictError) return 409;
  if (error instanceof TooLargeError) return 413;
  if (error instanceof UnsupportedTypeError) return 415;
  if (error instanceof RuleError) return 422;
  if (error instanceof RateLimitedError) return 429;
  if (error instanceof NotBuiltError) return 501;
  if (error instanceof UpstreamError) return 502;
  if (error instanceof NotReadyError) return 503;
  return 500;
}
