/* oxlint-disable relay/must-colocate-fragment-spreads -- the answer is for the results */
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { EndInterviewMutation } from '../../../__generated__/EndInterviewMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/Dialog.tsx';
import { dismissToast } from '../../../ui/toast.ts';

interface EndInterviewProps {
  interviewId: string;
  /** The interviewer has spoken often enough. */
  isShown: boolean;
  /** The interviewer is replying. */
  isPending: boolean;
  /** Something is typed that wasn't sent. */
  hasUnsent: boolean;
  onStart: () => void;
  onEnded: () => void;
  onRefused: () => void;
}

/** Ends the interview and asks for its results; first asks about an answer that wasn't sent. */
export function EndInterview({
  interviewId,
  isShown,
  isPending,
  hasUnsent,
  onStart,
  onEnded,
  onRefused,
}: EndInterviewProps) {
  const [isAsking, setAsking] = useState(false);
  const [run, isEnding] = useAction<EndInterviewMutation>(
    graphql`
      mutation EndInterviewMutation($input: EndInterviewInput!) {
        endInterview(input: $input) {
          ... on EndInterviewPayload @alias(as: "payload") {
            interview {
              ...EndedInterview_interview
              ...useInterview_interview
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      failure: ({ message }) => ({
        title: 'Failed to analyze interview performance. Please try again.',
        description: message,
      }),
    },
  );
  if (!isShown) return null;

  async function end() {
    setAsking(false);
    dismissToast();
    onStart();
    const outcome = await run({ input: { id: interviewId } });
    if (outcome.ok) onEnded();
    else if (outcome.error.kind.endsWith('Error')) onRefused();
  }

  return (
    <div className="grid justify-items-end gap-1 max-sm:w-full max-sm:justify-items-stretch">
      <Button busy={isEnding} disabled={isPending} onClick={() => (hasUnsent ? setAsking(true) : void end())}>
        {isEnding ? 'Analyzing your answers...' : 'End Interview & Get Results'}
      </Button>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {isEnding && <span className="appear-after-3000">Still reading your answers. Nothing is lost.</span>}
      </p>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void end()}
        title="End without your last answer?"
        description="What you typed wasn’t sent, so it won’t be part of the results."
        confirmLabel="End Interview"
        cancelLabel="Keep Answering"
        tone="primary"
      />
    </div>
  );
}
