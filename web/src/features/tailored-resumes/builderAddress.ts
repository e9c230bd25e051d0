/** The address of a resume in the builder. */
export function getResumePath(globalId: string): string {
  return `/resume-builder/${encodeURIComponent(globalId)}`;
}

/** The address of the builder's second step, with a stored posting. */
export function getPostingPath(globalId: string): string {
  return `/resume-builder?posting=${encodeURIComponent(globalId)}`;
}
