import { z } from 'zod';
import { formatPayRange } from '../../../../documents/import/job-page/pay-range.ts';
import { readLevel } from '../../../../writing/job-match/job-levels.ts';
import { HOUR_MS, type Connector } from './connector.ts';
import { makeLinkedListing } from './make-listing.ts';
import { amount, id, parseFrame, readElements, text, texts } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const answer = z.object({ jobs: z.array(z.unknown()) });
const job = z.object({
  id,
  url: text,
  jobTitle: text,
  companyName: text,
  jobGeo: text,
  jobType: texts,
  jobLevel: text,
  jobDescription: text,
  jobExcerpt: text,
  pubDate: text,
  salaryMin: amount,
  salaryMax: amount,
  salaryCurrency: text,
  salaryPeriod: text,
});

const PERIODS: Record<string, string> = {
  yearly: 'year',
  annual: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
};

/**
 * Jobicy: remote jobs, at most one call an hour, the original link, no passing on to other job sites.
 * https://jobicy.com/jobs-rss-feed
 */
export const jobicy: Connector = {
  label: () => 'Jobicy',
  credit: () => ({ text: 'Jobs from Jobicy', url: 'https://jobicy.com/' }),
  everyMs: 6 * HOUR_MS,
  retryMs: 2 * HOUR_MS,
  pauseMs: 0,
  maxPages: 1,
  request: () => ({ url: 'https://jobicy.com/api/v2/remote-jobs?count=100' }),
  parse: (json) => {
    const { jobs } = parseFrame(json, answer);
    const read = readElements(jobs, job, (item) =>
      makeLinkedListing({
        externalId: item.id,
        title: item.jobTitle,
        company: item.companyName,
        location: item.jobGeo,
        isRemote: true,
        salary: formatPayRange({
          min: item.salaryMin,
          max: item.salaryMax,
          currency: item.salaryCurrency,
          interval: PERIODS[item.salaryPeriod.toLowerCase()] ?? item.salaryPeriod,
        }),
        description: item.jobDescription || item.jobExcerpt,
        jobType: readJobType(...item.jobType),
        experienceLevel: readLevel(item.jobLevel),
        sourceUrl: item.url,
        postedDate: item.pubDate,
      }),
    );
    // The latest hundred, never all.
    return { ...read, isLast: false };
  },
};
