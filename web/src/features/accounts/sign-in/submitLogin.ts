import { forgetReturnTo } from '../../../lib/returnTo.ts';
import { postJson, type RestResult } from '../../../lib/rest.ts';
import { toast, toastAfterReload } from '../../../ui/toast.ts';
import { MODE_TEXTS, type LoginMode, type LoginValues } from './loginModes.ts';

const PASSWORD_SET_RELOAD_DELAY_MS = 1_000;

/** A problem that the server found, shown beside the field as well as in the documented toast. */
export interface LoginProblem {
  field: 'email' | 'password';
  message: string;
}

/** What the page does after the answer; toasts have already been shown. */
export type LoginOutcome =
  | { next: 'stay'; problem?: LoginProblem | undefined }
  | { next: 'mode'; mode: LoginMode; clearEmail?: true }
  | { next: 'reset-link'; link: string }
  | { next: 'leaving' };

/**
 * Submits the form of a mode to its documented path and shows the toasts of docs/product.md#messages. After signing
 * in, the document is reloaded at `/`, so that nothing of an earlier person stays in memory.
 */
export async function submitLogin(mode: LoginMode, values: LoginValues): Promise<LoginOutcome> {
  const { email, password, firstName, lastName } = values;
  if (mode === 'reset') return requestReset(email);
  if (mode === 'create') {
    const result = await postJson('/api/auth/register', { email, password, firstName, lastName });
    if (!result.ok) return reportFailure(mode, result);
    return enter('Account created!', "Your account has been created and you're now logged in.");
  }
  if (mode === 'set-password') {
    const result = await postJson('/api/auth/setup-password', { email, password });
    if (!result.ok) return reportFailure(mode, result);
    forgetReturnTo();
    toast({ title: 'Password Set!', description: "Your password has been set and you're now logged in." });
    setTimeout(() => window.location.assign('/'), PASSWORD_SET_RELOAD_DELAY_MS);
    return { next: 'leaving' };
  }
  const result = await postJson('/api/auth/login', { email, password });
  if (result.ok) return enter('Welcome back!', "You've been logged in successfully.");
  if (result.message.includes('Account exists without password')) {
    toast({
      title: 'Set Your Password',
      description: 'Your account was created with Google. Please set a password to continue.',
    });
    return { next: 'mode', mode: 'set-password' };
  }
  if (result.message.includes('No account found with this email address')) {
    toast({
      title: 'Account Not Found',
      description: 'No account exists with this email. Please create an account first.',
      tone: 'failure',
    });
    return { next: 'mode', mode: 'create' };
  }
  return reportFailure(mode, result);
}

function enter(title: string, description: string): LoginOutcome {
  forgetReturnTo();
  toastAfterReload({ title, description });
  window.location.assign('/');
  return { next: 'leaving' };
}

function reportFailure(mode: LoginMode, { status, message }: RestResult & { ok: false }): LoginOutcome {
  toast({
    title: MODE_TEXTS[mode].failure,
    description: message || 'Please check your credentials and try again.',
    tone: 'failure',
  });
  const field = findField(status, message);
  return { next: 'stay', problem: message && field ? { field, message } : undefined };
}

/** REST errors name no field: 401 is a wrong password, 409 a taken address, and a 400 mentions its field. */
function findField(status: number, message: string): LoginProblem['field'] | undefined {
  if (status === 401) return 'password';
  if (status === 409) return 'email';
  if (status !== 400) return undefined;
  return /password/i.test(message) ? 'password' : /email/i.test(message) ? 'email' : undefined;
}

async function requestReset(email: string): Promise<LoginOutcome> {
  const result = await postJson('/api/auth/request-password-reset', { email });
  if (!result.ok) {
    toast({
      title: MODE_TEXTS.reset.failure,
      description: result.message || 'Failed to send reset email.',
      tone: 'failure',
    });
    return { next: 'stay' };
  }
  const link = readResetLink(result);
  if (!link) {
    toast({ title: 'Reset Link Sent', description: readText(result.body, 'message') });
    return { next: 'mode', mode: 'sign-in', clearEmail: true };
  }
  // Only a trial installation answers with the link (docs/product.md#reset-password).
  console.info(link);
  await navigator.clipboard?.writeText(link).catch(() => {});
  toast({
    title: 'Reset Link Generated',
    description: 'Reset link copied to clipboard! Click the link below to reset your password.',
  });
  return { next: 'reset-link', link };
}

function readText(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** The link if it leads to this product; no other link is offered. */
function readResetLink(result: RestResult & { ok: true }): string | undefined {
  const text = readText(result.body, 'resetLink');
  if (!text || !URL.canParse(text, window.location.origin)) return undefined;
  const url = new URL(text, window.location.origin);
  return url.origin === window.location.origin ? url.href : undefined;
}
