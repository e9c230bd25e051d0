import { loadQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type InterviewPrepPageQuery } from '../../__generated__/InterviewPrepPageQuery.graphql.ts';
import { readGlobalId } from '../../lib/globalIds.ts';
import { environment } from '../../relay/environment.ts';

export { InterviewPrepPage as Component } from './InterviewPrepPage.tsx';

/**
 * Starts the page's query for what the address names: an interview, a posting to practice for, or nothing. Shows cached
 * data at once and fetches again, because an interview goes on in other windows, too.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const interviewId = readGlobalId(params.id ?? '', 'Interview');
  const postingId = readGlobalId(new URL(request.url).searchParams.get('posting') ?? '', 'JobPosting');
  const isStart = params.id === undefined;
  // Loads the code of what is shown alongside its data. If that fails, the page tries again and reports it.
  void (isStart ? import('./start/StartPage.tsx') : import('./InterviewView.tsx')).catch(() => {});
  return loadQuery<InterviewPrepPageQuery>(
    environment,
    query,
    {
      interviewId: interviewId ?? '',
      hasInterview: interviewId !== null,
      isStart,
      postingId: postingId ?? '',
      hasPosting: isStart && postingId !== null,
    },
    { fetchPolicy: 'store-and-network' },
  );
}
