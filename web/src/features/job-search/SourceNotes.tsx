import { graphql, useFragment } from 'react-relay/hooks';
import { TriangleAlert } from 'lucide-react';
import type { SourceNotes_query$key } from '../../__generated__/SourceNotes_query.graphql.ts';
import { formatMoment } from '../../lib/months.ts';

/** The sources whose jobs may be out of date, each with what is wrong. Nothing while all is well. */
export function SourceNotes({ queryKey }: { queryKey: SourceNotes_query$key }) {
  const { jobSources } = useFragment(
    graphql`
      fragment SourceNotes_query on Query {
        jobSources {
          name
          label
          lastRefreshedAt
          isStale
          problem
        }
      }
    `,
    queryKey,
  );
  const stale = jobSources.filter(({ isStale, problem }) => isStale || problem);
  if (stale.length === 0) return null;
  return (
    <section
      aria-label="Sources that may be out of date"
      className="grid gap-1.5 rounded-md bg-amber-wash px-4 py-3 text-sm text-amber"
    >
      {stale.map(({ name, label, lastRefreshedAt, problem }) => (
        <p key={name} className="flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            Jobs of {label} may be out of date
            {lastRefreshedAt ? `: they were last fetched on ${formatMoment(lastRefreshedAt)}.` : '.'}{' '}
            {problem}
          </span>
        </p>
      ))}
    </section>
  );
}
