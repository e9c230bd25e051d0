import { Check, CircleAlert, Minus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AnswerItem_answer$key } from '../../../__generated__/AnswerItem_answer.graphql.ts';
import { plural } from '../../../lib/plural.ts';
import { Folded } from '../../../ui/Folded.tsx';
import { CATEGORY_NAMES, formatScore, RUBBISH_NAMES, STAR_NAMES } from './categories.ts';

interface AnswerItemProps {
  answerKey: AnswerItem_answer$key;
  /** From 1. */
  number: number;
  /** The id of its element, which remarks lead to. */
  id: string;
  /** The role's name, by the id of its experience; one that was deleted since has none. */
  roles: ReadonlyMap<string, string>;
}

/** An answer: what was asked and said, which parts of a story it has, how it was counted, and a stronger one. */
export function AnswerItem({ answerKey, number, id, roles }: AnswerItemProps) {
  const answer = useFragment(
    graphql`
      fragment AnswerItem_answer on InterviewAnswer {
        question
        text
        rubbish
        rubbishExplanation
        star {
          part
          quote
        }
        categories {
          category
          score
          reason
        }
        stronger {
          text
          experienceId
        }
        wordsPerMinute
        fillers
      }
    `,
    answerKey,
  );
  const { question, text, rubbish, rubbishExplanation, star, categories, stronger, wordsPerMinute, fillers } =
    answer;
  const role = stronger ? roles.get(stronger.experienceId) : undefined;
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-label={`Answer ${number}`}
      className="grid gap-4 border-t border-line pt-6 pb-8 outline-none last:pb-0 focus-visible:outline-2"
    >
      <div className="grid gap-2">
        <p className="text-xs font-[560] text-ink-soft">Question {number}</p>
        <h4 className="max-w-prose font-[620]" dir="auto">
          {question}
        </h4>
        <p className="max-w-prose border-l-2 border-thread pl-3 text-sm whitespace-pre-line" dir="auto">
          {text}
        </p>
        {typeof wordsPerMinute === 'number' && (
          <p className="text-xs text-ink-soft">
            Spoken at {wordsPerMinute} words a minute
            {typeof fillers === 'number' && `, with ${plural(fillers, 'filler word')}`} (not counted)
          </p>
        )}
      </div>
      {rubbish && (
        <p className="flex max-w-prose gap-2 rounded-md bg-amber-wash px-3 py-2 text-sm text-amber">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            <b className="font-[620]">{RUBBISH_NAMES[rubbish] ?? 'Counts nothing'}.</b> {rubbishExplanation}
          </span>
        </p>
      )}
      {!rubbish && star.length > 0 && (
        <ul aria-label={`Parts of answer ${number}`} className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {star.map(({ part, quote }) => (
            <li key={part} className="flex gap-2">
              {quote ? (
                <Check className="mt-0.5 size-4 shrink-0 text-thread" aria-hidden="true" />
              ) : (
                <Minus className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden="true" />
              )}
              <span className="min-w-0">
                <span className="font-[560]">{STAR_NAMES[part] ?? part}</span>
                {quote ? (
                  <span className="block text-ink-soft italic" dir="auto">
                    “{quote}”
                  </span>
                ) : (
                  <span className="text-ink-soft">: missing</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {stronger && (
        <section className="max-w-prose rounded-md bg-thread-wash px-4 py-3 text-sm">
          <h5 className="font-[620]">From your own experience</h5>
          {role && <p className="text-xs text-ink-soft">{role}</p>}
          <p className="mt-1.5 whitespace-pre-line" dir="auto">
            {stronger.text}
          </p>
        </section>
      )}
      {categories.length > 0 && !rubbish && (
        <Folded summary="How this answer was counted">
          <dl className="grid gap-2 pb-2 text-sm">
            {categories.map(({ category, score, reason }) => (
              <div key={category} className="grid grid-cols-[6.5rem_2.5rem_minmax(0,1fr)] gap-x-3">
                <dt className="font-[560]">{CATEGORY_NAMES[category] ?? category}</dt>
                <dd className="text-right tabular-nums">
                  {formatScore(score)}
                  <span className="sr-only"> out of 10</span>
                </dd>
                <dd className="text-ink-soft">{reason}</dd>
              </div>
            ))}
          </dl>
        </Folded>
      )}
    </li>
  );
}
