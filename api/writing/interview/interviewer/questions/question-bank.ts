/** A question as it is asked first and, if the candidate needs it, in other words. */
export type Wordings = readonly [ask: string, again: string];

/** Questions of one trade. */
export interface TradeQuestions {
  /** About something that the candidate did. */
  behavior: readonly Wordings[];
  /** About what the candidate would do in a situation of the trade. */
  problems: readonly Wordings[];
}
