import { graphql, useFragment } from 'react-relay/hooks';
import type { PostingPanel_posting$key } from '../../../__generated__/PostingPanel_posting.graphql.ts';
import type { PostingPanel_resume$key } from '../../../__generated__/PostingPanel_resume.graphql.ts';
import { Folded } from '../../../ui/Folded.tsx';
import { JobSummary } from '../../job-postings/JobSummary.tsx';
import { RequirementList } from '../scores/RequirementList.tsx';

interface PostingPanelProps {
  postingKey: PostingPanel_posting$key;
  resumeKey: PostingPanel_resume$key;
}

/** The posting beside the resume: a summary of the job, its requirements, and the full text. */
export function PostingPanel({ postingKey, resumeKey }: PostingPanelProps) {
  const posting = useFragment(
    graphql`
      fragment PostingPanel_posting on JobPosting {
        description
        ...JobSummary_posting
        ...RequirementList_posting
      }
    `,
    postingKey,
  );
  const resume = useFragment(
    graphql`
      fragment PostingPanel_resume on TailoredResume {
        ...RequirementList_resume
      }
    `,
    resumeKey,
  );
  return (
    <>
      <JobSummary postingKey={posting} heading="h2">
        <section className="my-2">
          <h3 className="mb-1">What they ask for</h3>
          <RequirementList resumeKey={resume} postingKey={posting} />
        </section>
      </JobSummary>
      <div className="mt-6 border-t border-line pt-2">
        <Folded summary="The full posting">
          <p className="text-sm break-words whitespace-pre-wrap text-ink-soft">{posting.description}</p>
        </Folded>
      </div>
    </>
  );
}
