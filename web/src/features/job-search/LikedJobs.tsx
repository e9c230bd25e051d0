import { graphql, useFragment } from 'react-relay/hooks';
import type { LikedJobs_user$key } from '../../__generated__/LikedJobs_user.graphql.ts';
import { LINK } from '../../ui/buttonStyles.ts';
import { Button } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Card.tsx';
import { Folded } from '../../ui/Folded.tsx';
import { plural } from '../../lib/plural.ts';
import { useLike } from './useLike.ts';

/** The jobs that the person likes, by which others rank higher; each can be forgotten. Nothing without any. */
export function LikedJobs({ userKey }: { userKey: LikedJobs_user$key }) {
  const { likedJobs } = useFragment(
    graphql`
      fragment LikedJobs_user on User {
        likedJobs {
          id
          title
          company
          sourceUrl
          isGone
        }
      }
    `,
    userKey,
  );
  if (likedJobs.length === 0) return null;
  return (
    <Folded summary={`You like ${plural(likedJobs.length, 'job')}: similar ones rank higher`}>
      <ul aria-label="Liked jobs" className="mt-1 grid grid-cols-1">
        {likedJobs.map((job) => (
          <LikedJob key={job.id} {...job} />
        ))}
      </ul>
    </Folded>
  );
}

interface LikedJobProps {
  id: string;
  title: string;
  company: string;
  sourceUrl: string | null | undefined;
  isGone: boolean;
}

function LikedJob({ id, title, company, sourceUrl, isGone }: LikedJobProps) {
  const { toggle, isBusy } = useLike({ id });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm">
      <p className="min-w-40 flex-1 break-words">
        {sourceUrl && !isGone ? (
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            {title}
          </a>
        ) : (
          <span className="font-[560]">{title}</span>
        )}
        {company && <span className="text-ink-soft"> · {company}</span>}{' '}
        {isGone && <Badge>No longer listed</Badge>}
      </p>
      <Button
        size="sm"
        tone="quiet"
        busy={isBusy}
        aria-label={`Forget that you like ${title}${company ? `, ${company}` : ''}`}
        onClick={() => toggle(false)}
      >
        Forget
      </Button>
    </li>
  );
}
