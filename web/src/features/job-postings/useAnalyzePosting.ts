/* oxlint-disable relay/unused-fields -- whoever has a posting analyzed reads what comes of it */
import { useCallback, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  AnalyzeJobPostingInput,
  useAnalyzePostingMutation,
  useAnalyzePostingMutation$data,
} from '../../__generated__/useAnalyzePostingMutation.graphql.ts';
import { useAction, type ActionError, type ActionOutcome } from '../../relay/useAction.ts';
import { isLinkProblem, LINK_FAILED } from './linkProblem.ts';

type Payload = NonNullable<useAnalyzePostingMutation$data['analyzeJobPosting']['payload']>;
export type AnalyzedPosting = Payload['jobPosting'];

interface PostingAnalysis {
  analyze: (input: AnalyzeJobPostingInput) => Promise<ActionOutcome<Payload>>;
  analyzing: boolean;
  /** Cancels the request: the outcome is then of kind `canceled`. */
  cancel: () => void;
}

interface AnalysisOptions {
  /** The input is a link. */
  byLink: boolean;
  /** The failure toast's description, if any. */
  describeFailure?: (error: ActionError) => string | undefined;
}

/** Analyzes a posting, from its text or the page behind a link, and shows its toasts. */
export function useAnalyzePosting({ byLink, describeFailure }: AnalysisOptions): PostingAnalysis {
  const [run, analyzing] = useAction<useAnalyzePostingMutation>(
    graphql`
      mutation useAnalyzePostingMutation($input: AnalyzeJobPostingInput!) {
        analyzeJobPosting(input: $input) {
          ... on AnalyzeJobPostingPayload @alias(as: "payload") {
            jobPosting {
              id
              title
              company
              blurb
              personalizedTips
              notices
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: { title: 'Job description analyzed successfully' },
      failure: (error) => {
        const description = describeFailure?.(error);
        return {
          title: byLink && isLinkProblem(error.kind) ? LINK_FAILED : 'Failed to analyze job description',
          ...(description !== undefined && { description }),
        };
      },
    },
  );
  const running = useRef<AbortController>(null);
  const analyze = useCallback(
    (input: AnalyzeJobPostingInput) => {
      const controller = new AbortController();
      running.current = controller;
      return run({ input }, { signal: controller.signal });
    },
    [run],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { analyze, analyzing, cancel };
}
