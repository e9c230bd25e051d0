/** The replies that this window has asked for, by interview: what comes after this position. */
const awaited = new Map<string, number>();

/**
 * Notes that the next reply is for this window, which reads it aloud; other windows on the same interview only show it.
 *
 * @param after the position of the last message; 0 for the opening message
 */
export function awaitReply(interviewId: string, after: number): void {
  awaited.set(interviewId, after);
}

/** Whether a reply at this position is the one that this window asked for. Says so once. */
export function claimReply(interviewId: string, position: number): boolean {
  const after = awaited.get(interviewId);
  if (after === undefined || position <= after) return false;
  awaited.delete(interviewId);
  return true;
}
