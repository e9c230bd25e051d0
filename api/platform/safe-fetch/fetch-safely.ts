import { AddressRefusedError, createCheckedConnector } from './checked-connector.ts';
import { ACCEPTED_ENCODINGS, decompress, TooManyBytesError } from './decompress.ts';
import { addressProblem, type AddressRules } from './page-address.ts';
import type { ResolveName } from './resolve-name.ts';

export interface SafeRequest {
  rules: AddressRules;
  resolve: ResolveName;
  signal: AbortSignal;
  /** The `Accept` header. */
  accept: string;
  userAgent: string;
  /** Sent to the origin of the first address only, and no more once a redirect has left it. */
  headers?: Readonly<Record<string, string>>;
  /** Accepted media types, in lower case; `''` is an answer without one. */
  contentTypes: ReadonlySet<string>;
  /** The size of the body, before and after unpacking. */
  maxBytes: number;
  /** For connecting, for the first byte of an answer, and between two pieces of it. */
  stepMs: number;
}

export interface SafeAnswer {
  /** The final address, after redirects. */
  url: string;
  /** In lower case and without parameters: `text/html`. */
  contentType: string;
  /** From the header; `''` if it names none. */
  charset: string;
  /** Decompressed. */
  bytes: Uint8Array;
}

/** The answer was not 2xx. */
export class StatusError extends Error {
  override name = 'StatusError';
  readonly status: number;
  /** The `Retry-After` header; `''` if there is none. */
  readonly retryAfter: string;
  constructor(status: number, retryAfter: string) {
    super(`The answer has status ${status}.`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The answer has another media type than asked for. */
export class ContentTypeError extends Error {
  override name = 'ContentTypeError';
}

const MAX_REDIRECTS = 3;

type Headers = Record<string, string | string[] | undefined>;

function readHeader(headers: Headers, name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Reads the raw body, stopping as soon as it is too long. */
async function readBody(body: AsyncIterable<Uint8Array>, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > max) throw new TooManyBytesError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readAnswer(
  url: URL,
  { headers, body }: { headers: Headers; body: AsyncIterable<Uint8Array> },
  { contentTypes, maxBytes }: SafeRequest,
): Promise<SafeAnswer> {
  const [type = '', ...parameters] = readHeader(headers, 'content-type').split(';');
  const contentType = type.trim().toLowerCase();
  if (!contentTypes.has(contentType)) throw new ContentTypeError();
  if (Number(readHeader(headers, 'content-length')) > maxBytes) throw new TooManyBytesError();
  const charset = /^\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(
    parameters.find((part) => /charset/i.test(part)) ?? '',
  );
  const packed = await readBody(body, maxBytes);
  const bytes = await decompress(packed, readHeader(headers, 'content-encoding'), maxBytes);
  return { url: url.href, contentType, charset: charset?.[1]?.toLowerCase() ?? '', bytes };
}

/**
 * Makes one GET request by the rules of docs/security.md#links: only allowed addresses, checked when connecting;
 * redirects are followed manually and checked again; bytes are counted before and after unpacking; no cookies, no
 * referrer, and no connection outlives the request. The caller checks the first address and sets the deadline.
 *
 * @throws {StatusError} {@link ContentTypeError} {@link TooManyBytesError} {@link AddressRefusedError}, and what undici
 * throws about the network; the signal's reason when it aborts.
 */
export async function fetchSafely(start: URL, wanted: SafeRequest): Promise<SafeAnswer> {
  const { rules, resolve, signal, stepMs } = wanted;
  // Loaded with the first request, to keep the server's start fast.
  const { Agent, buildConnector, request } = await import('undici');
  const dispatcher = new Agent({
    connect: createCheckedConnector(buildConnector, {
      resolve,
      isAllowed: rules.isAllowed,
      timeoutMs: stepMs,
    }),
    headersTimeout: stepMs,
    bodyTimeout: stepMs,
    maxHeaderSize: 32 * 1024,
  });
  try {
    let url = start;
    // Another host may send us back, to wherever it likes.
    let isHome = true;
    for (let redirects = 0; ; redirects += 1) {
      const response = await request(url, {
        dispatcher,
        signal,
        headers: {
          accept: wanted.accept,
          'accept-encoding': ACCEPTED_ENCODINGS,
          'accept-language': 'en,*;q=0.5',
          'user-agent': wanted.userAgent,
          ...(isHome && wanted.headers),
        },
      });
      // An abandoned body emits an error, which doesn't matter.
      response.body.on('error', () => undefined);
      if (response.statusCode >= 200 && response.statusCode < 300)
        return await readAnswer(url, response, wanted);
      const location = readHeader(response.headers, 'location');
      const isRedirect =
        response.statusCode >= 300 && response.statusCode < 400 && URL.canParse(location, url);
      if (!isRedirect || redirects === MAX_REDIRECTS)
        throw new StatusError(response.statusCode, readHeader(response.headers, 'retry-after'));
      response.body.destroy();
      url = new URL(location, url);
      isHome &&= url.origin === start.origin;
      if (addressProblem(url, rules)) throw new AddressRefusedError();
    }
  } finally {
    dispatcher.destroy().catch(() => undefined);
  }
}
