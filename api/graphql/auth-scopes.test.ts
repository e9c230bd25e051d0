import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { graphql } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Actor } from '../core/actor.ts';
import { isAdminActor, requireAdmin } from '../features/accounts/accounts.ts';
import { getDatamodel } from '../generated/pothos-types.ts';
import { newEmail, startTestApp, type TestApp } from '../testing/test-app.ts';
import { scopeAuth, type AuthScopes } from './auth-scopes.ts';
import type { GraphQLContext } from './context.ts';

const ADMIN = newEmail();
const resolved = vi.fn(() => 'shown');

/** One field for each scope, protected like the product's own fields. */
const schema = (() => {
  const builder = new SchemaBuilder<{ Context: GraphQLContext; AuthScopes: AuthScopes }>({
    plugins: [ScopeAuthPlugin],
    scopeAuth,
    // The plugin's types are global, whether or not a builder uses it.
    prisma: { client: ({ deps }) => deps.prisma, dmmf: getDatamodel() },
  });
  builder.queryType({
    fields: (t) => ({
      forUsers: t.string({ authScopes: { user: true }, resolve: resolved }),
      forAdmin: t.string({ authScopes: { admin: true }, resolve: resolved }),
    }),
  });
  return builder.toSchema();
})();

let app: TestApp;
let admin: Actor;
let ada: Actor;

beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: ADMIN });
  const administrator = app.visitor();
  await administrator.register({ email: ADMIN });
  await app.deps.prisma.user.update({
    where: { id: administrator.userId },
    data: { emailVerifiedAt: new Date() },
  });
  admin = { kind: 'session', userId: administrator.userId, sessionId: 's' };
  ada = { kind: 'session', userId: (await app.user()).userId, sessionId: 's' };
});
afterAll(() => app.close());

const SYSTEM: Actor = { kind: 'system', job: 'clean-up' };
const makeTokenActor = (actor: Actor): Actor =>
  actor.kind === 'session'
    ? { kind: 'api-token', userId: actor.userId, tokenId: 't', scopes: ['read', 'write'] }
    : actor;

async function ask(field: string, actor: Actor | null) {
  resolved.mockClear();
  const contextValue: GraphQLContext = {
    actor,
    deps: app.deps,
    isAdmin: () => isAdminActor(app.deps, actor),
    signal: new AbortController().signal,
  };
  const { data, errors } = await graphql({ schema, source: `{ ${field} }`, contextValue });
  return { shown: data?.[field] ?? null, refused: errors?.[0]?.originalError?.name ?? null };
}

const SHOWN = { shown: 'shown', refused: null };

it('a user field is available to everybody with an account', async () => {
  expect(await ask('forUsers', ada)).toEqual(SHOWN);
  expect(await ask('forUsers', makeTokenActor(ada))).toEqual(SHOWN);
  for (const nobody of [null, SYSTEM]) {
    expect(await ask('forUsers', nobody)).toEqual({ shown: null, refused: 'UnauthenticatedError' });
    expect(resolved).not.toHaveBeenCalled();
  }
});

it('an administrator field is available to the administrator in a browser', async () => {
  expect(await ask('forAdmin', admin)).toEqual(SHOWN);
  for (const other of [ada, makeTokenActor(admin)]) {
    expect(await ask('forAdmin', other)).toEqual({ shown: null, refused: 'ForbiddenError' });
    expect(resolved).not.toHaveBeenCalled();
  }
  for (const nobody of [null, SYSTEM]) {
    expect(await ask('forAdmin', nobody)).toEqual({ shown: null, refused: 'UnauthenticatedError' });
    expect(resolved).not.toHaveBeenCalled();
  }
});

it('the administrator’s use cases check again', async () => {
  expect(await requireAdmin(app.deps, admin)).toBe(admin);
  await expect(requireAdmin(app.deps, ada)).rejects.toThrow('only available to administrators');
  await expect(requireAdmin(app.deps, makeTokenActor(admin))).rejects.toThrow(
    'only available to administrators',
  );
  await expect(requireAdmin(app.deps, null)).rejects.toThrow('Unauthorized');
});

it('revoked rights are gone with the next request', async () => {
  await app.deps.prisma.user.updateMany({ where: { email: ADMIN }, data: { emailVerifiedAt: null } });
  expect(await ask('forAdmin', admin)).toEqual({ shown: null, refused: 'ForbiddenError' });
});
