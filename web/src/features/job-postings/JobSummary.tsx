import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ExternalLink, Info, Lightbulb } from 'lucide-react';
import type { JobSummary_posting$key } from '../../__generated__/JobSummary_posting.graphql.ts';
import { LINK } from '../../ui/buttonStyles.ts';
import { WriterNote } from '../engine/WriterNote.tsx';
import { splitTips } from './splitTips.ts';

const WORKPLACE: Record<string, string> = { REMOTE: 'Remote', HYBRID: 'Hybrid', ONSITE: 'On site' };

interface JobSummaryProps {
  postingKey: JobSummary_posting$key;
  /** Whether the title is the page's heading or one within it. */
  heading: 'h1' | 'h2';
  /** Shown right below the title. */
  children?: ReactNode;
}

/** A summary of the job: title, company, blurb, and tips for this application. */
export function JobSummary({ postingKey, heading: Heading, children }: JobSummaryProps) {
  const {
    title,
    company,
    location,
    remote,
    pay,
    blurb,
    personalizedTips,
    notices,
    url,
    descriptionWrittenBy,
  } = useFragment(
    graphql`
      fragment JobSummary_posting on JobPosting {
        title
        company
        location
        remote
        pay
        blurb
        personalizedTips
        notices
        url
        descriptionWrittenBy {
          ...WriterNote_writtenBy
        }
      }
    `,
    postingKey,
  );
  const Subheading = Heading === 'h1' ? 'h2' : 'h3';
  const facts = [company, location, WORKPLACE[remote], pay].filter(Boolean);
  const tips = splitTips(personalizedTips);
  return (
    <div className="grid gap-4">
      <div>
        <Heading className="break-words">{title || 'Untitled job'}</Heading>
        {facts.length > 0 && <p className="mt-1 text-sm text-ink-soft">{facts.join(' · ')}</p>}
        {url && /^https?:\/\//i.test(url) && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${LINK} mt-1 inline-flex items-center gap-1.5 text-sm`}
          >
            Open the original posting
            <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
            <span className="sr-only">(in a new tab)</span>
          </a>
        )}
      </div>
      {notices.length > 0 && (
        <ul className="grid gap-2">
          {notices.map((notice) => (
            <li key={notice} className="flex gap-2 rounded-md bg-amber-wash px-3 py-2 text-sm text-amber">
              <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              {notice}
            </li>
          ))}
        </ul>
      )}
      {children}
      {blurb && <p className="max-w-prose text-sm break-words">{blurb}</p>}
      {tips.length > 0 && (
        <section className="rounded-md bg-thread-wash px-4 py-3">
          <Subheading className="flex items-center gap-2 !text-sm">
            <Lightbulb className="size-4 shrink-0 text-thread" aria-hidden="true" />
            Tips for this application
          </Subheading>
          <ul className="mt-1.5 grid gap-1.5 text-sm">
            {tips.map((tip) => (
              <li key={tip} className="break-words">
                {tip}
              </li>
            ))}
          </ul>
        </section>
      )}
      <WriterNote writtenByKey={descriptionWrittenBy} />
    </div>
  );
}
