import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { PostingStep_posting$key } from '../../../__generated__/PostingStep_posting.graphql.ts';
import type { PostingStep_user$key } from '../../../__generated__/PostingStep_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles, LINK } from '../../../ui/buttonStyles.ts';
import { Card } from '../../../ui/Card.tsx';
import { PostingRequirements } from '../../job-postings/PostingRequirements.tsx';
import { BankSummary } from './BankSummary.tsx';
import { LongText } from './LongText.tsx';
import { useStartInterview } from './useStartInterview.ts';

interface PostingStepProps {
  postingKey: PostingStep_posting$key;
  userKey: PostingStep_user$key;
}

/** What the interview will be about: the job, what it asks for, and what the person brings. */
export function PostingStep({ postingKey, userKey }: PostingStepProps) {
  const posting = useFragment(
    graphql`
      fragment PostingStep_posting on JobPosting {
        id
        title
        company
        location
        description
        url
        notices
        requirements {
          __typename
        }
        ...PostingRequirements_posting
      }
    `,
    postingKey,
  );
  const user = useFragment(
    graphql`
      fragment PostingStep_user on User {
        ...BankSummary_user
      }
    `,
    userKey,
  );
  const { start, isStarting } = useStartInterview();
  const { id, title, company, location, description, url, notices, requirements } = posting;
  return (
    <>
      <p className="text-sm text-ink-soft">Interview Prep</p>
      <h1 className="mt-1 break-words" dir="auto">
        {title || 'Untitled job'}
      </h1>
      <p className="mt-1 text-ink-soft" dir="auto">
        {[company, location].filter(Boolean).join(' · ')}
      </p>
      {url && /^https?:\/\//i.test(url) && (
        <p className="mt-1 text-sm">
          <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
            Open the original posting<span className="sr-only"> (in a new tab)</span>
          </a>
        </p>
      )}
      {notices.map((notice) => (
        <p key={notice} className="mt-4 rounded-md bg-amber-wash px-3 py-2 text-sm text-amber">
          {notice}
        </p>
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          tone="primary"
          size="lg"
          busy={isStarting}
          onClick={() => void start(id)}
          className="max-sm:w-full"
        >
          {isStarting ? 'Starting...' : 'Start Interview Practice'}
        </Button>
        <Link to="/interview-prep" className={buttonStyles('quiet')}>
          Another posting
        </Link>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <Card as="section">
            <h2 className="mb-3 !text-md">The job</h2>
            <LongText text={description} />
          </Card>
          <BankSummary userKey={user} />
        </div>
        <Card as="section" className="min-w-0">
          <h2 className="mb-3 !text-md">What they ask for</h2>
          {requirements.length > 0 ? (
            <PostingRequirements postingKey={posting} />
          ) : (
            <p className="text-sm text-ink-soft">
              This posting doesn’t list any requirements. The interviewer will ask about your work in general.
            </p>
          )}
        </Card>
      </div>
    </>
  );
}
