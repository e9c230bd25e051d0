import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperienceAside_user$key } from '../../__generated__/ExperienceAside_user.graphql.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { DownloadBank } from './DownloadBank.tsx';
import { JobAnalyzer } from '../job-postings/JobAnalyzer.tsx';
import { ResumeDetails } from '../resume-templates/ResumeDetails.tsx';

/** The column beside the experiences, or below them on a phone. */
export function ExperienceAside({ userKey }: { userKey: ExperienceAside_user$key }) {
  const user = useFragment(
    graphql`
      fragment ExperienceAside_user on User {
        id
        experienceCount
        ...ResumeDetails_user
      }
    `,
    userKey,
  );
  const isEmpty = user.experienceCount === 0;
  return (
    <>
      <JobAnalyzer person={user.id} prominent={!isEmpty} />
      <SectionBoundary name="Your resume details">
        <ResumeDetails userKey={user} />
      </SectionBoundary>
      <DownloadBank isEmpty={isEmpty} />
    </>
  );
}
