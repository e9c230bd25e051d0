/** How an action of this page ended: nobody knows whether one without an answer changed anything. */
export type ActionEnd = 'done' | 'refused' | 'unknown';

export interface OwnRevisions {
  /** An action of this page is on its way. */
  sent: () => void;
  /**
   * It ended, and the page now shows this revision. Returns whether the page now also shows a change that isn't its
   * own.
   */
  ended: (end: ActionEnd, revision: number) => boolean;
  /** A change arrived over the stream. Returns as `ended`. */
  arrived: (revision: number) => boolean;
  /** A change arrived that this page has asked for some other way, such as a run that it started. */
  expected: (revision: number) => void;
}

/** For how long changes count as the page's own after an action whose answer didn't say its revision. */
const UNNUMBERED_FOR_MS = 3_000;

/**
 * Tells a page's own changes of a resume from those of other windows. Each change counts the revision up by one, so
 * that whatever the page's own answers don't account for comes from elsewhere. It judges only while none of its
 * actions is on its way: until the answer is here, a change over the stream may be the page's own.
 *
 * @param shown the revision that the page shows
 */
export function createOwnRevisions(shown: number, now = () => performance.now()): OwnRevisions {
  const own = new Set<number>();
  let judged = shown;
  let latest = shown;
  let underway = 0;
  let unnumberedUntil = -Infinity;

  function settle(): void {
    judged = latest;
    for (const revision of own) if (revision <= judged) own.delete(revision);
  }
  function judge(): boolean {
    if (underway > 0 || latest <= judged) return false;
    const isForeign = own.size < latest - judged && now() > unnumberedUntil;
    settle();
    return isForeign;
  }
  return {
    sent: () => {
      underway += 1;
    },
    ended: (end, revision) => {
      underway = Math.max(0, underway - 1);
      if (end === 'done' && revision > judged) {
        own.add(revision);
        latest = Math.max(latest, revision);
      } else if (end !== 'refused') unnumberedUntil = now() + UNNUMBERED_FOR_MS;
      return judge();
    },
    arrived: (revision) => {
      latest = Math.max(latest, revision);
      return judge();
    },
    expected: (revision) => {
      latest = Math.max(latest, revision);
      settle();
    },
  };
}
