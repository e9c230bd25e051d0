import { Suspense, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import query, {
  type ReplayAgainst,
  type ReplayResultQuery,
} from '../../__generated__/ReplayResultQuery.graphql.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ReplayResult } from './ReplayResult.tsx';
import { ReplaySkeleton } from './ReplaySkeleton.tsx';
import type { Weights } from './weights.ts';

interface ReplayPanelProps {
  variantId: string;
  /** As they are set now. */
  weights: Weights;
  isDirty: boolean;
  isPossible: boolean;
  /** The id of the active variant. */
  active: string;
}

/** What the set weights would change, before they are saved or the variant is activated. */
export function ReplayPanel({ variantId, weights, isDirty, isPossible, active }: ReplayPanelProps) {
  const [reference, load] = useQueryLoader<ReplayResultQuery>(query);
  const [attempt, setAttempt] = useState(0);
  const [preferred, setPreferred] = useState<ReplayAgainst | null>(null);
  const isActive = variantId === active;
  // Saved weights have nothing to differ from but the active variant.
  const possible: ReplayAgainst[] = [
    ...(isDirty ? (['SAVED'] as const) : []),
    ...(isActive ? [] : (['ACTIVE'] as const)),
  ];
  const against = possible.find((one) => one === preferred) ?? possible[0];
  const isStale =
    reference != null &&
    (JSON.stringify(reference.variables.weights) !== JSON.stringify(weights) ||
      reference.variables.against !== against);

  function run() {
    if (!against) return;
    setAttempt((count) => count + 1);
    load({ variantId, weights, against }, { fetchPolicy: 'network-only' });
  }

  return (
    <Card as="section" aria-labelledby={`replay-${variantId}`} className="grid gap-4">
      <div>
        <h3 id={`replay-${variantId}`}>What would change</h3>
        <p className="mt-1 text-sm text-ink-soft">
          {against
            ? 'Ranks jobs again that are known to fit someone, and compares. Nobody sees anything of it.'
            : 'Change a weight to see what it would do, before anybody is shown a job by it.'}
        </p>
      </div>
      {possible.length > 1 && (
        <Segmented<ReplayAgainst>
          legend="Compared with"
          showLegend
          options={[
            { value: 'SAVED', label: 'its saved weights' },
            { value: 'ACTIVE', label: `variant ${active}, active` },
          ]}
          value={against ?? 'SAVED'}
          onChange={setPreferred}
        />
      )}
      {against && (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={!isPossible} onClick={run}>
            {possible.length > 1
              ? 'Compare'
              : against === 'SAVED'
                ? 'Compare With the Saved Weights'
                : `Compare With Variant ${active}`}
          </Button>
          {isStale && isPossible && (
            <p role="status" className="text-sm text-amber">
              This is for other weights. Compare again.
            </p>
          )}
        </div>
      )}
      {reference && against && (
        <div className={cx(isStale && 'opacity-60')}>
          <SectionBoundary key={attempt} name="The comparison" onRetry={run}>
            <Suspense fallback={<ReplaySkeleton />}>
              <ReplayResult reference={reference} warns />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </Card>
  );
}
