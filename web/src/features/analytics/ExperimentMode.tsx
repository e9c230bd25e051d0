import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperimentMode_ranking$key } from '../../__generated__/ExperimentMode_ranking.graphql.ts';
import type { ExperimentModeMutation } from '../../__generated__/ExperimentModeMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { InlineError } from '../../ui/EmptyState.tsx';
import { Segmented } from '../../ui/Segmented.tsx';

type Mode = 'active' | 'split';

const MEANING: Record<Mode, string> = {
  active: 'Every search is ranked by the active variant.',
  split:
    'Each variant ranks for a third of the people, and everybody keeps theirs. So a difference in the figures comes from the variants. Change no weights meanwhile.',
};

/** Whether everybody gets the active variant, or people are split over all of them to compare them. */
export function ExperimentMode({ rankingKey }: { rankingKey: ExperimentMode_ranking$key }) {
  const { isExperiment } = useFragment(
    graphql`
      fragment ExperimentMode_ranking on Ranking {
        isExperiment
      }
    `,
    rankingKey,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [wanted, setWanted] = useState<Mode | null>(null);
  const [set] = useAction<ExperimentModeMutation>(
    graphql`
      mutation ExperimentModeMutation($input: SetRankingExperimentInput!) {
        setRankingExperiment(input: $input) {
          ... on SetRankingExperimentPayload @alias(as: "payload") {
            ranking {
              isExperiment
              ...VariantCards_ranking
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: ({ ranking }) => ({
        title: ranking.isExperiment ? 'Experiment Started' : 'Experiment Ended',
      }),
      failure: ({ kind, message }) =>
        kind === 'RuleError' ? null : { title: 'Failed to change the experiment', description: message },
    },
  );
  const mode: Mode = wanted ?? (isExperiment ? 'split' : 'active');

  async function change(next: Mode) {
    if (wanted !== null) return;
    setProblem(null);
    setWanted(next);
    const outcome = await set(
      { input: { isExperiment: next === 'split' } },
      {
        // The page's ranking is another record than the payload's; their variants are the same.
        updater: (store) => {
          const ranking = store.getRootField('setRankingExperiment')?.getLinkedRecord('ranking');
          if (ranking) store.getRoot().setLinkedRecord(ranking, 'ranking');
        },
      },
    );
    setWanted(null);
    if (!outcome.ok && outcome.error.kind === 'RuleError') setProblem(outcome.error.message);
  }

  return (
    <section aria-labelledby="experiment" className="grid max-w-prose gap-3">
      <h2 id="experiment">Experiment</h2>
      <Segmented<Mode>
        legend="Who gets which variant"
        options={[
          { value: 'active', label: 'Everybody gets the active variant' },
          { value: 'split', label: 'Split people over all variants' },
        ]}
        value={mode}
        onChange={(next) => void change(next)}
      />
      <p className="text-sm text-ink-soft" aria-live="polite">
        {MEANING[mode]}
      </p>
      {problem && <InlineError>{problem}</InlineError>}
    </section>
  );
}
