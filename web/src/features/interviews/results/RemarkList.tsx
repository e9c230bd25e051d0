import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RemarkList_remarks$key } from '../../../__generated__/RemarkList_remarks.graphql.ts';
import { LINK } from '../../../ui/buttonStyles.ts';

interface RemarkListProps {
  title: string;
  /** An icon, in the color of what the remarks are about. */
  icon: ReactNode;
  /** What to know about these remarks. */
  note?: string;
  remarksKey: RemarkList_remarks$key;
  /** Shown when there are none; without it the section is left out then. */
  none?: string;
  /** Goes to the answer with this index. */
  onShowAnswer: (answer: number) => void;
}

/** Remarks on the answers, each with the person's own words that it rests on. */
export function RemarkList({ title, icon, note, remarksKey, none, onShowAnswer }: RemarkListProps) {
  const remarks = useFragment(
    graphql`
      fragment RemarkList_remarks on InterviewRemark @relay(plural: true) {
        text
        quote
        answer
      }
    `,
    remarksKey,
  );
  const id = useId();
  if (remarks.length === 0 && !none) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h3 id={id} className="flex items-center gap-2">
        {icon}
        {title}
      </h3>
      {note && <p className="-mt-2 text-sm text-ink-soft">{note}</p>}
      {remarks.length === 0 && <p className="text-sm text-ink-soft">{none}</p>}
      <ul className="grid gap-4 empty:hidden">
        {remarks.map(({ text, quote, answer }, index) => (
          <li key={index} className="grid gap-1.5 text-sm">
            <p className="max-w-prose">{text}</p>
            {quote && (
              <blockquote
                className="max-w-prose border-l-2 border-thread pl-3 text-ink-soft italic"
                dir="auto"
              >
                “{quote}”
              </blockquote>
            )}
            <p>
              <button
                type="button"
                className={`${LINK} touch-target text-xs`}
                onClick={() => onShowAnswer(answer)}
              >
                See answer {answer + 1}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
