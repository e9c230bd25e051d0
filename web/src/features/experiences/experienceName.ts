/** What stands where a role's title should: resumes often leave it out. */
export const UNTITLED = 'Untitled role';

/** How an experience is called in lists, labels and questions: `Cook at Copper Kettle`. */
export function formatExperienceName({
  title,
  company,
}: {
  readonly title: string;
  readonly company: string;
}): string {
  return company ? `${title || UNTITLED} at ${company}` : title || UNTITLED;
}
