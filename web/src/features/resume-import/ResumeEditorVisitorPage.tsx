import { LogIn } from 'lucide-react';
import { buttonStyles } from '../../ui/buttonStyles.ts';
import { Bird } from '../../ui/Bird.tsx';

/** The resume editor for visitors (docs/product.md#navigation). */
export function ResumeEditorVisitorPage() {
  return (
    <main
      id="content"
      className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start gap-4 px-6"
    >
      <Bird className="size-14" />
      <div className="stitch w-24" />
      <h1>Authentication Required</h1>
      <p className="text-ink-soft">
        Please log in to upload a resume. We'll save what we find to your account.
      </p>
      <a href="/api/login" className={buttonStyles('primary', 'md', 'mt-2')}>
        <LogIn className="size-4" aria-hidden="true" />
        Log In
      </a>
    </main>
  );
}

export { ResumeEditorVisitorPage as Component };
