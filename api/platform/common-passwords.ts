import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most common passwords are refused (docs/security.md#accounts). */
const REFUSED = 3_000;

// The list is ordered by frequency in breaches.
const common = new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
