import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ActivateVariantMutation } from '../../__generated__/ActivateVariantMutation.graphql.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { WorseDialog } from './WorseDialog.tsx';

interface ActivateVariantProps {
  id: string;
  /** The id of the active variant. */
  active: string;
  isDirty: boolean;
}

/** Gives everybody this variant. The server compares it first, and one that ranks much worse needs a second yes. */
export function ActivateVariant({ id, active, isDirty }: ActivateVariantProps) {
  const [isAsking, setAsking] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const isActive = id === active;
  const [activate, isActivating] = useAction<ActivateVariantMutation>(
    graphql`
      mutation ActivateVariantMutation($input: ActivateVariantInput!) {
        activateVariant(input: $input) {
          ... on ActivateVariantPayload @alias(as: "payload") {
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
      success: { title: 'Active Variant Changed', description: `Searches are ranked by variant ${id} now.` },
      failure: ({ kind, message }) =>
        kind === 'RuleError' ? null : { title: 'Failed to change the active variant', description: message },
    },
  );

  async function send(isConfirmed: boolean) {
    const outcome = await activate({ input: { variantId: id, isConfirmed } });
    setAsking(!outcome.ok && outcome.error.kind === 'RuleError');
    // The button is gone then.
    if (outcome.ok) note.current?.focus();
  }

  return (
    <section aria-labelledby={`activate-${id}`} className="grid justify-items-start gap-2">
      <h3 id={`activate-${id}`}>Use it for everybody</h3>
      <p ref={note} tabIndex={-1} className="text-sm text-ink-soft outline-none">
        {isActive
          ? `Variant ${id} is the active one.`
          : isDirty
            ? `Activates variant ${id} with its saved weights, without your changes.`
            : `Variant ${active} is the active one now.`}
      </p>
      {!isActive && (
        <Button busy={isActivating} onClick={() => void send(false)}>
          {isActivating ? 'Comparing first...' : `Activate Variant ${id}`}
        </Button>
      )}
      <WorseDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send(true)}
        id={id}
        active={active}
        isBusy={isActivating}
      />
    </section>
  );
}
