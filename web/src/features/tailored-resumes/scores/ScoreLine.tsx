import { graphql, useFragment } from 'react-relay/hooks';
import type { ScoreLine_resume$key } from '../../../__generated__/ScoreLine_resume.graphql.ts';
import { Meter } from '../../../ui/Meter.tsx';

/** The overall score in one line above the tabs on a phone. New scores are read out. */
export function ScoreLine({ resumeKey }: { resumeKey: ScoreLine_resume$key }) {
  const { overallScore } = useFragment(
    graphql`
      fragment ScoreLine_resume on TailoredResume {
        overallScore
      }
    `,
    resumeKey,
  );
  const known = overallScore !== null && overallScore !== undefined;
  return (
    <div className="flex flex-1 items-center gap-3">
      <p role="status" className="shrink-0 text-sm">
        <span className="text-ink-soft">Overall match </span>
        {known ? (
          <b className="font-[650] tabular-nums">
            {overallScore}
            <span className="font-normal text-ink-soft"> of 100</span>
          </b>
        ) : (
          <b className="font-[620]">Not enough information</b>
        )}
      </p>
      {known && <Meter label="Overall match" value={overallScore} className="min-w-10 flex-1" />}
    </div>
  );
}
