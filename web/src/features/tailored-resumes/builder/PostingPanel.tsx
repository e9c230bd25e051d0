import { graphql, useFragment } from 'react-relay/hooks';
import { ChevronDown } from 'lucide-react';
import type { PostingPanel_posting$key } from '../../../__generated__/PostingPanel_posting.graphql.ts';
import type { PostingPanel_resume$key } from '../../../__generated__/PostingPanel_resume.graphql.ts';
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
          <RequirementList resumeKey={resume} />
        </section>
      </JobSummary>
      <details className="group mt-6 border-t border-line pt-2">
        <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-sm text-sm font-[560] [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
          The full posting
        </summary>
        <p className="text-sm break-words whitespace-pre-wrap text-ink-soft">{posting.description}</p>
      </details>
    </>
  );
}
