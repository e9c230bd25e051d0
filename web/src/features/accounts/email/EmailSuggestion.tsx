import { useState, type ReactNode } from 'react';
import { LINK } from '../../../ui/buttonStyles.ts';
import { suggestEmail } from './emailTypos.ts';

interface EmailSuggestionProps {
  /** What is in the field. */
  typed: string;
  /** Puts the suggested address into the field and moves the focus back there. */
  onAccept: (email: string) => void;
  /** The field. */
  children: ReactNode;
}

/**
 * A field for a new email address, with "Did you mean anna@gmail.com?" below it when that looks likely. It never
 * blocks: the address can be sent as typed.
 */
export function EmailSuggestion({ typed, onAccept, children }: EmailSuggestionProps) {
  const [isTyping, setIsTyping] = useState(false);
  const meant = suggestEmail(typed);
  // While being typed, "gmail.co" may still become "gmail.com".
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
              // Keep the focus in the field: otherwise the text would move away under the pointer.
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
