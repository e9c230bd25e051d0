import { pino, type Logger } from 'pino';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
}

/** The loggable form of an error: its kind, and its stack only at the verbose levels. */
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
 * The server's log: JSON lines on standard output. It never contains bodies, cookies, tokens, e-mail addresses or
 * resume text (docs/security.md#errors-and-logs), and stacks only at `debug` and `trace`.
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
