import type { Deps } from '../../core/deps.ts';
import { DomainError, RuleError, ValidationError } from '../../core/errors.ts';
import { boardPosting, type BoardPosting } from '../../documents/import/job-page/board-links.ts';
import type { JobPage } from '../../documents/import/job-page/job-page.ts';

type ReadingDeps = Pick<Deps, 'pages' | 'documents'>;

export interface LinkedPosting {
  page: JobPage;
  /** Its final address, after redirects. */
  sourceUrl: string;
}

/** Limits the time for the page of a known board, so that there is time left for its API. */
const BOARD_TIMEOUT_MS = 5_000;

type Attempt<T> = { value: T; error?: never } | { value?: never; error: DomainError };

/** Captures errors that can be shown to people; programming errors are rethrown. */
async function attempt<T>(work: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof DomainError) return { error };
    throw error;
  }
}

/**
 * Reads a job from the page behind a link: from the page's structured data, else from the public API of a known
 * board, else from the page's text. Doesn't use the database, so call it outside of transactions.
 *
 * @throws what fetching and reading a page throw; {@link RuleError} `cancelled` when the signal aborts.
 */
export async function readPostingLink(
  deps: ReadingDeps,
  url: string,
  signal: AbortSignal,
): Promise<LinkedPosting> {
  try {
    return await read(deps, url, signal);
  } catch (error) {
    if (signal.aborted) throw new RuleError('cancelled', 'Reading the link was cancelled.');
    throw error;
  }
}

async function read(deps: ReadingDeps, url: string, signal: AbortSignal): Promise<LinkedPosting> {
  // Starts the reader while the page is being fetched. If it can't start, using it reports why.
  deps.documents.warm().catch(() => undefined);
  const timeMs = boardPosting(url) ? BOARD_TIMEOUT_MS : undefined;
  const fetched = await attempt(deps.pages.fetch(url, 'page', signal, timeMs));
  // The address itself is invalid.
  if (fetched.error instanceof ValidationError) throw fetched.error;
  const sourceUrl = fetched.value?.url ?? url;
  const page = fetched.value ? await attempt(deps.documents.readJobPage(fetched.value, signal)) : fetched;
  if (page.value && page.value.source !== 'text') return { page: page.value, sourceUrl };

  const board = boardPosting(sourceUrl);
  const answer = board && (await attempt(fetchFromBoard(deps, board, signal)));
  if (answer?.value) return { page: answer.value, sourceUrl };
  if (!page.value) throw page.error;
  return { page: page.value, sourceUrl };
}

async function fetchFromBoard(deps: ReadingDeps, board: BoardPosting, signal: AbortSignal): Promise<JobPage> {
  const { api, name, postingId } = board;
  const answer = await deps.pages.fetch(api, 'json', signal, BOARD_TIMEOUT_MS);
  return deps.documents.readJobPage({ ...answer, board: { name, postingId } }, signal);
}
