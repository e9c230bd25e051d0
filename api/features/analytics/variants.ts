import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError, RuleError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { AlgorithmVariant, Prisma, Ranking } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../accounts/accounts.ts';
import { toAxisWeights } from '../job-search/active-variant.ts';
import { recordAdminAction } from '../admin/admin-actions.ts';
import { replayRanking, type Replay } from './replay-ranking.ts';
import { someWeightsSchema, weightsSchema, type NamedWeights } from './weights.schema.ts';

const VARIANT = 'The variant';

export interface VariantsNow {
  ranking: Ranking;
  variants: AlgorithmVariant[];
}

/** All variants in the order of their names, and which of them people get. For the administrator only. */
export async function listVariants(deps: Deps, actor: Actor | null): Promise<VariantsNow> {
  await requireAdmin(deps, actor);
  const [ranking, variants] = await Promise.all([
    deps.prisma.ranking.findUniqueOrThrow({ where: { id: 1 } }),
    deps.prisma.algorithmVariant.findMany({ orderBy: { id: 'asc' } }),
  ]);
  return { ranking, variants };
}

/** @throws {NotFoundError} */
async function findVariant(
  prisma: Pick<Prisma.TransactionClient, 'algorithmVariant'>,
  id: string,
): Promise<AlgorithmVariant> {
  const variant = await prisma.algorithmVariant.findUnique({ where: { id } });
  if (!variant) throw new NotFoundError(VARIANT);
  return variant;
}

const weightsOf = (variant: AlgorithmVariant): NamedWeights => ({
  jobTitleWeight: variant.jobTitleWeight,
  skillsWeight: variant.skillsWeight,
  industryWeight: variant.industryWeight,
  experienceWeight: variant.experienceWeight,
  locationWeight: variant.locationWeight,
  companySizeWeight: variant.companySizeWeight,
  seniorityWeight: variant.seniorityWeight,
});

/**
 * Saves the weights of a variant; the next search uses them. Its figures begin anew, since those of other weights say
 * nothing about these. The same weights again change nothing. Weights that are left out stay.
 *
 * @throws {ValidationError} {@link NotFoundError}
 */
export async function saveWeights(
  deps: Deps,
  actor: Actor | null,
  id: string,
  input: unknown,
): Promise<AlgorithmVariant> {
  const admin = await requireAdmin(deps, actor);
  const given = parseInput(someWeightsSchema, input);
  return deps.prisma.$transaction(async (tx) => {
    const before = await findVariant(tx, id);
    const old = weightsOf(before);
    const weights = parseInput(weightsSchema, { ...old, ...dropMissing(given) });
    const changed = Object.entries(weights).filter(
      ([name, value]) => Object.entries(old).find(([one]) => one === name)?.[1] !== value,
    );
    if (changed.length === 0) return before;
    const saved = await tx.algorithmVariant.update({ where: { id }, data: weights });
    await recordAdminAction(tx, admin, 'weights-saved', {
      words: `Saved new weights for variant ${id}.`,
      variant: id,
      before: old,
      after: weights,
    });
    return saved;
  });
}

const dropMissing = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));

/**
 * What the given weights would change against those that a variant has, or against those that people get now.
 *
 * @throws {ValidationError} {@link NotFoundError}
 */
export async function tryWeights(
  deps: Deps,
  actor: Actor | null,
  { id, weights, against }: { id: string; weights: object | null; against: 'saved' | 'active' },
): Promise<Replay> {
  await requireAdmin(deps, actor);
  const variant = await findVariant(deps.prisma, id);
  const after = parseInput(weightsSchema, { ...weightsOf(variant), ...dropMissing(weights ?? {}) });
  const before = against === 'saved' ? variant : await findActive(deps);
  return replayRanking(deps, actor, toAxisWeights(before), toAxisWeights(after));
}

async function findActive(deps: Deps): Promise<AlgorithmVariant> {
  const { activeVariant } = await deps.prisma.ranking.findUniqueOrThrow({
    where: { id: 1 },
    include: { activeVariant: true },
  });
  return activeVariant;
}

/**
 * Makes a variant the one that people get. One that ranks much worse than the one before needs a confirmation.
 *
 * @throws {NotFoundError} {@link RuleError} `worse-ranking` without the confirmation
 */
export async function activateVariant(
  deps: Deps,
  actor: Actor | null,
  id: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<AlgorithmVariant> {
  const admin = await requireAdmin(deps, actor);
  const variant = await findVariant(deps.prisma, id);
  const active = await findActive(deps);
  if (active.id === id) return variant;
  if (!isConfirmed) {
    const { isMuchWorse } = await replayRanking(deps, actor, toAxisWeights(active), toAxisWeights(variant));
    if (isMuchWorse)
      throw new RuleError(
        'worse-ranking',
        `Variant ${id} ranks worse than variant ${active.id} by more than 5 %. Confirm to activate it all the same.`,
      );
  }
  await deps.prisma.$transaction(async (tx) => {
    await tx.ranking.update({ where: { id: 1 }, data: { activeVariantId: id } });
    await recordAdminAction(tx, admin, 'variant-activated', {
      words: `Activated variant ${id} in place of ${active.id}${isConfirmed ? ', although it may rank worse' : ''}.`,
      before: active.id,
      after: id,
      isConfirmed,
    });
  });
  return variant;
}

/**
 * Splits people over all variants, or gives everybody the active one again.
 *
 * @throws {RuleError} `nothing-to-compare` when all variants have the same weights
 */
export async function setExperiment(
  deps: Deps,
  actor: Actor | null,
  isExperiment: boolean,
): Promise<VariantsNow> {
  const admin = await requireAdmin(deps, actor);
  await deps.prisma.$transaction(async (tx) => {
    const before = await tx.ranking.findUniqueOrThrow({ where: { id: 1 } });
    if (before.isExperiment === isExperiment) return;
    if (isExperiment) requireDifference(await tx.algorithmVariant.findMany());
    await tx.ranking.update({ where: { id: 1 }, data: { isExperiment } });
    const words = isExperiment
      ? 'Split people over all variants.'
      : 'Gave everybody the active variant again.';
    await recordAdminAction(tx, admin, isExperiment ? 'experiment-started' : 'experiment-ended', { words });
  });
  return listVariants(deps, actor);
}

function requireDifference(variants: AlgorithmVariant[]): void {
  const kinds = new Set(variants.map((variant) => JSON.stringify(weightsOf(variant))));
  if (kinds.size < 2)
    throw new RuleError(
      'nothing-to-compare',
      'All variants have the same weights, so there is nothing to compare. Please change one first.',
    );
}
