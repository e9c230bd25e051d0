import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { showToastAfterReload } from '../ui/toast.ts';
import { Toaster } from '../ui/Toaster.tsx';

/** Wraps every page. The build renders the landing page inside it, so it must be the same on both sides. */
export function TopLevel({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <SectionBoundary name="This page">{children}</SectionBoundary>
      <Toaster />
    </StrictMode>
  );
}

/**
 * Renders a page into `#root`. What the build has put there stays visible until then.
 *
 * @param name taken over where the build has rendered the page of this name (prerender.tsx)
 */
export function show(page: ReactNode, name?: string): void {
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('index.html has no #root');
  const all = <TopLevel>{page}</TopLevel>;
  if (name && root.dataset.prerendered === name) hydrateRoot(root, all);
  else createRoot(root).render(all);
  showToastAfterReload();
}
