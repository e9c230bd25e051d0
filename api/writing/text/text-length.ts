import type { Role } from '../types.ts';

/** Characters of a posting and of the bullets of roles together: what the time for comparing them depends on. */
export function totalTextLength(posting: { text: string }, roles: readonly Role[]): number {
  return roles.reduce(
    (sum, { bullets }) => bullets.reduce((all, { text }) => all + text.length, sum),
    posting.text.length,
  );
}
