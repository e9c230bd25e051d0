import { json, type RestRoute } from '../../../rest/route.ts';
import { optimizeTexts } from './optimize-texts.ts';
import { regenerateTexts } from './regenerate-texts.ts';

/** Two of the paths of docs/product.md#rest-postings-and-resumes. */
export const optimizingRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/api/optimize-bullet-points',
    access: 'user',
    takesIdempotencyKey: true,
    handle: async ({ deps, actor, body, signal }) => json(await optimizeTexts(deps, actor, body, signal)),
  },
  {
    method: 'post',
    path: '/api/regenerate-bullet-points',
    access: 'user',
    handle: async ({ deps, actor, body }) => json(await regenerateTexts(deps, actor, body)),
  },
];
