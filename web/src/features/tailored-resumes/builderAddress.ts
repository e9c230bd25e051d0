/** The address of a resume in the builder. */
export function resumePath(globalId: string): string {
  return `/resume-builder/${encodeURIComponent(globalId)}`;
}

/** The builder at its second step, with a posting that is stored. */
export function postingPath(globalId: string): string {
  return `/resume-builder?posting=${encodeURIComponent(globalId)}`;
}
