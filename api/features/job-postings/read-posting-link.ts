import type { Deps } from '../../core/deps.ts';
import { DomainError, RuleError, ValidationError } from '../../core/errors.ts';
import { boardPosting, type BoardPosting } from '../../documents/import/job-page/board-links.ts';
import type { JobPage } from '../../documents/import/job-page/job-page.ts';

type Reading = Pick<Deps, 'pages' | 'documents'>;

export interface LinkedPosting {
  page: JobPage;
  /** Where it stood in the end, after redirects. */
  sourceUrl: string;
}

/** A board that does not answer its own page leaves time for its interface. */
const BOARD_TIME_MS = 5_000;

type Attempt<T> = { value: T; error?: never } | { value?: never; error: DomainError };

/** What went wrong for a reason that people can be told; a programming error is thrown on. */
async function attempt<T>(work: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof DomainError) return { error };
    throw error;
  }
}

/**
 * What a link's page says about its job. What the page says for machines comes first; then the public interface of a
 * known board; then the page's text. Asks no database, so it is called outside of transactions.
 *
 * @throws what fetching and reading a page throw; {@link RuleError} `cancelled` when the signal aborts.
 */
export async function readPostingLink(
  deps: Reading,
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

async function read(deps: Reading, url: string, signal: AbortSignal): Promise<LinkedPosting> {
  // The first page does not wait for a child; one that can't start is told when it is asked.
  deps.documents.warm().catch(() => undefined);
  const timeMs = boardPosting(url) ? BOARD_TIME_MS : undefined;
  const fetched = await attempt(deps.pages.fetch(url, 'page', signal, timeMs));
  // The address itself is wrong.
  if (fetched.error instanceof ValidationError) throw fetched.error;
  const sourceUrl = fetched.value?.url ?? url;
  const page = fetched.value ? await attempt(deps.documents.readJobPage(fetched.value, signal)) : fetched;
  if (page.value && page.value.source !== 'text') return { page: page.value, sourceUrl };

  const board = boardPosting(sourceUrl);
  const answer = board && (await attempt(askBoard(deps, board, signal)));
  if (answer?.value) return { page: answer.value, sourceUrl };
  if (!page.value) throw page.error;
  return { page: page.value, sourceUrl };
}

async function askBoard(deps: Reading, board: BoardPosting, signal: AbortSignal): Promise<JobPage> {
  const { api, name, postingId } = board;
  const answer = await deps.pages.fetch(api, 'json', signal, BOARD_TIME_MS);
  return deps.documents.readJobPage({ ...answer, board: { name, postingId } }, signal);
}
