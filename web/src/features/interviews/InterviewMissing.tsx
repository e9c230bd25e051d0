import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Bird } from '../../ui/Bird.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Unsent } from './Unsent.tsx';

interface MissingProps {
  title: string;
  children: ReactNode;
  /** It was just there: moves the focus to the title, which is then read out. */
  suddenly?: boolean;
}

function Missing({ title, children, suddenly }: MissingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (suddenly) heading.current?.focus();
  }, [suddenly]);
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <Bird className="size-14" />
      <div className="stitch w-24" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <Link to="/interview-prep" className={buttonStyles('primary', 'md', 'mt-2')}>
        Go to Interview Prep
      </Link>
    </div>
  );
}

/** A missing interview and somebody else's look the same, so nobody learns that it exists. */
export function InterviewNotFound() {
  return (
    <Missing title="We couldn't find this interview">
      <p className="text-ink-soft">
        It may have been deleted, or the address may be incomplete. Your other interviews are still there.
      </p>
    </Missing>
  );
}

/** What the page becomes when the interview is deleted in another window. What was being typed can still be copied. */
export function InterviewGone({ interviewId }: { interviewId: string }) {
  return (
    <Missing title="This interview was deleted" suddenly>
      <p className="text-ink-soft">It was deleted in another window or on another device.</p>
      <Unsent interviewId={interviewId} />
    </Missing>
  );
}
