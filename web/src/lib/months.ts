const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;
const format = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Whether the text is a date of the experience bank: `YYYY-MM`, or `YYYY` when only the year is known. */
export function isMonthText(text: string): boolean {
  return MONTH.test(text) || YEAR.test(text);
}

/** `2021-03` becomes `Mar 2021`; a year stays a year; anything else is shown as it is. */
export function formatMonth(text: string): string {
  const [, year, month] = MONTH.exec(text) ?? [];
  return year && month ? format.format(Date.UTC(Number(year), Number(month) - 1)) : text;
}

/**
 * `Mar 2021 - Present`. An empty end means Present (docs/product.md#data); without a start only the end is shown, and the same
 * month or year once.
 */
export function formatMonthRange(start: string | null | undefined, end: string | null | undefined): string {
  const to = end ? formatMonth(end) : 'Present';
  if (start && start === end) return to;
  return start ? `${formatMonth(start)} - ${to}` : end ? to : '';
}

/** A timestamp as `Jan 5, 2025` (docs/product.md#saved-resumes), in the reader's time zone. */
export function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(timestamp));
}

/** A timestamp with its time, in the reader's own language, format and time zone. */
export function formatMoment(timestamp: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(timestamp),
  );
}
