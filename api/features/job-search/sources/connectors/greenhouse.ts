import { z } from 'zod';
import { greenhouseJob } from '../../../../documents/import/job-page/board-answers.ts';
import { boardCompany, boardTiming } from './board.ts';
import type { Connector } from './connector.ts';
import { makeLinkedListing } from './make-listing.ts';
import { id, parseFrame, readElements, text } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const answer = z.object({ jobs: z.array(z.unknown()) });
const named = z.object({ name: text, value: text });
const job = z.looseObject({
  id,
  absolute_url: text,
  first_published: text,
  updated_at: text,
  metadata: z.array(named.catch({ name: '', value: '' })).catch([]),
});

/** A company's board on Greenhouse, whole in one answer. https://developers.greenhouse.io/job-board.html */
export const greenhouse: Connector = {
  ...boardTiming,
  label: (entry) => boardCompany(entry),
  credit: (entry) => ({
    text: `Jobs at ${boardCompany(entry)}, from its board on Greenhouse`,
    url: `https://boards.greenhouse.io/${entry.part}`,
  }),
  request: ({ part }) => ({
    url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(part)}/jobs?content=true`,
  }),
  parse: (json, entry) => {
    const { jobs } = parseFrame(json, answer);
    const read = readElements(jobs, job, (item) => {
      const posting = greenhouseJob.parse(item);
      const employment = item.metadata.filter(({ name }) => /employment|job type|time type/i.test(name));
      return makeLinkedListing({
        externalId: item.id,
        title: posting.title,
        company: posting.company || boardCompany(entry),
        location: posting.location,
        salary: posting.pay,
        description: posting.description,
        jobType: readJobType(...employment.map(({ value }) => value)),
        sourceUrl: item.absolute_url,
        postedDate: item.first_published || item.updated_at,
      });
    });
    return { ...read, isLast: true };
  },
};
