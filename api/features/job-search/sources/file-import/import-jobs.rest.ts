import { json, type RestRoute } from '../../../../rest/route.ts';
import { SOURCE_MAX_BYTES } from '../../../../platform/safe-fetch/source-fetch.ts';
import { importJobs } from './import-jobs.ts';

/** For `npm run jobs:import`. It proves itself, so no session is asked for. */
export const importJobsRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/api/admin/jobs/import',
    access: 'public',
    body: 'multipart',
    handle: async ({ deps, bearer, query, file, signal }) =>
      json(
        await importJobs(
          deps,
          { proof: bearer, request: query, receive: () => file('file', SOURCE_MAX_BYTES) },
          signal,
        ),
      ),
  },
];
