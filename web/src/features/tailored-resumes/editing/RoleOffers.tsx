import { Suspense, useEffect, useState } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { Plus } from 'lucide-react';
import type { RoleOffersQuery } from '../../../__generated__/RoleOffersQuery.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useBuilder } from '../builder/BuilderContext.ts';

interface RoleOffersProps {
  experienceId: string;
  /** Changes with the resume's bullets, so that the offers are fetched again. */
  version: number;
}

const QUERY = graphql`
  query RoleOffersQuery($id: ID!, $experienceId: ID!) {
    tailoredResume(id: $id) {
      bankOffers(experienceId: $experienceId) {
        id
        content
      }
    }
  }
`;

/** This role's bullet points in the bank that aren't on the resume, the most useful first, to add as they are. */
export function RoleOffers({ experienceId, version }: RoleOffersProps) {
  const { resumeId } = useBuilder();
  const [reference, load] = useQueryLoader<RoleOffersQuery>(QUERY);
  useEffect(() => {
    load({ id: resumeId, experienceId }, { fetchPolicy: 'store-and-network' });
  }, [load, resumeId, experienceId, version]);
  const waiting = <Skeleton className="mt-2 h-24" />;
  return (
    <SectionBoundary name="Your other bullet points">
      <Suspense fallback={waiting}>
        {reference ? <Offers reference={reference} experienceId={experienceId} /> : waiting}
      </Suspense>
    </SectionBoundary>
  );
}

interface OffersProps {
  reference: PreloadedQuery<RoleOffersQuery>;
  experienceId: string;
}

function Offers({ reference, experienceId }: OffersProps) {
  const { tailoredResume } = usePreloadedQuery<RoleOffersQuery>(QUERY, reference);
  const { actions } = useBuilder();
  const [adding, setAdding] = useState<string>();
  const offers = tailoredResume?.bankOffers ?? [];

  async function add(id: string, content: string) {
    setAdding(id);
    await actions.addFromBank(experienceId, content, id);
    setAdding(undefined);
  }

  if (offers.length === 0) {
    return (
      <p className="text-sm text-ink-soft">All bullet points for this role are already on the resume.</p>
    );
  }
  return (
    <ul className="grid">
      {offers.map(({ id, content }) => (
        <li key={id} className="flex items-start gap-2 border-t border-line py-2 first:border-t-0">
          <p className="min-w-0 flex-1 py-1.5 text-sm break-words">{content}</p>
          <Button
            size="sm"
            tone="quiet"
            aria-label={`Add: ${content}`}
            busy={adding === id}
            disabled={adding !== undefined && adding !== id}
            onClick={() => void add(id, content)}
          >
            <Plus className="size-4" aria-hidden="true" />
            {adding === id ? 'Adding...' : 'Add'}
          </Button>
        </li>
      ))}
    </ul>
  );
}
