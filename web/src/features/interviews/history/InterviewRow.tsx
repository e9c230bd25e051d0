import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { InterviewRow_interview$key } from '../../../__generated__/InterviewRow_interview.graphql.ts';
import { formatDay } from '../../../lib/months.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Badge } from '../../../ui/Card.tsx';
import { getInterviewPath } from '../interviewAddress.ts';

interface InterviewRowProps {
  interviewKey: InterviewRow_interview$key;
  onRename: (name: string) => void;
  onDelete: (name: string) => void;
}

/** An interview in the list: its name, day and score, and what can be done with it. */
export function InterviewRow({ interviewKey, onRename, onDelete }: InterviewRowProps) {
  const { id, name, createdAt, endedAt, analysis } = useFragment(
    graphql`
      fragment InterviewRow_interview on Interview {
        id
        name
        createdAt
        endedAt
        analysis {
          overallScore
        }
      }
    `,
    interviewKey,
  );
  const score = analysis?.overallScore;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 last:border-b">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="!text-md break-words" dir="auto">
          {name}
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-sm text-ink-soft">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          {!endedAt && <Badge tone="attention">Not finished</Badge>}
        </p>
      </div>
      {endedAt && (
        <p className="text-sm text-ink-soft sm:w-36 sm:text-right">
          {typeof score === 'number' ? (
            <>
              <b className="text-lg font-[620] text-ink">{score}</b> out of 100
            </>
          ) : (
            'Nothing to score yet'
          )}
        </p>
      )}
      <div className="flex items-center max-sm:w-full">
        <Link
          to={getInterviewPath(id)}
          aria-label={`${endedAt ? 'Results' : 'Go on'}: ${name}, ${formatDay(createdAt)}`}
          className={buttonStyles('secondary', 'sm', 'min-w-20')}
        >
          {endedAt ? 'Results' : 'Go on'}
        </Link>
        <span className="ml-1 flex max-sm:ml-auto">
          <IconButton label={`Rename ${name}`} onClick={() => onRename(name)}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={() => onDelete(name)} className="-mr-3">
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </li>
  );
}
