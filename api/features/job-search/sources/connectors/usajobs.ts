import { z } from 'zod';
import { formatPayRange } from '../../../../documents/import/job-page/pay-range.ts';
import { HOUR_MS, type Connector } from './connector.ts';
import { makeLinkedListing, textLines } from './make-listing.ts';
import { amount, flag, id, number, parseFrame, readElements, text, texts } from './read-elements.ts';
import { readJobType } from './read-job-type.ts';

const PAGE = 500;

const answer = z.object({ SearchResult: z.object({ SearchResultItems: z.array(z.unknown()) }) });
const named = z.object({ Name: text }).catch({ Name: '' });
const place = z
  .object({ LocationName: text, Latitude: number, Longitude: number })
  .catch({ LocationName: '', Latitude: null, Longitude: null });
const pay = z
  .object({ MinimumRange: amount, MaximumRange: amount, RateIntervalCode: text })
  .catch({ MinimumRange: null, MaximumRange: null, RateIntervalCode: '' });
const item = z.object({
  MatchedObjectId: id,
  MatchedObjectDescriptor: z.object({
    PositionID: text,
    PositionTitle: text,
    PositionURI: text,
    OrganizationName: text,
    PositionLocationDisplay: text,
    PositionLocation: z.array(place).catch([]),
    PositionSchedule: z.array(named).catch([]),
    PositionRemuneration: z.array(pay).catch([]),
    PublicationStartDate: text,
    QualificationSummary: text,
    UserArea: z
      .object({
        Details: z
          .object({ JobSummary: text, MajorDuties: texts, RemoteIndicator: flag })
          .catch({ JobSummary: '', MajorDuties: [], RemoteIndicator: null }),
      })
      .catch({ Details: { JobSummary: '', MajorDuties: [], RemoteIndicator: null } }),
  }),
});

/** Both the API's codes and the words that its documentation uses. */
const INTERVALS: Record<string, string> = {
  PA: 'year',
  PM: 'month',
  BW: 'two weeks',
  PW: 'week',
  PD: 'day',
  PH: 'hour',
};

const MULTIPLE = /^multiple locations/i;

/** USAJOBS: the jobs of the US government, 500 to a page. Needs a key and its e-mail address as the user agent. */
export const usajobs: Connector = {
  label: () => 'USAJOBS',
  credit: () => ({
    text: 'Jobs from USAJOBS, the US government’s job site',
    url: 'https://www.usajobs.gov/',
  }),
  everyMs: 12 * HOUR_MS,
  retryMs: 2 * HOUR_MS,
  pauseMs: 2_000,
  maxPages: 20,
  request: (_entry, page, { usajobs: keys }) => ({
    url: `https://data.usajobs.gov/api/Search?ResultsPerPage=${PAGE}&Page=${page + 1}&Fields=full`,
    headers: { 'user-agent': keys?.email ?? '', 'authorization-key': keys?.key ?? '' },
  }),
  parse: (json) => {
    const items = parseFrame(json, answer).SearchResult.SearchResultItems;
    const read = readElements(items, item, ({ MatchedObjectId, MatchedObjectDescriptor: job }) => {
      const [first] = job.PositionLocation;
      const [money] = job.PositionRemuneration;
      const details = job.UserArea.Details;
      const interval = INTERVALS[money?.RateIntervalCode ?? ''];
      return makeLinkedListing({
        externalId: job.PositionID || MatchedObjectId,
        title: job.PositionTitle,
        company: job.OrganizationName,
        location: MULTIPLE.test(job.PositionLocationDisplay)
          ? (first?.LocationName ?? '')
          : job.PositionLocationDisplay,
        latitude: first?.Latitude ?? null,
        longitude: first?.Longitude ?? null,
        isRemote: details.RemoteIndicator,
        salary:
          money && interval
            ? formatPayRange({ min: money.MinimumRange, max: money.MaximumRange, currency: 'USD', interval })
            : '',
        description: [details.JobSummary, ...details.MajorDuties].filter(Boolean).join('\n\n'),
        requirements: textLines(job.QualificationSummary),
        jobType: readJobType(...job.PositionSchedule.map(({ Name }) => Name)),
        sourceUrl: job.PositionURI,
        postedDate: job.PublicationStartDate,
      });
    });
    return { ...read, isLast: items.length < PAGE };
  },
};
