import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** Something that is folded away until its summary is pressed. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-sm text-sm font-[560] [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
