import type { Logger } from 'pino';
import { z } from 'zod';
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
  // One statement each, here and in `settle`: all calls of a day change its one row, so it must not stay locked while a node
  // and the database talk. The user's row comes before the day's in both, so that calls wait for each other and never in
  // a circle. Each row is changed only within its limit, which the database decides for one call after the other.
  async function count(
    userId: string,
    date: string,
    tokens: number,
  ): Promise<BudgetUsedUpError['scope'] | null> {
    const [counted] = z.tuple([z.object({ own: z.boolean(), all: z.boolean() })]).parse(
      await prisma.$queryRaw`
        with own as (
          insert into ai_usage (day, "userId", calls, tokens) values (${date}::date, ${userId}::uuid, 1, ${tokens})
          on conflict (day, "userId") do update
            set calls = ai_usage.calls + 1, tokens = ai_usage.tokens + excluded.tokens
            where ai_usage.calls < ${limits.userCalls} and ai_usage.tokens + excluded.tokens <= ${limits.userTokens}
          returning day
        ), everybody as (
          insert into ai_days (day, calls, tokens) select own.day, 1, ${tokens} from own
          on conflict (day) do update set calls = ai_days.calls + 1, tokens = ai_days.tokens + excluded.tokens
            where ai_days.tokens + excluded.tokens <= ${limits.tokens}
          returning day
        )
        select exists (select from own) as own, exists (select from everybody) as all`,
    );
    if (!counted.own) return 'user';
    if (counted.all) return null;
    await prisma.$executeRaw`
      update ai_usage set calls = calls - 1, tokens = tokens - ${tokens}
      where day = ${date}::date and "userId" = ${userId}::uuid`;
    return 'installation';
  }

  /** Notes the first refusal of a day, for the administrator. */
  async function noteUsedUp(userId: string, task: string, date: string, scope: BudgetUsedUpError['scope']) {
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
      const refuse = (scope: BudgetUsedUpError['scope']) =>
        new BudgetUsedUpError(scope, { now: at, renewedAt });
      // The first call of a day inserts its row whatever the limits.
      if (tokens > limits.userTokens || limits.userCalls < 1) throw refuse('user');
      if (tokens > limits.tokens) throw refuse('installation');
      const usedUp = await count(userId, date, tokens);
      if (usedUp) {
        await noteUsedUp(userId, task, date, usedUp).catch((failure: unknown) =>
          log.warn({ err: failure, task }, 'a used-up AI budget could not be noted'),
        );
        throw refuse(usedUp);
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
          // Counting `own` has the database change the user's row before the day's. An account that was deleted meanwhile has
          // no row; its call still counts for the day, so no count is too small.
          await prisma.$executeRaw`
            with own as (
              update ai_usage ${change} where day = ${date}::date and "userId" = ${userId}::uuid returning day
            )
            update ai_days ${change} where day = ${date}::date and (select count(*) from own) >= 0`.catch(
            (error: unknown) =>
              log.warn({ err: error, task }, 'what a call to the AI service took could not be stored'),
          );
        },
      };
    },
  };
}
