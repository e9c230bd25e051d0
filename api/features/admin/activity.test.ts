import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let offset = 0;
beforeAll(async () => {
  app = await startTestApp({}, { now: () => new Date(Date.now() + offset) });
});
afterAll(() => app.close());

const read = async ({ userId }: TestClient) => {
  const { lastActiveAt, updatedAt, activeDays } = await app.deps.prisma.user.findUniqueOrThrow({
    where: { id: userId },
    include: { activeDays: { orderBy: { day: 'asc' } } },
  });
  return { lastActiveAt, updatedAt, days: activeDays.map(({ day }) => day.toISOString().slice(0, 10)) };
};
const isNoted = async (user: TestClient) => (await read(user)).lastActiveAt !== null;
const forget = ({ userId }: TestClient) =>
  app.deps.prisma.$executeRaw`update users set "lastActiveAt" = null where id = ${userId}::uuid`;
const utcDay = (moment: Date) => moment.toISOString().slice(0, 10);
const DAY_MS = 24 * 60 * 60_000;

it('a signed-in request is noted with its moment and day, and changes nothing else', async () => {
  const user = await app.user();
  const before = await read(user);
  const from = app.deps.now();
  await user.get('/api/experiences');
  await expect.poll(() => isNoted(user), { timeout: 5_000 }).toBe(true);
  const { lastActiveAt, updatedAt, days } = await read(user);
  expect(Math.abs((lastActiveAt?.getTime() ?? 0) - from.getTime())).toBeLessThan(5_000);
  expect(updatedAt).toEqual(before.updatedAt);
  expect(days).toEqual([utcDay(lastActiveAt ?? from)]);
});

it('further requests of the same quarter of an hour write nothing; those of another day do', async () => {
  const user = await app.user();
  await expect.poll(() => isNoted(user), { timeout: 5_000 }).toBe(true);
  await forget(user);
  // Should the quarter end just now, the next request is noted rightly.
  const quarter = Math.floor(app.deps.now().getTime() / 900_000);
  await user.graphql('{ viewer { id } }');
  await sleep(1_500);
  if (Math.floor(app.deps.now().getTime() / 900_000) === quarter) expect(await isNoted(user)).toBe(false);

  const [first] = (await read(user)).days;
  offset = DAY_MS;
  try {
    await user.graphql('{ viewer { id } }');
    await expect
      .poll(async () => (await read(user)).days, { timeout: 5_000 })
      .toEqual([first, utcDay(new Date(Date.parse(`${first}T00:00Z`) + DAY_MS))]);
    expect(utcDay((await read(user)).lastActiveAt ?? new Date(0))).toBe(utcDay(app.deps.now()));
  } finally {
    offset = 0;
  }
});

it('an account that is gone holds up nobody else', async () => {
  const { id } = await app.deps.prisma.user.create({ data: { email: newEmail() } });
  app.deps.activity.note('00000000-0000-7000-8000-000000000000');
  app.deps.activity.note(id);
  const days = () => app.deps.prisma.activeDay.count({ where: { userId: id } });
  await expect.poll(days, { timeout: 5_000 }).toBe(1);
});
