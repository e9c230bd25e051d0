import { PASSWORD_MAX_LENGTH } from '../../../../../api/limits.ts';
import { passwordMinLength } from '../../../lib/passwordMinLength.ts';
import { z } from '../../../lib/zod.ts';

/** An existing password. It only has to be there, since older ones must still work. */
export const anyPassword = z.string().check(z.minLength(1, 'Please enter your password.'));

/** A new password (docs/product.md#validation); the server also refuses the most common ones. */
export const newPassword = z
  .string()
  .check(
    z.minLength(passwordMinLength, `Password must be at least ${passwordMinLength} characters long.`),
    z.maxLength(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long.`),
  );
