import { NotBuiltError } from '../../core/errors.ts';
import type { RestRoute } from '../../rest/route.ts';

type Pending = [method: RestRoute['method'], path: string, access: RestRoute['access'], what: string];

/** Paths of features that have not been built yet (docs/product.md#not-built-yet). They answer 501 with a message. */
const pending: Pending[] = [
  ['get', '/api/admin/stats', 'admin', 'The administrator’s page'],
  ['get', '/api/admin/show-users', 'admin', 'The administrator’s page'],
];

export const notBuiltRoutes: RestRoute[] = pending.map(([method, path, access, what]) => ({
  method,
  path,
  access,
  handle: async () => {
    throw new NotBuiltError(what);
  },
}));
