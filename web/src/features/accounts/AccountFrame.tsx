import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeft } from 'lucide-react';
import { Brand } from '../../ui/Bird.tsx';
import { buttonStyles } from '../../ui/buttonStyles.ts';

/** The frame of the account pages: the logo, the way back, and one column. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-15 items-center justify-between gap-4 px-5 sm:px-8">
        <Link to="/" aria-label="Tailorbird, home" className="flex min-h-11 items-center rounded-sm">
          <Brand />
        </Link>
        <Link to="/" className={buttonStyles('quiet')}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          Back to Home
        </Link>
      </header>
      <main id="content" className="mx-auto flex w-full max-w-md flex-1 flex-col px-5 pt-6 pb-16 sm:pt-14">
        {children}
      </main>
    </div>
  );
}
