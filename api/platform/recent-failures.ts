/** Something that failed, in words that hold nothing of a person. */
export interface Failure {
  at: Date;
  problem: string;
}

/** The last failures of a part of the product in this process, for the administrator. */
export interface RecentFailures {
  note: (problem: string) => void;
  /** The newest first. */
  list: () => Failure[];
}

const MOST = 10;

/** Keeps the last ten. */
export function createRecentFailures(now: () => Date): RecentFailures {
  let failures: Failure[] = [];
  return {
    note: (problem) => {
      failures = [{ at: now(), problem }, ...failures].slice(0, MOST);
    },
    list: () => failures,
  };
}
