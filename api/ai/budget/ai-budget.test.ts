import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openDatabase, type Database } from '../../platform/database.ts';
import { newEmail } from '../../testing/test-app.ts';
import { createAiBudget, type AiBudgetLimits, type AiReservation } from './ai-budget.ts';
import { BudgetUsedUpError } from './budget-used-up-error.ts';
import { readAiUsage } from './read-ai-usage.ts';
import { removeOldAiUsage } from './remove-old-usage.ts';

const log = pino({ level: 'silent' });
const DAY_MS = 24 * 60 * 60 * 1_000;

// Two nodes: each with connections of its own.
let nodes: [Database, Database];
beforeAll(async () => {
  const config = { databaseUrl: inject('databaseUrl'), dataDir: '' };
  nodes = [await openDatabase(config, log), await openDatabase(config, log)];
});
afterAll(() => Promise.all(nodes.map((node) => node.close())));

// The installation's counter is one for the day, so that each test has a day of its own, an evening in the far future.
let today = Date.parse('2081-03-01T19:00:00Z');
let moment: Date;
beforeEach(() => {
  today += 200 * DAY_MS;
  moment = new Date(today);
});

const NO_LIMITS: AiBudgetLimits = { userTokens: 1_000_000, userCalls: 100_000, tokens: 1_000_000 };
const budgetOf = (limits: Partial<AiBudgetLimits>, node = nodes[0]) =>
  createAiBudget(node.prisma, { limits: { ...NO_LIMITS, ...limits }, log, now: () => moment });
const addUser = async () =>
  (await nodes[0].prisma.user.create({ data: { email: newEmail() }, select: { id: true } })).id;
const dayOf = (at: Date) => new Date(at.toISOString().slice(0, 10));
const readOwn = (userId: string, at = moment) =>
  nodes[1].prisma.aiUsage.findUniqueOrThrow({ where: { day_userId: { day: dayOf(at), userId } } });
const readDay = (at = moment) => nodes[1].prisma.aiDay.findUnique({ where: { day: dayOf(at) } });
const took = (promptTokens: number, completionTokens: number, failed = false) => ({
  usage: { promptTokens, completionTokens },
  durationMs: 1_200.4,
  failed,
});

/** How many of the calls passed; each of the others must have been refused for its share. */
async function countPassed(calls: Promise<AiReservation>[], scope: 'user' | 'installation'): Promise<number> {
  const results = await Promise.allSettled(calls);
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(BudgetUsedUpError);
    expect(refusal).toMatchObject({ scope });
  }
  return results.length - refusals.length;
}

describe('a user’s share', () => {
  // Case A34 of docs/security.md#cases.
  it('lets 200 of 300 calls pass, on two nodes', { timeout: 60_000 }, async () => {
    const userId = await addUser();
    const budgets = nodes.map((node) => budgetOf({ userCalls: 200 }, node));
    let passed = 0;
    for (let round = 0; round < 10; round += 1) {
      const calls = Array.from({ length: 30 }, (_, at) => budgets[at % 2]!.reserve(userId, 'test', 10));
      passed += await countPassed(calls, 'user');
    }
    expect(passed).toBe(200);
    expect(await readOwn(userId)).toMatchObject({ calls: 200, tokens: 2_000 });
    expect(await readDay()).toMatchObject({ calls: 200, tokens: 2_000n });
  });

  it('is never exceeded by 30 calls at the same time, on two nodes', async () => {
    const userId = await addUser();
    const budgets = nodes.map((node) => budgetOf({ userTokens: 1_000 }, node));
    await budgets[0]!.reserve(userId, 'test', 900);
    // Room for one of them; the first call of the day must not find more.
    const calls = Array.from({ length: 30 }, (_, at) => budgets[at % 2]!.reserve(userId, 'test', 60));
    expect(await countPassed(calls, 'user')).toBe(1);
    expect(await readOwn(userId)).toMatchObject({ calls: 2, tokens: 960 });
    const others = Array.from({ length: 30 }, (_, at) => budgets[at % 2]!.reserve(userId, 'test', 40));
    expect(await countPassed(others, 'user')).toBe(1);
    expect(await readOwn(userId)).toMatchObject({ calls: 3, tokens: 1_000 });
  });

  it('is exact for 30 first calls of a day at the same time', async () => {
    const userId = await addUser();
    const budgets = nodes.map((node) => budgetOf({ userTokens: 300 }, node));
    const calls = Array.from({ length: 30 }, (_, at) => budgets[at % 2]!.reserve(userId, 'test', 100));
    expect(await countPassed(calls, 'user')).toBe(3);
  });

  it('is each user’s own', async () => {
    const [ada, bob] = [await addUser(), await addUser()];
    const budget = budgetOf({ userCalls: 1 });
    await budget.reserve(ada, 'test', 10);
    await expect(budget.reserve(ada, 'test', 10)).rejects.toBeInstanceOf(BudgetUsedUpError);
    await budget.reserve(bob, 'test', 10);
  });

  it('when used up, says so in words, with status 429 and when the day ends', async () => {
    const userId = await addUser();
    const budget = budgetOf({ userTokens: 100 });
    const refusal = await budget.reserve(userId, 'test', 101).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      kind: 'rate-limited',
      scope: 'user',
      renewedAt: new Date(dayOf(moment).getTime() + DAY_MS),
      retryAfterSeconds: 5 * 60 * 60,
      message:
        'You have used up today’s share of the AI service. It helps again after midnight UTC, in about 5 hours.',
    });
    await expect(budgetOf({ userCalls: 0 }).reserve(userId, 'test', 1)).rejects.toMatchObject({
      scope: 'user',
    });
  });
});

describe('the installation’s share', () => {
  it('is never exceeded by all users together, on two nodes, and a refusal costs a user nothing', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, addUser));
    const budgets = nodes.map((node) => budgetOf({ tokens: 1_000 }, node));
    const calls = users.flatMap((userId) =>
      [0, 1, 2].map((at) => budgets[at % 2]!.reserve(userId, 'test', 70)),
    );
    expect(await countPassed(calls, 'installation')).toBe(14);
    expect(await readDay()).toMatchObject({ calls: 14, tokens: 980n });
    const own = await nodes[0].prisma.aiUsage.aggregate({
      where: { userId: { in: users } },
      _sum: { calls: true, tokens: true },
    });
    expect(own._sum).toEqual({ calls: 14, tokens: 980 });
  });

  it('when used up, is answered with 503', async () => {
    await expect(budgetOf({ tokens: 10 }).reserve(await addUser(), 'test', 11)).rejects.toMatchObject({
      kind: 'not-ready',
      scope: 'installation',
      retryAfterSeconds: 5 * 60 * 60,
      message: expect.stringMatching(/^Today’s share of the AI service is used up for everybody here\./),
    });
  });

  // Otherwise whoever makes accounts and deletes them has no limit.
  it('is not refilled when an account is deleted, and names nobody', async () => {
    const userId = await addUser();
    const budget = budgetOf({ tokens: 1_000 });
    await budget.reserve(userId, 'test', 900);
    await nodes[0].prisma.user.delete({ where: { id: userId } });
    expect(await nodes[0].prisma.aiUsage.count({ where: { userId } })).toBe(0);
    await expect(budget.reserve(await addUser(), 'test', 101)).rejects.toMatchObject({
      scope: 'installation',
    });
  });
});

describe('the day', () => {
  it('ends at midnight UTC for everybody, and the shares begin anew', async () => {
    const userId = await addUser();
    const budget = budgetOf({ userCalls: 1, tokens: 100 });
    moment = new Date(dayOf(moment).getTime() + DAY_MS - 1);
    await budget.reserve(userId, 'test', 100);
    await expect(budget.reserve(userId, 'test', 1)).rejects.toMatchObject({
      retryAfterSeconds: 1,
      message: expect.stringContaining('in less than an hour'),
    });
    moment = new Date(moment.getTime() + 1);
    await budget.reserve(userId, 'test', 100);
    await expect(budget.reserve(userId, 'test', 1)).rejects.toMatchObject({ retryAfterSeconds: 86_400 });
  });

  it('that a call began on is the one that it counts for', async () => {
    const userId = await addUser();
    const begun = new Date(dayOf(moment).getTime() + DAY_MS - 1);
    moment = begun;
    const reservation = await budgetOf({}).reserve(userId, 'test', 100);
    moment = new Date(begun.getTime() + 60_000);
    await reservation.settle(took(20, 10));
    expect(await readOwn(userId, begun)).toMatchObject({ tokens: 30, settledCalls: 1 });
    expect(await readDay()).toBeNull();
  });
});

describe('a call that has ended', () => {
  it('counts as what it really took: fewer tokens than were reserved', async () => {
    const userId = await addUser();
    const budget = budgetOf({ userTokens: 1_000 });
    const reservation = await budget.reserve(userId, 'test', 1_000);
    await expect(budget.reserve(userId, 'test', 1)).rejects.toBeInstanceOf(BudgetUsedUpError);
    await reservation.settle(took(300, 100));
    const result = { calls: 1, settledCalls: 1, promptTokens: 300, completionTokens: 100, failures: 0 };
    expect(await readOwn(userId)).toMatchObject({ ...result, tokens: 400, milliseconds: 1_200n });
    await budget.reserve(userId, 'test', 600);
    expect(await readDay()).toMatchObject({ tokens: 1_000n, promptTokens: 300n, milliseconds: 1_200n });
  });

  it('counts as what it really took: more, which leaves no room', async () => {
    const userId = await addUser();
    const budget = budgetOf({ userTokens: 1_000 });
    await (await budget.reserve(userId, 'test', 100)).settle(took(900, 200));
    expect(await readOwn(userId)).toMatchObject({ tokens: 1_100 });
    await expect(budget.reserve(userId, 'test', 1)).rejects.toBeInstanceOf(BudgetUsedUpError);
  });

  it('counts as what was reserved if the service doesn’t say, or says nonsense', async () => {
    const userId = await addUser();
    const budget = budgetOf({});
    for (const usage of [
      null,
      { promptTokens: -1_000, completionTokens: 10 },
      { promptTokens: Number.NaN, completionTokens: 10 },
      { promptTokens: 0.5, completionTokens: 1 },
      { promptTokens: 1e15, completionTokens: 1 },
    ])
      await (await budget.reserve(userId, 'test', 100)).settle({ usage, durationMs: 10, failed: true });
    expect(await readOwn(userId)).toMatchObject({ calls: 5, tokens: 500, promptTokens: 0 });
    expect((await readOwn(userId)).failures).toBeGreaterThanOrEqual(4);
  });

  it('is settled once', async () => {
    const userId = await addUser();
    const reservation = await budgetOf({}).reserve(userId, 'test', 100);
    await reservation.settle(took(10, 10));
    await reservation.settle(took(10, 10));
    expect(await readOwn(userId)).toMatchObject({ tokens: 20, settledCalls: 1 });
  });

  it('never rejects, also when the account is gone or the database', async () => {
    const userId = await addUser();
    const lines: string[] = [];
    const own = await openDatabase({ databaseUrl: inject('databaseUrl'), dataDir: '' }, log);
    const budget = createAiBudget(own.prisma, {
      limits: NO_LIMITS,
      log: pino({}, { write: (line) => void lines.push(line) }),
      now: () => moment,
    });
    const [first, second] = [
      await budget.reserve(userId, 'test', 100),
      await budget.reserve(userId, 'test', 100),
    ];
    await nodes[0].prisma.user.delete({ where: { id: userId } });
    await first.settle(took(30, 10));
    expect(await readDay()).toMatchObject({ calls: 2, settledCalls: 1, tokens: 140n });
    expect(lines).toEqual([]);
    await own.close();
    await second.settle(took(30, 10));
    expect(lines.join('')).toContain('could not be stored');
    // As after the end of its node: it stays counted.
    expect(await readDay()).toMatchObject({ calls: 2, settledCalls: 1, tokens: 140n });
  });
});

describe('the administrator’s figures', () => {
  it('are those of the day, of all people together', async () => {
    const [ada, bob, eve] = [await addUser(), await addUser(), await addUser()];
    const env = { OPENAI_USER_DAILY_CALLS: '2', OPENAI_DAILY_TOKENS: '1000' };
    const deps = { prisma: nodes[0].prisma, config: readConfig(env), now: () => moment };
    expect(await readAiUsage(deps)).toMatchObject({ calls: 0, tokens: 0, meanMs: null, usersUsedUp: 0 });
    const budget = createAiBudget(deps.prisma, { limits: deps.config.aiBudget, log, now: deps.now });
    await (await budget.reserve(ada, 'test', 300)).settle(took(100, 50));
    await (await budget.reserve(ada, 'test', 300)).settle({ usage: null, durationMs: 600, failed: true });
    await budget.reserve(bob, 'test', 200);
    for (const userId of [ada, ada, bob, eve])
      await budget.reserve(userId, 'test', 500).catch((error: unknown) => error);
    const renewedAt = new Date(dayOf(moment).getTime() + DAY_MS);
    expect(await readAiUsage(deps)).toEqual({
      calls: 3,
      openCalls: 1,
      failures: 1,
      tokens: 650,
      promptTokens: 100,
      completionTokens: 50,
      meanMs: 900,
      usersUsedUp: 1,
      usedUpAt: moment,
      limits: { userCalls: 2, userTokens: 400_000, tokens: 1_000 },
      renewedAt,
    });
    moment = renewedAt;
    expect(await readAiUsage(deps)).toMatchObject({ calls: 0, usersUsedUp: 0, usedUpAt: null });
  });
});

it('usage is forgotten after 90 days', async () => {
  const userId = await addUser();
  // Long ago: what other tests use meanwhile must not be forgotten.
  const begun = new Date('1981-03-01T19:00:00Z');
  moment = begun;
  await budgetOf({}).reserve(userId, 'test', 10);
  const remove = () => removeOldAiUsage({ prisma: nodes[0].prisma, now: () => moment });
  moment = new Date(begun.getTime() + 90 * DAY_MS);
  await remove();
  expect(await readOwn(userId, begun)).toMatchObject({ calls: 1 });
  moment = new Date(begun.getTime() + 91 * DAY_MS);
  await remove();
  expect(await nodes[0].prisma.aiUsage.count({ where: { userId } })).toBe(0);
  expect(await readDay(begun)).toBeNull();
});
