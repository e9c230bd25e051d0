/**
 * Why a request returned no data. `unauthenticated`: the session has ended. `offline`: no server was reached.
 * `forbidden`: signed in, but not allowed. `interrupted`: a subscription was cut off and can be subscribed to again.
 * `server`: everything else; `message` then holds the server's words.
 */
export type NetworkErrorKind = 'unauthenticated' | 'forbidden' | 'offline' | 'interrupted' | 'server';

export class NetworkError extends Error {
  override name = 'NetworkError';
  readonly kind: NetworkErrorKind;

  constructor(kind: NetworkErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Gets the message to show for an error of a page or a mutation. Never a stack trace or Relay's own words. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  return 'Something went wrong on our side. Nothing you typed or saved is lost.';
}
