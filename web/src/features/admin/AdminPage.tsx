import { Suspense, useEffect, useState } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { RefreshCw, Users } from 'lucide-react';
import type { AdminPageQuery } from '../../__generated__/AdminPageQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AdminActions } from './AdminActions.tsx';
import { AdminCharts } from './AdminCharts.tsx';
import { AdminFigures } from './AdminFigures.tsx';
import { AdminOnly } from '../accounts/AdminOnly.tsx';
import { AdminSystem } from './AdminSystem.tsx';

const query = graphql`
  query AdminPageQuery($timeZone: String!) {
    adminStats(timeZone: $timeZone) {
      ...AdminFigures_stats
      ...AdminCharts_stats
    }
    systemStatus {
      ...AdminSystem_status
    }
    ...AdminActions_query
  }
`;

/** The administrator's page (docs/product.md#administration): figures, charts, the system, and who did what. */
export function AdminPage() {
  return (
    <AdminOnly>
      <Overview />
    </AdminOnly>
  );
}

function Overview() {
  const [reference, load] = useQueryLoader<AdminPageQuery>(query);
  // Remounts a section that couldn't be shown.
  const [attempt, setAttempt] = useState(0);
  const refresh = () => {
    load({ timeZone: readTimeZone() }, { fetchPolicy: 'network-only' });
    setAttempt((count) => count + 1);
  };
  useEffect(() => {
    load({ timeZone: readTimeZone() }, { fetchPolicy: 'network-only' });
  }, [load]);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>Admin</h1>
          <p className="mt-2 max-w-prose text-ink-soft">Who uses this installation, and how it is doing.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={refresh}>
            <RefreshCw className="size-4" aria-hidden="true" />
            Refresh Data
          </Button>
          <Link to="/admin/users" target="_blank" className={buttonStyles('primary')}>
            <Users className="size-4" aria-hidden="true" />
            View All Users
          </Link>
        </div>
      </div>
      <div className="mt-8">
        <SectionBoundary key={attempt} name="The statistics" onRetry={refresh}>
          {reference ? (
            <Suspense fallback={<Waiting />}>
              <Loaded reference={reference} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </SectionBoundary>
      </div>
    </>
  );
}

const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

function Loaded({ reference }: { reference: PreloadedQuery<AdminPageQuery> }) {
  const data = usePreloadedQuery<AdminPageQuery>(query, reference);
  return (
    <div className="grid grid-cols-1 gap-10">
      <AdminFigures statsKey={data.adminStats} />
      <AdminCharts statsKey={data.adminStats} />
      <AdminSystem statusKey={data.systemStatus} />
      <AdminActions queryKey={data} />
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid grid-cols-2 gap-4 md:grid-cols-3">
      <span className="sr-only">Loading statistics...</span>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  );
}
