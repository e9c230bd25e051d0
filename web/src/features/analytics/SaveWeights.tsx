import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SaveWeightsMutation } from '../../__generated__/SaveWeightsMutation.graphql.ts';
import { plural } from '../../lib/plural.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import type { WeightDrafts } from './useWeightDrafts.ts';
import type { EditedVariant } from './VariantWeights.tsx';
import { isSame, type Weights } from './weights.ts';

interface SaveWeightsProps {
  variant: EditedVariant;
  weights: Weights;
  isDirty: boolean;
  /** Whether one can rank by them. */
  isPossible: boolean;
  drafts: WeightDrafts;
}

/** Saves the weights or puts them back. Where there are figures, which begin anew, it asks first. */
export function SaveWeights({ variant, weights, isDirty, isPossible, drafts }: SaveWeightsProps) {
  const { id, evidence } = variant;
  const [isAsking, setAsking] = useState(false);
  const [save, isSaving] = useAction<SaveWeightsMutation>(
    graphql`
      mutation SaveWeightsMutation($input: SaveVariantWeightsInput!) {
        saveVariantWeights(input: $input) {
          ... on SaveVariantWeightsPayload @alias(as: "payload") {
            ranking {
              ...VariantCards_ranking
              ...WeightTabs_ranking
            }
          }
          ...useAction_error @alias(as: "error")
        }
      }
    `,
    {
      success: {
        title: 'Changes Saved',
        description: `The next search with variant ${id} uses the new weights.`,
      },
      failure: ({ kind, message }) => ({
        title: 'Save Failed',
        description:
          kind === 'ValidationError' ? message : 'Failed to save algorithm weights. Please try again.',
      }),
    },
  );

  async function send() {
    setAsking(false);
    const { ok } = await save({ input: { variantId: id, weights } });
    // What was changed in the meantime stays.
    if (ok && isSame(drafts.read(variant), weights)) drafts.drop(id);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="primary"
          disabled={!isDirty || !isPossible}
          busy={isSaving}
          onClick={() => (evidence.shown > 0 ? setAsking(true) : void send())}
        >
          {isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button disabled={!isDirty || isSaving} onClick={() => drafts.drop(id)}>
          Reset Changes
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {isDirty && 'Not saved yet'}
        </p>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        title={`Save the weights of variant ${id}?`}
        description={`Its figures begin anew: what ${plural(evidence.people, 'person', 'people')} did with ${plural(evidence.shown, 'shown job')} came from the weights so far.`}
        confirmLabel="Save Changes"
        tone="primary"
      />
    </>
  );
}
