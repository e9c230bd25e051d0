import { NotFoundError, RuleError, ValidationError } from '../../core/errors.ts';
import type { AlgorithmVariant as Variant } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { mutation, type InputFields, type PayloadFields } from '../../graphql/mutation.ts';
import type { RankingQuality as Quality } from '../../writing/job-match/ranking-quality.ts';
import type { RankMove, Replay, ReplayedSet } from './replay-ranking.ts';
import {
  compareFigures,
  measureVariant,
  type Figure,
  type VariantPerformance,
} from './variant-performance.ts';
import {
  activateVariant,
  listVariants,
  saveWeights,
  setExperiment,
  tryWeights,
  type VariantsNow,
} from './variants.ts';

/** A variant with what is worked out of its events, once for all that are asked for. */
interface ShownVariant {
  variant: Variant;
  isActive: boolean;
  performance: Promise<VariantPerformance>;
  /** Of the variant that people get, which the others are compared with. */
  active: Promise<VariantPerformance>;
}

const VariantFigure = builder
  .objectRef<{ figure: Figure; active: Figure | null }>('VariantFigure')
  .implement({
    description: 'A figure from recorded events.',
    fields: (t) => ({
      value: t.float({
        nullable: true,
        description: '0 to 1; null if there is not enough data.',
        resolve: ({ figure }) => figure.value,
      }),
      low: t.float({
        nullable: true,
        description: 'The lower end of the 95 % interval, in which each person counts as one.',
        resolve: ({ figure }) => figure.low,
      }),
      high: t.float({ nullable: true, resolve: ({ figure }) => figure.high }),
      shown: t.int({
        description: 'The jobs that were shown, each once for a person.',
        resolve: ({ figure }) => figure.shown,
      }),
      people: t.int({ resolve: ({ figure }) => figure.people }),
      counted: t.int({
        description: 'How many of the shown jobs count: those clicked, made into a resume, or with a match.',
        resolve: ({ figure }) => Math.round(figure.counted),
      }),
      difference: t.float({
        nullable: true,
        description: 'From the active variant’s figure; null for that one and without enough data.',
        resolve: ({ figure, active }) => (active && compareFigures(figure, active)?.difference) ?? null,
      }),
      isMoreThanChance: t.boolean({
        nullable: true,
        description: 'Whether that difference is more than chance.',
        resolve: ({ figure, active }) => (active && compareFigures(figure, active)?.isMoreThanChance) ?? null,
      }),
    }),
  });

const figureOf =
  (name: 'clickThroughRate' | 'resumeCreationRate' | 'averageMatchScore') =>
  async ({ performance, active, isActive }: ShownVariant) => ({
    figure: (await performance)[name],
    active: isActive ? null : (await active)[name],
  });

export const AlgorithmVariant = builder.objectRef<ShownVariant>('AlgorithmVariant').implement({
  description: 'A way to rank found jobs. For the administrator only.',
  fields: (t) => ({
    id: t.id({ resolve: ({ variant }) => variant.id }),
    name: t.string({ resolve: ({ variant }) => variant.name }),
    description: t.string({ resolve: ({ variant }) => variant.description }),
    isActive: t.exposeBoolean('isActive'),
    jobTitleWeight: t.int({ resolve: ({ variant }) => variant.jobTitleWeight }),
    skillsWeight: t.int({ resolve: ({ variant }) => variant.skillsWeight }),
    industryWeight: t.int({ resolve: ({ variant }) => variant.industryWeight }),
    experienceWeight: t.int({ resolve: ({ variant }) => variant.experienceWeight }),
    locationWeight: t.int({ resolve: ({ variant }) => variant.locationWeight }),
    companySizeWeight: t.int({ resolve: ({ variant }) => variant.companySizeWeight }),
    seniorityWeight: t.int({ resolve: ({ variant }) => variant.seniorityWeight }),
    clickThroughRate: t.field({
      type: VariantFigure,
      description: 'Of the jobs that were shown, how many were opened.',
      resolve: figureOf('clickThroughRate'),
    }),
    resumeCreationRate: t.field({
      type: VariantFigure,
      description: 'Of the jobs that were shown, from how many a resume was created.',
      resolve: figureOf('resumeCreationRate'),
    }),
    averageMatchScore: t.field({
      type: VariantFigure,
      description: 'The mean match of the jobs that were shown.',
      resolve: figureOf('averageMatchScore'),
    }),
    measuredSince: t.field({
      type: 'DateTime',
      description: 'From when on events count: since it has these weights, at most 90 days.',
      resolve: async ({ performance }) => (await performance).since,
    }),
  }),
});

/** Measures each variant at most once for a request. */
const showVariants = (
  deps: Parameters<typeof measureVariant>[0],
  { ranking, variants }: VariantsNow,
): ShownVariant[] => {
  const measured = new Map<string, Promise<VariantPerformance>>();
  const measure = (variant: Variant) => {
    const performance = measured.get(variant.id) ?? measureVariant(deps, variant);
    measured.set(variant.id, performance);
    return performance;
  };
  const active = variants.find(({ id }) => id === ranking.activeVariantId);
  return variants.map((variant) => ({
    variant,
    isActive: variant === active,
    get performance() {
      return measure(variant);
    },
    get active() {
      return measure(active ?? variant);
    },
  }));
};

const Ranking = builder.objectRef<VariantsNow>('Ranking').implement({
  description: 'How found jobs are ranked. For the administrator only.',
  fields: (t) => ({
    isExperiment: t.boolean({
      description: 'Whether people are split over all variants. Otherwise everybody gets the active one.',
      resolve: ({ ranking }) => ranking.isExperiment,
    }),
    variants: t.field({
      type: [AlgorithmVariant],
      extensions: { usually: 3 },
      resolve: (now, _args, { deps }) => showVariants(deps, now),
    }),
  }),
});

builder.queryField('ranking', (t) =>
  t.field({
    type: Ranking,
    authScopes: { admin: true },
    resolve: (_root, _args, { deps, actor }) => listVariants(deps, actor),
  }),
);

const RankingQuality = builder.objectRef<Quality>('RankingQuality').implement({
  fields: (t) => ({
    ndcg: t.exposeFloat('ndcg', {
      description: 'How close the order of the first ten is to the best one, 0 to 1 (NDCG@10).',
    }),
    precision: t.exposeFloat('precision', {
      description: 'The share of the first five that are relevant, 0 to 1 (P@5).',
    }),
  }),
});

const RankMoveRef = builder.objectRef<RankMove>('RankMove').implement({
  description: 'A relevant job whose place in a list changes; places count from 1.',
  fields: (t) => ({
    list: t.exposeString('list', { description: 'Whose list it is; empty for people who use the product.' }),
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    before: t.exposeInt('before'),
    after: t.exposeInt('after'),
  }),
});

const ReplayedSetRef = builder.objectRef<ReplayedSet>('ReplayedSet').implement({
  fields: (t) => ({
    lists: t.exposeInt('lists', { description: 'How many lists were ranked again.' }),
    relevant: t.exposeInt('relevant', { description: 'How many relevant jobs are in them.' }),
    before: t.expose('before', { type: RankingQuality, nullable: true }),
    after: t.expose('after', { type: RankingQuality, nullable: true }),
    moves: t.expose('moves', {
      type: [RankMoveRef],
      description: 'The relevant jobs that move farthest, at most 20.',
      extensions: { usually: 10 },
    }),
  }),
});

const RankingReplay = builder.objectRef<Replay>('RankingReplay').implement({
  description: 'How other weights would have ranked what is known to be relevant.',
  fields: (t) => ({
    labelled: t.expose('labelled', {
      type: ReplayedSetRef,
      description: 'The built-in people with judged sample jobs.',
    }),
    likes: t.expose('likes', {
      type: ReplayedSetRef,
      description: 'What people were shown in the last 90 days; relevant is what they like.',
    }),
    isMuchWorse: t.exposeBoolean('isMuchWorse', {
      description: 'Whether either gets worse by more than 5 %: activating asks for a confirmation.',
    }),
  }),
});

const weightFields = (t: InputFields) => ({
  jobTitleWeight: t.int(),
  skillsWeight: t.int(),
  industryWeight: t.int(),
  experienceWeight: t.int(),
  locationWeight: t.int(),
  companySizeWeight: t.int(),
  seniorityWeight: t.int(),
});

const WeightsInput = builder.inputType('WeightsInput', {
  description: 'Each from 0 to 100 in steps of 5; those left out stay as they are.',
  fields: weightFields,
});

const ReplayAgainst = builder.enumType('ReplayAgainst', {
  values: {
    SAVED: { value: 'saved', description: 'The weights that the variant has.' },
    ACTIVE: { value: 'active', description: 'The weights of the active variant.' },
  } as const,
});

builder.queryField('rankingReplay', (t) =>
  t.field({
    type: RankingReplay,
    authScopes: { admin: true },
    args: {
      variantId: t.arg.string({ required: true }),
      weights: t.arg({ type: WeightsInput, description: 'The variant’s own if left out.' }),
      against: t.arg({ type: ReplayAgainst, required: true }),
    },
    resolve: (_root, { variantId, weights, against }, { deps, actor }) =>
      tryWeights(deps, actor, { id: variantId, weights: weights ?? null, against }),
  }),
);

const rankingPayload = (t: PayloadFields<VariantsNow>) => ({
  ranking: t.field({ type: Ranking, resolve: (now) => now }),
});

mutation('saveVariantWeights', {
  scope: 'admin',
  description: 'Saves the weights of a variant. Its figures begin anew.',
  errors: [ValidationError, NotFoundError],
  input: (t) => ({
    variantId: t.string({ required: true }),
    weights: t.field({ type: WeightsInput, required: true }),
  }),
  resolve: async ({ variantId, weights }, { deps, actor }) => {
    await saveWeights(deps, actor, variantId, weights);
    return listVariants(deps, actor);
  },
  payload: rankingPayload,
});

mutation('activateVariant', {
  scope: 'admin',
  description: 'Makes a variant the one that people get.',
  errors: [NotFoundError, RuleError],
  input: (t) => ({
    variantId: t.string({ required: true }),
    isConfirmed: t.boolean({
      description: 'Whether to activate one that ranks worse by more than 5 %, too.',
    }),
  }),
  resolve: async ({ variantId, isConfirmed }, { deps, actor }) => {
    await activateVariant(deps, actor, variantId, { isConfirmed: isConfirmed ?? false });
    return listVariants(deps, actor);
  },
  payload: rankingPayload,
});

mutation('setRankingExperiment', {
  scope: 'admin',
  description: 'Splits people over all variants, or gives everybody the active one again.',
  errors: [RuleError],
  input: (t) => ({ isExperiment: t.boolean({ required: true }) }),
  resolve: ({ isExperiment }, { deps, actor }) => setExperiment(deps, actor, isExperiment),
  payload: rankingPayload,
});
