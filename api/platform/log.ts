import { pino, type Logger } from 'pino';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
}

/** What the log says of an error: what it is, and where it came from only when an operator asks for details. */
function describeError(error: unknown, withStack: boolean): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something other than an error was thrown' };
  return {
    type: error.name,
    message: error.message.trim().split('\n').at(-1)?.slice(0, 500) ?? '',
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(withStack && error.stack !== undefined && { stack: error.stack }),
  };
}

/**
 * The program's log: JSON lines on standard output. Bodies, cookies, tokens, e-mail addresses and resume text
 * never go in (docs/security.md#errors-and-logs); stacks do at `debug` and `trace` only.
 */
export function createLog(level: string): Logger {
  const withStack = level === 'debug' || level === 'trace';
  return pino({
    level,
    base: null,
    serializers: { err: (error: unknown) => describeError(error, withStack) },
    redact: { paths: ['req.headers', 'res.headers'], remove: true },
  });
}
