/** The address of an interview: the chat, or its results once it has ended. */
export function getInterviewPath(globalId: string): string {
  return `/interview-prep/${encodeURIComponent(globalId)}`;
}

/** The address of the page that starts interviews, with a stored posting. */
export function getPracticePath(postingId: string | null | undefined): string {
  return postingId ? `/interview-prep?posting=${encodeURIComponent(postingId)}` : '/interview-prep';
}
