import { graphql, useFragment } from 'react-relay/hooks';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RankMoves_set$data, RankMoves_set$key } from '../../__generated__/RankMoves_set.graphql.ts';
import { Folded } from '../../ui/Folded.tsx';

const SHOWN = 3;

/** The fitting jobs that move farthest in someone's list. */
export function RankMoves({ setKey }: { setKey: RankMoves_set$key }) {
  const { moves } = useFragment(
    graphql`
      fragment RankMoves_set on ReplayedSet {
        moves {
          list
          title
          company
          before
          after
        }
      }
    `,
    setKey,
  );
  const rows = joinSame(moves);
  if (rows.length === 0) return <p className="text-sm text-ink-soft">No fitting job changes its place.</p>;
  return (
    <div>
      <p className="mt-1 text-xs font-[560] text-ink-soft">Fitting jobs that move farthest</p>
      <MoveList rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <Folded summary={`Show ${rows.length - SHOWN} more`}>
          <MoveList rows={rows.slice(SHOWN)} />
        </Folded>
      )}
    </div>
  );
}

type Move = RankMoves_set$data['moves'][number];
type Row = Move & { times: number };

/** The same move in several people's lists is one row. */
function joinSame(moves: readonly Move[]): Row[] {
  const rows = new Map<string, Row>();
  for (const move of moves) {
    const { list, title, company, before, after } = move;
    const key = JSON.stringify([list, title, company, before, after]);
    rows.set(key, { ...move, times: (rows.get(key)?.times ?? 0) + 1 });
  }
  return [...rows.values()];
}

function MoveList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ list, title, company, before, after, times }, index) => (
        <li key={index} className="flex items-center gap-3 py-2 text-sm">
          <div className="min-w-0 flex-1">
            {title}, {company}
            {list && <div className="text-xs text-ink-soft">for {list}</div>}
            {times > 1 && <div className="text-xs text-ink-soft">{times} times</div>}
          </div>
          <span className="flex items-center gap-1 whitespace-nowrap tabular-nums">
            {after < before ? (
              <ArrowUp className="size-4 text-thread" aria-hidden="true" />
            ) : (
              <ArrowDown className="size-4 text-danger" aria-hidden="true" />
            )}
            from {before} to {after}
          </span>
        </li>
      ))}
    </ul>
  );
}
