import { setTimeout as sleep } from 'node:timers/promises';
import { sourceName, type SourceEntry } from '../../../core/source-entry.ts';
import type { Deps } from '../../../core/deps.ts';
import { TooLargeError } from '../../../core/errors.ts';
import { SourceFetchError } from '../../../platform/safe-fetch/source-fetch.ts';
import { keepSamples } from '../load-samples.ts';
import type { SourceListing } from '../source-listing.ts';
import { removeGone, storeListings } from '../store-listings.ts';
import { afterFailure, afterSuccess } from './circuit-breaker.ts';
import { UnreadableAnswerError } from './connectors/connector.ts';
import { CONNECTORS } from './connectors/connectors.ts';
import { readPage } from './listing-reader.ts';
import type { SourceProblem } from './source-problem.ts';

/** Shorter than any source's pause after a failure, so that an attempt is over before the next can begin. */
const LIMIT_MS = 20 * 60_000;
/** Longer texts are stored in parts, so that a large source doesn't fill the memory. */
const STORE_CHARACTERS = 20_000_000;

/** The attempt ended early; what had come is stored all the same. */
class RefreshFailure extends Error {
  readonly problem: SourceProblem;
  readonly retryAfterMs: number | null;
  constructor(problem: SourceProblem, retryAfterMs: number | null, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

function failureOf(error: unknown): RefreshFailure {
  if (error instanceof SourceFetchError) return new RefreshFailure(error.problem, error.retryAfterMs, error);
  if (error instanceof UnreadableAnswerError) return new RefreshFailure(error.problem, null, error);
  if (error instanceof TooLargeError) return new RefreshFailure('too-large', null, error);
  // The limit of the whole refresh.
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return new RefreshFailure('slow', null, error);
  throw error;
}

/**
 * Claims the source's turn: one statement, so that of all servers only one gets it. The next turn is set at once, so
 * that a server that dies half-way neither blocks the source nor makes its calls anew.
 *
 * @returns the source as it was before; null if it is not due, or another server has it.
 */
async function claimTurn({ prisma, now }: Deps, entry: SourceEntry) {
  const name = sourceName(entry);
  const moment = now();
  await prisma.jobSource.createMany({ data: [{ name, nextAt: moment }], skipDuplicates: true });
  const { count } = await prisma.jobSource.updateMany({
    where: { name, nextAt: { lte: moment } },
    data: { startedAt: moment, nextAt: new Date(moment.getTime() + CONNECTORS[entry.kind].retryMs) },
  });
  return count === 0 ? null : prisma.jobSource.findUnique({ where: { name } });
}

interface Gathered {
  listings: number;
  skipped: number;
  failure: RefreshFailure | null;
}

/** Reads the source page by page and stores what comes, also when it ends early. */
async function gather(
  deps: Deps,
  entry: SourceEntry,
  hadListings: boolean,
  stopping: AbortSignal,
): Promise<Gathered> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(LIMIT_MS)]);
  const { request, pauseMs, maxPages } = CONNECTORS[entry.kind];
  const name = sourceName(entry);
  const startedAt = deps.now();
  const seen = new Set<string>();
  let held: SourceListing[] = [];
  let characters = 0;
  let skipped = 0;
  let hasAll = true;
  let isAtEnd = false;
  let failure: RefreshFailure | null = null;

  const store = async () => {
    await storeListings(deps, name, held, { isComplete: false, signal: stopping }).catch((error: unknown) => {
      throw new RefreshFailure('not-stored', null, error);
    });
    held = [];
    characters = 0;
  };

  try {
    for (let page = 0; page < maxPages && !isAtEnd; page += 1) {
      if (page > 0) await sleep(pauseMs, undefined, { signal });
      const answer = await deps.sources.fetch(request(entry, page, deps.config.jobSources), signal);
      const read = await readPage(entry, answer, signal);
      skipped += read.skipped;
      const fresh = read.listings.filter(({ externalId }) => !seen.has(externalId));
      for (const listing of fresh) {
        if (seen.has(listing.externalId)) continue;
        seen.add(listing.externalId);
        held.push(listing);
        characters += listing.description.length;
      }
      // A source that says the same again would do so for ever.
      if (read.listings.length > 0 && fresh.length === 0) hasAll = false;
      isAtEnd = read.isLast || !hasAll;
      if (characters > STORE_CHARACTERS) await store();
    }
  } catch (error) {
    stopping.throwIfAborted();
    if (error instanceof RefreshFailure) return { listings: seen.size, skipped, failure: error };
    failure = failureOf(error);
  }
  // An answer without any job may be a mistake of the source: its jobs are gone if it says so twice.
  const isPlausible = seen.size > 0 || !hadListings;
  try {
    await store();
    if (failure === null && isAtEnd && hasAll && skipped === 0 && isPlausible)
      await removeGone(deps, name, startedAt);
    await keepSamples(deps, stopping);
  } catch (error) {
    stopping.throwIfAborted();
    if (!(error instanceof RefreshFailure)) throw error;
    failure ??= error;
  }
  return { listings: seen.size, skipped, failure };
}

/**
 * Refreshes one source if it is due: reads it, stores its listings and when it is due again. No network call is made
 * inside a transaction. Rejects with the signal's reason when it aborts.
 *
 * @returns whether this call refreshed it, or tried to
 */
export async function refreshSource(deps: Deps, entry: SourceEntry, signal: AbortSignal): Promise<boolean> {
  const name = sourceName(entry);
  const connector = CONNECTORS[entry.kind];
  const source = await claimTurn(deps, entry);
  if (!source) return false;
  const { listings, skipped, failure } = await gather(deps, entry, source.listings > 0, signal);
  const moment = deps.now();
  if (failure) {
    const { problem, retryAfterMs } = failure;
    const turn = afterFailure(moment, connector, { before: source.failures, retryAfterMs });
    await deps.prisma.jobSource.update({ where: { name }, data: { ...turn, problem, failedAt: moment } });
    const log = { event: 'source-failed', source: name, problem, listings, nextAt: turn.nextAt };
    deps.log.warn(problem === 'not-stored' ? { ...log, err: failure.cause } : log, 'a job source failed');
    return true;
  }
  const turn = afterSuccess(moment, connector);
  await deps.prisma.jobSource.update({
    where: { name },
    data: { ...turn, refreshedAt: moment, problem: null, listings, skipped },
  });
  deps.log.info({ event: 'source-refreshed', source: name, listings, skipped }, 'a job source was refreshed');
  return true;
}
