import { graphql, useFragment } from 'react-relay/hooks';
import type { ScoreTrend_user$key } from '../../../__generated__/ScoreTrend_user.graphql.ts';
import { formatDay } from '../../../lib/months.ts';
import { Folded } from '../../../ui/Folded.tsx';
import { describeTrend, placeScores, type ScoredInterview } from './trend.ts';

/** How the scores of the last interviews have developed, as a line and as a table. Nothing below two. */
export function ScoreTrend({ userKey }: { userKey: ScoreTrend_user$key }) {
  const { finished } = useFragment(
    graphql`
      fragment ScoreTrend_user on User {
        finished: interviews(ended: true, first: 20) {
          edges {
            node {
              id
              name
              endedAt
              analysis {
                overallScore
              }
            }
          }
        }
      }
    `,
    userKey,
  );
  const scored = finished.edges
    .flatMap(({ node }): ScoredInterview[] => {
      // Relay has no node for one that was just deleted, whatever the schema says.
      const score = node?.analysis?.overallScore;
      return typeof score === 'number' && node.endedAt
        ? [{ id: node.id, name: node.name, endedAt: node.endedAt, score }]
        : [];
    })
    .toReversed();
  if (scored.length < 2) return null;
  const scores = scored.map(({ score }) => score);
  const points = placeScores(scores);
  return (
    <figure className="mt-4 rounded-md border border-line bg-surface px-4 pt-5 pb-1">
      <div role="img" aria-label={describeTrend(scores)} className="relative mr-2 mb-1 ml-10 h-24">
        {[100, 50, 0].map((score) => (
          <div key={score} style={{ top: `${100 - score}%` }} className="absolute inset-x-0 h-px bg-line">
            <span className="absolute right-full mr-3 -translate-y-1/2 text-xs whitespace-nowrap text-ink-soft">
              {score}
            </span>
          </div>
        ))}
        {/* Stretched to the width there is; the dots are no part of it, so that they stay round. */}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            strokeWidth="2"
            strokeDasharray="9 7"
            vectorEffect="non-scaling-stroke"
            className="stroke-thread"
          />
        </svg>
        {points.map(({ x, y }, index) => (
          <span
            key={index}
            style={{ left: `${x}%`, top: `${y}%` }}
            className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-thread bg-surface"
          />
        ))}
      </div>
      <figcaption>
        <Folded summary="Scores as a table">
          <table className="mb-3 w-full text-left text-sm">
            <thead className="text-xs text-ink-soft">
              <tr>
                <th scope="col" className="py-1 font-[560]">
                  Ended
                </th>
                <th scope="col" className="py-1 font-[560]">
                  Interview
                </th>
                <th scope="col" className="py-1 text-right font-[560]">
                  Score
                </th>
              </tr>
            </thead>
            <tbody>
              {scored.map(({ id, name, endedAt, score }) => (
                <tr key={id} className="border-t border-line align-top">
                  <td className="py-1.5 pr-3 whitespace-nowrap">{formatDay(endedAt)}</td>
                  <td className="py-1.5 pr-3">{name}</td>
                  <td className="py-1.5 text-right tabular-nums">{score}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Folded>
      </figcaption>
    </figure>
  );
}
