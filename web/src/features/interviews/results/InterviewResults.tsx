import { useId } from 'react';
import { CircleHelp, Info, ThumbsUp, TrendingUp } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InterviewResults_analysis$key } from '../../../__generated__/InterviewResults_analysis.graphql.ts';
import { WriterNote } from '../../engine/WriterNote.tsx';
import { AnswerItem } from './AnswerItem.tsx';
import { RemarkList } from './RemarkList.tsx';
import { ScoreReceipt } from './ScoreReceipt.tsx';

interface InterviewResultsProps {
  analysisKey: InterviewResults_analysis$key;
  /** The names of the person's roles, by the id of the experience. */
  roles: ReadonlyMap<string, string>;
}

/** What came of an interview: the score with its receipt, what was good, what could be better, and each answer. */
export function InterviewResults({ analysisKey, roles }: InterviewResultsProps) {
  const analysis = useFragment(
    graphql`
      fragment InterviewResults_analysis on InterviewAnalysis {
        ...ScoreReceipt_analysis
        strengths {
          ...RemarkList_remarks
        }
        improvements {
          ...RemarkList_remarks
        }
        toCheck {
          ...RemarkList_remarks
        }
        answers {
          ...AnswerItem_answer
        }
        notices
        writtenBy {
          ...WriterNote_writtenBy
        }
      }
    `,
    analysisKey,
  );
  const { strengths, improvements, toCheck, answers, notices, writtenBy } = analysis;
  const id = useId();
  const getAnswerId = (index: number) => `${id}-answer-${index}`;
  function showAnswer(index: number) {
    const element = document.getElementById(getAnswerId(index));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      {notices.map((notice) => (
        <p key={notice} className="flex gap-2 rounded-md bg-amber-wash px-3 py-2 text-sm text-amber">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {notice}
        </p>
      ))}
      <ScoreReceipt analysisKey={analysis} />
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
        <RemarkList
          title="What You Did Well"
          icon={<ThumbsUp className="size-4 text-thread" aria-hidden="true" />}
          remarksKey={strengths}
          none="Nothing stood out yet."
          onShowAnswer={showAnswer}
        />
        <RemarkList
          title="Areas for Improvement"
          icon={<TrendingUp className="size-4 text-amber" aria-hidden="true" />}
          remarksKey={improvements}
          none={answers.length > 0 ? 'Nothing to improve was found.' : 'There was nothing to look at.'}
          onShowAnswer={showAnswer}
        />
      </div>
      <RemarkList
        title="To check"
        icon={<CircleHelp className="size-4 text-amber" aria-hidden="true" />}
        note="This doesn’t agree with your experience. It isn’t counted; you know what’s right."
        remarksKey={toCheck}
        onShowAnswer={showAnswer}
      />
      <WriterNote writtenByKey={writtenBy} />
      {answers.length > 0 && (
        <section aria-labelledby={`${id}-answers`}>
          <h3 id={`${id}-answers`} className="mb-4">
            Your answers
          </h3>
          <ol className="grid grid-cols-1">
            {answers.map((answer, index) => (
              <AnswerItem
                key={index}
                answerKey={answer}
                number={index + 1}
                id={getAnswerId(index)}
                roles={roles}
              />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
