import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdminCharts_stats$key } from '../../__generated__/AdminCharts_stats.graphql.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { BarChart } from './BarChart.tsx';
import { DayTable } from './DayTable.tsx';

const SHOW = [
  { value: 'chart', label: 'Charts' },
  { value: 'table', label: 'Table' },
] as const;

/** The last 30 days as charts or as a table, and which pages were viewed. */
export function AdminCharts({ statsKey }: { statsKey: AdminCharts_stats$key }) {
  const [show, setShow] = useState<'chart' | 'table'>('chart');
  const { days, pages } = useFragment(
    graphql`
      fragment AdminCharts_stats on AdminStats {
        days {
          date
          newUsers
          activeUsers
          pageViews
        }
        pages {
          path
          views
        }
      }
    `,
    statsKey,
  );
  const most = Math.max(1, ...pages.map(({ views }) => views));
  return (
    <section aria-labelledby="days">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="days">The last 30 days</h2>
        <Segmented legend="Show as" options={SHOW} value={show} onChange={setShow} className="w-48" />
      </div>
      {show === 'table' ? (
        <DayTable days={days} />
      ) : (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
          <BarChart title="New users" bars={days.map(({ date, newUsers }) => ({ date, value: newUsers }))} />
          <BarChart
            title="Active users"
            note="By days of UTC."
            bars={days.map(({ date, activeUsers }) => ({ date, value: activeUsers ?? 0 }))}
          />
          <BarChart
            title="Page views"
            bars={days.map(({ date, pageViews }) => ({ date, value: pageViews }))}
          />
        </div>
      )}
      {pages.length > 0 && (
        <>
          <h3 className="mt-8 mb-3">Pages viewed</h3>
          <ul className="grid max-w-2xl gap-2">
            {pages.map(({ path, views }) => (
              <li key={path} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-sm">
                <span className="truncate">{path === 'other' ? 'Addresses without a page' : path}</span>
                <span className="tabular-nums">{views.toLocaleString('en-US')}</span>
                <span aria-hidden="true" className="col-span-2 mt-1 h-1 rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-thread"
                    style={{ width: `${(views / most) * 100}%` }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
