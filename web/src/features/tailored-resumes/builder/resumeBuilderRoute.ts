import { loadQuery } from 'react-relay/hooks';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type ResumeBuilderPageQuery } from '../../../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { environment } from '../../../relay/environment.ts';
import { readGlobalId } from '../../../lib/globalIds.ts';

export { ResumeBuilderPage as Component } from './ResumeBuilderPage.tsx';

/**
 * Starts the page's query for what the address names, by its global id or the raw one of the REST paths: a
 * resume, a posting, or nothing. What can't be an id is
 * not asked for; the page then says that it was not found. Shows what is known at once and asks again all the
 * same, because other pages change the experience bank and the bullets.
 */
export function loader({ params, request }: LoaderFunctionArgs) {
  const resumeId = readGlobalId(params.id ?? '', 'TailoredResume');
  const postingId = readGlobalId(new URL(request.url).searchParams.get('posting') ?? '', 'JobPosting');
  const hasResume = resumeId !== null;
  const hasPosting = params.id === undefined && postingId !== null;
  // The step's code starts beside its data. If that fails, the page asks for it again and says so.
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
