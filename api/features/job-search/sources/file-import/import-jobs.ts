import type { Deps } from '../../../../core/deps.ts';
import { ForbiddenError } from '../../../../core/errors.ts';
import { parseInput } from '../../../../core/input.ts';
import { readOperatorProof } from '../../../../platform/operator-proof.ts';
import { readListingFile } from '../listing-reader.ts';
import { keepSamples } from '../../load-samples.ts';
import { storeListings } from '../../store-listings.ts';
import { importDigest, importRequestSchema } from './import-request.ts';
import { importSource } from './import-source.ts';

export interface ImportSummary {
  source: string;
  /** New or different from before. */
  stored: number;
  unchanged: number;
  /** Taken away, because a complete file lacks them. */
  gone: number;
  skipped: number;
  /** A line for each skipped row, at most {@link MAX_PROBLEMS}: `row 12: no title`. */
  problems: string[];
  /** Whether jobs that the file lacks were taken away. */
  isComplete: boolean;
}

export const MAX_PROBLEMS = 200;

const refusal = () =>
  new ForbiddenError('Please run "npm run jobs:import": it proves that the file comes from the operator.');

/**
 * Imports a file of jobs (JSON, CSV, RSS or Atom) for the operator, whom a proof made by `npm run jobs:import` stands
 * for. Importing a file twice changes nothing.
 *
 * @param receive takes the file in; not called without a valid proof
 * @throws {ForbiddenError} {@link ValidationError} for `file` when nothing of it can be read
 */
export async function importJobs(
  deps: Deps,
  input: { proof: string; request: unknown; receive: () => Promise<{ bytes: Uint8Array }> },
  signal: AbortSignal,
): Promise<ImportSummary> {
  const proven = readOperatorProof(deps.signer, input.proof, deps.now());
  if (proven === null) throw refusal();
  const request = parseInput(importRequestSchema, input.request);
  const { bytes } = await input.receive();
  if (importDigest(request, bytes) !== proven) throw refusal();

  const { listings, problems } = await readListingFile(bytes, signal);
  const source = importSource(request.name);
  // A skipped row may be a job that is still there.
  const isComplete = request.isComplete && problems.length === 0;
  const { stored, unchanged, gone } = await storeListings(deps, source, listings, { isComplete, signal });
  await keepSamples(deps, signal);
  const state = {
    refreshedAt: deps.now(),
    problem: null,
    listings: listings.length,
    skipped: problems.length,
  };
  await deps.prisma.jobSource.upsert({
    where: { name: source },
    create: { name: source, ...state },
    update: state,
  });
  deps.log.info({ event: 'jobs-imported', source, stored, gone, skipped: problems.length }, 'a file of jobs');
  return {
    source,
    stored,
    unchanged,
    gone,
    skipped: problems.length,
    problems: problems.slice(0, MAX_PROBLEMS),
    isComplete,
  };
}
