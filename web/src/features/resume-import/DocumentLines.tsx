/* oxlint-disable relay/unused-fields -- labelLines() in unplaced.ts reads the lines */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { DocumentLines_import$key } from '../../__generated__/DocumentLines_import.graphql.ts';
import { cx } from '../../lib/cx.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { DETAIL_KINDS } from './detailGroups.ts';
import { ChoosableLine, FileLine } from './FileLine.tsx';
import type { MarkedLines } from './ShowInFile.tsx';
import { groupLines, labelLines, placementOfDetail } from './unplaced.ts';
import type { LineChoice } from './useMissedRole.tsx';

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
  /** A line is to be chosen, if any. */
  choice: LineChoice | null;
}

/** Every line of the file in reading order, with where it went. */
export function DocumentLines({ importKey, marked, onBack, choice }: DocumentLinesProps) {
  const { lines, details, experiences } = useFragment(
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
        experiences {
          lineNumbers
        }
      }
    `,
    importKey,
  );
  const [beside] = useState(() => window.matchMedia(BESIDE).matches);
  const box = useRef<HTMLDetailsElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const begins = new Set(
    experiences.flatMap(({ lineNumbers }) => (lineNumbers.length > 0 ? [Math.min(...lineNumbers)] : [])),
  );
  const groups = groupLines(labelLines(lines, details));
  const choosable = groups
    .flatMap((group) => group.lines.map(({ number }) => number))
    .filter((number) => !begins.has(number));
  // Where roles were found another one is likely; what is above them is about the person.
  const first = Math.min(...begins);
  const [at, setAt] = useState<number | null>(null);
  const kept = choosable.find((number) => number === at);
  const current = kept ?? choosable.find((number) => number > first) ?? choosable[0];
  const isChoosing = choice !== null;
  useEffect(() => {
    if (!box.current || !region.current) return;
    if (isChoosing) showLine(box.current, region.current, `button[data-line="${current}"]`);
    else if (marked) showLine(box.current, region.current, 'mark');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it moves when the choice begins, not with each line
  }, [marked, isChoosing]);
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
      {choice ? (
        <Bar
          isStatus
          action={
            <Button size="sm" tone="quiet" onClick={choice.onCancel}>
              Cancel
            </Button>
          }
        >
          {choice.busy ? 'Reading the role...' : 'Choose the line with which the missing role begins.'}
        </Bar>
      ) : (
        marked && (
          <Bar
            action={
              <Button size="sm" tone="quiet" onClick={onBack} aria-label={`Back to ${marked.name}`}>
                <ArrowLeft className="size-4" aria-hidden="true" />
                Back
              </Button>
            }
          >
            Marked: <bdi className="font-[560]">{marked.name}</bdi>
          </Bar>
        )
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
                  isChoosing && 'sm:py-2',
                  group.placement === 'UNPLACED' ? 'text-amber' : 'text-ink-soft',
                )}
              >
                {LABELS[group.placement] ?? 'Read'}
              </p>
              <div className={cx('min-w-0 [overflow-wrap:anywhere]', isChoosing && 'grid gap-1')}>
                {group.lines.map(({ text, number }) =>
                  choice ? (
                    <ChoosableLine
                      key={number}
                      text={text}
                      number={number}
                      isTaken={begins.has(number)}
                      isCurrent={number === current}
                      busy={choice.busy}
                      onFocus={() => setAt(number)}
                      onChoose={() => choice.onChoose(number)}
                      onCancel={choice.onCancel}
                    />
                  ) : (
                    <FileLine key={number} text={text} isMarked={isMarked.has(number)} />
                  ),
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

interface BarProps {
  children: ReactNode;
  action: ReactNode;
  /** It says what is to be done, and is read out as it changes. */
  isStatus?: boolean;
}

/** Above the lines: what they are shown for, and the way back. */
function Bar({ children, action, isStatus }: BarProps) {
  return (
    <div className="flex items-center gap-3 border-t border-line py-1.5 pr-3 pl-5 text-sm">
      <p className={cx('min-w-0 flex-1', !isStatus && 'truncate')} role={isStatus ? 'status' : undefined}>
        {children}
      </p>
      {action}
    </div>
  );
}

/** Opens the box and scrolls to a line, which gets the focus: that is where the reading goes on. */
function showLine(box: HTMLDetailsElement, region: HTMLElement, selector: string) {
  const line = region.querySelector<HTMLElement>(selector);
  if (!line) return;
  box.open = true;
  const above = line.getBoundingClientRect().top - region.getBoundingClientRect().top;
  region.scrollTop += above - region.clientHeight / 3;
  line.focus({ preventScroll: true });
  // Beside the review it is in view already, and the review stays where it is.
  if (window.matchMedia(BESIDE).matches) line.scrollIntoView({ block: 'nearest' });
  else box.scrollIntoView({ block: 'start' });
}
