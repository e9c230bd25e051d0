import { NotReadyError, RuleError } from '../../core/errors.ts';
import { AddressRefusedError } from './checked-connector.ts';
import { TooManyBytesError } from './decompress.ts';
import { ContentTypeError, fetchSafely, type SafeAnswer } from './fetch-safely.ts';
import { parsePageAddress, type AddressRules } from './page-address.ts';
import { isPublicAddress } from './public-address.ts';
import { createPublicResolver, resolveBySystem, type ResolveName } from './resolve-name.ts';

export type FetchedPage = SafeAnswer;

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

/**
 * Fetches pages from untrusted addresses (docs/security.md#links), each with one deadline, by the rules of
 * {@link fetchSafely}.
 */
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const rules: AddressRules = {
    isAllowed: options.isAllowed ?? (options.allowPrivate ? () => true : isPublicAddress),
    isOpen: options.allowPrivate === true || options.isAllowed !== undefined,
    onRefused: options.onRefused,
  };
  const resolve = options.resolve ?? (options.allowPrivate ? resolveBySystem : createPublicResolver());
  let open = 0;

  return {
    fetch: async (address, wanted, signal, timeMs = Infinity) => {
      signal.throwIfAborted();
      const url = parsePageAddress(address, rules);
      if (open >= MAX_AT_ONCE)
        throw new NotReadyError('Too many links are being read right now. Please try again in a moment.');
      open += 1;
      const deadline = AbortSignal.timeout(Math.min(options.totalMs ?? TOTAL_MS, timeMs));
      try {
        return await fetchSafely(url, {
          rules,
          resolve,
          signal: AbortSignal.any([signal, deadline]),
          accept: ACCEPT[wanted],
          userAgent: 'Mozilla/5.0 (compatible; Tailorbird/1.0; reads one page for a person)',
          contentTypes: CONTENT_TYPES[wanted],
          maxBytes: MAX_BYTES,
          stepMs: CONNECT_MS,
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ContentTypeError) throw noText();
        if (error instanceof TooManyBytesError) throw tooLarge();
        if (error instanceof AddressRefusedError) options.onRefused?.();
        throw unreachable();
      } finally {
        open -= 1;
      }
    },
  };
}
