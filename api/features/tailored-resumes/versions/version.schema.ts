import { z } from 'zod';
import { personText } from '../../../core/input.ts';
import { VERSION_NAME_MAX_LENGTH } from '../../../limits.ts';

/** The resume's revision as the client knows it. If it is different, the answer is 409. */
export const expectedRevisionSchema = z.object({
  revision: z
    .int('Please send the revision as a whole number.')
    .nullish()
    .transform((revision) => revision ?? null),
});

export const versionNameSchema = z.object({
  name: personText(
    VERSION_NAME_MAX_LENGTH,
    `A version’s name can have at most ${VERSION_NAME_MAX_LENGTH} characters.`,
  ),
});
