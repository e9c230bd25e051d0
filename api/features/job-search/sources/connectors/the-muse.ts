import { z } from 'zod';
import { readLevel } from '../../../../writing/job-match/job-levels.ts';
import type { JobLevel } from '../../../../writing/job-match/job-match.ts';
import { HOUR_MS, type Connector } from './connector.ts';
import { makeLinkedListing } from './make-listing.ts';
import { id, number, parseFrame, readElements, text } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const named = z.object({ name: text });
const answer = z.object({ page: number, page_count: number, results: z.array(z.unknown()) });
const job = z.object({
  id,
  name: text,
  contents: text,
  publication_date: text,
  locations: z.array(named).catch([]),
  levels: z.array(named).catch([]),
  company: named.catch({ name: '' }),
  refs: z.object({ landing_page: text }),
});

const FLEXIBLE = /\b(?:flexible|remote)\b/i;

const readMuseLevel = (name: string): JobLevel | null =>
  /management/i.test(name) ? 'lead' : readLevel(name);

/** The Muse: 500 calls an hour without a key. https://www.themuse.com/developers/api/v2 */
export const theMuse: Connector = {
  label: () => 'The Muse',
  credit: () => ({ text: 'Jobs from The Muse', url: 'https://www.themuse.com/' }),
  everyMs: 6 * HOUR_MS,
  retryMs: HOUR_MS,
  pauseMs: 2_000,
  // 20 jobs each; it serves no page beyond 99.
  maxPages: 60,
  request: (_entry, page) => ({
    url: `https://www.themuse.com/api/public/jobs?page=${page}&descending=true`,
  }),
  parse: (json) => {
    const { page, page_count: pages, results } = parseFrame(json, answer);
    const read = readElements(results, job, (item) => {
      const places = item.locations.map(({ name }) => name);
      const levels = item.levels.map(({ name }) => name);
      return makeLinkedListing({
        externalId: item.id,
        title: item.name,
        company: item.company.name,
        location: places.find((name) => !FLEXIBLE.test(name)) ?? '',
        isRemote: places.some((name) => FLEXIBLE.test(name)) ? true : null,
        description: item.contents,
        jobType: readJobType(...levels),
        experienceLevel: readMuseLevel(levels[0] ?? ''),
        sourceUrl: item.refs.landing_page,
        postedDate: item.publication_date,
      });
    });
    return {
      ...read,
      isLast: results.length === 0 || (page !== null && pages !== null && page + 1 >= pages),
    };
  },
};
