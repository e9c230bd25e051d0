import { graphql, useFragment } from 'react-relay/hooks';
import type { Failures_failures$key } from '../../__generated__/Failures_failures.graphql.ts';
import { formatMoment } from '../../lib/months.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/Card.tsx';

/** What failed last, the newest first; nothing if nothing did. */
export function Failures({ failuresKey }: { failuresKey: Failures_failures$key }) {
  const failures = useFragment(
    graphql`
      fragment Failures_failures on SystemFailure @relay(plural: true) {
        at
        problem
      }
    `,
    failuresKey,
  );
  if (failures.length === 0) return null;
  return (
    <>
      <Badge tone="danger">{plural(failures.length, 'failure')}</Badge>
      <ul className="mt-2 grid gap-1 text-ink-soft">
        {failures.map(({ at, problem }) => (
          <li key={`${at} ${problem}`} className="break-words">
            {formatMoment(at)}: {problem}
          </li>
        ))}
      </ul>
    </>
  );
}
