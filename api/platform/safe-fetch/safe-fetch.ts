import type { Dispatcher } from 'undici';
import { NotReadyError, RuleError } from '../../core/errors.ts';
import { AddressRefused, checkedConnector } from './checked-connector.ts';
import { ACCEPTED_ENCODINGS, decompressed, TooManyBytes } from './decompress.ts';
import { addressProblem, parsePageAddress, type AddressRules } from './page-address.ts';
import { isPublicAddress } from './public-address.ts';
import { publicNames, systemNames, type ResolveName } from './resolve-name.ts';

export interface FetchedPage {
  /** Where it was in the end, after redirects. */
  url: string;
  /** Lower case, without parameters: `text/html`. */
  contentType: string;
  /** As the header says; `''` when it does not. */
  charset: string;
  /** Decompressed. */
  bytes: Uint8Array;
}

/** What may come back: a page that people read, or a board's JSON. */
export type WantedContent = 'page' | 'json';

export interface PageFetcher {
  /**
   * Gets one page of the public web for a person who typed its address.
   *
   * @throws {ValidationError} for the field `url`, when the address itself is one that is never opened.
   * @throws {RuleError} `page-unreachable`, `page-too-large`, `page-no-text`: with words for people that tell nothing of
   * the body, the status or where a name leads.
   * @throws {NotReadyError} when too many pages are on their way. Rejects with the signal's reason when it aborts.
   */
  fetch(
    address: string,
    wanted: WantedContent,
    signal: AbortSignal,
    /** Less than the ten seconds that a page gets. */
    timeMs?: number,
  ): Promise<FetchedPage>;
}

export interface PageFetcherOptions {
  /** For tests: private addresses and any port (`FETCH_ALLOW_PRIVATE`). */
  allowPrivate?: boolean;
  /** For tests: which addresses may be talked to, on any port. */
  isAllowed?: (address: string) => boolean;
  resolve?: ResolveName;
  /** Hears of each address that was refused because it is not public: typed, behind a name, or behind a redirect. */
  onRefused?: () => void;
  totalMs?: number;
}

const CONNECT_MS = 5_000;
const TOTAL_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
/** Each holds up to twice its bytes for a moment. */
const MAX_AT_ONCE = 8;

const CONTENT_TYPES: Record<WantedContent, ReadonlySet<string>> = {
  // A page without a type is looked at as HTML; its reader refuses what is no text.
  page: new Set(['text/html', 'application/xhtml+xml', 'text/plain', '']),
  json: new Set(['application/json']),
};
const ACCEPT: Record<WantedContent, string> = {
  page: 'text/html,application/xhtml+xml,text/plain;q=0.8',
  json: 'application/json',
};

/** The words of docs/product.md#messages. One answer for all that the network did: it maps nobody's network. */
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

/** The body as it comes over the wire, cut off as soon as it is too long. */
async function received(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new TooManyBytes();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readHeader(headers: Dispatcher.ResponseData['headers'], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

async function pageFrom(
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
  const packed = await received(body);
  const bytes = await decompressed(packed, readHeader(headers, 'content-encoding'), MAX_BYTES);
  return { url: url.href, contentType, charset: charset?.[1]?.toLowerCase() ?? '', bytes };
}

/**
 * Opens pages that strangers name (docs/security.md#links): only public addresses, checked at the connection;
 * redirects followed by hand and checked again; bytes counted after decompression; one deadline; no cookies, no
 * referrer, no connection that outlives its page.
 */
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const rules: AddressRules = {
    isAllowed: options.isAllowed ?? (options.allowPrivate ? () => true : isPublicAddress),
    isOpen: options.allowPrivate === true || options.isAllowed !== undefined,
    onRefused: options.onRefused,
  };
  const resolve = options.resolve ?? (options.allowPrivate ? systemNames : publicNames());
  let open = 0;

  const follow = async (start: URL, wanted: WantedContent, signal: AbortSignal): Promise<FetchedPage> => {
    // Loaded with the first link: a start does not wait for it.
    const { Agent, buildConnector, request } = await import('undici');
    const dispatcher = new Agent({
      connect: checkedConnector(buildConnector, {
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
        // An abandoned body ends with an error that nobody needs.
        response.body.on('error', () => undefined);
        const location = readHeader(response.headers, 'location');
        if (response.statusCode >= 200 && response.statusCode < 300)
          return await pageFrom(url, response, wanted);
        if (response.statusCode < 300 || response.statusCode >= 400 || !URL.canParse(location, url))
          throw unreachable();
        response.body.destroy();
        url = new URL(location, url);
        if (addressProblem(url, rules)) throw new AddressRefused();
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
        if (error instanceof TooManyBytes) throw tooLarge();
        if (error instanceof AddressRefused) options.onRefused?.();
        throw unreachable();
      } finally {
        open -= 1;
      }
    },
  };
}
