import { NAME_MAX_LENGTH, URL_MAX_LENGTH } from '../../../../../api/limits.ts';
import { z } from '../../../lib/zod.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  /** `''` for none: then the initials are shown. */
  profileImageUrl: string;
}

export const profileSchema = z.object({
  firstName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your first name.'),
      z.maxLength(NAME_MAX_LENGTH, 'Your first name is too long.'),
    ),
  lastName: z.string().check(z.trim(), z.maxLength(NAME_MAX_LENGTH, 'Your last name is too long.')),
  profileImageUrl: z
    .string()
    .check(
      z.trim(),
      z.maxLength(URL_MAX_LENGTH, 'The address of the picture is too long.'),
      z.regex(/^(?:https:\/\/[^\s"'<>]+)?$/i, 'Please enter the address of the picture as an https:// link.'),
    ),
});

/** Turns the stored profile into the form's values. */
export function toProfileValues(user: {
  readonly firstName: string;
  readonly lastName: string;
  readonly profileImageUrl: string | null | undefined;
}): ProfileValues {
  const { firstName, lastName, profileImageUrl } = user;
  return { firstName, lastName, profileImageUrl: profileImageUrl ?? '' };
}
