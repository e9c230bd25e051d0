import { adminRoutes } from './features/admin/admin.rest.ts';
import { accountRoutes } from './features/accounts/accounts.rest.ts';
import { analyticsRoutes } from './features/analytics/analytics.rest.ts';
import { experienceRoutes } from './features/experiences/experiences.rest.ts';
import { importJobsRoutes } from './features/job-search/sources/file-import/import-jobs.rest.ts';
import { interviewRoutes } from './features/interviews/interviews.rest.ts';
import { jobPostingRoutes } from './features/job-postings/job-postings.rest.ts';
import { jobSearchRoutes } from './features/job-search/job-search.rest.ts';
import { optimizingRoutes } from './features/tailored-resumes/optimizing/optimizing.rest.ts';
import { tailoredResumeRoutes } from './features/tailored-resumes/tailored-resumes.rest.ts';
import { resumeImportRoutes } from './features/resume-import/resume-import.rest.ts';
import type { RestRoute } from './rest/route.ts';

/** Every REST path (docs/product.md#rest). */
export const restRoutes: RestRoute[] = [
  ...accountRoutes,
  ...adminRoutes,
  ...analyticsRoutes,
  ...experienceRoutes,
  ...interviewRoutes,
  ...jobPostingRoutes,
  ...jobSearchRoutes,
  ...tailoredResumeRoutes,
  ...optimizingRoutes,
  ...resumeImportRoutes,
  ...importJobsRoutes,
];
