import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useBuilder } from '../builder/BuilderContext.ts';

interface ReceiptRowProps {
  bulletId: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * A line of the receipt. If a bullet proves it, hovering or focusing the line lights up the bullet, and pressing it
 * jumps there; the line lights up while its bullet is hovered or focused.
 */
export function ReceiptRow({ bulletId, className, children }: ReceiptRowProps) {
  const { state, dispatch } = useBuilder();
  if (!bulletId) return <div className={className}>{children}</div>;
  const light = () => dispatch({ type: 'lit', lit: { bulletId, from: 'requirement' } });
  const dim = () => dispatch({ type: 'unlit', from: 'requirement' });
  return (
    <button
      type="button"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') light();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') dim();
      }}
      onFocus={light}
      onBlur={dim}
      onClick={() => {
        dispatch({ type: 'panel-shown', panel: 'resume' });
        dispatch({ type: 'lit', lit: { bulletId, from: 'jump' } });
      }}
      className={cx(
        'w-full text-left transition-colors',
        state.lit?.bulletId === bulletId ? 'bg-thread-wash' : 'hover:bg-sunken',
        className,
      )}
    >
      {children}
      <span className="sr-only">Show the bullet point that proves it</span>
    </button>
  );
}
