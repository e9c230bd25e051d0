import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { ExternalLink, Heart, MapPin, Sparkles } from 'lucide-react';
import type { JobCard_found$key } from '../../__generated__/JobCard_found.graphql.ts';
import { cx } from '../../lib/cx.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Badge, Card } from '../../ui/Card.tsx';
import { startResumeFor } from '../tailored-resumes/builder/startResumeFor.ts';
import { describeAge } from './describeAge.ts';
import { moreLikeQuery } from './moreLikeQuery.ts';
import { JOB_TYPES, LEVELS } from './searchSettings.ts';
import type { RecordJobEvent } from './useJobEvents.ts';
import { useLike } from './useLike.ts';

/** Longer descriptions are cut (docs/product.md#limits). */
const PREVIEW_LENGTH = 200;
/** Half a card in view counts as shown. */
const SHOWN_SHARE = 0.5;

interface JobCardProps {
  foundKey: JobCard_found$key;
  record: RecordJobEvent;
  /** Searches for more jobs like this one, by these words. */
  onMoreLike: (words: string, title: string) => void;
}

const labelOf = (choices: readonly { value: string; label: string }[], value: string | null | undefined) =>
  choices.find((choice) => choice.value !== '' && choice.value === value)?.label;

/** A found job: what it is, why it is here, and what can be done with it. */
export function JobCard({ foundKey, record, onMoreLike }: JobCardProps) {
  const found = useFragment(
    graphql`
      fragment JobCard_found on FoundJob {
        position
        variantId
        match
        why
        distanceMiles
        otherPostings
        isRepost
        isStale
        job {
          id
          title
          company
          location
          isRemote
          salary
          description
          keywords
          jobType
          experienceLevel
          sourceUrl
          isSample
          postedDate
          isLiked
          sourceCredit {
            credit
            link
          }
        }
      }
    `,
    foundKey,
  );
  const { job, why, otherPostings, isRepost, isStale } = found;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const { variantId, position } = found;
  const rank = { variantId, position, match: found.match ?? null };
  const { toggle, isBusy } = useLike({ id: job.id, ...rank });
  const tell = useEffectEvent((kind: 'SHOWN' | 'CLICKED' | 'RESUME_CREATED') =>
    record({ jobId: job.id, kind, ...rank }),
  );
  useEffect(() => {
    const card = element.current;
    if (!card || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        tell('SHOWN');
      },
      { threshold: SHOWN_SHARE },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  const happened = (kind: 'CLICKED' | 'RESUME_CREATED') => record({ jobId: job.id, kind, ...rank });
  const name = job.company ? `${job.title}, ${job.company}` : job.title;
  const isLong = job.description.length > PREVIEW_LENGTH;
  const text =
    isOpen || !isLong ? job.description : `${job.description.slice(0, PREVIEW_LENGTH).trimEnd()}...`;
  // Most listings name only their town, so that less than a mile says nothing.
  const miles = job.isRemote ? 0 : Math.round(found.distanceMiles ?? 0);
  const where = [
    job.location ?? (job.isRemote ? 'Remote' : ''),
    miles >= 1 ? `${plural(miles, 'mile')} away` : '',
  ].filter(Boolean);
  const facts = [
    job.salary,
    labelOf(LEVELS, job.experienceLevel),
    labelOf(JOB_TYPES, job.jobType),
    job.postedDate ? describeAge(job.postedDate) : null,
  ].filter(Boolean);

  return (
    <Card
      as="li"
      ref={element}
      tabIndex={-1}
      aria-label={name}
      data-job-card=""
      className="grid grid-cols-1 gap-3 !p-5"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-48 flex-1">
          <h3 className="break-words">{job.title}</h3>
          {job.company && <p className="text-sm break-words text-ink-soft">{job.company}</p>}
          {where.length > 0 && (
            <p className="flex gap-1.5 text-sm break-words text-ink-soft">
              <MapPin className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
              {where.join(' · ')}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-1.5">
          {job.isSample && <Badge tone="attention">Sample</Badge>}
          {job.isRemote && <Badge tone="ok">Remote</Badge>}
          {isRepost && <Badge>Posted again</Badge>}
        </div>
      </div>
      {facts.length > 0 && <p className="text-sm tabular-nums">{facts.join(' · ')}</p>}
      {why && (
        <p className="flex gap-2 rounded-md bg-thread-wash px-3 py-2 text-sm text-thread">
          <Sparkles className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{why}</span>
        </p>
      )}
      {isStale && (
        <p className="text-sm text-amber">
          Open for a long time or posted again and again: it may not be a real vacancy.
        </p>
      )}
      {otherPostings > 0 && (
        <p className="text-xs text-ink-soft">
          Posted {plural(otherPostings + 1, 'time')}; this is the newest.
        </p>
      )}
      <div>
        <p className={cx('text-sm break-words text-ink-soft', isOpen && 'whitespace-pre-line')}>{text}</p>
        {isLong && (
          <Button
            size="sm"
            tone="quiet"
            className="-ml-3"
            aria-expanded={isOpen}
            aria-label={isOpen ? `Show less of ${name}` : `Show more of ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show Less' : 'Show More'}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          tone="primary"
          aria-label={`Create a resume for ${name}`}
          onClick={() => {
            happened('RESUME_CREATED');
            startResumeFor(navigate, {
              title: job.title,
              company: job.company,
              description: job.description,
            });
          }}
        >
          Create Resume
        </Button>
        <Button
          size="sm"
          aria-pressed={job.isLiked}
          aria-label={job.isLiked ? `Liked: ${name}` : `Like ${name}`}
          data-like=""
          busy={isBusy}
          onClick={() => toggle(!job.isLiked)}
        >
          <Heart className={cx('size-4', job.isLiked && 'fill-current text-thread')} aria-hidden="true" />
          {job.isLiked ? 'Liked' : 'Like'}
        </Button>
        {job.sourceUrl && (
          <a
            href={job.sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            data-view=""
            className={buttonStyles('secondary', 'sm')}
            aria-label={`View ${name} where it is listed (opens in a new tab)`}
            onClick={() => happened('CLICKED')}
          >
            View Job
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        )}
        <Button
          size="sm"
          tone="quiet"
          aria-label={`More jobs like ${name}`}
          onClick={() => onMoreLike(moreLikeQuery({ title: job.title, keywords: job.keywords }), job.title)}
        >
          More Like This
        </Button>
      </div>
      {job.sourceCredit.credit && (
        <p className="text-xs text-ink-soft">
          {job.sourceCredit.link ? (
            <a
              href={job.sourceCredit.link}
              target="_blank"
              rel="noopener noreferrer"
              className="underline decoration-1 underline-offset-4 hover:text-ink"
            >
              {job.sourceCredit.credit}
            </a>
          ) : (
            job.sourceCredit.credit
          )}
        </p>
      )}
    </Card>
  );
}
