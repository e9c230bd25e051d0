import { graphql, useFragment } from 'react-relay/hooks';
import type { ScoreTrend_user$key } from '../../../__generated__/ScoreTrend_user.graphql.ts';
import { formatDay } from '../../../lib/months.ts';
import { Folded } from '../../../ui/Folded.tsx';
import { CHART, describeTrend, placeScores, type ScoredInterview } from './trend.ts';

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
    .flatMap(({ node: { id, name, endedAt, analysis } }): ScoredInterview[] => {
      const score = analysis?.overallScore;
      return typeof score === 'number' && endedAt ? [{ id, name, endedAt, score }] : [];
    })
    .toReversed();
  if (scored.length < 2) return null;
  const scores = scored.map(({ score }) => score);
  const points = placeScores(scores);
  const { width, height, left, right } = CHART;
  return (
    <figure className="mt-4 rounded-md border border-line bg-surface px-4 pt-4 pb-1">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={describeTrend(scores)}
        className="w-full"
      >
        {[0, 50, 100].map((score) => {
          const y = placeScores([score])[0]?.y ?? 0;
          return (
            <g key={score}>
              <line x1={left} x2={width - right} y1={y} y2={y} className="stroke-line" />
              <text x={left - 8} y={y + 4} textAnchor="end" className="fill-ink-soft text-xs tabular-nums">
                {score}
              </text>
            </g>
          );
        })}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth="2"
          strokeDasharray="9 7"
          className="stroke-thread"
        />
        {points.map(({ x, y }, index) => (
          <circle key={index} cx={x} cy={y} r="4.5" strokeWidth="2" className="fill-surface stroke-thread" />
        ))}
      </svg>
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
