import { useId, type Dispatch, type RefObject } from 'react';
import { plural } from '../../../lib/plural.ts';
import { InlineError } from '../../../ui/EmptyState.tsx';
import { describeReader } from '../../engine/describeWriter.ts';
import { PastedExperience } from './PastedExperience.tsx';
import { hasProblems, type PastedItem } from './pastedItem.ts';
import type { PasteAction, PasteState } from './pasteState.ts';

interface PasteResultsProps {
  state: Pick<PasteState, 'warnings' | 'readBy' | 'addProblem'>;
  items: readonly PastedItem[];
  /** Gets the focus when new results arrive. */
  heading: RefObject<HTMLHeadingElement | null>;
  dispatch: Dispatch<PasteAction>;
  onRemove: (item: PastedItem, index: number) => void;
}

/** Shows what was found in the pasted text, what is doubtful, and what must be corrected before adding. */
export function PasteResults({ state, items, heading, dispatch, onRemove }: PasteResultsProps) {
  const id = useId();
  const { warnings, readBy, addProblem } = state;
  const reader = describeReader(readBy);
  const wrong = items.filter(hasProblems).length;
  return (
    <section aria-labelledby={`${id}-results`}>
      <h3 id={`${id}-results`} ref={heading} tabIndex={-1} className="outline-none">
        {items.length > 0 ? `Found ${plural(items.length, 'experience')}` : 'Nothing left to add'}
      </h3>
      <p className="mt-0.5 text-sm text-ink-soft">
        {items.length > 0
          ? 'Please check them. You can change anything now or later.'
          : 'You removed everything we found. Parse the text again to bring it back.'}
      </p>
      {reader !== '' && <p className="mt-0.5 text-xs text-ink-soft">{reader}</p>}
      {warnings.length > 0 && (
        <ul className="mt-3 grid gap-1 rounded-md bg-amber-wash px-4 py-3 text-sm text-amber">
          {warnings.map((warning, index) => (
            <li key={index}>{warning}</li>
          ))}
        </ul>
      )}
      {wrong > 0 && (
        <p role="status" className="mt-3 text-sm text-danger">
          {wrong === 1 ? 'One experience needs' : `${wrong} experiences need`} a correction before you can add
          them all.
        </p>
      )}
      {addProblem && (
        <div className="mt-3">
          <InlineError>{addProblem} Nothing was added, and everything is still here.</InlineError>
        </div>
      )}
      <ul className="mt-4 grid gap-3">
        {items.map((item, index) => (
          <li key={item.key}>
            <PastedExperience
              item={item}
              position={index + 1}
              dispatch={dispatch}
              onRemove={() => onRemove(item, index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
