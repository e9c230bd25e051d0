import { z } from 'zod';
import type { AlgorithmVariant } from '../../generated/prisma/client.ts';
import { json, type RestRoute } from '../../rest/route.ts';
import { measureVariant, type Figure, type VariantPerformance } from './variant-performance.ts';
import { activateVariant, listVariants, saveWeights } from './variants.ts';

const evidenceOf = ({ value, low, high, shown, counted, people }: Figure) => ({
  value,
  low,
  high,
  shown,
  counted: Math.round(counted),
  people,
});

const presentVariant = (variant: AlgorithmVariant, activeId: string, performance: VariantPerformance) => ({
  id: variant.id,
  name: variant.name,
  description: variant.description,
  isActive: variant.id === activeId,
  jobTitleWeight: variant.jobTitleWeight,
  skillsWeight: variant.skillsWeight,
  industryWeight: variant.industryWeight,
  experienceWeight: variant.experienceWeight,
  locationWeight: variant.locationWeight,
  companySizeWeight: variant.companySizeWeight,
  seniorityWeight: variant.seniorityWeight,
  performance: {
    clickThroughRate: performance.clickThroughRate.value,
    resumeCreationRate: performance.resumeCreationRate.value,
    averageMatchScore: performance.averageMatchScore.value,
    since: performance.since,
    evidence: {
      clickThroughRate: evidenceOf(performance.clickThroughRate),
      resumeCreationRate: evidenceOf(performance.resumeCreationRate),
      averageMatchScore: evidenceOf(performance.averageMatchScore),
    },
  },
});

const activation = z.object({ isConfirmed: z.boolean().nullish() }).nullish();

/** The paths of docs/product.md#rest-for-the-administrator about the variants. */
export const analyticsRoutes: RestRoute[] = [
  {
    method: 'get',
    path: '/api/analytics/variants',
    access: 'admin',
    handle: async ({ deps, actor }) => {
      const { ranking, variants } = await listVariants(deps, actor);
      const shown = variants.map(async (variant) =>
        presentVariant(variant, ranking.activeVariantId, await measureVariant(deps, variant)),
      );
      return json(await Promise.all(shown));
    },
  },
  {
    method: 'patch',
    path: '/api/analytics/variants/{id}',
    access: 'admin',
    handle: async ({ deps, actor, params, body }) => {
      const saved = await saveWeights(deps, actor, params.id ?? '', body);
      const { ranking } = await listVariants(deps, actor);
      return json(presentVariant(saved, ranking.activeVariantId, await measureVariant(deps, saved)));
    },
  },
  {
    method: 'post',
    path: '/api/analytics/variants/{id}/activate',
    access: 'admin',
    handle: async ({ deps, actor, params, body }) => {
      const isConfirmed = activation.catch(null).parse(body)?.isConfirmed ?? false;
      const variant = await activateVariant(deps, actor, params.id ?? '', { isConfirmed });
      return json(presentVariant(variant, variant.id, await measureVariant(deps, variant)));
    },
  },
];
