import { z } from 'zod';
import { parseInput } from '../../core/input.ts';
import { json, success, type RestRoute } from '../../rest/route.ts';
import { getAdminStats } from './admin-stats.ts';
import { countPageView } from './count-page-view.ts';
import { findUserPlace, listUsers } from './list-users.ts';
import { getSystemStatus } from './system-status.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;
const LIMIT = `Please send a limit from 1 to ${MAX_LIMIT}.`;
const pageSchema = z.object({
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(MAX_LIMIT, LIMIT).default(DEFAULT_LIMIT),
  after: z.string().optional(),
});

/** The paths of docs/product.md#rest-administration. */
export const adminRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/api/page-views',
    access: 'public',
    handle: async ({ deps, client, userAgent, body }) => {
      await countPageView(deps, { ...client, userAgent }, body);
      return success();
    },
  },
  {
    method: 'get',
    path: '/api/admin/stats',
    access: 'admin',
    handle: async ({ deps, actor, query }) => json(await getAdminStats(deps, actor, query)),
  },
  {
    method: 'get',
    path: '/api/admin/show-users',
    access: 'admin',
    // A browser that opens it gets the page for people.
    handle: async ({ deps, actor, query, prefersHtml }) => {
      if (prefersHtml) return { kind: 'redirect', location: '/admin/users' };
      const { limit, after } = parseInput(pageSchema, query);
      const place = after === undefined ? null : await findUserPlace(deps, actor, after);
      return json(await listUsers(deps, actor, { after: place, limit }, query));
    },
  },
  {
    method: 'get',
    path: '/api/admin/system-status',
    access: 'admin',
    handle: async ({ deps, actor }) => json(await getSystemStatus(deps, actor)),
  },
];
