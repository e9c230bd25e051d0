import { graphql, useFragment } from 'react-relay/hooks';
import type { ScoreReceipt_analysis$key } from '../../../__generated__/ScoreReceipt_analysis.graphql.ts';
import { Meter } from '../../../ui/Meter.tsx';
import { formatScore } from './categories.ts';

/** The overall score, and the lines whose points add up to it. */
export function ScoreReceipt({ analysisKey }: { analysisKey: ScoreReceipt_analysis$key }) {
  const { overallScore, receipt } = useFragment(
    graphql`
      fragment ScoreReceipt_analysis on InterviewAnalysis {
        overallScore
        receipt {
          category
          label
          points
          possible
          score
          detail
        }
      }
    `,
    analysisKey,
  );
  if (overallScore === null || overallScore === undefined)
    return (
      <div className="grid gap-1">
        <p className="text-lg font-[620]">Nothing to score yet</p>
        <p className="max-w-prose text-sm text-ink-soft">
          There was no answer to score. Practice again and answer a few questions, in a handful of sentences
          each.
        </p>
      </div>
    );
  return (
    <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10">
      <p className="grid content-start">
        <span className="text-2xl font-[650]">{overallScore}</span>
        <span className="text-sm text-ink-soft">out of 100</span>
      </p>
      <table className="w-full text-sm">
        <caption className="sr-only">
          How the score comes about: the points of all categories add up to {overallScore}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Category and what counted</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {receipt.map(({ category, label, points, possible, score, detail }) => (
            <tr key={category} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-[560]">{label}</span>
                  <span className="text-xs text-ink-soft tabular-nums">{formatScore(score)} out of 10</span>
                </span>
                <Meter
                  label={label}
                  value={score}
                  max={10}
                  valueText={`${formatScore(score)} out of 10`}
                  className="mt-1.5 max-w-80"
                />
                <span className="mt-1.5 block text-ink-soft">{detail}</span>
              </th>
              <td className="py-2.5 text-right whitespace-nowrap tabular-nums">
                {points} of {possible}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-[620]">
            <th scope="row" className="pt-2.5 text-left">
              Overall
            </th>
            <td className="pt-2.5 text-right whitespace-nowrap tabular-nums">{overallScore} of 100</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
