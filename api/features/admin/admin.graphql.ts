import { builder } from '../../graphql/builder.ts';
import { toGlobalId } from '../../graphql/owned-node.ts';
import { countAdminActions, listAdminActions, type ShownAction } from './admin-actions.ts';
import { getAdminStats, type AdminStats as Stats, type AdminStatsDay as StatsDay } from './admin-stats.ts';
import { countUsersFound, listUsers, type ShownUser } from './list-users.ts';
import { readCursor, toCursor, type Place } from './newest-first.ts';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 100;

interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** One page of a list with the newest first. @param load asks for one more than is shown, to know whether there is one */
async function toPage<Row extends Place>(
  { first, after }: PageArguments,
  load: (page: { after: Place | null; limit: number }) => Promise<Row[]>,
) {
  const size = Math.min(Math.max(first ?? DEFAULT_PAGE, 0), MAX_PAGE);
  const rows = await load({ after: after ? readCursor(after) : null, limit: size + 1 });
  const edges = rows.slice(0, size).map((node) => ({ node, cursor: toCursor(node) }));
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: Boolean(after),
      hasNextPage: rows.length > size,
    },
  };
}

const AdminStatsDay = builder.objectRef<StatsDay>('AdminStatsDay').implement({
  fields: (t) => ({
    date: t.exposeString('date', { description: 'YYYY-MM-DD.' }),
    newUsers: t.exposeInt('newUsers'),
    activeUsers: t.exposeInt('activeUsers', {
      nullable: true,
      description: 'Of the UTC day with this date; null if that has not begun.',
    }),
    pageViews: t.exposeInt('pageViews'),
  }),
});

const PageViewTotal = builder.objectRef<Stats['pages'][number]>('PageViewTotal').implement({
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'The page’s address, with {id} for any record; other for addresses without a page.',
    }),
    views: t.exposeInt('views'),
  }),
});

const AdminStats = builder.objectRef<Stats>('AdminStats').implement({
  description: 'Figures by the calendar of a time zone; weeks begin on Monday.',
  fields: (t) => ({
    totalUsers: t.exposeInt('totalUsers'),
    newUsersToday: t.exposeInt('newUsersToday'),
    newUsersThisWeek: t.exposeInt('newUsersThisWeek'),
    newUsersThisMonth: t.exposeInt('newUsersThisMonth'),
    activeUsersToday: t.exposeInt('activeUsersToday', { description: 'With a signed-in request.' }),
    activeUsersThisWeek: t.exposeInt('activeUsersThisWeek', { description: 'With a signed-in request.' }),
    pageViewsToday: t.exposeInt('pageViewsToday', { description: 'Without those of robots.' }),
    pageViewsThisWeek: t.exposeInt('pageViewsThisWeek'),
    pageViewsThisMonth: t.exposeInt('pageViewsThisMonth'),
    timeZone: t.exposeString('timeZone'),
    computedAt: t.expose('computedAt', { type: 'DateTime' }),
    days: t.field({
      type: [AdminStatsDay],
      description: 'The last 30 days, the latest last.',
      extensions: { usually: 30 },
      resolve: ({ days }) => days,
    }),
    pages: t.field({
      type: [PageViewTotal],
      description: 'The pages viewed on these days, the most viewed first.',
      extensions: { usually: 20 },
      resolve: ({ pages }) => pages,
    }),
  }),
});

builder.queryField('adminStats', (t) =>
  t.field({
    type: AdminStats,
    description: 'The administrator’s figures, at most a minute old.',
    authScopes: { admin: true },
    args: { timeZone: t.arg.string({ description: 'An IANA name; UTC by default.' }) },
    resolve: (_root, args, { deps, actor }) => getAdminStats(deps, actor, args),
  }),
);

const AdminUser = builder.objectRef<ShownUser>('AdminUser').implement({
  description: 'An account as the administrator sees it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('AdminUser', id) }),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastActiveAt: t.expose('lastActiveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The last signed-in request, to within a quarter of an hour.',
    }),
    hasPassword: t.exposeBoolean('hasPassword'),
    hasGoogle: t.exposeBoolean('hasGoogle'),
    experienceCount: t.exposeInt('experienceCount'),
    resumeCount: t.exposeInt('resumeCount', { description: 'Drafts, too.' }),
  }),
});

builder.queryField('adminUsers', (t) =>
  t.connection(
    {
      type: AdminUser,
      description: 'All accounts, the newest first. Page forward with first and after.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({ description: 'Words that are each part of the name or the email address.' }),
      },
      resolve: async (_root, args, { deps, actor }) => ({
        ...(await toPage(args, (page) => listUsers(deps, actor, page, args))),
        count: () => countUsersFound(deps, actor, args),
      }),
    },
    {
      name: 'AdminUserConnection',
      fields: (c) => ({ totalCount: c.int({ resolve: ({ count }) => count() }) }),
    },
    { name: 'AdminUserEdge' },
  ),
);

const AdminActionBy = builder.objectRef<NonNullable<ShownAction['by']>>('AdminActionBy').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
  }),
});

const AdminAction = builder.objectRef<ShownAction>('AdminAction').implement({
  description: 'What an administrator did. These records are only ever added.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('AdminAction', id) }),
    at: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    by: t.field({
      type: AdminActionBy,
      nullable: true,
      description: 'Null once the account is deleted.',
      resolve: ({ by }) => by,
    }),
    action: t.exposeString('action', { description: 'A short name, for programs.' }),
    details: t.exposeString('details', { description: 'What was done, in words.' }),
  }),
});

builder.queryField('adminActions', (t) =>
  t.connection(
    {
      type: AdminAction,
      description: 'What administrators did, the newest first. Page forward with first and after.',
      authScopes: { admin: true },
      resolve: async (_root, args, { deps, actor }) => ({
        ...(await toPage(args, (page) => listAdminActions(deps, actor, page))),
        count: () => countAdminActions(deps, actor),
      }),
    },
    {
      name: 'AdminActionConnection',
      fields: (c) => ({ totalCount: c.int({ resolve: ({ count }) => count() }) }),
    },
    { name: 'AdminActionEdge' },
  ),
);
