import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { LogOut, UserRound } from 'lucide-react';
import type { UserMenu_user$key } from '../__generated__/UserMenu_user.graphql.ts';
import { chooseTheme, readTheme, type Theme } from '../lib/theme.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Menu, MenuButton, MenuLink } from '../ui/Menu.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { logOut } from './logOut.ts';

const THEME_OPTIONS: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The avatar with its menu: who is signed in, the theme, the account page and logging out. */
export function UserMenu({ userKey }: { userKey: UserMenu_user$key }) {
  const user = useFragment(
    graphql`
      fragment UserMenu_user on User {
        email
        firstName
        lastName
        profileImageUrl
      }
    `,
    userKey,
  );
  const [theme, setTheme] = useState(readTheme);
  return (
    <Menu
      label="Account menu"
      button={<Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} />}
    >
      <p className="truncate px-3 py-2 text-sm text-ink-soft">{user.email}</p>
      <div className="border-y border-line px-3 pt-2 pb-3">
        <Segmented
          legend="Theme"
          showLegend
          options={THEME_OPTIONS}
          value={theme}
          onChange={(next) => {
            setTheme(next);
            chooseTheme(next);
          }}
        />
      </div>
      <MenuLink to="/account" className="mt-2">
        <UserRound className="size-5 text-ink-soft" aria-hidden="true" />
        Account
      </MenuLink>
      <MenuButton onClick={() => void logOut()}>
        <LogOut className="size-5 text-ink-soft" aria-hidden="true" />
        Log out
      </MenuButton>
    </Menu>
  );
}
