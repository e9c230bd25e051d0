import {
  BULLET_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  MAX_BULLETS_PER_EXPERIENCE,
  TITLE_MAX_LENGTH,
} from '../../limits.ts';
import { lettersOf } from '../../writing/text/letters-of.ts';
import type { ReadExperience } from '../../writing/types.ts';

/** A role that fits the bank's limits. Nothing is lost: text that is too long for one field continues in the next. */
export interface FittedExperience {
  title: string;
  company: string;
  location: string | null;
  startDate: string;
  endDate: string | null;
  description: string | null;
  bulletPoints: string[];
}

/** Fits a role that was read from a file into the bank's limits. */
export function fitExperience(read: ReadExperience): FittedExperience {
  const [title, titleRest] = splitText(read.title, TITLE_MAX_LENGTH);
  const [company, companyRest] = splitText(read.company, TITLE_MAX_LENGTH);
  const [location, locationRest] = splitText(read.location, TITLE_MAX_LENGTH);
  const bullets = read.bulletPoints.flatMap((bullet) => splitIntoPieces(bullet, BULLET_MAX_LENGTH));
  const description = [titleRest, companyRest, locationRest, read.description]
    .concat(bullets.slice(MAX_BULLETS_PER_EXPERIENCE))
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, DESCRIPTION_MAX_LENGTH);
  return {
    title,
    company,
    location: location || null,
    startDate: read.startDate,
    endDate: read.endDate || null,
    description: description || null,
    bulletPoints: bullets.slice(0, MAX_BULLETS_PER_EXPERIENCE),
  };
}

/** Splits a text between words. */
function splitText(text: string, max: number): [head: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const at = text.lastIndexOf(' ', max);
  const end = at > max / 2 ? at : max;
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}

function splitIntoPieces(text: string, max: number): string[] {
  const [head, rest] = splitText(text.trim(), max);
  return rest === '' ? [head].filter(Boolean) : [head, ...splitIntoPieces(rest, max)];
}

/** What an import keeps of a role as it was read. */
export const pickReadFields = ({
  title,
  company,
  startDate,
  endDate,
}: Pick<FittedExperience, 'title' | 'company' | 'startDate' | 'endDate'>) => ({
  title,
  company,
  startDate,
  endDate,
});

/** The key for comparing roles or bullets: letters and digits, ignoring case and accents. */
export function toFoldedKey(...texts: (string | null)[]): string {
  return texts.map((text) => lettersOf(text ?? '')).join('|');
}
