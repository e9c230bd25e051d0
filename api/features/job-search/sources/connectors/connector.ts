import type { SourceListing } from '../../source-listing.ts';
import type { SourceRequest } from '../../../../platform/safe-fetch/source-fetch.ts';
import type { SourceEntry } from '../../../../core/source-entry.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Keys that sources ask for. */
export interface SourceKeys {
  adzuna: { id: string; key: string } | undefined;
  usajobs: { email: string; key: string } | undefined;
}

/** What a page of a source says. */
export interface ParsedPage {
  listings: SourceListing[];
  /** Elements that could not be read. */
  skipped: number;
  /** Whether there is no page after this one. */
  isLast: boolean;
}

/** How to read one kind of source. Its numbers obey the source's terms (docs/decisions/0055-job-sources.md). */
export interface Connector {
  /** The source's name for people. */
  label: (entry: SourceEntry) => string;
  /** What the source's terms want said wherever its listings show, and the page that it links to. */
  credit: (entry: SourceEntry) => { text: string; url: string | null };
  /** From one refresh to the next. */
  everyMs: number;
  /** After a failure, before the next try; longer than a refresh can take. */
  retryMs: number;
  /** Between two pages. */
  pauseMs: number;
  /** The most pages of one refresh. */
  maxPages: number;
  /** @param page from 0 */
  request: (entry: SourceEntry, page: number, keys: SourceKeys) => SourceRequest;
  /**
   * Maps a page's text. Pure; an element that can't be read is skipped and counted.
   *
   * @throws {UnreadableAnswerError} when nothing of it can be read
   */
  parse: (text: string, entry: SourceEntry) => ParsedPage;
}

/** An answer of which nothing can be read. */
export class UnreadableAnswerError extends Error {
  override name = 'UnreadableAnswerError';
  /** `garbage` isn't JSON or a feed at all; `changed` is, but not in the form that the source had. */
  readonly problem: 'garbage' | 'changed';
  constructor(problem: 'garbage' | 'changed') {
    super(`The answer is unreadable: ${problem}.`);
    this.problem = problem;
  }
}
