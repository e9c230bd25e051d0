/** The month of a moment as `YYYY-MM`, in UTC. */
export function toMonth(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}
