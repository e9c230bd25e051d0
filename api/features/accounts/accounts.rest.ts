import { json, success, type RestRoute } from '../../rest/route.ts';
import { currentUser, isKnownUser, register, signIn, SignInError } from './accounts.ts';

/** Section 7, "Authentication". Sign-in failures answer 401 with the documented message. */
export const accountRoutes: RestRoute[] = [
  {
    method: 'get',
    path: '/api/auth/user',
    access: 'user',
    handle: async ({ deps, actor }) => json(await currentUser(deps, actor)),
  },
  {
    method: 'post',
    path: '/api/auth/register',
    access: 'public',
    handle: async ({ deps, body, session }) => {
      const userId = await register(deps, body);
      await session.signIn(userId);
      return json(await currentUser(deps, { userId }), 201);
    },
  },
  {
    method: 'post',
    path: '/api/auth/login',
    access: 'public',
    handle: async ({ deps, body, session }) => {
      try {
        const userId = await signIn(deps, body);
        await session.signIn(userId);
        return json(await currentUser(deps, { userId }));
      } catch (error) {
        if (error instanceof SignInError) return json({ message: error.message }, 401);
        throw error;
      }
    },
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    access: 'public',
    handle: async ({ session }) => {
      await session.signOut();
      return success();
    },
  },
  {
    method: 'get',
    path: '/api/login',
    access: 'public',
    // The client comes here when its session is over: whatever is left of it in the browser goes.
    handle: async ({ deps, actor, session }) => {
      const isSignedIn = actor !== null && (await isKnownUser(deps, actor));
      if (!isSignedIn) await session.forget();
      return { kind: 'redirect', location: '/login' };
    },
  },
  {
    method: 'get',
    path: '/api/auth/google',
    access: 'public',
    // Sign-in with Google comes with the accounts issue; until then it is the same as "not configured".
    handle: async () => ({ kind: 'redirect', location: '/login-error' }),
  },
];
