/* oxlint-disable relay/unused-fields -- the transcript reads the messages */
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { EndedInterview_interview$key } from '../../../__generated__/EndedInterview_interview.graphql.ts';
import type { EndedInterview_user$key } from '../../../__generated__/EndedInterview_user.graphql.ts';
import { formatDay } from '../../../lib/months.ts';
import { Button } from '../../../ui/Button.tsx';
import { LINK } from '../../../ui/buttonStyles.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Folded } from '../../../ui/Folded.tsx';
import { Transcript } from '../session/Transcript.tsx';
import { Unsent } from '../Unsent.tsx';
import { InterviewResults } from './InterviewResults.tsx';
import { NewSession } from './NewSession.tsx';

interface EndedInterviewProps {
  interviewKey: EndedInterview_interview$key;
  userKey: EndedInterview_user$key;
  /** The results have just been asked for here: they show in a dialog first. */
  isFresh: boolean;
  onSeen: () => void;
}

/** An interview that has ended: its results, and what was said. */
export function EndedInterview({ interviewKey, userKey, isFresh, onSeen }: EndedInterviewProps) {
  const interview = useFragment(
    graphql`
      fragment EndedInterview_interview on Interview {
        id
        name
        jobPostingId
        endedAt
        analysis {
          ...InterviewResults_analysis
        }
        messages {
          id
          role
          content
          state
          position
          spokenSeconds
          writtenBy {
            engine
            fallback
          }
        }
      }
    `,
    interviewKey,
  );
  const { experiences } = useFragment(
    graphql`
      fragment EndedInterview_user on User {
        experiences(first: 100) {
          edges {
            node {
              id
              title
              company
            }
          }
        }
      }
    `,
    userKey,
  );
  const roles = new Map(
    experiences.edges.map(({ node: { id, title, company } }) => [
      id,
      [title, company].filter(Boolean).join(', '),
    ]),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const wasFresh = useRef(isFresh);
  useEffect(() => {
    // The button that opened the dialog is gone with the chat.
    if (wasFresh.current && !isFresh) heading.current?.focus();
    wasFresh.current = isFresh;
  }, [isFresh]);
  const { id, name, jobPostingId, endedAt, analysis, messages } = interview;
  const results = analysis && <InterviewResults analysisKey={analysis} roles={roles} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="break-words outline-none" dir="auto">
            {name}
          </h1>
          <p className="mt-2 text-sm text-ink-soft">
            Interview practice{endedAt && `, ${formatDay(endedAt)}`} ·{' '}
            <Link to="/interview-prep" className={LINK}>
              All interviews
            </Link>
          </p>
        </div>
        <NewSession jobPostingId={jobPostingId} />
      </div>
      <Unsent interviewId={id} />
      {!isFresh && (
        <section aria-labelledby="results">
          <h2 id="results" className="mb-5">
            Results
          </h2>
          {results}
        </section>
      )}
      <Folded summary="Everything that was said">
        <div className="mt-2">
          <Transcript messages={messages} />
        </div>
      </Folded>
      <Dialog
        open={isFresh}
        onClose={onSeen}
        title="Your Interview Results"
        description={name}
        size="lg"
        footer={
          <>
            <Button onClick={onSeen}>Close</Button>
            <NewSession jobPostingId={jobPostingId} />
          </>
        }
      >
        {/* Focusable, so that the arrow keys scroll long results. */}
        <div role="group" aria-label="Results" tabIndex={0} className="outline-none">
          {results}
        </div>
      </Dialog>
    </div>
  );
}
