import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { useStartInterviewMutation } from '../../../__generated__/useStartInterviewMutation.graphql.ts';
import { useAction } from '../../../relay/useAction.ts';
import { dismissToast } from '../../../ui/toast.ts';
import { getInterviewPath } from '../interviewAddress.ts';
import { awaitReply } from '../session/awaitedReplies.ts';

/** Starts an interview for a posting and goes to it. */
export function useStartInterview(): { start: (jobPostingId: string) => Promise<void>; isStarting: boolean } {
  const navigate = useNavigate();
  const [run, isStarting] = useAction<useStartInterviewMutation>(
    graphql`
      mutation useStartInterviewMutation($input: StartInterviewInput!) {
        startInterview(input: $input) {
          ... on StartInterviewPayload @alias(as: "payload") {
            interview {
              id
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Failed to start the interview', description: message }) },
  );
  async function start(jobPostingId: string) {
    const outcome = await run({ input: { jobPostingId } });
    if (!outcome.ok) return;
    const { id } = outcome.data.interview;
    awaitReply(id, 0);
    // What it said was about the step before.
    dismissToast();
    await navigate(getInterviewPath(id));
  }
  return { start, isStarting };
}
