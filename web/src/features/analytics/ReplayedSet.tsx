import { graphql, useFragment } from 'react-relay/hooks';
import type { ReplayedSet_set$key } from '../../__generated__/ReplayedSet_set.graphql.ts';
import { describeQuality, type Change } from './describeQuality.ts';
import { RankMoves } from './RankMoves.tsx';

interface ReplayedSetProps {
  setKey: ReplayedSet_set$key;
  title: string;
  explanation: string;
  /** Said when there is nothing to rank. */
  empty: string;
}

/** How well some lists are ranked before and after, and which jobs move. */
export function ReplayedSet({ setKey, title, explanation, empty }: ReplayedSetProps) {
  const set = useFragment(
    graphql`
      fragment ReplayedSet_set on ReplayedSet {
        before {
          ndcg
          precision
        }
        after {
          ndcg
          precision
        }
        ...RankMoves_set
      }
    `,
    setKey,
  );
  const { before, after } = set;
  if (!before || !after)
    return (
      <div>
        <p className="text-sm font-[620]">{title}</p>
        <p className="mt-1 text-sm text-ink-soft">{empty}</p>
      </div>
    );
  const rows = [
    {
      name: 'NDCG@10',
      meaning: 'How close the first ten are to the best order',
      change: describeQuality(before.ndcg, after.ndcg),
    },
    {
      name: 'P@5',
      meaning: 'How many of the first five fit',
      change: describeQuality(before.precision, after.precision),
    },
  ];
  return (
    <div role="group" aria-label={title} className="grid gap-2">
      <div>
        <p className="text-sm font-[620]">{title}</p>
        <p className="text-xs text-ink-soft">{explanation}</p>
      </div>
      <dl className="grid gap-2">
        {rows.map(({ name, meaning, change }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-sm bg-sunken px-3 py-2"
          >
            <dt className="text-sm">
              {meaning} <span className="text-xs whitespace-nowrap text-ink-soft">({name})</span>
            </dt>
            <dd className="ml-auto text-sm tabular-nums">
              <Values {...change} />
            </dd>
          </div>
        ))}
      </dl>
      <RankMoves setKey={set} />
    </div>
  );
}

const TONES = { better: 'text-thread', worse: 'text-danger', same: 'text-ink-soft' };

function Values({ before, after, direction, words }: Change) {
  return (
    <>
      {direction !== 'same' && (
        <>
          <span className="text-ink-soft">{before}</span>
          <span aria-hidden="true" className="text-ink-soft">
            {' → '}
          </span>
          <span className="sr-only"> before, after </span>
        </>
      )}
      <b className="font-[620]">{after}</b> <span className={TONES[direction]}>{words}</span>
    </>
  );
}
