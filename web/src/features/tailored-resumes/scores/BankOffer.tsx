import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Plus } from 'lucide-react';
import type { BankOffer_proof$key } from '../../../__generated__/BankOffer_proof.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';

/** A bullet of the bank that proves something missing: the person's own words, added with one click. */
export function BankOffer({ proofKey, name }: { proofKey: BankOffer_proof$key; name: string }) {
  const { bulletPointId, content, experienceId, title, company, isRoleOnResume } = useFragment(
    graphql`
      fragment BankOffer_proof on BankProof {
        bulletPointId
        content
        experienceId
        title
        company
        isRoleOnResume
      }
    `,
    proofKey,
  );
  const { actions } = useBuilder();
  const [adding, setAdding] = useState(false);
  const role = [title, company].filter(Boolean).join(' at ');

  async function add() {
    setAdding(true);
    await actions.addFromBank(experienceId, content, bulletPointId);
    setAdding(false);
  }

  return (
    <div className="mt-1.5 border-l-2 border-thread pl-3">
      <p className="text-sm break-words">“{content}”</p>
      {isRoleOnResume ? (
        <Button size="sm" tone="quiet" className="-ml-3" busy={adding} onClick={() => void add()}>
          <Plus className="size-4" aria-hidden="true" />
          {adding ? 'Adding...' : 'Add it from my experience'}
          <span className="sr-only">for {name}</span>
        </Button>
      ) : (
        <p className="mt-0.5 text-xs text-ink-soft">
          From {role || 'a role'} in your experience, which isn't on this resume.
        </p>
      )}
    </div>
  );
}
