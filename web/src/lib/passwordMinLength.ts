import { PASSWORD_MIN_LENGTH } from '../../../api/limits.ts';

const written = document.querySelector<HTMLMetaElement>('meta[name="password-min-length"]')?.content;

/** The minimum length of new passwords; the server writes it into index.html. */
export const passwordMinLength = Number(written) || PASSWORD_MIN_LENGTH;
