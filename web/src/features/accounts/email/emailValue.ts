import { z } from '../../../lib/zod.ts';

/** An email address in a form; the server checks the rest. */
export const emailValue = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter your email address.'),
    z.email('This does not look like an email address.'),
  );
