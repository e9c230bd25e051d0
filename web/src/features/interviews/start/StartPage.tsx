import { graphql, useFragment } from 'react-relay/hooks';
import type { StartPage_posting$key } from '../../../__generated__/StartPage_posting.graphql.ts';
import type { StartPage_user$key } from '../../../__generated__/StartPage_user.graphql.ts';
import { InlineError } from '../../../ui/EmptyState.tsx';
import { InterviewHistory } from '../history/InterviewHistory.tsx';
import { PostingForm } from './PostingForm.tsx';
import { PostingStep } from './PostingStep.tsx';
import { RecentPostings } from './RecentPostings.tsx';
import { RunningInterview } from './RunningInterview.tsx';

interface StartPageProps {
  userKey: StartPage_user$key;
  postingKey: StartPage_posting$key | null;
  /** The address names a posting that doesn't exist. */
  postingNotFound: boolean;
}

/** Where a practice starts: the posting, then what it asks for; below, the interviews so far. */
export function StartPage({ userKey, postingKey, postingNotFound }: StartPageProps) {
  const user = useFragment(
    graphql`
      fragment StartPage_user on User {
        id
        ...RunningInterview_user
        ...RecentPostings_user
        ...PostingStep_user
        ...InterviewHistory_user
      }
    `,
    userKey,
  );
  const posting = useFragment(
    graphql`
      fragment StartPage_posting on JobPosting {
        ...PostingStep_posting
      }
    `,
    postingKey,
  );
  if (posting) return <PostingStep postingKey={posting} userKey={user} />;
  return (
    <>
      <h1>Interview Prep</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Practice the interview for a job, typed or spoken. The questions come from the posting and from your
        own experience; afterwards you see what worked, in your own words.
      </p>
      <div className="mt-8 grid grid-cols-1 gap-10">
        <div className="grid grid-cols-1 gap-6">
          <RunningInterview userKey={user} />
          {postingNotFound && (
            <InlineError>We couldn't find that job posting. Paste it here to continue.</InlineError>
          )}
          <PostingForm person={user.id} />
          <RecentPostings userKey={user} />
        </div>
        <InterviewHistory userKey={user} />
      </div>
    </>
  );
}
