import { formatDay } from '../../lib/months.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const RECENT_DAYS = 14;

/** "Today", "Yesterday", "5 days ago", and the day for what is older than two weeks. */
export function describeAge(postedDate: string, now = Date.now()): string {
  const days = Math.floor((now - new Date(postedDate).getTime()) / DAY_MS);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days <= RECENT_DAYS ? `${days} days ago` : formatDay(postedDate);
}
