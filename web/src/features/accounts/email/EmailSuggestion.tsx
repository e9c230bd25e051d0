import { useState, type ReactNode } from 'react';
import { LINK } from '../../../ui/buttonStyles.ts';
import { suggestEmail } from './emailTypos.ts';

interface EmailSuggestionProps {
  /** What is in the field. */
  typed: string;
  /** Puts the address that was meant into the field, and the focus back there. */
  onAccept: (email: string) => void;
  /** The field. */
  children: ReactNode;
}

/**
 * A field for a new e-mail address, and "Did you mean anna@gmail.com?" under it when that looks likely. It never
 * stands in the way: what was typed can be sent as it is.
 */
export function EmailSuggestion({ typed, onAccept, children }: EmailSuggestionProps) {
  const [isTyping, setIsTyping] = useState(false);
  const meant = suggestEmail(typed);
  // "gmail.co" is on its way to "gmail.com" as long as it is being typed.
  const isOnItsWay = isTyping && meant?.startsWith(typed.trim());
  return (
    <div onFocus={() => setIsTyping(true)} onBlur={() => setIsTyping(false)}>
      {children}
      <div role="status">
        {meant && !isOnItsWay && (
          <p className="mt-1.5 text-sm">
            Did you mean{' '}
            <button
              type="button"
              className={`${LINK} touch-target break-all`}
              // Before the field is left: else the text would move away under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onAccept(meant)}
            >
              {meant}
            </button>
            ?
          </p>
        )}
      </div>
    </div>
  );
}
