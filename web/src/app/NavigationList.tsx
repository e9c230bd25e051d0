import { Link, useLocation } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { listEntries } from './navigation.ts';

interface NavigationListProps {
  isAdmin: boolean;
  /** The side menu shows entries that the drawer leaves out. */
  desktop?: boolean;
  onNavigate?: () => void;
}

/** The menu's entries as links; the current page's is marked. */
export function NavigationList({ isAdmin, desktop = false, onNavigate }: NavigationListProps) {
  const { pathname } = useLocation();
  return (
    <ul className="grid gap-1">
      {listEntries({ isAdmin, desktop }).map(({ label, to, alias, icon: Icon }) => {
        const current = pathname === to || pathname.startsWith(`${to}/`) || pathname === alias;
        return (
          <li key={to}>
            <Link
              to={to}
              onClick={onNavigate}
              aria-current={current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm transition-colors',
                current
                  ? 'bg-thread-wash font-[560] text-thread'
                  : 'text-ink-soft hover:bg-sunken hover:text-ink',
              )}
            >
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
