import { useState, type RefObject } from 'react';
import { Check } from 'lucide-react';
import { formatMonthRange } from '../../lib/months.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { formatExperienceName } from '../experiences/experienceName.ts';
import type { SuggestedRole } from './useSuggestedCorrections.ts';

interface SuggestedCorrectionsProps {
  suggested: readonly SuggestedRole[];
  busy: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onAccept: (chosen: readonly SuggestedRole[]) => void;
  onDecline: () => void;
}

/** `2 more roles in your resume are written the same way.` */
export const describeSuggested = (count: number): string =>
  count === 1
    ? 'One more role in your resume is written the same way.'
    : `${count} more roles in your resume are written the same way.`;

/** Asks whether other roles are to be corrected like one that was, and shows each as it was read and as it would be. */
export function SuggestedCorrections({
  suggested,
  busy,
  heading,
  onAccept,
  onDecline,
}: SuggestedCorrectionsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = suggested.filter(({ role }) => !left.has(role.experienceId));
  const toggle = (id: string) =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  return (
    <>
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-36 !text-lg text-balance outline-none [overflow-wrap:anywhere]"
      >
        {describeSuggested(suggested.length)} Should we correct {suggested.length === 1 ? 'it' : 'them'} too?
      </h3>
      <ul className="grid grid-cols-1 gap-1 rounded-md bg-sunken px-4 py-2">
        {suggested.map(({ role, title, company }) => {
          const range = formatMonthRange(role.startDate, role.endDate);
          return (
            <li key={role.experienceId} className="min-w-0">
              <Checkbox
                checked={!left.has(role.experienceId)}
                disabled={busy}
                onChange={() => toggle(role.experienceId)}
                label={
                  <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
                    <b className="font-[560]" dir="auto">
                      {formatExperienceName({ title, company })}
                    </b>
                    <span className="text-xs text-ink-soft" dir="auto">
                      {range && `${range} · `}We read: {formatExperienceName(role)}
                    </span>
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" busy={busy} disabled={chosen.length === 0} onClick={() => onAccept(chosen)}>
          <Check className="size-4" aria-hidden="true" />
          Correct {plural(chosen.length, 'role')}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onDecline}>
          {suggested.length === 1 ? 'Leave it as it is' : 'Leave them as they are'}
        </Button>
      </div>
    </>
  );
}
