import { json, success, type RestRoute } from '../../rest/route.ts';
import {
  parseAnalysis,
  analyzeJobPosting,
  analyzeJobPostingUrl,
  deleteJobPosting,
  listJobPostings,
} from './job-postings.ts';

type Stored = Awaited<ReturnType<typeof analyzeJobPosting>>;

function presentPosting(posting: Stored) {
  const { location, remote, pay, seniority, notices } = parseAnalysis(posting);
  return {
    id: posting.id,
    title: posting.title,
    company: posting.company,
    description: posting.description,
    url: posting.url,
    sourceUrl: posting.sourceUrl,
    location,
    remote,
    pay,
    seniority,
    keywords: posting.keywords,
    focusAreas: posting.focusAreas,
    requirements: posting.requirements,
    blurb: posting.blurb,
    personalizedTips: posting.personalizedTips,
    notices,
    createdAt: posting.createdAt,
  };
}

/** The paths of docs/product.md#rest-postings-and-resumes. */
export const jobPostingRoutes: RestRoute[] = [
  {
    method: 'get',
    path: '/api/job-postings',
    access: 'user',
    handle: async ({ deps, actor }) => json((await listJobPostings(deps, actor)).map(presentPosting)),
  },
  {
    method: 'post',
    path: '/api/job-postings',
    access: 'user',
    takesIdempotencyKey: true,
    handle: async ({ deps, actor, body, signal }) =>
      json(presentPosting(await analyzeJobPosting(deps, actor, body, signal)), 201),
  },
  {
    method: 'post',
    path: '/api/job-postings/analyze-url',
    access: 'user',
    takesIdempotencyKey: true,
    handle: async ({ deps, actor, body, signal }) =>
      json(presentPosting(await analyzeJobPostingUrl(deps, actor, body, signal)), 201),
  },
  {
    method: 'delete',
    path: '/api/job-postings/{id}',
    access: 'user',
    handle: async ({ deps, actor, params }) => {
      await deleteJobPosting(deps, actor, params.id ?? '');
      return success();
    },
  },
];
