import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SessionHeader_interview$key } from '../../../__generated__/SessionHeader_interview.graphql.ts';
import { LINK } from '../../../ui/buttonStyles.ts';
import { Folded } from '../../../ui/Folded.tsx';

interface SessionHeaderProps {
  interviewKey: SessionHeader_interview$key;
  turns: number;
  /** The way to the results. */
  children: ReactNode;
}

/** What the interview is for, how far it has come, and what the job asks for, folded away. */
export function SessionHeader({ interviewKey, turns, children }: SessionHeaderProps) {
  const { title, company, requirements } = useFragment(
    graphql`
      fragment SessionHeader_interview on Interview {
        title
        company
        requirements
      }
    `,
    interviewKey,
  );
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="!text-lg break-words" dir="auto">
            Interview for {title || 'this job'}
          </h1>
          <p className="mt-0.5 text-sm text-ink-soft">
            {company && <span dir="auto">{company}</span>}
            {company && ' · '}Turn {Math.max(turns, 1)} ·{' '}
            <Link to="/interview-prep" className={LINK}>
              All interviews
            </Link>
          </p>
        </div>
        {children}
      </div>
      {requirements.length > 0 && (
        <Folded summary="What the job asks for">
          <ul className="grid max-w-prose list-disc gap-1 pb-2 pl-6 text-sm marker:text-thread">
            {requirements.slice(0, 12).map((text, index) => (
              <li key={index} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </header>
  );
}
