import type { User } from '../generated/prisma/client.ts';

/** What a sign-in has to know of an account, and what its answer tells of it. */
export type Account = Pick<
  User,
  'id' | 'email' | 'password' | 'firstName' | 'lastName' | 'profileImageUrl' | 'emailVerifiedAt'
>;
