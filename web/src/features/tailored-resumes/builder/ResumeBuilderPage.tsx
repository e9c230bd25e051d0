import { lazy } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { ResumeBuilderPageQuery } from '../../../__generated__/ResumeBuilderPageQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { Bird } from '../../../ui/Bird.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';

// Forms, dragging and the workbench together are too much for one download; each step brings its own.
const JobStep = lazy(async () => ({ default: (await import('../../job-postings/JobStep.tsx')).JobStep }));
const ChooseStep = lazy(async () => ({ default: (await import('./ChooseStep.tsx')).ChooseStep }));
const Workbench = lazy(async () => ({ default: (await import('./Workbench.tsx')).Workbench }));

/**
 * The resume builder (docs/product.md#resume-builder). Its step follows from the address: no job yet, an analyzed
 * posting, or a generated resume.
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
  return <JobStep draftKey={viewer?.id ?? ''} postingNotFound={search.has('posting')} />;
}

/** A missing resume and somebody else's look the same, so nobody learns that it exists. */
function ResumeNotFound() {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-5 py-10 sm:py-16">
      <Bird className="size-14" />
      <div className="stitch w-24" />
      <h1>We couldn't find this resume</h1>
      <p className="text-ink-soft">
        It may have been deleted, or the address may be incomplete. Your experiences and other resumes are
        still there.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link to="/past-resumes" className={buttonStyles('primary')}>
          View Saved Resumes
        </Link>
        <Link to="/resume-builder" className={buttonStyles()}>
          Build a New Resume
        </Link>
      </div>
    </div>
  );
}
