import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEmail, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { computeAdminStats } from './admin-stats.ts';

// Not the run's: the figures count everything that there is.
let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await app.deps.prisma.user.deleteMany();
  await app.deps.prisma.pageViewCount.deleteMany();
});

const moment = (text: string) => new Date(text);
const before = (border: Date, ms: number) => new Date(border.getTime() - ms);
const QUARTER_MS = 15 * 60_000;

/** When today, this week and this month began, worked out by hand. */
const CALENDARS: [timeZone: string, what: string, now: string, today: string, week: string, month: string][] =
  [
    [
      'UTC',
      'a Wednesday',
      '2026-11-18T12:00Z',
      '2026-11-18T00:00Z',
      '2026-11-16T00:00Z',
      '2026-11-01T00:00Z',
    ],
    ['UTC', 'a Monday', '2026-11-16T00:00Z', '2026-11-16T00:00Z', '2026-11-16T00:00Z', '2026-11-01T00:00Z'],
    ['UTC', 'a Sunday', '2026-11-15T23:59Z', '2026-11-15T00:00Z', '2026-11-09T00:00Z', '2026-11-01T00:00Z'],
    [
      'Pacific/Auckland',
      'Thursday already',
      '2026-11-18T12:00Z',
      '2026-11-18T11:00Z',
      '2026-11-15T11:00Z',
      '2026-10-31T11:00Z',
    ],
    [
      'Pacific/Auckland',
      'clocks go forward today',
      '2026-09-27T05:00Z',
      '2026-09-26T12:00Z',
      '2026-09-20T12:00Z',
      '2026-08-31T12:00Z',
    ],
    [
      'Pacific/Auckland',
      'clocks went forward yesterday',
      '2026-09-28T05:00Z',
      '2026-09-27T11:00Z',
      '2026-09-27T11:00Z',
      '2026-08-31T12:00Z',
    ],
    [
      'America/Los_Angeles',
      'clocks went back today; the week is older than the month',
      '2026-11-02T07:30Z',
      '2026-11-01T07:00Z',
      '2026-10-26T07:00Z',
      '2026-11-01T07:00Z',
    ],
    [
      'America/Los_Angeles',
      'clocks went forward today',
      '2026-03-09T06:30Z',
      '2026-03-08T08:00Z',
      '2026-03-02T08:00Z',
      '2026-03-01T08:00Z',
    ],
    [
      'Asia/Kolkata',
      'the last minute of a year; the month has 31 days',
      '2026-12-31T18:29Z',
      '2026-12-30T18:30Z',
      '2026-12-27T18:30Z',
      '2026-11-30T18:30Z',
    ],
    [
      'Asia/Kolkata',
      'the first minute of a year',
      '2026-12-31T18:30Z',
      '2026-12-31T18:30Z',
      '2026-12-27T18:30Z',
      '2026-12-31T18:30Z',
    ],
  ];

describe.each(CALENDARS)('in %s (%s, %s)', (timeZone, _what, at, ...borderTexts) => {
  const now = moment(at);
  const borders = borderTexts.map(moment);
  /** Each border, the moment before it, now, and long ago. */
  const around = (ms: number) => [
    ...new Set(
      [...borders.flatMap((border) => [border, before(border, ms)]), now, moment('2026-01-05T10:00Z')].map(
        (date) => date.getTime(),
      ),
    ),
  ];
  const countSince = (times: number[], value: (index: number) => number = () => 1) =>
    borders.map((border) =>
      times.reduce((sum, time, index) => sum + (time >= border.getTime() ? value(index) : 0), 0),
    );

  it('new users are those whose account was made since the border', async () => {
    const times = around(1);
    await app.deps.prisma.user.createMany({
      data: times.map((time) => ({ email: newEmail(), createdAt: new Date(time) })),
    });
    const stats = await computeAdminStats(app.deps, timeZone, now);
    expect(stats.totalUsers).toBe(times.length);
    expect([stats.newUsersToday, stats.newUsersThisWeek, stats.newUsersThisMonth]).toEqual(countSince(times));
    expect([stats.activeUsersToday, stats.activeUsersThisWeek, stats.pageViewsThisMonth]).toEqual([0, 0, 0]);
    expect(stats.days.at(-1)?.newUsers).toBe(stats.newUsersToday);
  });

  it('active users are those whose latest request is not older than the border', async () => {
    const times = around(1);
    const [createdAt, day] = [moment('2020-01-01T00:00Z'), moment('2020-01-02T00:00Z')];
    await app.deps.prisma.user.createMany({
      data: [{ lastActiveAt: null }, ...times.map((time) => ({ lastActiveAt: new Date(time) }))].map(
        (fields) => ({ ...fields, createdAt, email: newEmail() }),
      ),
    });
    const users = await app.deps.prisma.user.findMany({ select: { id: true } });
    await app.deps.prisma.activeDay.createMany({ data: users.map(({ id }) => ({ userId: id, day })) });
    const stats = await computeAdminStats(app.deps, timeZone, now);
    const [today, week] = countSince(times);
    expect([stats.activeUsersToday, stats.activeUsersThisWeek]).toEqual([today, week]);
    expect([stats.newUsersThisWeek, stats.newUsersThisMonth]).toEqual([0, 0]);
  });

  it('page views are those counted since the border', async () => {
    const times = around(QUARTER_MS).map((time) => time - (time % QUARTER_MS));
    const views = (index: number) => 10 ** (index % 6) + index;
    await app.deps.prisma.pageViewCount.createMany({
      data: times.map((time, index) => ({ quarter: new Date(time), path: `/${index}`, views: views(index) })),
    });
    const stats = await computeAdminStats(app.deps, timeZone, now);
    expect([stats.pageViewsToday, stats.pageViewsThisWeek, stats.pageViewsThisMonth]).toEqual(
      countSince(times, views),
    );
    expect(stats.days.at(-1)?.pageViews).toBe(stats.pageViewsToday);
  });
});

describe('the charts', () => {
  const now = moment('2026-12-31T18:29Z');
  const chart = (timeZone: string) => computeAdminStats(app.deps, timeZone, now);

  it('show the last 30 days', async () => {
    const { days } = await chart('Asia/Kolkata');
    expect(days).toHaveLength(30);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-12-02', '2026-12-31']);
    expect(
      days.every(({ newUsers, activeUsers, pageViews }) => !newUsers && activeUsers === 0 && !pageViews),
    ).toBe(true);
  });

  it('count what happened on each day, in the time zone; views that are older than the charts only in the month', async () => {
    const view = (quarter: string, path: string, views: number) => ({
      quarter: moment(quarter),
      path,
      views,
    });
    await app.deps.prisma.pageViewCount.createMany({
      data: [
        view('2026-11-30T18:30Z', '/profile', 1_000),
        view('2026-12-01T18:30Z', '/profile', 3),
        view('2026-12-25T18:15Z', '/', 4),
        view('2026-12-25T18:30Z', '/', 5),
        view('2026-12-25T18:30Z', '/login', 9),
      ],
    });
    await app.deps.prisma.user.create({
      data: { email: newEmail(), createdAt: moment('2026-12-25T18:30Z') },
    });
    const { days, pages, pageViewsThisMonth } = await chart('Asia/Kolkata');
    expect(days.filter(({ pageViews, newUsers }) => pageViews + newUsers > 0)).toEqual([
      { date: '2026-12-02', newUsers: 0, activeUsers: 0, pageViews: 3 },
      { date: '2026-12-25', newUsers: 0, activeUsers: 0, pageViews: 4 },
      { date: '2026-12-26', newUsers: 1, activeUsers: 0, pageViews: 14 },
    ]);
    expect(pages).toEqual([
      { path: '/', views: 9 },
      { path: '/login', views: 9 },
      { path: '/profile', views: 3 },
    ]);
    expect(pageViewsThisMonth).toBe(1_021);
  });

  it('count active people by UTC days, of which the last may not have begun', async () => {
    const [ada, bob] = await Promise.all(
      [1, 2].map(() => app.deps.prisma.user.create({ data: { email: newEmail() } })),
    );
    const active = (user: typeof ada, day: string) => ({
      userId: user?.id ?? '',
      day: moment(`${day}T00:00Z`),
    });
    await app.deps.prisma.activeDay.createMany({
      data: [active(ada, '2026-12-30'), active(bob, '2026-12-30'), active(ada, '2026-12-31')],
    });
    const last = async (timeZone: string) =>
      (await chart(timeZone)).days.slice(-2).map(({ date, activeUsers }) => [date, activeUsers]);
    expect(await last('UTC')).toEqual([
      ['2026-12-30', 2],
      ['2026-12-31', 1],
    ]);
    expect(await last('Pacific/Auckland')).toEqual([
      ['2026-12-31', 1],
      ['2027-01-01', null],
    ]);
  });
});
