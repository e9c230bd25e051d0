import type { Logger } from 'pino';
import type { Database } from '../../platform/database.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { TokenUsage } from '../openai/read-stream.ts';

/** What may be used of the AI service in a day (UTC). */
export interface AiBudgetLimits {
  /** Tokens of one user. */
  userTokens: number;
  /** Calls of one user. */
  userCalls: number;
  /** Tokens of all users together. */
  tokens: number;
}

/** The day's share of a user, or of the whole installation, is used up. */
export class AiBudgetError extends Error {
  override name = 'AiBudgetError';
  readonly scope: 'user' | 'installation';
  /** In seconds. */
  readonly untilRenewed: number;
  constructor(scope: 'user' | 'installation', untilRenewed: number) {
    super(
      scope === 'user'
        ? 'Your share of the AI service for today is used up.'
        : 'The AI service is used up for today.',
    );
    this.scope = scope;
    this.untilRenewed = untilRenewed;
  }
}

export interface AiOutcome {
  /** Null if the service didn't say: then what was reserved counts as used. */
  usage: TokenUsage | null;
  milliseconds: number;
  failed: boolean;
}

export interface AiBudget {
  /**
   * Counts a call before it is made, with the most tokens that it may take.
   *
   * @returns settles it with what it really took; never rejects
   * @throws {AiBudgetError} when a limit would be exceeded; nothing is counted then.
   */
  reserve(userId: string, tokens: number): Promise<(outcome: AiOutcome) => Promise<void>>;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Keeps the day's budget in the database, so that it holds for all nodes (docs/decisions/0059-ai-budget.md). A call
 * whose node died stays counted as it was reserved.
 */
export function createAiBudget(
  prisma: Database['prisma'],
  { limits, log, now }: { limits: AiBudgetLimits; log: Logger; now: () => Date },
): AiBudget {
  return {
    reserve: async (userId, tokens) => {
      const at = now();
      const day = at.toISOString().slice(0, 10);
      const refuse = (scope: 'user' | 'installation') =>
        new AiBudgetError(scope, Math.ceil((Date.parse(day) + DAY_MS - at.getTime()) / 1_000));
      if (tokens > limits.userTokens || limits.userCalls < 1) throw refuse('user');
      if (tokens > limits.tokens) throw refuse('installation');
      await prisma.$transaction(async (tx) => {
        const own = await tx.$executeRaw`
          insert into ai_usage (day, "userId", calls, tokens) values (${day}::date, ${userId}::uuid, 1, ${tokens})
          on conflict (day, "userId") do update
            set calls = ai_usage.calls + 1, tokens = ai_usage.tokens + excluded.tokens
            where ai_usage.calls < ${limits.userCalls} and ai_usage.tokens + excluded.tokens <= ${limits.userTokens}`;
        if (own === 0) throw refuse('user');
        const all = await tx.$executeRaw`
          insert into ai_days (day, calls, tokens) values (${day}::date, 1, ${tokens})
          on conflict (day) do update set calls = ai_days.calls + 1, tokens = ai_days.tokens + excluded.tokens
            where ai_days.tokens + excluded.tokens <= ${limits.tokens}`;
        if (all === 0) throw refuse('installation');
      });
      return async ({ usage, milliseconds, failed }) => {
        const used = usage ? usage.promptTokens + usage.completionTokens - tokens : 0;
        const change = Prisma.sql`set
          tokens = tokens + ${used},
          "promptTokens" = "promptTokens" + ${usage?.promptTokens ?? 0},
          "completionTokens" = "completionTokens" + ${usage?.completionTokens ?? 0},
          failures = failures + ${failed ? 1 : 0},
          milliseconds = milliseconds + ${Math.round(milliseconds)}`;
        await prisma
          .$transaction([
            prisma.$executeRaw`update ai_usage ${change} where day = ${day}::date and "userId" = ${userId}::uuid`,
            prisma.$executeRaw`update ai_days ${change} where day = ${day}::date`,
          ])
          .catch((error: unknown) =>
            log.warn({ err: error }, 'what a call to the AI service took could not be stored'),
          );
      };
    },
  };
}

/** What people used longer ago is nobody's business any more. The installation's days stay. */
const KEPT_DAYS = 90;

/** Removes what people used more than {@link KEPT_DAYS} days ago. */
export async function removeOldAiUsage(prisma: Database['prisma'], now: Date): Promise<void> {
  await prisma.aiUsage.deleteMany({ where: { day: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } } });
}
