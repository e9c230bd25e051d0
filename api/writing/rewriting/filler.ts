/** Words that may go, and what takes their place, with `$1` for the first group. */
export type Filler = readonly [RegExp, string];
