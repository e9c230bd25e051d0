import { graphql } from 'react-relay/hooks';
import type { LikeJobInput, useLikeMutation } from '../../__generated__/useLikeMutation.graphql.ts';
import type { useLikeUndoMutation } from '../../__generated__/useLikeUndoMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';

const FAILED = { failure: { title: 'Failed to record your feedback.' } };

/** Likes a job, or takes that back. The next search is ranked by it; its place in the list goes to the analytics. */
export function useLike(job: LikeJobInput): { toggle: (isLiked: boolean) => void; isBusy: boolean } {
  const [like, isLiking] = useAction<useLikeMutation>(
    graphql`
      mutation useLikeMutation($input: LikeJobInput!) {
        likeJob(input: $input) {
          ... on LikeJobPayload @alias(as: "payload") {
            job {
              isLiked
            }
            viewer {
              ...LikedJobs_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    FAILED,
  );
  const [unlike, isUnliking] = useAction<useLikeUndoMutation>(
    graphql`
      mutation useLikeUndoMutation($input: UnlikeJobInput!) {
        unlikeJob(input: $input) {
          ... on UnlikeJobPayload @alias(as: "payload") {
            job {
              isLiked
            }
            viewer {
              ...LikedJobs_user
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    FAILED,
  );
  return {
    toggle: (isLiked) => void (isLiked ? like({ input: job }) : unlike({ input: { id: job.id } })),
    isBusy: isLiking || isUnliking,
  };
}
