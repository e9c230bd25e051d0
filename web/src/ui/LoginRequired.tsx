import type { ReactNode } from 'react';
import { LogIn } from 'lucide-react';
import { Bird } from './Bird.tsx';
import { buttonStyles } from './buttonStyles.ts';

interface LoginRequiredProps {
  title: string;
  /** Why, and what they get. */
  children: ReactNode;
}

/** A whole page that visitors get where they have to log in first, with the way to do it. */
export function LoginRequired({ title, children }: LoginRequiredProps) {
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start gap-4 px-6"
    >
      <Bird className="size-14" />
      <div className="stitch w-24" />
      <h1>{title}</h1>
      <p className="text-ink-soft">{children}</p>
      <a href="/api/login" className={buttonStyles('primary', 'md', 'mt-2')}>
        <LogIn className="size-4" aria-hidden="true" />
        Log In
      </a>
    </main>
  );
}
