import { z } from 'zod';
import { cleanText } from '../../core/input.ts';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, URL_MAX_LENGTH } from '../../limits.ts';

/**
 * An address as it is stored: trimmed, and lower-cased by ASCII rules. Non-ASCII characters are rejected: the Kelvin
 * sign, for example, lower-cases to "k" and would let one person register as another.
 */
export const emailSchema = z
  .string('Please enter your email address.')
  .trim()
  .min(1, 'Please enter your email address.')
  .max(EMAIL_MAX_LENGTH, 'That email address is too long.')
  .regex(/^[\x21-\x7e]+$/, 'Please enter a valid email address.')
  .transform((email) => email.toLowerCase())
  .pipe(z.email('Please enter a valid email address.'));

const nameSchema = (label: string) =>
  z
    .string(`Please enter your ${label}.`)
    .transform((name) => cleanText(name).replace(/\s+/g, ' '))
    .refine((name) => name.length <= NAME_MAX_LENGTH, `Your ${label} is too long.`);

export const newPasswordSchema = (minLength: number) =>
  z
    .string('Please enter a password.')
    .min(1, 'Please enter a password.')
    .min(minLength, `Password must be at least ${minLength} characters long.`)
    .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long.`)
    .refine((password) => !isCommonPassword(password), {
      message: 'This password is one of the most common ones. Please choose another.',
    });

export const registrationSchema = (minLength: number) =>
  z.object({
    email: emailSchema,
    password: newPasswordSchema(minLength),
    firstName: nameSchema('first name').refine((name) => name !== '', 'Please enter your first name.'),
    lastName: nameSchema('last name')
      .nullish()
      .transform((name) => name ?? ''),
  });

export const signInSchema = z.object({
  email: emailSchema,
  // The rules for new passwords don't apply: older passwords must still work.
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(PASSWORD_MAX_LENGTH, 'Invalid email or password'),
});

export const resetRequestSchema = z.object({ email: emailSchema });

const token = z
  .string('The link is not complete.')
  .min(1, 'The link is not complete.')
  .max(500, 'The link is not complete.');

export const resetSchema = (minLength: number) =>
  z.object({ token, newPassword: newPasswordSchema(minLength) });

export const setupSchema = (minLength: number) =>
  z.object({ email: emailSchema, password: newPasswordSchema(minLength) });

export const verifySchema = z.object({ token });

export const confirmSchema = z.object({
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(PASSWORD_MAX_LENGTH, 'This is not your current password.'),
});

export const changePasswordSchema = (minLength: number) =>
  z.object({ currentPassword: confirmSchema.shape.password, newPassword: newPasswordSchema(minLength) });

export const changeEmailSchema = z.object({
  email: emailSchema,
  password: confirmSchema.shape.password.optional(),
});

export const deleteAccountSchema = z.object({ password: confirmSchema.shape.password.optional() });

export const profileSchema = z.object({
  firstName: nameSchema('first name').refine((name) => name !== '', 'Please enter your first name.'),
  lastName: nameSchema('last name'),
  profileImageUrl: z
    .string()
    .trim()
    .max(URL_MAX_LENGTH, 'The address of the picture is too long.')
    .nullish()
    .transform((url) => url || null)
    .refine(
      (url) => url === null || (/^https:\/\/[^\s"'<>\p{Cc}\p{Cs}]+$/iu.test(url) && URL.canParse(url)),
      {
        message: 'Please enter the address of the picture as an https:// link.',
      },
    ),
});
