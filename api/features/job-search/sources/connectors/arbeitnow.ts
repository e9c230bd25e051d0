import { z } from 'zod';
import { HOUR_MS, type Connector } from './connector.ts';
import { makeLinkedListing } from './make-listing.ts';
import { flag, id, list, number, parseFrame, readElements, text, texts } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const answer = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.unknown() }).nullish().catch(null),
});
const job = z.object({
  slug: id,
  title: text,
  company_name: text,
  location: text,
  description: text,
  remote: flag,
  url: text,
  job_types: texts,
  tags: list,
  created_at: number,
});

/** Arbeitnow: mostly Germany. Asks for a link back. https://www.arbeitnow.com/blog/job-board-api */
export const arbeitnow: Connector = {
  label: () => 'Arbeitnow',
  credit: () => ({ text: 'Jobs from Arbeitnow', url: 'https://www.arbeitnow.com/' }),
  everyMs: 6 * HOUR_MS,
  retryMs: HOUR_MS,
  pauseMs: 2_000,
  maxPages: 30,
  request: (_entry, page) => ({ url: `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}` }),
  parse: (json) => {
    const { data, links } = parseFrame(json, answer);
    const read = readElements(data, job, (item) =>
      makeLinkedListing({
        externalId: item.slug,
        title: item.title,
        company: item.company_name,
        location: item.location,
        isRemote: item.remote,
        description: item.description,
        jobType: readJobType(...item.job_types),
        sourceUrl: item.url,
        postedDate: item.created_at === null ? null : item.created_at * 1000,
      }),
    );
    return { ...read, isLast: data.length === 0 || links?.next === null };
  },
};
