import type { ReactNode } from 'react';
import { Bird } from '../ui/Bird.tsx';

interface MessageProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page, or the content of one, that shows only a message: not found, not built, went wrong. */
export function Message({ title, children, actions }: MessageProps) {
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 py-10 sm:py-16">
      <Bird className="size-14" />
      <div className="stitch w-24" />
      <h1>{title}</h1>
      {children && <div className="grid gap-3 text-ink-soft">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

/** The same, without the shell around it. */
export function MessagePage(props: MessageProps) {
  return (
    <main id="content" className="grid min-h-dvh content-center px-6">
      <Message {...props} />
    </main>
  );
}
