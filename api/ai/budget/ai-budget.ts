import type { Logger } from 'pino';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Database } from '../../platform/database.ts';
import { budgetDayOf } from './budget-day.ts';
import { BudgetUsedUpError } from './budget-used-up-error.ts';

/** What may be used of the AI service in a day (UTC). */
export interface AiBudgetLimits {
  /** Tokens of one user. */
  userTokens: number;
  /** Calls of one user. */
  userCalls: number;
  /** Tokens of all users together. */
  tokens: number;
}

/** What a call really took. */
export interface AiCallResult {
  /** Null if the service didn't say: then what was reserved counts as used. */
  usage: { promptTokens: number; completionTokens: number } | null;
  durationMs: number;
  failed: boolean;
}

/** A call that was counted before it is made. */
export interface AiReservation {
  /** Puts what the call really took in place of what was reserved, once. Never rejects; what fails is logged. */
  settle(result: AiCallResult): Promise<void>;
}

export interface AiBudget {
  /**
   * Counts a call before it is made. A call that is never settled stays counted as it was reserved.
   *
   * @param task what the call is for, in the log
   * @param tokens the most that it may take: a whole number, of prompt and completion together
   * @throws {BudgetUsedUpError} when a limit would be exceeded; nothing is counted then.
   */
  reserve(userId: string, task: string, tokens: number): Promise<AiReservation>;
}

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Keeps the day's budget in the database, so that it holds for all nodes (docs/decisions/0059-ai-budget.md). */
export function createAiBudget(
  prisma: Database['prisma'],
  { limits, log, now }: { limits: AiBudgetLimits; log: Logger; now: () => Date },
): AiBudget {
  // The user's row before the day's, here and in `settle`, so that calls wait for each other and never in a circle.
  // Each statement changes its row only within the limit, which the database decides for one call after the other.
  const count = (userId: string, date: string, tokens: number, refuse: Refuse): Promise<void> =>
    prisma.$transaction(async (tx) => {
      const own = await tx.$executeRaw`
        insert into ai_usage (day, "userId", calls, tokens) values (${date}::date, ${userId}::uuid, 1, ${tokens})
        on conflict (day, "userId") do update
          set calls = ai_usage.calls + 1, tokens = ai_usage.tokens + excluded.tokens
          where ai_usage.calls < ${limits.userCalls} and ai_usage.tokens + excluded.tokens <= ${limits.userTokens}`;
      if (own === 0) throw refuse('user');
      const all = await tx.$executeRaw`
        insert into ai_days (day, calls, tokens) values (${date}::date, 1, ${tokens})
        on conflict (day) do update set calls = ai_days.calls + 1, tokens = ai_days.tokens + excluded.tokens
          where ai_days.tokens + excluded.tokens <= ${limits.tokens}`;
      if (all === 0) throw refuse('installation');
    });

  /** Notes the first refusal of a day, for the administrator. */
  async function noteUsedUp(userId: string, task: string, date: string, { scope }: BudgetUsedUpError) {
    const at = now();
    const noted = await (scope === 'user'
      ? prisma.aiUsage.updateMany({
          where: { day: new Date(date), userId, usedUpAt: null },
          data: { usedUpAt: at },
        })
      : prisma.aiDay.updateMany({ where: { day: new Date(date), usedUpAt: null }, data: { usedUpAt: at } }));
    if (noted.count > 0)
      log.warn({ event: 'limit-hit', limits: [`ai-${scope}`], userId, task }, 'a limit was hit');
  }

  return {
    reserve: async (userId, task, tokens) => {
      const at = now();
      const { date, renewedAt } = budgetDayOf(at);
      const refuse: Refuse = (scope) => new BudgetUsedUpError(scope, { now: at, renewedAt });
      // The first call of a day inserts its row whatever the limits.
      if (tokens > limits.userTokens || limits.userCalls < 1) throw refuse('user');
      if (tokens > limits.tokens) throw refuse('installation');
      try {
        await count(userId, date, tokens, refuse);
      } catch (error) {
        if (error instanceof BudgetUsedUpError)
          await noteUsedUp(userId, task, date, error).catch((failure: unknown) =>
            log.warn({ err: failure, task }, 'a used-up AI budget could not be noted'),
          );
        throw error;
      }
      let isSettled = false;
      return {
        settle: async ({ usage, durationMs, failed }) => {
          if (isSettled) return;
          isSettled = true;
          // A service that counts nonsense is one that doesn't count.
          const used = usage && isCount(usage.promptTokens) && isCount(usage.completionTokens) ? usage : null;
          const change = Prisma.sql`set
            tokens = tokens + ${used ? used.promptTokens + used.completionTokens - tokens : 0},
            "settledCalls" = "settledCalls" + 1,
            "promptTokens" = "promptTokens" + ${used?.promptTokens ?? 0},
            "completionTokens" = "completionTokens" + ${used?.completionTokens ?? 0},
            failures = failures + ${failed ? 1 : 0},
            milliseconds = milliseconds + ${Math.max(0, Math.round(durationMs))}`;
          await prisma
            .$transaction([
              prisma.$executeRaw`update ai_usage ${change} where day = ${date}::date and "userId" = ${userId}::uuid`,
              prisma.$executeRaw`update ai_days ${change} where day = ${date}::date`,
            ])
            .catch((error: unknown) =>
              log.warn({ err: error, task }, 'what a call to the AI service took could not be stored'),
            );
        },
      };
    },
  };
}

type Refuse = (scope: BudgetUsedUpError['scope']) => BudgetUsedUpError;
