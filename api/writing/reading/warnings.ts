import { isReversed } from './fields/dates.ts';
import type { ReadExperience } from '../types.ts';

const name = ({ title, company }: ReadExperience): string =>
  `“${title || company || 'a role without a name'}”`;

export const NO_ROLE_FOUND = 'No work experience was found in this text.';

/** What is said of lines that belong nowhere. */
export const warnOfUnplaced = (lines: number): string[] =>
  lines === 0 ? [] : [lines === 1 ? 'One line was not placed.' : `${lines} lines were not placed.`];

/** Plain sentences about doubtful or omitted text, in the order of the document. */
export function listWarnings(roles: ReadExperience[], unplaced: number, hasInstructions: boolean): string[] {
  const warnings: string[] = [];
  if (roles.length === 0) warnings.push(NO_ROLE_FOUND);
  if (hasInstructions)
    warnings.push('Some text reads like an order to a machine. It was not followed and is in no role.');
  for (const role of roles) {
    const { title, company, startDate, endDate, confidence } = role;
    if (title === '') warnings.push(`No job title was found for ${name(role)}.`);
    if (company === '') warnings.push(`No employer was found for ${name(role)}.`);
    if (confidence.dates === 0 && startDate === '' && endDate === '')
      warnings.push(`No dates were found for ${name(role)}.`);
    if (isReversed(startDate, endDate))
      warnings.push(`The dates of ${name(role)} end before they start. They were kept as written.`);
  }
  return [...warnings, ...warnOfUnplaced(unplaced)];
}
