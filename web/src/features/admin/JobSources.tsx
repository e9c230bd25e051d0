import { graphql, useFragment } from 'react-relay/hooks';
import type { JobSources_sources$key } from '../../__generated__/JobSources_sources.graphql.ts';
import { formatMoment } from '../../lib/months.ts';
import { Badge } from '../../ui/Card.tsx';

/** The sources of jobs, and how asking each goes. */
export function JobSources({ sourcesKey }: { sourcesKey: JobSources_sources$key }) {
  const sources = useFragment(
    graphql`
      fragment JobSources_sources on JobSourceStatus @relay(plural: true) {
        name
        label
        lastRefreshedAt
        isStale
        problem
        pausedUntil
      }
    `,
    sourcesKey,
  );
  if (sources.length === 0) return <>None: the job search shows the bundled samples.</>;
  return (
    <ul className="grid gap-2">
      {sources.map(({ name, label, lastRefreshedAt, isStale, problem, pausedUntil }) => (
        <li key={name}>
          <span className="font-[560]">{label}</span>{' '}
          {problem ? <Badge tone="danger">Failing</Badge> : isStale && <Badge tone="attention">Old</Badge>}{' '}
          <span className="text-ink-soft">
            {lastRefreshedAt ? `last asked ${formatMoment(lastRefreshedAt)}` : 'nothing has come yet'}
            {problem && `. ${problem}`}
            {pausedUntil && ` Left alone until ${formatMoment(pausedUntil)}.`}
          </span>
        </li>
      ))}
    </ul>
  );
}
