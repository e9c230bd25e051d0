import { useState, type RefObject } from 'react';
import { Check } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ShowInFile, type MarkedLines } from './ShowInFile.tsx';

/** Something to do with one role, which can be left out. */
export interface Suggestion {
  readonly key: string;
  /** The role as it would be called. */
  readonly name: string;
  /** What else there is to know about it. */
  readonly note: string;
  readonly lineNumbers: readonly number[];
}

/** Several such suggestions, which are accepted together. */
export interface Offer {
  readonly question: string;
  readonly suggestions: readonly Suggestion[];
  readonly busy: boolean;
  /** What the button says that accepts so many of them. */
  readonly describeAccept: (count: number) => string;
  /** @returns whether that is done; an error is told as everywhere */
  readonly accept: (keys: ReadonlySet<string>) => Promise<boolean>;
  readonly declineLabel: string;
  readonly decline: () => void;
}

interface SuggestionCardProps {
  offer: Offer;
  heading: RefObject<HTMLHeadingElement | null>;
  onShow: (lines: MarkedLines) => void;
  /** The offer was accepted or declined. */
  onSettled: () => void;
}

/** Asks about several roles at once. */
export function SuggestionCard({ offer, heading, onShow, onSettled }: SuggestionCardProps) {
  const { question, suggestions, busy, describeAccept, accept, declineLabel, decline } = offer;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = suggestions.map(({ key }) => key).filter((key) => !left.has(key));
  const toggle = (key: string) =>
    setLeft((before) =>
      before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]),
    );
  return (
    <>
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-36 !text-lg text-balance outline-none [overflow-wrap:anywhere]"
      >
        {question}
      </h3>
      <ul className="grid grid-cols-1 gap-1 rounded-md bg-sunken py-2 pr-2 pl-4">
        {suggestions.map(({ key, name, note, lineNumbers }) => (
          <li key={key} className="flex min-w-0 flex-wrap items-start">
            <Checkbox
              className="min-w-40 flex-1"
              checked={!left.has(key)}
              disabled={busy}
              onChange={() => toggle(key)}
              label={
                <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
                  <b className="font-[560]" dir="auto">
                    {name}
                  </b>
                  {note && (
                    <span className="text-xs text-ink-soft" dir="auto">
                      {note}
                    </span>
                  )}
                </span>
              }
            />
            <ShowInFile name={name} lineNumbers={lineNumbers} onShow={onShow}>
              Show in the file
            </ShowInFile>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => void accept(new Set(chosen)).then((isDone) => isDone && onSettled())}
        >
          <Check className="size-4" aria-hidden="true" />
          {describeAccept(chosen.length)}
        </Button>
        <Button
          tone="quiet"
          disabled={busy}
          onClick={() => {
            decline();
            onSettled();
          }}
        >
          {declineLabel}
        </Button>
      </div>
    </>
  );
}
