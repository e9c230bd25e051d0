import { z } from 'zod';
import { formatPayRange } from '../../../../documents/import/job-page/pay-range.ts';
import { ADZUNA_CURRENCIES } from '../../../../core/source-entry.ts';
import { HOUR_MS, type Connector } from './connector.ts';
import { makeLinkedListing } from './make-listing.ts';
import { amount, id, number, parseFrame, readElements, text } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const PAGE = 50;

const shown = z.object({ display_name: text }).catch({ display_name: '' });
const answer = z.object({ results: z.array(z.unknown()) });
const job = z.object({
  id,
  title: text,
  company: shown,
  location: shown,
  latitude: number,
  longitude: number,
  description: text,
  created: text,
  redirect_url: text,
  salary_min: amount,
  salary_max: amount,
  /** "1" for a salary that Adzuna has guessed. */
  salary_is_predicted: z.union([z.string(), z.number()]).transform(String).catch(''),
  contract_time: text,
  contract_type: text,
});

/**
 * Adzuna, in one country: 25 calls a minute, 250 a day, 1,000 a week, 2,500 a month. Four countries of twenty pages, once
 * a day, are 80 a day and 2,480 a month. Its ads say "Jobs by Adzuna" with a link. Descriptions are the beginnings only.
 * https://developer.adzuna.com/docs/terms_of_service
 */
export const adzuna: Connector = {
  label: ({ part }) => `Adzuna (${part.toUpperCase()})`,
  credit: () => ({ text: 'Jobs by Adzuna', url: 'https://www.adzuna.com/' }),
  everyMs: 24 * HOUR_MS,
  // Failed calls count, too.
  retryMs: 24 * HOUR_MS,
  pauseMs: 3_000,
  maxPages: 20,
  request: ({ part }, page, { adzuna: keys }) => ({
    url: `https://api.adzuna.com/v1/api/jobs/${part}/search/${page + 1}?${new URLSearchParams({
      app_id: keys?.id ?? '',
      app_key: keys?.key ?? '',
      results_per_page: String(PAGE),
      sort_by: 'date',
      max_days_old: '30',
    })}`,
  }),
  parse: (json, { part }) => {
    const { results } = parseFrame(json, answer);
    const read = readElements(results, job, (item) => {
      const pay = formatPayRange({
        min: item.salary_min,
        max: item.salary_max,
        currency: ADZUNA_CURRENCIES.get(part),
        interval: 'year',
      });
      return makeLinkedListing({
        externalId: item.id,
        title: item.title,
        company: item.company.display_name,
        location: item.location.display_name,
        latitude: item.latitude,
        longitude: item.longitude,
        salary: pay && item.salary_is_predicted === '1' ? `${pay} (estimated by Adzuna)` : pay,
        description: item.description,
        jobType: readJobType(item.contract_time, item.contract_type),
        sourceUrl: item.redirect_url,
        postedDate: item.created,
      });
    });
    return { ...read, isLast: results.length < PAGE };
  },
};
