import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { JobResults_query$key } from '../../__generated__/JobResults_query.graphql.ts';
import type { JobResultsPaginationQuery } from '../../__generated__/JobResultsPaginationQuery.graphql.ts';
import type { JobResultsQuery } from '../../__generated__/JobResultsQuery.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { toast } from '../../ui/toast.ts';
import { JobCard } from './JobCard.tsx';
import { NoJobs } from './NoJobs.tsx';
import type { SearchSettings } from './searchSettings.ts';
import { useJobEvents } from './useJobEvents.ts';
import { useJobKeys } from './useJobKeys.ts';

const PAGE_SIZE = 20;
/** Jobs that fit less are set apart. */
const FAIR_MATCH = 0.4;

interface JobResultsProps {
  reference: PreloadedQuery<JobResultsQuery>;
  /** What was searched for. */
  settings: SearchSettings;
  /** Whether the person has just asked for it, and is told what came of it. */
  isAsked: boolean;
  onSearch: (settings: SearchSettings) => void;
}

/** The jobs found, 20 at a time, with what was searched and what was left out. */
export function JobResults({ reference, settings, isAsked, onSearch }: JobResultsProps) {
  const found = usePreloadedQuery<JobResultsQuery>(
    graphql`
      query JobResultsQuery($input: JobSearchInput!) {
        ...JobResults_query @arguments(input: $input)
      }
    `,
    reference,
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    JobResultsPaginationQuery,
    JobResults_query$key
  >(
    graphql`
      fragment JobResults_query on Query
      @refetchable(queryName: "JobResultsPaginationQuery")
      @argumentDefinitions(
        input: { type: "JobSearchInput!" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        jobSearch(input: $input, first: $count, after: $cursor) @connection(key: "JobResults_jobSearch") {
          totalCount
          isCapped
          hiddenCount
          correctedQuery
          place {
            name
          }
          alternatives {
            name
          }
          edges {
            node {
              match
              job {
                id
                isSample
              }
              ...JobCard_found
            }
          }
        }
      }
    `,
    found,
  );
  const { totalCount, isCapped, hiddenCount, correctedQuery, place, alternatives, edges } = data.jobSearch;
  // Who searches for words, or for more like a job, has said what fits.
  const firstOther = settings.words ? -1 : edges.findIndex(({ node }) => (node.match ?? 0) < FAIR_MATCH);
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const record = useJobEvents();
  useJobKeys(list);
  const announce = useEffectEvent(() => {
    if (isAsked)
      toast({
        title: 'Search Complete',
        description: `Found ${plural(totalCount, 'job')} matching your criteria.`,
      });
  });
  useEffect(() => announce(), []);

  return (
    <section aria-labelledby="found" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="found">
            {totalCount === 0 ? 'No Jobs Found' : `${totalCount}${isCapped ? '+' : ''} Jobs Found`}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {settings.moreLike && <>More like “{settings.moreLike}”, </>}
            {place ? <>near {place.name}</> : 'remote, anywhere'}
            {correctedQuery && (
              <>
                . Nothing was found for “{settings.words}”, so these are for{' '}
                <b className="font-[620] text-ink">{correctedQuery}</b>
              </>
            )}
          </p>
        </div>
        {settings.moreLike && (
          <Button size="sm" tone="quiet" onClick={() => void navigate(-1)}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            Back to the search before
          </Button>
        )}
      </div>
      {alternatives.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-ink-soft">Did you mean another place?</span>
          {alternatives.map(({ name }) => (
            <Button key={name} size="sm" onClick={() => onSearch({ ...settings, location: name })}>
              {name}
            </Button>
          ))}
        </div>
      )}
      {hiddenCount > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2 text-sm">
          <p className="flex-1">
            {plural(hiddenCount, 'more job')} {hiddenCount === 1 ? 'doesn’t' : 'don’t'} say of what type or
            level {hiddenCount === 1 ? 'it is' : 'they are'}.
          </p>
          <Button size="sm" onClick={() => onSearch({ ...settings, jobType: '', experienceLevel: '' })}>
            Show them, too
          </Button>
        </div>
      )}
      {edges.some(({ node }) => node.job.isSample) && (
        <p className="rounded-md bg-amber-wash px-4 py-3 text-sm text-amber">
          These jobs are samples: their employers are invented. This installation isn’t connected to a job
          source yet, so they only show how the search works.
        </p>
      )}
      {totalCount === 0 ? (
        <NoJobs settings={settings} onSearch={onSearch} />
      ) : (
        <ul ref={list} aria-label="Found jobs" className="grid grid-cols-1 gap-4">
          {edges.map(({ node }, index) => (
            <Fragment key={node.job.id}>
              {index === firstOther && (
                <li className="mt-4 border-t border-line pt-5 text-sm text-ink-soft">
                  <b className="font-[620] text-ink">Further from your experience.</b> Also in your area, but
                  they ask for other things.
                </li>
              )}
              <JobCard
                foundKey={node}
                record={record}
                onMoreLike={(words, moreLike) => onSearch({ ...settings, words, moreLike })}
              />
            </Fragment>
          ))}
        </ul>
      )}
      {hasNext && (
        <ShowMore
          label="Show more jobs"
          what="jobs"
          loading={isLoadingNext}
          load={(onComplete) => loadNext(PAGE_SIZE, { onComplete })}
        />
      )}
    </section>
  );
}
