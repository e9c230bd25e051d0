import type { User } from '../generated/prisma/client.ts';

/** The fields of an account that a sign-in needs and returns. */
export type Account = Pick<
  User,
  'id' | 'email' | 'password' | 'firstName' | 'lastName' | 'profileImageUrl' | 'emailVerifiedAt'
>;
