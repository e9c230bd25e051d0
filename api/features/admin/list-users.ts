import { z } from 'zod';
import type { Actor, UserActor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { NotFoundError } from '../../core/errors.ts';
import { parseId, parseInput, personText } from '../../core/input.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { requireAdmin } from '../accounts/accounts.ts';
import { recordAdminAction } from './admin-actions.ts';
import type { Place } from './newest-first.ts';

/** What the administrator sees of an account: never its hash, never what the person wrote. */
const shownUserShape = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.date(),
  lastActiveAt: z.date().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  experienceCount: z.number(),
  resumeCount: z.number(),
});
export type ShownUser = z.output<typeof shownUserShape>;

const MAX_SEARCH = 100;
const TOO_LONG = `Please search for at most ${MAX_SEARCH} characters.`;
const searchSchema = z.object({ search: personText(MAX_SEARCH, TOO_LONG).nullish() });

/** Every word is part of the name or the address. */
function conditionOf(search: string | null | undefined): Prisma.Sql {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return Prisma.sql`true`;
  const text = Prisma.sql`lower("firstName" || ' ' || "lastName" || ' ' || email)`;
  return Prisma.join(
    words.map((word) => Prisma.sql`strpos(${text}, lower(${word})) > 0`),
    ' and ',
  );
}

/**
 * The accounts, the newest first, with how much is in each. Having looked is recorded, once for each opening of the list.
 *
 * @param page `after` is the place of the last one that is known already
 * @param input `search`: words that are each part of the name or the address
 * @throws {UnauthenticatedError} {@link ForbiddenError} {@link ValidationError}
 */
export async function listUsers(
  deps: Deps,
  actor: Actor | null,
  { after, limit }: { after: Place | null; limit: number },
  input: unknown = {},
): Promise<ShownUser[]> {
  const admin = await requireAdmin(deps, actor);
  const { search } = parseInput(searchSchema, input);
  await recordViewing(deps, admin);
  return findUsers(deps, { after, limit }, search);
}

/** The query of {@link listUsers}. */
export async function findUsers(
  deps: Pick<Deps, 'prisma'>,
  { after, limit }: { after: Place | null; limit: number },
  search: string | null | undefined,
): Promise<ShownUser[]> {
  // The page is found by the index of `createdAt`, and only its rows are looked at closely.
  const from = after
    ? Prisma.sql`("createdAt", id) < (${after.createdAt}, ${after.id}::uuid)`
    : Prisma.sql`true`;
  return z.array(shownUserShape).parse(
    await deps.prisma.$queryRaw`
      with page as materialized (
        select * from users where ${from} and ${conditionOf(search)} order by "createdAt" desc, id desc limit ${limit})
      select id::text as id, email, "firstName", "lastName", "createdAt", "lastActiveAt",
        password is not null as "hasPassword",
        exists (select from identities where "userId" = page.id) as "hasGoogle",
        (select count(*)::int from experiences where "userId" = page.id) as "experienceCount",
        (select count(*)::int from tailored_resumes where "userId" = page.id) as "resumeCount"
      from page order by page."createdAt" desc, page.id desc`,
  );
}

/** How many accounts a search finds. */
export async function countUsersFound(deps: Deps, actor: Actor | null, input: unknown): Promise<number> {
  await requireAdmin(deps, actor);
  const { search } = parseInput(searchSchema, input);
  return countFound(deps, search);
}

/** The query of {@link countUsersFound}. */
export async function countFound(
  deps: Pick<Deps, 'prisma'>,
  search: string | null | undefined,
): Promise<number> {
  const [{ count }] = z
    .tuple([z.object({ count: z.number() })])
    .parse(
      await deps.prisma.$queryRaw`select count(*)::int as count from users where ${conditionOf(search)}`,
    );
  return count;
}

/** The place of an account in the list. @throws {NotFoundError} */
export async function findUserPlace(deps: Deps, actor: Actor | null, id: unknown): Promise<Place> {
  await requireAdmin(deps, actor);
  const where = { id: parseId(id, 'The account') };
  const place = await deps.prisma.user.findUnique({ where, select: { id: true, createdAt: true } });
  if (!place) throw new NotFoundError('The account');
  return place;
}

/** Looking on, at further pages and by other words, is one opening. */
const OPENING_MS = 15 * 60 * 1_000;

async function recordViewing(deps: Deps, admin: UserActor): Promise<void> {
  const createdAt = { gte: new Date(deps.now().getTime() - OPENING_MS) };
  const where = { userId: admin.userId, action: 'users-viewed', createdAt };
  if (await deps.prisma.adminAction.findFirst({ where })) return;
  await recordAdminAction(deps.prisma, admin, 'users-viewed', { words: 'Looked at the list of users.' });
  deps.log.info({ event: 'users-viewed', userId: admin.userId }, 'an administrator looked at the users');
}
