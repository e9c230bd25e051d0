/** What `listWarnings` in writing/ says of a role that lacks something. */
const ABOUT_WHAT_A_ROLE_LACKS = /^No (?:job title was|employer was|dates were) found for “/;

/**
 * Selects the warnings that the review shows as notes about the file. What a role lacks is marked at the role and asked
 * about; as a note it would stay after the person has put it in.
 */
export const selectNotes = (warnings: readonly string[]): string[] =>
  warnings.filter((warning) => !ABOUT_WHAT_A_ROLE_LACKS.test(warning));
