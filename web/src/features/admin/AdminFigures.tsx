import { graphql, useFragment } from 'react-relay/hooks';
import type { AdminFigures_stats$key } from '../../__generated__/AdminFigures_stats.graphql.ts';
import { formatMoment } from '../../lib/months.ts';
import { Card } from '../../ui/Card.tsx';

const number = new Intl.NumberFormat('en-US');

/** The nine figures, by the calendar of the administrator's own time zone. */
export function AdminFigures({ statsKey }: { statsKey: AdminFigures_stats$key }) {
  const stats = useFragment(
    graphql`
      fragment AdminFigures_stats on AdminStats {
        totalUsers
        newUsersToday
        newUsersThisWeek
        newUsersThisMonth
        activeUsersToday
        activeUsersThisWeek
        pageViewsToday
        pageViewsThisWeek
        pageViewsThisMonth
        computedAt
        timeZone
      }
    `,
    statsKey,
  );
  const figures = [
    ['Total users', stats.totalUsers],
    ['New users today', stats.newUsersToday],
    ['New users this week', stats.newUsersThisWeek],
    ['New users this month', stats.newUsersThisMonth],
    ['Active users today', stats.activeUsersToday],
    ['Active users this week', stats.activeUsersThisWeek],
    ['Page views today', stats.pageViewsToday],
    ['Page views this week', stats.pageViewsThisWeek],
    ['Page views this month', stats.pageViewsThisMonth],
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        Figures
      </h2>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {figures.map(([label, value]) => (
          <Card key={label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-2xl font-[620] tabular-nums">{number.format(value)}</dd>
          </Card>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        As of {formatMoment(stats.computedAt)}, by the calendar of {stats.timeZone.replaceAll('_', ' ')};
        weeks begin on Monday. The figures are worked out again after a minute.
      </p>
    </section>
  );
}
