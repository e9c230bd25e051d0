import type { Deps } from '../../core/deps.ts';
import type { AiBudgetLimits } from './ai-budget.ts';
import { budgetDayOf } from './budget-day.ts';

/** What was used of the AI service today (UTC), by all people together and without any of them. */
export interface AiUsageToday {
  calls: number;
  /** Calls without an end so far: under way, or of a server that ended. */
  openCalls: number;
  failures: number;
  /** What was used, and what is reserved for open calls: what the ceiling is compared with. */
  tokens: number;
  /** What the service said that it used. */
  promptTokens: number;
  completionTokens: number;
  /** How long a call took on the average, in milliseconds; null before the first has ended. */
  meanMs: number | null;
  /** People whose own share is used up. */
  usersUsedUp: number;
  /** When the installation's share was used up; null while it is not. */
  usedUpAt: Date | null;
  limits: AiBudgetLimits;
  /** When the next day begins, and the budget anew. */
  renewedAt: Date;
}

/** Today's use of the AI service, for the administrator: the caller checks who asks. */
export async function readAiUsage({
  prisma,
  config,
  now,
}: Pick<Deps, 'prisma' | 'config' | 'now'>): Promise<AiUsageToday> {
  const { date, renewedAt } = budgetDayOf(now());
  const day = new Date(date);
  const [total, usersUsedUp] = await Promise.all([
    prisma.aiDay.findUnique({ where: { day } }),
    prisma.aiUsage.count({ where: { day, usedUpAt: { not: null } } }),
  ]);
  const settledCalls = total?.settledCalls ?? 0;
  return {
    calls: total?.calls ?? 0,
    openCalls: (total?.calls ?? 0) - settledCalls,
    failures: total?.failures ?? 0,
    tokens: Number(total?.tokens ?? 0),
    promptTokens: Number(total?.promptTokens ?? 0),
    completionTokens: Number(total?.completionTokens ?? 0),
    meanMs: settledCalls > 0 ? Math.round(Number(total?.milliseconds ?? 0) / settledCalls) : null,
    usersUsedUp,
    usedUpAt: total?.usedUpAt ?? null,
    limits: config.aiBudget,
    renewedAt,
  };
}
