import type { Role } from '../types.ts';

/** The total length of a posting and of all bullets in characters, on which the time for comparing them depends. */
export function totalTextLength(posting: { text: string }, roles: readonly Role[]): number {
  return roles.reduce(
    (sum, { bullets }) => bullets.reduce((all, { text }) => all + text.length, sum),
    posting.text.length,
  );
}
