const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2026-11-23` becomes `Nov 23`. */
export const formatDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
