import type { ReactNode } from 'react';
import { contactEmail } from '../lib/contactEmail.ts';
import { LINK } from '../ui/buttonStyles.ts';

/** The footer of every page, with the owner's address if this installation has one. */
export function Footer({ children }: { children?: ReactNode }) {
  const email = contactEmail();
  if (!children && !email) return null;
  return (
    // Hidden while the page above it shows only its outline; it would jump when the page arrives.
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
