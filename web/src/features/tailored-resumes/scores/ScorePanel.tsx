import { graphql, useFragment } from 'react-relay/hooks';
import { ChevronDown } from 'lucide-react';
import type {
  ScorePanel_resume$data,
  ScorePanel_resume$key,
} from '../../../__generated__/ScorePanel_resume.graphql.ts';
import { useBuilder } from '../builder/BuilderContext.ts';
import { GainList } from './GainList.tsx';
import { explainLine, listNames } from './receipt.ts';
import { ReceiptRow } from './ReceiptRow.tsx';
import { ScoreValue } from './ScoreValue.tsx';

type Line = ScorePanel_resume$data['receipt'][number];

/** The three scores and where their points come from. */
export function ScorePanel({ resumeKey }: { resumeKey: ScorePanel_resume$key }) {
  const resume = useFragment(
    graphql`
      fragment ScorePanel_resume on TailoredResume {
        wordMatchScore
        experienceMatchScore
        overallScore
        scoreCap
        missingMusts
        receipt {
          part
          label
          evidence
          detail
          bulletId
          points
          possible
          wouldAdd
        }
        ...GainList_resume
      }
    `,
    resumeKey,
  );
  const { wordMatchScore, experienceMatchScore, overallScore, scoreCap, missingMusts, receipt } = resume;
  const { actions } = useBuilder();
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2>Match</h2>
        <span role="status" className="text-xs text-ink-soft">
          {actions.busy && <span className="appear-after-100">Updating scores...</span>}
        </span>
      </div>
      <div className="mt-3">
        <ScoreValue label="Overall match" value={overallScore} large />
      </div>
      {scoreCap < 100 && (
        <p className="mt-3 rounded-md bg-amber-wash px-3 py-2 text-sm text-amber">
          {missingMusts.length > 0
            ? 'Missing musts cap your match at '
            : 'Missing requirements cap your overall match at '}
          <span className="font-[620]">{scoreCap}</span>
          {missingMusts.length > 0 && `: ${listNames(missingMusts)}`}.
        </p>
      )}
      <div className="mt-5 grid gap-1">
        <Part
          label="Word match"
          value={wordMatchScore}
          lines={receipt.filter(({ part }) => part === 'WORD')}
        />
        <Part
          label="Experience match"
          value={experienceMatchScore}
          lines={receipt.filter(({ part }) => part === 'EXPERIENCE')}
        />
      </div>
      <GainList resumeKey={resume} />
      <p className="mt-6 text-xs text-ink-soft">
        Every point is explained, and the same resume always gets the same score. It shows how well your
        resume fits the posting, not whether you'll be hired.
      </p>
    </>
  );
}

interface PartProps {
  label: string;
  value: number | null | undefined;
  lines: readonly Line[];
}

/** One score with the lines that add up to it. */
function Part({ label, value, lines }: PartProps) {
  return (
    <details className="group border-t border-line py-3">
      <summary className="block min-h-11 list-none rounded-sm [&::-webkit-details-marker]:hidden">
        <ScoreValue label={label} value={value} />
        {lines.length > 0 && (
          <span className="mt-2 flex items-center gap-1.5 text-xs text-ink-soft group-hover:text-ink">
            <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
            Where the points come from
          </span>
        )}
      </summary>
      <ul className="mt-2">
        {lines.map(
          ({ part, label: asked, evidence, detail, bulletId, points, possible, wouldAdd }, index) => (
            <li key={index}>
              <ReceiptRow
                bulletId={bulletId}
                className="flex min-h-11 items-start justify-between gap-3 rounded-sm px-2 py-2 text-sm"
              >
                <span className="min-w-0 break-words">
                  {asked}
                  <span className="block text-xs text-ink-soft">
                    {explainLine({ part, evidence, points, possible, detail, wouldAdd })}
                  </span>
                </span>
                <span className="tabular-nums shrink-0 text-ink-soft">
                  <b className="font-[620] text-ink">{points}</b> of {possible}
                </span>
              </ReceiptRow>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
