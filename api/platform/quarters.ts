const QUARTER_MS = 15 * 60 * 1_000;

/** The beginning of the quarter of an hour that a moment is in. Days begin with one in every time zone in use. */
export const quarterOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS);
