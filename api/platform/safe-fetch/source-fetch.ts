import { AddressRefusedError } from './checked-connector.ts';
import { TooManyBytesError } from './decompress.ts';
import { ContentTypeError, fetchSafely, StatusError, type SafeAnswer } from './fetch-safely.ts';
import { addressProblem, type AddressRules } from './page-address.ts';
import { isPublicAddress } from './public-address.ts';
import { createPublicResolver, resolveBySystem, type ResolveName } from './resolve-name.ts';

/** Why a source's answer did not arrive. */
export type FetchProblem =
  | 'unreachable'
  | 'slow'
  /** The connection ended in the middle of the answer. */
  | 'cut-off'
  /** 429, or 403 with `Retry-After`. */
  | 'limited'
  /** 401 or 403: a key is wrong, or we are not welcome. */
  | 'refused'
  /** Any other status. */
  | 'error-status'
  /** Not JSON or a feed, but a page for people, for example. */
  | 'wrong-type'
  | 'too-large';

/** A source's answer did not arrive. Contains neither the address, which may hold a key, nor anything of the answer. */
export class SourceFetchError extends Error {
  override name = 'SourceFetchError';
  readonly problem: FetchProblem;
  /** How long the source asks us to stay away, in milliseconds; null if it doesn't say. */
  readonly retryAfterMs: number | null;
  constructor(problem: FetchProblem, retryAfterMs: number | null = null) {
    super(`A source could not be read: ${problem}.`);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface SourceRequest {
  /** An address that the program or the operator chose, never a user. */
  url: string;
  /** For example a key. They reach the origin of `url` only, also if it redirects elsewhere. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Fetches the answers of job sources. */
export interface SourceFetcher {
  /** @throws {SourceFetchError} Rejects with the signal's reason when it aborts. */
  fetch(request: SourceRequest, signal: AbortSignal): Promise<SafeAnswer>;
}

export interface SourceFetcherOptions {
  /** For tests: private addresses and any port (`FETCH_ALLOW_PRIVATE`). */
  allowPrivate?: boolean;
  /** For tests: which addresses are allowed, on any port. */
  isAllowed?: (address: string) => boolean;
  resolve?: ResolveName;
  /** For tests: the origin that answers in place of all sources; the host becomes the first part of the path. */
  mirror?: string | undefined;
  onRefused?: () => void;
  stepMs?: number;
  totalMs?: number;
  maxBytes?: number;
}

/** Some boards think for twenty seconds before they answer. */
const STEP_MS = 25_000;
const TOTAL_MS = 60_000;
/** A whole board of a large company has some 6 MB. */
export const SOURCE_MAX_BYTES = 20 * 1024 * 1024;

const CONTENT_TYPES = new Set([
  'application/json',
  'application/hr+json',
  'application/feed+json',
  'text/json',
  'application/rss+xml',
  'application/atom+xml',
  'application/xml',
  'text/xml',
  'text/csv',
  // Files on ordinary web servers.
  'text/plain',
  'application/octet-stream',
  '',
]);

const SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT']);
const CUT_OFF = new Set(['UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'UND_ERR_ABORTED']);

/** `Retry-After` in milliseconds: it holds seconds or a date. */
export function readRetryAfter(value: string, now: Date): number | null {
  const seconds = /^\s*(\d{1,9})\s*$/.exec(value)?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const until = value.trim() === '' ? Number.NaN : Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}

function statusError({ status, retryAfter }: StatusError): SourceFetchError {
  const retryAfterMs = readRetryAfter(retryAfter, new Date());
  if (status === 429 || ((status === 403 || status === 503) && retryAfterMs !== null))
    return new SourceFetchError('limited', retryAfterMs);
  return new SourceFetchError(status === 401 || status === 403 ? 'refused' : 'error-status', retryAfterMs);
}

function explain(error: unknown): SourceFetchError {
  if (error instanceof StatusError) return statusError(error);
  if (error instanceof ContentTypeError) return new SourceFetchError('wrong-type');
  if (error instanceof TooManyBytesError) return new SourceFetchError('too-large');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (SLOW.has(code)) return new SourceFetchError('slow');
  return new SourceFetchError(CUT_OFF.has(code) ? 'cut-off' : 'unreachable');
}

/** Creates the fetcher of job sources, which works by the same rules as that of pages (docs/security.md#links). */
export function createSourceFetcher(options: SourceFetcherOptions = {}): SourceFetcher {
  const rules: AddressRules = {
    isAllowed: options.isAllowed ?? (options.allowPrivate ? () => true : isPublicAddress),
    isOpen: options.allowPrivate === true || options.isAllowed !== undefined,
    onRefused: options.onRefused,
  };
  const resolve = options.resolve ?? (options.allowPrivate ? resolveBySystem : createPublicResolver());
  const { mirror } = options;

  return {
    fetch: async (request, signal) => {
      signal.throwIfAborted();
      const asked = new URL(request.url);
      const url = mirror ? new URL(`${mirror}/${asked.host}${asked.pathname}${asked.search}`) : asked;
      if (addressProblem(url, rules)) {
        options.onRefused?.();
        throw new SourceFetchError('unreachable');
      }
      const deadline = AbortSignal.timeout(options.totalMs ?? TOTAL_MS);
      try {
        return await fetchSafely(url, {
          rules,
          resolve,
          signal: AbortSignal.any([signal, deadline]),
          accept: 'application/json, application/rss+xml, application/xml;q=0.9, text/csv;q=0.8',
          userAgent: 'Tailorbird/1.0 (job search; asks a few times a day)',
          ...(request.headers && { headers: request.headers }),
          contentTypes: CONTENT_TYPES,
          maxBytes: options.maxBytes ?? SOURCE_MAX_BYTES,
          stepMs: options.stepMs ?? STEP_MS,
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AddressRefusedError) options.onRefused?.();
        throw deadline.aborted ? new SourceFetchError('slow') : explain(error);
      }
    },
  };
}
