import { z } from 'zod';
import { HOUR_MS, type Connector } from './connector.ts';
import { makeLinkedListing } from './make-listing.ts';
import { id, parseFrame, readElements, text } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const answer = z.object({ jobs: z.array(z.unknown()) });
const job = z.object({
  id,
  url: text,
  title: text,
  company_name: text,
  job_type: text,
  publication_date: text,
  candidate_required_location: text,
  salary: text,
  description: text,
});

/**
 * Remotive: remote jobs, at most four calls a day, link and credit. Its terms forbid showing its jobs to collect
 * sign-ups; since a search here needs an account, the operator has to agree with Remotive before naming it.
 * https://github.com/remotive-com/remote-jobs-api
 */
export const remotive: Connector = {
  label: () => 'Remotive',
  credit: () => ({ text: 'Remote jobs from Remotive', url: 'https://remotive.com/' }),
  everyMs: 8 * HOUR_MS,
  // Failed calls count, too.
  retryMs: 8 * HOUR_MS,
  pauseMs: 0,
  maxPages: 1,
  request: () => ({ url: 'https://remotive.com/api/remote-jobs' }),
  parse: (json) => {
    const { jobs } = parseFrame(json, answer);
    const read = readElements(jobs, job, (item) =>
      makeLinkedListing({
        externalId: item.id,
        title: item.title,
        company: item.company_name,
        location: item.candidate_required_location,
        isRemote: true,
        salary: item.salary,
        description: item.description,
        jobType: readJobType(item.job_type),
        sourceUrl: item.url,
        postedDate: item.publication_date,
      }),
    );
    return { ...read, isLast: true };
  },
};
