import { loadQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type ResumeBuilderPageQuery } from '../../../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { environment } from '../../../relay/environment.ts';
import { readGlobalId } from '../../../lib/globalIds.ts';

export { ResumeBuilderPage as Component } from './ResumeBuilderPage.tsx';

/**
 * Starts the page's query for what the address names, by its global id or by the raw id of the REST paths: a resume,
 * a posting, or nothing. Invalid ids are not requested; the page then says that it couldn't find them. Shows cached
 * data at once and fetches again, because other pages change the bank and the bullets.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const resumeId = readGlobalId(params.id ?? '', 'TailoredResume');
  const postingId = readGlobalId(new URL(request.url).searchParams.get('posting') ?? '', 'JobPosting');
  const hasResume = resumeId !== null;
  const hasPosting = params.id === undefined && postingId !== null;
  // Loads the step's code alongside its data. If that fails, the page tries again and reports it.
  void (
    hasResume
      ? import('./Workbench.tsx')
      : hasPosting
        ? import('./ChooseStep.tsx')
        : import('../../job-postings/JobStep.tsx')
  ).catch(() => {});
  return loadQuery<ResumeBuilderPageQuery>(
    environment,
    query,
    { resumeId: resumeId ?? '', hasResume, postingId: postingId ?? '', hasPosting },
    { fetchPolicy: 'store-and-network' },
  );
}
