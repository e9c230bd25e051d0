import { createContext, useContext, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../lib/cx.ts';

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm text-ink no-underline hover:bg-sunken';

const CloseMenu = createContext<() => void>(() => {});

interface MenuProps {
  /** The button's name for screen readers. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClassName?: string;
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * A disclosure of plain links and buttons in a native popover: Tab moves through it, Escape or a click outside closes
 * it, and the focus returns by itself. Not a `role="menu"`, which would promise arrow keys.
 */
export function Menu({ label, button, buttonClassName, onOpen, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        popoverTarget={id}
        className={cx(
          'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full',
          buttonClassName,
        )}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => {
          if (event.newState !== 'open' || !panel.current || !opener.current) return;
          onOpen?.();
          const box = opener.current.getBoundingClientRect();
          // Below the button, or above it near the bottom of the window.
          const isLow = box.bottom > window.innerHeight * 0.7;
          panel.current.style.top = isLow ? 'auto' : `${box.bottom + 4}px`;
          panel.current.style.bottom = isLow ? `${window.innerHeight - box.top + 4}px` : 'auto';
          panel.current.style.right = `${document.documentElement.clientWidth - box.right}px`;
        }}
        onToggle={(event) => {
          // Otherwise it would stay in place while its button scrolls away.
          const hide = () => panel.current?.hidePopover();
          if (event.newState === 'open')
            window.addEventListener('scroll', hide, { once: true, passive: true });
        }}
        className="inset-auto w-72 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-2 text-ink shadow-float open:rise-in"
      >
        <CloseMenu value={() => panel.current?.hidePopover()}>{children}</CloseMenu>
      </div>
    </>
  );
}

/** A button in a Menu; choosing it closes the menu. */
export function MenuButton({ className, onClick, ...rest }: ComponentProps<'button'>) {
  const close = useContext(CloseMenu);
  return (
    <button
      {...rest}
      type="button"
      onClick={(event) => {
        close();
        onClick?.(event);
      }}
      className={cx(ITEM, className)}
    />
  );
}

/** A link in a Menu to another page; following it closes the menu. */
export function MenuLink({ className, ...rest }: Omit<LinkProps, 'onClick'>) {
  const close = useContext(CloseMenu);
  return <Link {...rest} onClick={close} className={cx(ITEM, className)} />;
}
