import { lazy } from 'react';
import { graphql } from 'react-relay/hooks';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { ResumeBuilderPageQuery } from '../../../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { ResumeMissing } from './ResumeMissing.tsx';

// Forms, dragging and the workbench together are too much for one download; each step brings its own.
const JobStep = lazy(async () => ({ default: (await import('../../job-postings/JobStep.tsx')).JobStep }));
const HandedOverJob = lazy(async () => ({
  default: (await import('./HandedOverJob.tsx')).HandedOverJob,
}));
const ChooseStep = lazy(async () => ({ default: (await import('./ChooseStep.tsx')).ChooseStep }));
const Workbench = lazy(async () => ({ default: (await import('./Workbench.tsx')).Workbench }));

/**
 * The resume builder (docs/product.md#resume-builder). Its step follows from the address: no job yet, an analyzed
 * posting, or a generated resume. A job that was handed over (`startResumeFor`) goes through all of them by itself.
 */
export function ResumeBuilderPage() {
  const { viewer, choosing, jobPosting, tailoredResume } = useRouteQuery<ResumeBuilderPageQuery>(graphql`
    query ResumeBuilderPageQuery(
      $resumeId: ID!
      $hasResume: Boolean!
      $postingId: ID!
      $hasPosting: Boolean!
    ) {
      viewer {
        id
      }
      choosing: viewer @include(if: $hasPosting) {
        ...ChooseStep_user
      }
      jobPosting(id: $postingId) @include(if: $hasPosting) {
        id
        ...ChooseStep_posting
      }
      tailoredResume(id: $resumeId) @include(if: $hasResume) {
        id
        ...Workbench_resume
      }
    }
  `);
  const { id } = useParams();
  const [search] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  if (id !== undefined) {
    return tailoredResume ? (
      <Workbench key={tailoredResume.id} resumeKey={tailoredResume} />
    ) : (
      <ResumeNotFound />
    );
  }
  if (jobPosting && choosing) {
    return <ChooseStep key={jobPosting.id} postingKey={jobPosting} userKey={choosing} />;
  }
  const draftKey = viewer?.id ?? '';
  const jobStep = <JobStep draftKey={draftKey} postingNotFound={search.has('posting')} />;
  if (state === null || search.has('posting')) return jobStep;
  return (
    <HandedOverJob key={key} state={state} draftKey={draftKey}>
      {jobStep}
    </HandedOverJob>
  );
}

/** A missing resume and somebody else's look the same, so nobody learns that it exists. */
function ResumeNotFound() {
  return (
    <ResumeMissing title="We couldn't find this resume">
      <p className="text-ink-soft">
        It may have been deleted, or the address may be incomplete. Your experiences and other resumes are
        still there.
      </p>
    </ResumeMissing>
  );
}
