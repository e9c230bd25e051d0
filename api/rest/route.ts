import type { Actor } from '../core/actor.ts';
import type { ClientInfo } from '../core/client-info.ts';
import type { Deps } from '../core/deps.ts';
import type { ReceivedFile } from './receive-file.ts';
import type { PendingSignInStore, SessionControl } from '../core/session-control.ts';

export interface RestRequest {
  deps: Deps;
  /** Never null on a route whose access is `user` or `admin`; see `userRoute`. */
  actor: Actor | null;
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Unvalidated: each handler's use case parses it. `{}` if there is none. */
  body: unknown;
  /** Receives the single file of a multipart form from the field with this name; 10 MB unless another limit is given. */
  file: (field: string, maxBytes?: number) => Promise<ReceivedFile>;
  /** What follows `Authorization: Bearer`; `''` if there is none. */
  bearer: string;
  /** How the caller's program names itself; `''` if it doesn't. */
  userAgent: string;
  /** Whether the caller would rather have a page than JSON: a browser that opens the path as an address. */
  prefersHtml: boolean;
  /** The announced size of the body in bytes, if any. */
  size: number | undefined;
  session: SessionControl;
  client: ClientInfo;
  /** Lets this browser prove later that its owner has signed in here before. */
  rememberDevice: (token: string) => void;
  /** The sign-in with Google that this browser has started. */
  begunSignIn: PendingSignInStore;
  /** The requested address, on our own origin. */
  url: URL;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

export type RestReply =
  | { kind: 'json'; status: number; body: unknown; headers?: Record<string, string> }
  | { kind: 'file'; bytes: Uint8Array; headers: Record<string, string> }
  | { kind: 'redirect'; location: string };

export const json = (body: unknown, status = 200): RestReply => ({ kind: 'json', status, body });
export const success = (): RestReply => json({ success: true });

/**
 * One path of docs/product.md#rest: passes the input to a use case and returns the documented JSON. The server checks
 * `access` before the handler runs; the access matrix test reads it too.
 */
export interface RestRoute {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: 'public' | 'user' | 'admin';
  /** The type of the body; JSON by default. */
  body?: 'multipart';
  /**
   * Whether an `Idempotency-Key` is honored (docs/product.md#rest-requests-that-may-be-repeated): on every path that may
   * ask the AI service, so that nothing is paid for twice. Only with access `user`.
   */
  takesIdempotencyKey?: true;
  handle: (request: RestRequest) => Promise<RestReply>;
}
