/** The address of a resume in the builder. */
export function getResumePath(globalId: string): string {
  return `/resume-builder/${encodeURIComponent(globalId)}`;
}

/** The builder at its second step, with a posting that is stored. */
export function getPostingPath(globalId: string): string {
  return `/resume-builder?posting=${encodeURIComponent(globalId)}`;
}
