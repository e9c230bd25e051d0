import type { ReactNode } from 'react';
import { Bird, Brand } from '../../ui/Bird.tsx';
import { buttonStyles, LINK } from '../../ui/buttonStyles.ts';
import { Badge } from '../../ui/Card.tsx';
import { Demo } from './Demo.tsx';
import { TracedBullet } from './TracedBullet.tsx';

/** Newcomers start here, so the sign-in page opens with Create Account. */
const CREATE_ACCOUNT = '/login?mode=create';

const WIDTH = 'mx-auto w-full max-w-6xl px-5 sm:px-8';

/**
 * What visitors see at `/` (docs/product.md#landing-page). Plain links without router, Relay or data: it loads only
 * React and itself.
 */
export function LandingPage({ contactEmail }: { contactEmail: string }) {
  return (
    <>
      <a
        href="#content"
        className={buttonStyles(
          'primary',
          'md',
          'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30',
        )}
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className={`${WIDTH} flex h-15 items-center justify-between gap-4`}>
          <a href="/" aria-label="Tailorbird, home" className="flex min-h-11 items-center rounded-sm">
            <Brand />
          </a>
          <div className="flex items-center gap-1 sm:gap-3">
            <a href="/login" className={buttonStyles('quiet')}>
              Sign in
            </a>
            <a href={CREATE_ACCOUNT} className={buttonStyles('primary')}>
              Get Started
            </a>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Features />
        <section aria-labelledby="demo" className={`${WIDTH} py-16 sm:py-24`}>
          <SectionTitle id="demo" title="See It In Action" badge="Preview">
            Try a preview. The person, the job and the wording here are prepared examples, and nothing is sent
            anywhere. With your own resume, every reworded bullet point says only what you said.
          </SectionTitle>
          <Demo />
        </section>
        <HowItWorks />
        <Trust />
        <section className={`${WIDTH} grid justify-items-center gap-6 py-20 text-center sm:py-28`}>
          <Bird className="size-16" />
          <h2 className="max-w-[20ch] text-xl sm:text-2xl">
            Your next resume starts with what you’ve already done.
          </h2>
          <a href={CREATE_ACCOUNT} className={buttonStyles('primary', 'lg')}>
            Start now
          </a>
        </section>
      </main>
      <LandingFooter email={contactEmail} />
    </>
  );
}

function Hero() {
  return (
    <section
      className={`${WIDTH} grid items-start gap-12 py-14 sm:py-20 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:py-24`}
    >
      <div>
        <h1 className="text-[clamp(2.25rem,6vw,3.5rem)] leading-[1.06] font-[680] tracking-[-0.03em]">
          Leave the heavy lifting to us.
        </h1>
        <div className="stitch mt-6 w-32" />
        <p className="mt-6 max-w-[38ch] text-lg text-ink-soft">
          A resume for each job, built from what you’ve really done. Every word traces back to you, and every
          point of the score is explained.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={CREATE_ACCOUNT} className={buttonStyles('primary', 'lg')}>
            Start Building Your Resume
          </a>
          <a href="#demo" className={`${LINK} inline-flex min-h-11 items-center`}>
            See a preview
          </a>
        </div>
      </div>
      <TracedBullet />
    </section>
  );
}

const FEATURES = [
  {
    title: 'Smart targeting',
    text: 'Every bullet point in your experience is compared with the job’s requirements, must-haves first.',
  },
  {
    title: 'Custom resumes',
    text: 'Tailored to the job’s requirements and your background, with up to four bullet points per role: the ones that prove the most.',
  },
  {
    title: 'Interactive editing',
    text: 'See suggestions from your own bullet points, edit in place, and choose again whenever you like. You have the last word.',
  },
];

function Features() {
  return (
    <section aria-label="What it does" className="border-y border-line bg-surface">
      <ul className={`${WIDTH} grid sm:grid-cols-3`}>
        {FEATURES.map(({ title, text }) => (
          <li
            key={title}
            className="border-line py-8 not-first:border-t sm:py-12 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-8 sm:not-last:pr-8"
          >
            <h2>{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const STEPS = [
  {
    title: 'Bring your experience',
    text: 'Upload or paste a resume, or type in your roles. They become a bank of bullet points that you can edit anytime.',
  },
  {
    title: 'Paste the posting',
    text: 'We pick out the requirements in the posting’s own words, and mark each as a must-have or a plus.',
  },
  {
    title: 'Get the resume',
    text: 'You get the bullet points that fit best, word for word, a score with its receipt, and a PDF that machines can read.',
  },
];

function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-y border-line bg-surface">
      <div className={`${WIDTH} py-16 sm:py-24`}>
        <SectionTitle id="how" title="How it works" />
        <ol className="grid gap-8 sm:grid-cols-3 sm:gap-10">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5 sm:block">
              <div className="flex flex-col items-center gap-3 sm:flex-row">
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-thread font-[620] text-thread"
                >
                  {index + 1}
                </span>
                {index < STEPS.length - 1 && (
                  <>
                    <span className="stitch-y flex-1 sm:hidden" aria-hidden="true" />
                    <span className="stitch hidden flex-1 sm:-mr-7 sm:block" aria-hidden="true" />
                  </>
                )}
              </div>
              <div className="pb-2 sm:pt-5">
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const REASONS = [
  {
    title: 'It never lies for you',
    text: 'Every line is yours: taken word for word from your experience, or typed by you. If you didn’t say it, it’s not on the resume.',
  },
  {
    title: 'Every number is explained',
    text: 'The score comes with a receipt. It shows which bullet point meets each requirement, and which requirements aren’t met.',
  },
  {
    title: 'No AI service needed',
    text: 'Tailorbird chooses bullet points and scores resumes by itself. The same resume and posting always get the same score.',
  },
  {
    title: 'Your data is yours',
    text: 'No other user sees your experience, postings or resumes. Download everything as one file, or delete your account and everything in it.',
  },
];

function Trust() {
  return (
    <section aria-labelledby="trust" className={`${WIDTH} pt-16 sm:pt-24`}>
      <SectionTitle id="trust" title="Why you can trust it" />
      <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {REASONS.map(({ title, text }) => (
          <div key={title} className="grid grid-cols-[2px_1fr] grid-rows-[auto_1fr] gap-x-5">
            <div className="stitch-y row-span-2" aria-hidden="true" />
            <dt className="font-[620]">{title}</dt>
            <dd className="mt-1 max-w-prose text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface SectionTitleProps {
  id: string;
  title: string;
  badge?: string;
  children?: ReactNode;
}

function SectionTitle({ id, title, badge, children }: SectionTitleProps) {
  return (
    <div className="mb-8 max-w-2xl scroll-mt-24 sm:mb-10" id={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {badge && <Badge tone="attention">{badge}</Badge>}
      </div>
      {children && <p className="mt-2 text-ink-soft">{children}</p>}
    </div>
  );
}

function LandingFooter({ email }: { email: string }) {
  return (
    <footer className="border-t border-line text-sm text-ink-soft">
      <div className={`${WIDTH} flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-8`}>
        <Brand />
        <p>
          Questions or suggestions?{' '}
          {email ? (
            <a href={`mailto:${email}`} className={`${LINK} inline-flex min-h-11 items-center`}>
              Hit me at {email}
            </a>
          ) : (
            'The owner of this installation would love to hear them.'
          )}
        </p>
      </div>
    </footer>
  );
}
