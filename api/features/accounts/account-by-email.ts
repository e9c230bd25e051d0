import { z } from 'zod';
import type { RowQuery } from '../../platform/rate-limits.ts';

const accountRow = z.object({
  id: z.string(),
  email: z.string(),
  password: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  emailVerifiedAt: z.coerce.date().nullable(),
});

/** The account fields that signing in needs and returns. */
export type Account = z.output<typeof accountRow>;

/** Finds an account by its normalized address, in the same statement that counts the sign-in attempt. */
export const accountByEmail = (email: string): RowQuery<Account> => ({
  name: 'account-by-email',
  sql: (value) => `
    select id, email, password, "firstName", "lastName", "profileImageUrl", "emailVerifiedAt"
    from users where email = ${value}`,
  value: email,
  row: accountRow,
});
