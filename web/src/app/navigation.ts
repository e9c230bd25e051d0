import {
  BadgeCheck,
  Briefcase,
  ChartLine,
  FileCheck2,
  MessagesSquare,
  Search,
  Target,
  Upload,
  type LucideIcon,
} from 'lucide-react';

export interface NavigationEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  /** A second address of the same screen. */
  alias?: string;
  adminOnly?: true;
  desktopOnly?: true;
}

/** The side menu and the mobile drawer, in the order of docs/product.md#navigation. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { label: 'Job Search (Beta)', to: '/open-jobs', alias: '/job-search', icon: Search },
  { label: 'Interview Prep (Beta)', to: '/interview-prep', icon: MessagesSquare },
  { label: 'Target a Job', to: '/resume-builder', icon: Target },
  { label: 'My Experience', to: '/profile', icon: Briefcase },
  { label: 'Saved Resumes', to: '/past-resumes', icon: FileCheck2 },
  { label: 'Upload Resume', to: '/upload-resume', icon: Upload, desktopOnly: true },
  { label: 'Analytics (Beta)', to: '/analytics', icon: ChartLine, adminOnly: true },
  { label: 'Admin', to: '/admin', icon: BadgeCheck, adminOnly: true },
];

/** The entries that this person sees in this place. */
export function entriesFor({ isAdmin, desktop }: { isAdmin: boolean; desktop: boolean }): NavigationEntry[] {
  return NAVIGATION.filter((entry) => (isAdmin || !entry.adminOnly) && (desktop || !entry.desktopOnly));
}
