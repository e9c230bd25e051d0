import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bird } from '../../../ui/Bird.tsx';
import { buttonStyles } from '../../../ui/buttonStyles.ts';

interface ResumeMissingProps {
  title: string;
  /** What may have happened, and what is still there. */
  children: ReactNode;
  /** It was just there: moves the focus to the title, which is then read out. */
  suddenly?: boolean;
}

/** The page of a resume that isn't there, with the ways on. */
export function ResumeMissing({ title, children, suddenly }: ResumeMissingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (suddenly) heading.current?.focus();
  }, [suddenly]);
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-5 py-10 sm:py-16">
      <Bird className="size-14" />
      <div className="stitch w-24" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className="mt-2 flex flex-wrap gap-3">
        <Link to="/past-resumes" className={buttonStyles('primary')}>
          View Saved Resumes
        </Link>
        <Link to="/resume-builder" className={buttonStyles()}>
          Build a New Resume
        </Link>
      </div>
    </div>
  );
}

/** What the page becomes when the resume is deleted in another window. What was being typed can still be copied. */
export function ResumeGone({ typed }: { typed: readonly string[] }) {
  return (
    <ResumeMissing title="This resume was deleted" suddenly>
      <p className="text-ink-soft">
        It was deleted in another window or on another device. Your experiences and other resumes are still
        there.
      </p>
      {typed.length > 0 && (
        <section className="grid w-full gap-2">
          <h2 className="!text-md">What you were typing</h2>
          {typed.map((text) => (
            <p
              key={text}
              className="rounded-md border border-line bg-surface px-4 py-3 text-sm break-words whitespace-pre-wrap"
            >
              {text}
            </p>
          ))}
        </section>
      )}
    </ResumeMissing>
  );
}
