import type { ReactNode } from 'react';
import { contactEmail } from '../lib/contactEmail.ts';
import { LINK } from '../ui/buttonStyles.ts';

/** The footer of every page: how to reach the owner, if this installation says how. */
export function Footer({ children }: { children?: ReactNode }) {
  const email = contactEmail();
  if (!children && !email) return null;
  return (
    // Out of sight while the page above it has only its outline: it would jump when the page comes.
    <footer className="border-t border-line py-5 text-sm text-ink-soft [main:has([data-page-loading])+&]:invisible print:hidden">
      <div className="mx-auto flex max-w-5xl flex-wrap px-5 sm:px-8 items-center gap-x-6 gap-y-2">
        {children}
        {email && (
          <a href={`mailto:${email}`} className={`${LINK} inline-flex min-h-11 items-center`}>
            Hit me at {email}
          </a>
        )}
      </div>
    </footer>
  );
}
