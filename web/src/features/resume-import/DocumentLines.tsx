/* oxlint-disable relay/unused-fields -- labelLines() in unplaced.ts reads the lines */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { DocumentLines_import$key } from '../../__generated__/DocumentLines_import.graphql.ts';
import { cx } from '../../lib/cx.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { DETAIL_KINDS } from './detailGroups.ts';
import type { MarkedLines } from './ShowInFile.tsx';
import { groupLines, labelLines, placementOfDetail } from './unplaced.ts';

const LABELS: Record<string, string> = {
  CONTACT: 'Contact',
  SECTION: 'Section',
  EXPERIENCE: 'Experience',
  UNPLACED: 'Not placed',
  ...Object.fromEntries(DETAIL_KINDS.map(({ kind, label }) => [placementOfDetail(kind), label])),
};

/** Beside the experiences there is room for it; below them it stays closed until opened. */
const BESIDE = '(min-width: 80rem)';

interface DocumentLinesProps {
  importKey: DocumentLines_import$key;
  /** Lines to show and mark, if any. */
  marked: MarkedLines | null;
  /** Leads back to what the marked lines are about. */
  onBack: () => void;
}

/** Every line of the file in reading order, with where it went. */
export function DocumentLines({ importKey, marked, onBack }: DocumentLinesProps) {
  const { lines, details } = useFragment(
    graphql`
      fragment DocumentLines_import on ResumeImport {
        lines {
          text
          placement
        }
        details {
          kind
          lineNumbers
        }
      }
    `,
    importKey,
  );
  const [beside] = useState(() => window.matchMedia(BESIDE).matches);
  const box = useRef<HTMLDetailsElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (marked && box.current && region.current) showMarked(box.current, region.current);
  }, [marked]);
  const groups = groupLines(labelLines(lines, details));
  const isMarked = new Set(marked?.lineNumbers);
  const count = groups.reduce((sum, group) => sum + group.lines.length, 0);
  return (
    <details
      ref={box}
      open={beside}
      className="group min-w-0 scroll-mt-20 rounded-md border border-line bg-surface xl:sticky xl:top-20"
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-md px-5 py-3">
        <h2 className="flex-1 !text-md">Your file, line by line</h2>
        <span className="text-sm text-ink-soft">{plural(count, 'line')}</span>
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      {marked && (
        <div className="flex items-center gap-3 border-t border-line py-1.5 pr-3 pl-5 text-sm">
          <p className="min-w-0 flex-1 truncate">
            Marked: <bdi className="font-[560]">{marked.name}</bdi>
          </p>
          <Button size="sm" tone="quiet" onClick={onBack} aria-label={`Back to ${marked.name}`}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            Back
          </Button>
        </div>
      )}
      <div
        ref={region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach it
        tabIndex={0}
        role="region"
        aria-label="Lines of the file"
        className="max-h-[70dvh] overflow-y-auto border-t border-line"
      >
        <ol className="divide-y divide-line text-sm">
          {groups.map((group, index) => (
            <li
              key={index}
              className="grid grid-cols-1 gap-x-4 gap-y-1 px-5 py-3 sm:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <p
                className={cx(
                  'text-xs leading-[1.75] font-[560]',
                  group.placement === 'UNPLACED' ? 'text-amber' : 'text-ink-soft',
                )}
              >
                {LABELS[group.placement] ?? 'Read'}
              </p>
              <div className="min-w-0 [overflow-wrap:anywhere]">
                {group.lines.map(({ text, number }) => (
                  <p key={number} dir="auto">
                    {isMarked.has(number) ? (
                      <mark tabIndex={-1} className="-mx-1 rounded-sm bg-mark px-1 text-ink outline-none">
                        {text}
                      </mark>
                    ) : (
                      text
                    )}
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

/** Opens the box and scrolls to the first marked line, which gets the focus: that is where the reading goes on. */
function showMarked(box: HTMLDetailsElement, region: HTMLElement) {
  const [first] = region.getElementsByTagName('mark');
  if (!first) return;
  box.open = true;
  const above = first.getBoundingClientRect().top - region.getBoundingClientRect().top;
  region.scrollTop += above - region.clientHeight / 3;
  first.focus({ preventScroll: true });
  // Beside the review it is in view already, and the review stays where it is.
  if (window.matchMedia(BESIDE).matches) first.scrollIntoView({ block: 'nearest' });
  else box.scrollIntoView({ block: 'start' });
}
