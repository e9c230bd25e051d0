const DAY_MS = 24 * 60 * 60 * 1_000;

/** The day of the budget that a moment is in: that of UTC, the same for everybody. */
export interface BudgetDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** When the next day begins, and the budget anew. */
  renewedAt: Date;
}

export function budgetDayOf(moment: Date): BudgetDay {
  const date = moment.toISOString().slice(0, 10);
  return { date, renewedAt: new Date(Date.parse(date) + DAY_MS) };
}
