import { builder } from './graphql/builder.ts';
import './graphql/user-errors.ts';
import './features/accounts/accounts.graphql.ts';
import './features/admin/admin.graphql.ts';
import './features/admin/system-status.graphql.ts';
import './features/analytics/analytics.graphql.ts';
import './features/experiences/bullet-points.graphql.ts';
import './features/experiences/experiences.graphql.ts';
import './features/experiences/reshape-experiences.graphql.ts';
import './features/interviews/interviews.graphql.ts';
import './features/job-postings/job-postings.graphql.ts';
import './features/job-search/job-search.graphql.ts';
import './features/job-search/sources/job-sources.graphql.ts';
import './features/resume-import/resume-import.graphql.ts';
import './features/resume-templates/resume-templates.graphql.ts';
import './features/tailored-resumes/tailored-bullets.graphql.ts';
import './features/tailored-resumes/tailored-resumes.graphql.ts';
import './features/tailored-resumes/optimizing/optimizing.graphql.ts';
import './features/tailored-resumes/versions/versions.graphql.ts';

/** The whole schema, built once. `schema.graphql` is printed from it. */
export const schema = builder.toSchema();
