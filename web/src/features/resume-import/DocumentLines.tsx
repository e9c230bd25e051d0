/* oxlint-disable relay/unused-fields -- groupLines() in unplaced.ts reads the lines */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ChevronDown } from 'lucide-react';
import type { DocumentLines_import$key } from '../../__generated__/DocumentLines_import.graphql.ts';
import { cx } from '../../lib/cx.ts';
import { plural } from '../../lib/plural.ts';
import { groupLines } from './unplaced.ts';

const LABELS: Record<string, string> = {
  CONTACT: 'Contact',
  SECTION: 'Section',
  EXPERIENCE: 'Experience',
  UNPLACED: 'Not placed',
};

/** Beside the experiences there is room for it; below them it stays closed until opened. */
const BESIDE = '(min-width: 80rem)';

/** Every line of the file in reading order, with where it went. */
export function DocumentLines({ importKey }: { importKey: DocumentLines_import$key }) {
  const { lines } = useFragment(
    graphql`
      fragment DocumentLines_import on ResumeImport {
        lines {
          text
          placement
        }
      }
    `,
    importKey,
  );
  const [beside] = useState(() => window.matchMedia(BESIDE).matches);
  const groups = groupLines(lines);
  const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <details
      open={beside}
      className="group min-w-0 rounded-md border border-line bg-surface xl:sticky xl:top-20"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-md px-5 py-3">
        <h2 className="flex-1 !text-md">Your file, line by line</h2>
        <span className="text-sm text-ink-soft">{plural(count, 'line')}</span>
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach it
        tabIndex={0}
        role="region"
        aria-label="Lines of the file"
        className="max-h-[70dvh] overflow-y-auto border-t border-line"
      >
        <ol className="divide-y divide-line text-sm">
          {groups.map(({ placement, texts }, index) => (
            <li
              key={index}
              className="grid grid-cols-1 gap-x-4 gap-y-1 px-5 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <p
                className={cx(
                  'text-xs leading-[1.75] font-[560]',
                  placement === 'UNPLACED' ? 'text-amber' : 'text-ink-soft',
                )}
              >
                {LABELS[placement] ?? 'Read'}
              </p>
              <div className="min-w-0">
                {texts.map((text, line) => (
                  <p key={line} dir="auto">
                    {text}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
