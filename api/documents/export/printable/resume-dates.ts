const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats `2021-03` as "Mar 2021" and `2021` as "2021"; anything else is kept as typed. */
export function formatMonth(text: string): string {
  const match = /^(\d{4})-(\d{2})$/.exec(text.trim());
  const month = match ? MONTHS[Number(match[2]) - 1] : undefined;
  return match && month ? `${month} ${match[1]}` : text.trim();
}

function joinDates(start: string, end: string): string {
  if (start === '' || end === '' || start === end) return start || end;
  return `${start} – ${end}`;
}

/**
 * The dates of a job: "Mar 2021 – Present", "2019 – 2021". Without a start, "Present" is never added: two unknown dates
 * give `''`, a lone end gives the end.
 */
export function formatJobDates(startDate: string, endDate: string): string {
  const start = formatMonth(startDate);
  const end = formatMonth(endDate);
  return joinDates(start, end === '' && start !== '' ? 'Present' : end);
}

/** The dates of studies. A missing end is just unknown and doesn't mean that the studies continue. */
export function formatStudyDates(startDate: string, endDate: string): string {
  return joinDates(formatMonth(startDate), formatMonth(endDate));
}
