import { graphql } from 'react-relay/hooks';
import type { ExperiencesPageQuery } from '../../__generated__/ExperiencesPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { DownloadBank } from './DownloadBank.tsx';
import { ExperienceList } from './ExperienceList.tsx';
import { JobAnalyzer } from './JobAnalyzer.tsx';
import { PasteExperience } from './PasteExperience.tsx';
import { ResumeDetails } from './ResumeDetails.tsx';
import { experienceConnection } from './experienceStore.ts';

/** My Experience (specification section 2): the bank of work experiences that every tailored resume draws on. */
export function ExperiencesPage() {
  const { viewer } = useRouteQuery<ExperiencesPageQuery>(graphql`
    query ExperiencesPageQuery @preloadable {
      viewer {
        id
        experienceCount
        ...ExperienceList_user
        ...ResumeDetails_user
      }
    }
  `);
  if (!viewer) return null;
  const connectionId = experienceConnection(viewer.id);
  const empty = viewer.experienceCount === 0;
  return (
    <>
      <h1>My Experience</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Add what you have done to get job recommendations that fit and customised resumes. Every line of a
        tailored resume comes from here.
      </p>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <PasteExperience connectionId={connectionId} prominent={empty} />
          <ExperienceList userKey={viewer} connectionId={connectionId} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <JobAnalyzer prominent={!empty} />
          <SectionBoundary name="Your resume details">
            <ResumeDetails userKey={viewer} />
          </SectionBoundary>
          <DownloadBank isEmpty={empty} />
        </div>
      </div>
    </>
  );
}
