import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import query, { type AnalyticsPageQuery } from '../../__generated__/AnalyticsPageQuery.graphql.ts';
import { AdminOnly } from '../accounts/AdminOnly.tsx';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';
import { ExperimentMode } from './ExperimentMode.tsx';
import { VariantCards } from './VariantCards.tsx';
import { WeightTabs } from './WeightTabs.tsx';

/** The variants of the job ranking: what they bring, and their weights (docs/product.md#analytics). */
export function AnalyticsPage() {
  return (
    <AdminOnly>
      <Analytics />
    </AdminOnly>
  );
}

function Analytics() {
  const [reference, load] = useQueryLoader<AnalyticsPageQuery>(query);
  useEffect(() => load({}, { fetchPolicy: 'store-and-network' }), [load]);
  return (
    <>
      <h1>Analytics</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Three ways to rank found jobs: what people did with each, and what other weights would change.
      </p>
      {reference ? (
        <Suspense fallback={<AnalyticsSkeleton />}>
          <Ranking reference={reference} />
        </Suspense>
      ) : (
        <AnalyticsSkeleton />
      )}
    </>
  );
}

function Ranking({ reference }: { reference: PreloadedQuery<AnalyticsPageQuery> }) {
  const { ranking } = usePreloadedQuery<AnalyticsPageQuery>(
    graphql`
      query AnalyticsPageQuery {
        ranking {
          ...VariantCards_ranking
          ...ExperimentMode_ranking
          ...WeightTabs_ranking
        }
      }
    `,
    reference,
  );
  return (
    <div className="mt-8 grid grid-cols-1 gap-12">
      <VariantCards rankingKey={ranking} />
      <ExperimentMode rankingKey={ranking} />
      <WeightTabs rankingKey={ranking} />
    </div>
  );
}
