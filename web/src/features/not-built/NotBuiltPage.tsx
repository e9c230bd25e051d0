import { Link, useMatches } from 'react-router-dom';
import { Badge } from '../../ui/Card.tsx';
import { Bird } from '../../ui/Bird.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';

interface Part {
  title: string;
  /** What it will be for, promising no date. */
  purpose: string;
  /** What people can do instead today. */
  today: string;
}

const TODAY =
  'What works today: collect your experience, find or paste a job posting, and get a resume tailored to it.';

const PARTS: Record<string, Part> = {
  '/interview-prep': {
    title: 'Interview Prep (Beta)',
    purpose: 'You’ll be able to practice job interviews here, typed or spoken.',
    today:
      'Paste a job posting to see what it asks for and which of your bullet points prove it. That’s what the interviewer will want to talk about.',
  },
  '/admin': {
    title: 'Admin',
    purpose: 'You’ll see this installation’s statistics here.',
    today: TODAY,
  },
};

/** An honest page for a part of the product that isn't built yet, with what people can do today. */
export function NotBuiltPage() {
  const { title, purpose, today } = PARTS[useMatches().at(-1)?.pathname ?? ''] ?? {
    title: 'Not here yet',
    purpose: '',
    today: TODAY,
  };
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1>{title}</h1>
        <Badge tone="attention">Not built yet</Badge>
      </div>
      <p className="text-ink-soft">{purpose}</p>
      <div className="mt-4 grid w-full justify-items-start gap-4 rounded-md border border-dashed border-edge p-6">
        <div className="flex items-center gap-4">
          <Bird className="size-12" />
          <div className="stitch w-20" />
        </div>
        <p className="font-[620]">This part isn’t built yet</p>
        <p className="text-sm text-ink-soft">{today}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/resume-builder" className={buttonStyles('primary')}>
            Target a Job
          </Link>
          <Link to="/profile" className={buttonStyles()}>
            My Experience
          </Link>
        </div>
      </div>
    </div>
  );
}

export { NotBuiltPage as Component };
