import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAiBudget, removeOldAiUsage, type AiBudgetLimits } from './ai-budget.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Each test has a day of its own, so that the installation's day begins empty. */
let days = 0;
function openDay(limits: Partial<AiBudgetLimits> = {}) {
  days += 1;
  let at = new Date(Date.UTC(2031, 0, days * 3, 23, 0, 0));
  const budget = createAiBudget(app.deps.prisma, {
    limits: { userTokens: 1_000_000, userCalls: 200, tokens: 10_000_000, ...limits },
    log: pino({ level: 'silent' }),
    now: () => at,
  });
  return { budget, nextDay: () => void (at = new Date(at.getTime() + 2 * 60 * 60 * 1_000)), day: () => at };
}
const countPassed = (calls: PromiseSettledResult<unknown>[]) =>
  calls.filter(({ status }) => status === 'fulfilled').length;

describe('the day’s budget', () => {
  it('lets 200 of 300 calls of a user pass, and all of another’s', async () => {
    const { budget } = openDay();
    const [one, other] = [await app.user(), await app.user()];
    const calls: PromiseSettledResult<unknown>[] = [];
    for (let batch = 0; batch < 10; batch += 1)
      calls.push(
        ...(await Promise.allSettled(Array.from({ length: 30 }, () => budget.reserve(one.userId, 10)))),
      );
    expect(countPassed(calls)).toBe(200);
    expect(calls.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { scope: 'user', untilRenewed: 3_600 },
    });
    await budget.reserve(other.userId, 10);
  });

  it('never exceeds the tokens of a user, however many calls come at once', async () => {
    const { budget } = openDay({ userTokens: 1_000 });
    const { userId } = await app.user();
    const calls = await Promise.allSettled(Array.from({ length: 30 }, () => budget.reserve(userId, 100)));
    expect(countPassed(calls)).toBe(10);
  });

  it('never exceeds the tokens of the installation; what it refuses doesn’t count for the user', async () => {
    const { budget, day } = openDay({ tokens: 1_000 });
    const users = await Promise.all(Array.from({ length: 15 }, () => app.user()));
    const calls = await Promise.allSettled(users.map(({ userId }) => budget.reserve(userId, 100)));
    expect(countPassed(calls)).toBe(10);
    expect(calls.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { scope: 'installation' },
    });
    const counted = await app.deps.prisma.aiUsage.count({
      where: {
        day: new Date(day().toISOString().slice(0, 10)),
        userId: { in: users.map(({ userId }) => userId) },
      },
    });
    expect(counted).toBe(10);
  });

  it('counts what a call really took, and what was reserved where that isn’t known', async () => {
    const { budget, day } = openDay({ userTokens: 1_000 });
    const { userId } = await app.user();
    const read = () =>
      app.deps.prisma.aiUsage.findFirstOrThrow({
        where: { userId, day: new Date(day().toISOString().slice(0, 10)) },
      });
    const settle = await budget.reserve(userId, 900);
    await expect(budget.reserve(userId, 200)).rejects.toMatchObject({ scope: 'user' });
    await settle({ usage: { promptTokens: 60, completionTokens: 40 }, milliseconds: 1_234.5, failed: false });
    expect(await read()).toMatchObject({ tokens: 100, promptTokens: 60, completionTokens: 40, failures: 0 });
    const unknown = await budget.reserve(userId, 300);
    await unknown({ usage: null, milliseconds: 10, failed: true });
    expect(await read()).toMatchObject({ calls: 2, tokens: 400, failures: 1 });
  });

  it('begins anew at midnight UTC', async () => {
    const { budget, nextDay } = openDay({ userCalls: 1 });
    const { userId } = await app.user();
    await budget.reserve(userId, 10);
    await expect(budget.reserve(userId, 10)).rejects.toMatchObject({ scope: 'user' });
    nextDay();
    await budget.reserve(userId, 10);
  });

  it('is kept for the installation when an account is deleted, and for 90 days for its owner', async () => {
    const { budget, day } = openDay();
    const { userId } = await app.user();
    await budget.reserve(userId, 77);
    const { prisma } = app.deps;
    const on = new Date(day().toISOString().slice(0, 10));
    await removeOldAiUsage(prisma, new Date(on.getTime() + 80 * 86_400_000));
    expect(await prisma.aiUsage.count({ where: { userId } })).toBe(1);
    await prisma.user.delete({ where: { id: userId } });
    expect(await prisma.aiUsage.count({ where: { userId } })).toBe(0);
    expect(await prisma.aiDay.findUnique({ where: { day: on } })).toMatchObject({ calls: 1, tokens: 77n });
  });
});
