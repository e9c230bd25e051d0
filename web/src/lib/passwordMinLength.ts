import { PASSWORD_MIN_LENGTH } from '../../../api/limits.ts';

const written = document.querySelector<HTMLMetaElement>('meta[name="password-min-length"]')?.content;

/** The shortest new password that this installation takes; the server writes it into index.html. */
export const passwordMinLength = Number(written) || PASSWORD_MIN_LENGTH;
