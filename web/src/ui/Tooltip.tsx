import { useId, useRef, type ReactNode } from 'react';

interface TooltipProps {
  /** A short explanation; never something needed for the task. */
  text: string;
  /** One focusable element; it gets the id of the text through `describedBy`. */
  children: (describedBy: string) => ReactNode;
}

/** Explains on hover and on focus. Escape hides it; it can be hovered itself. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (!host.current || !tip.current || tip.current.matches(':popover-open')) return;
    const box = host.current.getBoundingClientRect();
    tip.current.showPopover();
    const { offsetWidth: width, offsetHeight: height } = tip.current;
    const room = document.documentElement.clientWidth - width - 8;
    tip.current.style.left = `${Math.min(Math.max(box.left + box.width / 2 - width / 2, 8), Math.max(room, 8))}px`;
    tip.current.style.top = `${box.top > height + 8 ? box.top - height - 4 : box.bottom + 4}px`;
  };
  const hide = () => {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  return (
    <span
      ref={host}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children(id)}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="inset-auto max-w-64 rounded-sm border border-line bg-ink px-2.5 py-1.5 text-xs text-ground shadow-float"
      >
        {text}
      </span>
    </span>
  );
}
