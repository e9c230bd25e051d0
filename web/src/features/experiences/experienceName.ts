/** Shown in place of a missing role title: resumes often leave it out. */
export const UNTITLED = 'Untitled role';

/** Names an experience in lists, labels and questions: `Cook at Copper Kettle`. */
export function formatExperienceName({
  title,
  company,
}: {
  readonly title: string;
  readonly company: string;
}): string {
  return company ? `${title || UNTITLED} at ${company}` : title || UNTITLED;
}
