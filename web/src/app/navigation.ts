import type { LucideIcon } from 'lucide-react';
import { NAVIGATION } from './__generated__/menu.ts';
import type { MenuEntry } from './pages.ts';

/** An entry of the side menu and the mobile drawer, generated from the table of pages. */
export interface NavigationEntry extends Omit<MenuEntry, 'icon'> {
  to: string;
  /** A second address of the same screen. */
  alias?: string;
  icon: LucideIcon;
}

/** Lists the entries that this person sees here, in the order of docs/product.md#navigation. */
export function listEntries({ isAdmin, desktop }: { isAdmin: boolean; desktop: boolean }): NavigationEntry[] {
  return NAVIGATION.filter((entry) => (isAdmin || !entry.adminOnly) && (desktop || !entry.desktopOnly));
}
