import { graphql, useFragment } from 'react-relay/hooks';
import type { AiUsage_usage$key } from '../../__generated__/AiUsage_usage.graphql.ts';
import { formatMoment } from '../../lib/months.ts';
import { Badge } from '../../ui/Card.tsx';

const number = new Intl.NumberFormat('en-US');
const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const count = (value: number, singular: string, several = `${singular}s`) =>
  `${number.format(value)} ${value === 1 ? singular : several}`;

/** What was used of the AI service today, and what is left of it. */
export function AiUsage({ usageKey }: { usageKey: AiUsage_usage$key }) {
  const usage = useFragment(
    graphql`
      fragment AiUsage_usage on AiUsageToday {
        calls
        openCalls
        failures
        tokens
        meanMs
        usersUsedUp
        usedUpAt
        limits {
          userCalls
          userTokens
          tokens
        }
        renewedAt
      }
    `,
    usageKey,
  );
  const { limits, usersUsedUp, usedUpAt } = usage;
  const people = usersUsedUp === 0 ? 'Nobody has' : `${count(usersUsedUp, 'person has', 'people have')}`;
  return (
    <>
      {number.format(usage.tokens)} of {count(limits.tokens, 'token')}{' '}
      {usedUpAt && <Badge tone="attention">Used up</Badge>}
      <ul className="mt-2 grid gap-1 text-ink-soft">
        {usedUpAt && (
          <li>Since {formatMoment(usedUpAt)} calls are refused, and the built-in engine writes instead.</li>
        )}
        <li>
          {count(usage.calls, 'call')}, {number.format(usage.failures)} of them failed,{' '}
          {number.format(usage.openCalls)} not finished
          {typeof usage.meanMs === 'number' && `; ${seconds.format(usage.meanMs / 1_000)} s each on average`}
        </li>
        <li>
          {people} used up their own share of {count(limits.userCalls, 'call')} and{' '}
          {count(limits.userTokens, 'token')}
        </li>
        <li>Starts again {formatMoment(usage.renewedAt)} (midnight UTC)</li>
      </ul>
    </>
  );
}
