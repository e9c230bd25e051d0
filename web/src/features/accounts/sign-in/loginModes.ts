import { z } from '../../../lib/zod.ts';
import { emailValue } from '../email/emailValue.ts';
import { anyPassword, newPassword } from '../passwords/passwordValues.ts';

/** The four modes of /login (docs/product.md#sign-in). */
export type LoginMode = 'sign-in' | 'create' | 'set-password' | 'reset';

export interface LoginValues {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export const EMPTY_LOGIN: LoginValues = { email: '', password: '', firstName: '', lastName: '' };

interface ModeTexts {
  title: string;
  intro: string;
  submit: string;
  busy: string;
  failure: string;
}

export const MODE_TEXTS: Record<LoginMode, ModeTexts> = {
  'sign-in': {
    title: 'Sign In',
    intro: 'Welcome back. Your experience and resumes are right where you left them.',
    submit: 'Sign In',
    busy: 'Signing in...',
    failure: 'Login Failed',
  },
  create: {
    title: 'Create Account',
    intro: 'All you need is your name, an email address and a password.',
    submit: 'Create Account',
    busy: 'Creating your account...',
    failure: 'Registration Failed',
  },
  'set-password': {
    title: 'Set Password',
    intro: 'Your account was created with Google. Please set a password to continue.',
    submit: 'Set Password',
    busy: 'Setting your password...',
    failure: 'Password Setup Failed',
  },
  reset: {
    title: 'Reset Password',
    intro: "Tell us your email address and we'll send you a link to choose a new password.",
    submit: 'Send Reset Link',
    busy: 'Sending...',
    failure: 'Reset Failed',
  },
};

const anything = z.string();

/** The fields that each mode checks; the others pass unchecked. */
export const MODE_SCHEMAS = {
  'sign-in': z.object({ email: emailValue, password: anyPassword, firstName: anything, lastName: anything }),
  create: z.object({
    email: emailValue,
    password: newPassword,
    firstName: z.string().check(z.trim(), z.minLength(1, 'Please enter your first name.')),
    lastName: z.string().check(z.trim()),
  }),
  'set-password': z.object({
    email: emailValue,
    password: newPassword,
    firstName: anything,
    lastName: anything,
  }),
  reset: z.object({ email: emailValue, password: anything, firstName: anything, lastName: anything }),
} satisfies Record<LoginMode, unknown>;
