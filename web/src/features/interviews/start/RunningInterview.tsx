import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { RunningInterview_user$key } from '../../../__generated__/RunningInterview_user.graphql.ts';
import { formatDay } from '../../../lib/months.ts';
import { buttonStyles } from '../../../ui/buttonStyles.ts';
import { Card } from '../../../ui/Card.tsx';
import { getInterviewPath } from '../interviewAddress.ts';

/** Offers to go on with the latest interview that hasn't ended. Nothing without one. */
export function RunningInterview({ userKey }: { userKey: RunningInterview_user$key }) {
  const { running } = useFragment(
    graphql`
      fragment RunningInterview_user on User {
        running: interviews(ended: false, first: 1) {
          edges {
            node {
              id
              name
              createdAt
            }
          }
        }
      }
    `,
    userKey,
  );
  const interview = running.edges[0]?.node;
  if (!interview) return null;
  return (
    <Card as="section" tone="done" className="flex flex-wrap items-center justify-between gap-4 !py-4">
      <div className="min-w-0">
        <h2 className="!text-md break-words" dir="auto">
          Go on with your interview for {interview.name}
        </h2>
        <p className="text-sm text-ink-soft">Begun {formatDay(interview.createdAt)}</p>
      </div>
      <Link
        to={getInterviewPath(interview.id)}
        aria-label={`Go on with your interview for ${interview.name}`}
        className={buttonStyles('secondary', 'md', 'max-sm:w-full')}
      >
        Go on
      </Link>
    </Card>
  );
}
