import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { ArrowRight, Check, Upload } from 'lucide-react';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { buttonStyles, type ButtonTone } from '../../ui/buttonStyles.ts';
import { Badge, Card } from '../../ui/Card.tsx';

/** The first page after signing in: two steps, the second unlocked by the first (docs/product.md#home). */
export function HomePage() {
  const { viewer } = useRouteQuery<HomePageQuery>(graphql`
    query HomePageQuery @preloadable {
      viewer {
        experienceCount
      }
    }
  `);
  const count = viewer?.experienceCount ?? 0;
  const ready = count > 0;
  return (
    <>
      <h1>Let&apos;s get you started.</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Two steps to a resume that fits the job: add what you've done, then target a posting.
      </p>
      <ol className="mt-8 grid gap-5 lg:grid-cols-2">
        <Step number={1} title="Add Your Experience" done={ready}>
          {ready ? (
            <>
              <p>Great! You have {count} experience(s) added.</p>
              <p className="mt-1 text-sm text-ink-soft">The more you add, the better each resume fits.</p>
            </>
          ) : (
            <>
              <p className="text-ink-soft">
                Upload or paste a resume, or type in your roles. Tailored resumes use nothing else.
              </p>
              <div className="mt-5 flex flex-wrap gap-3">
                <Link to="/upload-resume" className={buttonStyles('primary')}>
                  <Upload className="size-[18px]" aria-hidden="true" />
                  Upload Resume
                </Link>
                <Link to="/profile" className={buttonStyles('secondary')}>
                  Add Your Experience
                </Link>
              </div>
            </>
          )}
        </Step>
        <Step number={2} title="Start Applying">
          <p className="text-ink-soft">Paste a job posting, or look around for jobs that fit you.</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Action to="/resume-builder" tone="primary" ready={ready}>
              Target This Job
            </Action>
            <Action to="/job-search" tone="secondary" ready={ready}>
              Start Exploring Jobs
            </Action>
          </div>
          {!ready && (
            <p id="locked" className="mt-3 text-sm text-ink-soft">
              Add some experiences first to get started
            </p>
          )}
        </Step>
      </ol>
      <div className="mt-10 grid gap-5 sm:grid-cols-2">
        <Shortcut to="/profile" title="View All Experiences">
          View, edit and reorder your roles.
        </Shortcut>
        <Shortcut to="/past-resumes" title="View Past Resumes">
          Every resume you've saved, with its job.
        </Shortcut>
      </div>
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  done?: boolean;
  children: ReactNode;
}

function Step({ number, title, done, children }: StepProps) {
  return (
    <Card as="li" tone={done ? 'done' : 'plain'} className="flex gap-4">
      <span
        aria-hidden="true"
        className={
          'grid size-9 shrink-0 place-items-center rounded-full text-sm font-[620] ' +
          (done ? 'bg-thread text-thread-ink' : 'bg-sunken text-ink-soft')
        }
      >
        {done ? <Check className="size-5" /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2>{title}</h2>
          {done && <Badge tone="strong">Complete</Badge>}
        </div>
        {children}
      </div>
    </Card>
  );
}

interface ActionProps {
  to: string;
  tone: ButtonTone;
  ready: boolean;
  children: ReactNode;
}

/** A link when it can be followed, otherwise a disabled button: a link can't be disabled. */
function Action({ to, tone, ready, children }: ActionProps) {
  return ready ? (
    <Link to={to} className={buttonStyles(tone)}>
      {children}
    </Link>
  ) : (
    <button type="button" disabled aria-describedby="locked" className={buttonStyles(tone)}>
      {children}
    </button>
  );
}

function Shortcut({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group flex items-start justify-between gap-4 rounded-md border border-line bg-surface p-5 transition-colors hover:border-thread sm:p-6"
    >
      <span>
        <span className="block font-[620]">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{children}</span>
      </span>
      <ArrowRight
        className="mt-1 size-5 shrink-0 text-thread transition-transform group-hover:translate-x-1"
        aria-hidden="true"
      />
    </Link>
  );
}
