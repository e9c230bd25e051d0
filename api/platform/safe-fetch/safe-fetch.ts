import type { Dispatcher } from 'undici';
import { NotReadyError, RuleError } from '../../core/errors.ts';
import { AddressRefusedError, createCheckedConnector } from './checked-connector.ts';
import { ACCEPTED_ENCODINGS, decompress, TooManyBytesError } from './decompress.ts';
import { addressProblem, parsePageAddress, type AddressRules } from './page-address.ts';
import { isPublicAddress } from './public-address.ts';
import { createPublicResolver, resolveBySystem, type ResolveName } from './resolve-name.ts';

export interface FetchedPage {
  /** The final address, after redirects. */
  url: string;
  /** In lower case and without parameters: `text/html`. */
  contentType: string;
  /** From the header; `''` if it names none. */
  charset: string;
  /** Decompressed. */
  bytes: Uint8Array;
}

/** The accepted content: a page for people, or a job board's JSON. */
export type WantedContent = 'page' | 'json';

export interface PageFetcher {
  /**
   * Fetches a page of the public web whose address a user typed.
   *
   * @throws {ValidationError} for the field `url`, when the address is one that is never opened.
   * @throws {RuleError} `page-unreachable`, `page-too-large`, `page-no-text`, with messages for users that reveal
   * nothing about the body, the status or the addresses of a name.
   * @throws {NotReadyError} when too many pages are being fetched. Rejects with the signal's reason when it aborts.
   */
  fetch(
    address: string,
    wanted: WantedContent,
    signal: AbortSignal,
    /** A time limit shorter than the ten seconds that a page gets. */
    timeMs?: number,
  ): Promise<FetchedPage>;
}

export interface PageFetcherOptions {
  /** For tests: private addresses and any port (`FETCH_ALLOW_PRIVATE`). */
  allowPrivate?: boolean;
  /** For tests: which addresses are allowed, on any port. */
  isAllowed?: (address: string) => boolean;
  resolve?: ResolveName;
  /** Called for each address refused as not public, whether it was typed, resolved from a name or in a redirect. */
  onRefused?: () => void;
  totalMs?: number;
}

const CONNECT_MS = 5_000;
const TOTAL_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Each page briefly takes up to twice its size in memory. */
const MAX_AT_ONCE = 8;

const CONTENT_TYPES: Record<WantedContent, ReadonlySet<string>> = {
  // A page without a type is treated as HTML; the page reader refuses content that isn't text.
  page: new Set(['text/html', 'application/xhtml+xml', 'text/plain', '']),
  json: new Set(['application/json']),
};
const ACCEPT: Record<WantedContent, string> = {
  page: 'text/html,application/xhtml+xml,text/plain;q=0.8',
  json: 'application/json',
};

/** Quoted in docs/product.md#messages. The same for all network failures, so that it can't be used to map a network. */
const UNREACHABLE = 'Failed to analyze job posting. Please check the URL and try again.';
const unreachable = () => new RuleError('page-unreachable', UNREACHABLE);
const tooLarge = () =>
  new RuleError(
    'page-too-large',
    'This page is too large to be read. Please open the link and paste the text of the posting instead.',
  );
const noText = () =>
  new RuleError(
    'page-no-text',
    'This link leads to a file, not to a page with text. Please open it and paste the text of the posting instead.',
  );

/** Reads the raw body, stopping as soon as it is too long. */
async function readBody(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new TooManyBytesError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readHeader(headers: Dispatcher.ResponseData['headers'], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

async function readPage(
  url: URL,
  { headers, body }: Dispatcher.ResponseData,
  wanted: WantedContent,
): Promise<FetchedPage> {
  const [type = '', ...parameters] = readHeader(headers, 'content-type').split(';');
  const contentType = type.trim().toLowerCase();
  if (!CONTENT_TYPES[wanted].has(contentType)) throw noText();
  if (Number(readHeader(headers, 'content-length')) > MAX_BYTES) throw tooLarge();
  const charset = /^\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(
    parameters.find((part) => /charset/i.test(part)) ?? '',
  );
  const packed = await readBody(body);
  const bytes = await decompress(packed, readHeader(headers, 'content-encoding'), MAX_BYTES);
  return { url: url.href, contentType, charset: charset?.[1]?.toLowerCase() ?? '', bytes };
}

/**
 * Fetches pages from untrusted addresses (docs/security.md#links): only public addresses, checked when connecting;
 * redirects are followed manually and checked again; bytes are counted after decompression; one deadline; no cookies,
 * no referrer, and no connection outlives its page.
 */
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const rules: AddressRules = {
    isAllowed: options.isAllowed ?? (options.allowPrivate ? () => true : isPublicAddress),
    isOpen: options.allowPrivate === true || options.isAllowed !== undefined,
    onRefused: options.onRefused,
  };
  const resolve = options.resolve ?? (options.allowPrivate ? resolveBySystem : createPublicResolver());
  let open = 0;

  const follow = async (start: URL, wanted: WantedContent, signal: AbortSignal): Promise<FetchedPage> => {
    // Loaded with the first link, to keep the server's start fast.
    const { Agent, buildConnector, request } = await import('undici');
    const dispatcher = new Agent({
      connect: createCheckedConnector(buildConnector, {
        resolve,
        isAllowed: rules.isAllowed,
        timeoutMs: CONNECT_MS,
      }),
      headersTimeout: CONNECT_MS,
      bodyTimeout: CONNECT_MS,
      maxHeaderSize: 32 * 1024,
    });
    try {
      let url = start;
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const response = await request(url, {
          dispatcher,
          signal,
          headers: {
            accept: ACCEPT[wanted],
            'accept-encoding': ACCEPTED_ENCODINGS,
            'accept-language': 'en,*;q=0.5',
            'user-agent': 'Mozilla/5.0 (compatible; Tailorbird/1.0; reads one page for a person)',
          },
        });
        // An abandoned body emits an error, which doesn't matter.
        response.body.on('error', () => undefined);
        const location = readHeader(response.headers, 'location');
        if (response.statusCode >= 200 && response.statusCode < 300)
          return await readPage(url, response, wanted);
        if (response.statusCode < 300 || response.statusCode >= 400 || !URL.canParse(location, url))
          throw unreachable();
        response.body.destroy();
        url = new URL(location, url);
        if (addressProblem(url, rules)) throw new AddressRefusedError();
      }
      throw unreachable();
    } finally {
      dispatcher.destroy().catch(() => undefined);
    }
  };

  return {
    fetch: async (address, wanted, signal, timeMs = Infinity) => {
      signal.throwIfAborted();
      const url = parsePageAddress(address, rules);
      if (open >= MAX_AT_ONCE)
        throw new NotReadyError('Too many links are being read right now. Please try again in a moment.');
      open += 1;
      const deadline = AbortSignal.timeout(Math.min(options.totalMs ?? TOTAL_MS, timeMs));
      try {
        return await follow(url, wanted, AbortSignal.any([signal, deadline]));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof RuleError) throw error;
        if (error instanceof TooManyBytesError) throw tooLarge();
        if (error instanceof AddressRefusedError) options.onRefused?.();
        throw unreachable();
      } finally {
        open -= 1;
      }
    },
  };
}
