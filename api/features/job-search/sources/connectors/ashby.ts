import { z } from 'zod';
import { ashbyJob } from '../../../../documents/import/job-page/board-answers.ts';
import { boardCompany, boardTiming, isRemoteKind } from './board.ts';
import type { Connector } from './connector.ts';
import { makeLinkedListing } from './make-listing.ts';
import { flag, id, parseFrame, readElements, text } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const answer = z.object({ jobs: z.array(z.unknown()) });
const job = z.looseObject({ id, jobUrl: text, publishedAt: text, isListed: flag });

/** A company's board on Ashby, whole in one answer. https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: Connector = {
  ...boardTiming,
  label: (entry) => boardCompany(entry),
  credit: (entry) => ({
    text: `Jobs at ${boardCompany(entry)}, from its board on Ashby`,
    url: `https://jobs.ashbyhq.com/${entry.part}`,
  }),
  request: ({ part }) => ({
    url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(part)}?includeCompensation=true`,
  }),
  parse: (json, entry) => {
    const { jobs } = parseFrame(json, answer);
    const read = readElements(jobs, job, (item) => {
      // Known to those who have the link only.
      if (item.isListed === false) return null;
      const { posting } = ashbyJob.parse(item);
      return makeLinkedListing({
        externalId: item.id,
        title: posting.title,
        company: boardCompany(entry),
        location: posting.location,
        isRemote: isRemoteKind(posting.remote),
        salary: posting.pay,
        description: posting.description,
        jobType: readJobType(posting.employmentType),
        sourceUrl: item.jobUrl,
        postedDate: item.publishedAt,
      });
    });
    return { ...read, isLast: true };
  },
};
