import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InterviewView_interview$key } from '../../__generated__/InterviewView_interview.graphql.ts';
import type { InterviewView_user$key } from '../../__generated__/InterviewView_user.graphql.ts';
import { EndedInterview } from './results/EndedInterview.tsx';
import { InterviewSession } from './session/InterviewSession.tsx';

interface InterviewViewProps {
  interviewKey: InterviewView_interview$key;
  userKey: InterviewView_user$key;
}

/** One interview: the chat, and its results once it has ended, in whichever window. */
export function InterviewView({ interviewKey, userKey }: InterviewViewProps) {
  const interview = useFragment(
    graphql`
      fragment InterviewView_interview on Interview {
        endedAt
        ...InterviewSession_interview
        ...EndedInterview_interview
      }
    `,
    interviewKey,
  );
  const user = useFragment(
    graphql`
      fragment InterviewView_user on User {
        ...EndedInterview_user
        ...InterviewSession_user
      }
    `,
    userKey,
  );
  const [isFresh, setFresh] = useState(false);
  return interview.endedAt ? (
    <EndedInterview
      interviewKey={interview}
      userKey={user}
      isFresh={isFresh}
      onSeen={() => setFresh(false)}
    />
  ) : (
    <InterviewSession interviewKey={interview} userKey={user} onEnded={() => setFresh(true)} />
  );
}
