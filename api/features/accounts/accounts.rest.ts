import { json, success, type RestReply, type RestRequest, type RestRoute } from '../../rest/route.ts';
import { parseInput } from '../../core/input.ts';
import { deleteAccount, exportAccount } from './account-data.ts';
import { confirmSchema } from './account.schema.ts';
import { changeEmail } from './change-email.ts';
import { getCurrentUser, getCurrentUserById, isKnownUser, presentUser, register } from './accounts.ts';
import { verifyEmail } from './email-verification.ts';
import { connectGoogle, mailConnectLink } from './connect-google.ts';
import { MailboxProofRequired, toOwnPath, findOrCreateGoogleUser } from './google-sign-in.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { PROOF_LIFE_MS, setupPassword } from './password-setup.ts';
import { requireCurrentPassword } from './profile.ts';
import type { SignInMethod } from '../../core/session-control.ts';
import { requireSession, getUserId } from '../../core/actor.ts';
import { createDeviceToken, signIn, SignInError } from './sign-in.ts';

const LOGIN_ERROR: RestReply = { kind: 'redirect', location: '/login-error' };

type SignedInUser = Awaited<ReturnType<typeof signIn>>;

/** Starts the session and answers with the current user. A row that is already known is not read again. */
async function answerSignedIn(
  request: RestRequest,
  user: string | SignedInUser,
  status: number,
  method: SignInMethod = 'password',
): Promise<RestReply> {
  const { deps, session, rememberDevice } = request;
  const userId = typeof user === 'string' ? user : user.id;
  await session.signIn(userId, method);
  deps.log.info({ event: 'sign-in', userId, method }, 'somebody signed in');
  const answer = typeof user === 'string' ? await getCurrentUserById(deps, user) : presentUser(deps, user);
  rememberDevice(createDeviceToken(deps, answer.email));
  return json(answer, status);
}

/** The callback address that is registered with the OpenID provider. */
const callbackUrl = (publicUrl: string) => `${publicUrl}/api/auth/google/callback`;

/** The paths of docs/product.md#rest-accounts. Failed sign-ins answer 401 with the documented messages. */
export const accountRoutes: RestRoute[] = [
  {
    method: 'get',
    path: '/api/auth/user',
    access: 'user',
    handle: async ({ deps, actor }) => json(await getCurrentUser(deps, actor)),
  },
  {
    method: 'post',
    path: '/api/auth/register',
    access: 'public',
    handle: async (request) =>
      answerSignedIn(request, await register(request.deps, request.client, request.body), 201),
  },
  {
    method: 'post',
    path: '/api/auth/login',
    access: 'public',
    handle: async (request) => {
      const { deps, client, body, session } = request;
      try {
        return await answerSignedIn(request, await signIn(deps, client, body), 200);
      } catch (error) {
        if (!(error instanceof SignInError)) throw error;
        deps.log.info({ event: 'sign-in-refused', reason: error.reason }, 'a sign-in was refused');
        const userId = error.accountWithoutPassword;
        if (userId) {
          await session.update({ setupIntent: { userId, until: deps.now().getTime() + PROOF_LIFE_MS } });
        }
        return json({ message: error.message }, 401);
      }
    },
  },
  {
    method: 'post',
    path: '/api/auth/setup-password',
    access: 'public',
    handle: async (request) => {
      const { deps, client, session, actor, body } = request;
      const proof = { ...session.state, userId: getUserId(actor) };
      return answerSignedIn(request, await setupPassword(deps, client, proof, body), 200);
    },
  },
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    access: 'public',
    handle: async ({ deps, client, body }) => json(await requestPasswordReset(deps, client, body)),
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    access: 'public',
    handle: async ({ deps, client, body }) => {
      await resetPassword(deps, client, body);
      return json({ message: 'Your password has been reset. You can sign in with it now.' });
    },
  },
  {
    method: 'post',
    path: '/api/auth/verify-email',
    access: 'public',
    handle: async ({ deps, client, body }) => {
      await verifyEmail(deps, client, body);
      return json({ message: 'Your email address is confirmed.' });
    },
  },
  {
    method: 'post',
    path: '/api/auth/confirm',
    access: 'user',
    // Confirms the user's identity again, for actions that must not be possible from an unattended session.
    handle: async ({ deps, actor, session, body }) => {
      const { userId } = requireSession(actor);
      const { password } = parseInput(confirmSchema, body);
      await requireCurrentPassword(deps, userId, password, 'password');
      await session.update({ provedAt: deps.now().getTime() });
      return success();
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
    // The client comes here when its session has ended, so remove what is left of it in the browser.
    handle: async ({ deps, actor, session }) => {
      if (!(await isKnownUser(deps, actor))) await session.forget();
      return { kind: 'redirect', location: '/login' };
    },
  },
  {
    method: 'get',
    path: '/api/auth/google',
    access: 'public',
    handle: async ({ deps, begunSignIn, query }) => {
      if (!deps.openId) return LOGIN_ERROR;
      try {
        const { url, attempt } = await deps.openId.begin(callbackUrl(deps.config.publicUrl));
        begunSignIn.keep({ ...attempt, returnTo: toOwnPath(query.returnTo) });
        return { kind: 'redirect', location: url };
      } catch (error) {
        deps.log.warn({ err: error }, 'sign-in with Google could not begin');
        return LOGIN_ERROR;
      }
    },
  },
  {
    method: 'get',
    path: '/api/auth/google/callback',
    access: 'public',
    handle: finishGoogleSignIn,
  },
  {
    method: 'post',
    path: '/api/auth/connect-google',
    access: 'public',
    handle: async (request) => {
      const { deps, client, session, body } = request;
      return answerSignedIn(request, await connectGoogle(deps, client, session.state, body), 200, 'google');
    },
  },
  {
    method: 'get',
    path: '/api/account/export',
    access: 'user',
    handle: async ({ deps, actor, session }) => {
      const data = await exportAccount(deps, actor, session.state);
      return {
        kind: 'file',
        bytes: Buffer.from(JSON.stringify(data, null, 2)),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="tailorbird-data.json"',
        },
      };
    },
  },
  {
    method: 'post',
    path: '/api/account/email',
    access: 'user',
    handle: async ({ deps, client, actor, session, body }) =>
      json(await changeEmail(deps, client, actor, session.state, body)),
  },
  {
    method: 'delete',
    path: '/api/account',
    access: 'user',
    handle: async ({ deps, actor, session, body }) => {
      await deleteAccount(deps, actor, session.state, body);
      await session.signOut();
      return success();
    },
  },
];

/** On any problem, redirects to the login-failed screen without starting a session or linking accounts. */
async function finishGoogleSignIn({
  deps,
  session,
  begunSignIn,
  url,
  rememberDevice,
}: RestRequest): Promise<RestReply> {
  const attempt = begunSignIn.take();
  const { setupIntent } = session.state;
  if (!deps.openId || !attempt) return LOGIN_ERROR;
  try {
    const { id: userId, email } = await findOrCreateGoogleUser(deps, await deps.openId.finish(url, attempt));
    if (setupIntent?.userId === userId && setupIntent.until > deps.now().getTime()) {
      const until = deps.now().getTime() + PROOF_LIFE_MS;
      await session.update({ setupIntent: undefined, passwordProof: { userId, until } });
      return { kind: 'redirect', location: '/login?mode=set-password' };
    }
    await session.signIn(userId, 'google');
    rememberDevice(createDeviceToken(deps, email));
    deps.log.info({ event: 'sign-in', userId, method: 'google' }, 'somebody signed in');
    return { kind: 'redirect', location: attempt.returnTo };
  } catch (error) {
    if (error instanceof MailboxProofRequired && (await requestMailboxProof(error))) {
      return { kind: 'redirect', location: '/connect-google?sent=1' };
    }
    deps.log.warn({ err: error, event: 'google-refused' }, 'a sign-in with Google was refused');
    return LOGIN_ERROR;
  }

  async function requestMailboxProof(unproven: MailboxProofRequired): Promise<boolean> {
    const googleToConnect = await mailConnectLink(deps, unproven).catch((error: unknown) => {
      deps.log.warn({ err: error, event: 'google-refused' }, 'a link that connects Google was not sent');
      return null;
    });
    if (!googleToConnect) return false;
    await session.update({ googleToConnect });
    return true;
  }
}
