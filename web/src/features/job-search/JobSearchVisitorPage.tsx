import { LogIn } from 'lucide-react';
import { Bird } from '../../ui/Bird.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';

/** The job search for visitors (docs/product.md#job-search). */
export function JobSearchVisitorPage() {
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start gap-4 px-6"
    >
      <Bird className="size-14" />
      <div className="stitch w-24" />
      <h1>Login Required</h1>
      <p className="text-ink-soft">
        Please log in to search for jobs. We rank what we find by your own experience.
      </p>
      <a href="/api/login" className={buttonStyles('primary', 'md', 'mt-2')}>
        <LogIn className="size-4" aria-hidden="true" />
        Log In
      </a>
    </main>
  );
}

export { JobSearchVisitorPage as Component };
