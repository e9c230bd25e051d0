import { lazy } from 'react';
import { graphql } from 'react-relay/hooks';
import { useParams, useSearchParams } from 'react-router-dom';
import type { InterviewPrepPageQuery } from '../../__generated__/InterviewPrepPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { InterviewNotFound } from './InterviewMissing.tsx';

const InterviewView = lazy(async () => ({ default: (await import('./InterviewView.tsx')).InterviewView }));
const StartPage = lazy(async () => ({ default: (await import('./start/StartPage.tsx')).StartPage }));

/** Interview practice (docs/product.md#interview-practice): where it starts, or the interview that the address names. */
export function InterviewPrepPage() {
  const { viewer, asking, jobPosting, interview } = useRouteQuery<InterviewPrepPageQuery>(graphql`
    query InterviewPrepPageQuery(
      $interviewId: ID!
      $hasInterview: Boolean!
      $isStart: Boolean!
      $postingId: ID!
      $hasPosting: Boolean!
    ) {
      viewer @include(if: $isStart) {
        ...StartPage_user
      }
      asking: viewer @include(if: $hasInterview) {
        ...InterviewView_user
      }
      jobPosting(id: $postingId) @include(if: $hasPosting) {
        id
        ...StartPage_posting
      }
      interview(id: $interviewId) @include(if: $hasInterview) {
        id
        ...InterviewView_interview
      }
    }
  `);
  const { id } = useParams();
  const [search] = useSearchParams();
  if (id !== undefined)
    return interview && asking ? (
      <InterviewView key={interview.id} interviewKey={interview} userKey={asking} />
    ) : (
      <InterviewNotFound />
    );
  if (!viewer) return null;
  return (
    <StartPage
      key={jobPosting?.id ?? ''}
      userKey={viewer}
      postingKey={jobPosting ?? null}
      postingNotFound={search.has('posting') && !jobPosting}
    />
  );
}
