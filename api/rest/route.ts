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
  /** Unknown: each handler's use-case parses it. `{}` when there was none. */
  body: unknown;
  /** The one file of a multipart form, from the field of this name. */
  file: (field: string) => Promise<ReceivedFile>;
  /** Bytes of the body as announced, undefined when it was not. */
  size: number | undefined;
  session: SessionControl;
  client: ClientInfo;
  /** Lets this browser prove later that its owner signed in here before. */
  rememberDevice: (token: string) => void;
  /** The sign-in with Google that this browser has begun. */
  begunSignIn: PendingSignInStore;
  /** The address that was asked for, on our own origin. */
  url: URL;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
}

export type RestReply =
  | { kind: 'json'; status: number; body: unknown }
  | { kind: 'file'; bytes: Uint8Array; headers: Record<string, string> }
  | { kind: 'redirect'; location: string };

export const json = (body: unknown, status = 200): RestReply => ({ kind: 'json', status, body });
export const success = (): RestReply => json({ success: true });

/**
 * One path of docs/product.md#rest: input to use-case to documented JSON. `access` is
 * read by the access matrix test; the server enforces it before the handler runs.
 */
export interface RestRoute {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: 'public' | 'user' | 'admin';
  /** What the body may be; JSON unless said otherwise. */
  body?: 'multipart';
  handle: (request: RestRequest) => Promise<RestReply>;
}
