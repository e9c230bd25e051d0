import { z } from 'zod';
import { leverJob } from '../../../../documents/import/job-page/board-answers.ts';
import { boardCompany, boardTiming, isRemoteKind } from './board.ts';
import type { Connector } from './connector.ts';
import { makeLinkedListing, textLines } from './make-listing.ts';
import { id, number, parseFrame, readElements, text } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const PAGE = 100;

const answer = z.array(z.unknown());
const job = z.looseObject({
  id,
  hostedUrl: text,
  createdAt: number,
  lists: z.array(z.object({ text, content: text })).catch([]),
});

const ASKS =
  /require|qualif|you have|you bring|you(?:'|’)ll need|looking for|must|skills|about you|anforder|profil/i;

/** A company's site on Lever. https://github.com/lever/postings-api */
const lever = (host: string, pages: string): Connector => ({
  ...boardTiming,
  maxPages: 30,
  label: (entry) => boardCompany(entry),
  credit: (entry) => ({
    text: `Jobs at ${boardCompany(entry)}, from its site on Lever`,
    url: `https://${pages}/${entry.part}`,
  }),
  request: ({ part }, page) => ({
    url: `https://${host}/v0/postings/${encodeURIComponent(part)}?mode=json&skip=${page * PAGE}&limit=${PAGE}`,
  }),
  parse: (json, entry) => {
    const jobs = parseFrame(json, answer);
    const read = readElements(jobs, job, (item) => {
      const posting = leverJob.parse(item);
      return makeLinkedListing({
        externalId: item.id,
        title: posting.title,
        company: boardCompany(entry),
        location: posting.location,
        isRemote: isRemoteKind(posting.remote),
        salary: posting.pay,
        description: posting.description,
        requirements: item.lists
          .filter((list) => ASKS.test(list.text))
          .flatMap((list) => textLines(`<ul>${list.content}</ul>`)),
        jobType: readJobType(posting.employmentType),
        sourceUrl: item.hostedUrl,
        postedDate: item.createdAt,
      });
    });
    return { ...read, isLast: jobs.length < PAGE };
  },
});

export const leverGlobal = lever('api.lever.co', 'jobs.lever.co');
export const leverEurope = lever('api.eu.lever.co', 'jobs.eu.lever.co');
