import type { ReadExperience } from '../../types.ts';
import { UNSURE } from '../roles/confidence.ts';
import { trimSigns } from './entry-text.ts';
import { findWords, plain } from './literal.ts';
import { areAlike } from './locate-roles.ts';
import type { Located } from './locate-roles.ts';

/** A role whose lines are known before a document is read. */
export interface KnownRole {
  experience: ReadExperience;
  /** The numbers of the lines that its description and bullets are to be read from; null if it has them. */
  body: number[] | null;
}

/** What two readings agree on is hardly ever wrong. Where a sure first reading says something else, the person is asked. */
const AGREED = 0.9;
const READ_ONCE = UNSURE + 0.1;
export const ASKED = UNSURE - 0.1;

/** A role that only the second reading has. */
export function newRole({ role, numbers }: Located): KnownRole {
  return {
    experience: {
      title: role.title,
      company: role.company,
      location: role.location,
      startDate: role.period?.startDate ?? '',
      endDate: role.period?.endDate ?? '',
      description: role.rest.join('\n'),
      bulletPoints: [],
      confidence: {
        title: role.title === '' ? ASKED : READ_ONCE,
        company: role.company === '' ? ASKED : READ_ONCE,
        dates: role.period ? READ_ONCE : 0,
      },
      sourceLines: numbers,
    },
    body: role.body.map(({ lineNumber }) => lineNumber),
  };
}

/** All that the readings have of a document. */
interface Readings {
  /** The located roles, and those of the first that have lines of them. */
  shared: ReadonlyMap<Located, ReadonlySet<ReadExperience>>;
  /** The numbers of the lines that the second has of studies and certificates. */
  ofDetails: ReadonlySet<number>;
}

/** A role of both readings. Its text stays as the first has read it, unless the second has other lines for it. */
export function mergeRole(one: Located, partner: ReadExperience, { shared, ofDetails }: Readings): KnownRole {
  const { role } = one;
  const title = choose(role.title, one.title, partner.title, partner.confidence.title, role.company);
  const company = choose(role.company, one.company, partner.company, partner.confidence.company, role.title);
  const dates = chooseDates(one, partner);
  const fields = {
    title: title.text,
    // One text is one thing.
    company: title.text === company.text ? partner.company : company.text,
    location: role.location || partner.location,
    startDate: dates.startDate,
    endDate: dates.endDate,
    confidence: { title: title.confidence, company: company.confidence, dates: dates.confidence },
  };
  const taken = new Set([
    ...ofDetails,
    ...[...shared.keys()].filter((other) => other !== one).flatMap(({ numbers }) => numbers),
  ]);
  const isOwn =
    role.header.every(({ lineNumber }) => partner.sourceLines.includes(lineNumber)) &&
    !partner.sourceLines.some((number) => taken.has(number)) &&
    [...(shared.get(one) ?? [])].every((rival) => rival === partner);
  if (isOwn && !holdsHeader(partner, one)) {
    const names = [fields.title, fields.company, fields.location];
    const left = [partner.title, partner.company].flatMap((text) =>
      names.some((name) => name.includes(text)) ? [] : without(text, names),
    );
    const description = [...left, partner.description].filter(String).join('\n');
    return { experience: { ...partner, ...fields, description }, body: null };
  }
  const more = linesBehind(one, partner, taken);
  return {
    experience: {
      ...fields,
      description: role.rest.join('\n'),
      bulletPoints: [],
      sourceLines: [...one.numbers, ...more],
    },
    body: [...role.body.map(({ lineNumber }) => lineNumber), ...more],
  };
}

/** What the first reading has of a role behind the last line of the second. */
function linesBehind(
  { numbers }: Located,
  { sourceLines }: ReadExperience,
  taken: ReadonlySet<number>,
): number[] {
  const end = numbers.at(-1) ?? 0;
  const next = [...taken].reduce(
    (least, number) => (number > end ? Math.min(least, number) : least),
    Infinity,
  );
  return sourceLines.filter((number) => number > end && number < next);
}

/** Whether the first reading has something of the header among what was done. */
function holdsHeader({ bulletPoints, description }: ReadExperience, { role }: Located): boolean {
  const body = [...bulletPoints, ...description.split('\n')];
  return body.some((text) => [role.title, role.company].some((name) => name !== '' && areAlike(name, text)));
}

/** What is left of a text without others; nothing if that is only signs. */
function without(text: string, others: string[]): string[] {
  const rest = others.reduce((left, other) => (other === '' ? left : left.replace(other, ' ')), text);
  const clean = trimSigns(plain(rest));
  return /[\p{L}\p{N}]{2}/u.test(clean) ? [clean] : [];
}

/**
 * A field of both readings. Alike, it is sure. Otherwise it is the second one's, if that stands there, and asked about where
 * the first was sure of something else. What the second has nothing for stays, to be asked about, if the first was sure of it
 * and it doesn't hold the other field.
 */
function choose(
  located: string,
  said: string,
  before: string,
  confidence: number,
  other: string,
): { text: string; confidence: number } {
  const isDoubtful = before === '' || confidence < UNSURE || findWords(before, other) >= 0;
  if (before !== '' && areAlike(before, said))
    return { text: before, confidence: Math.max(confidence, AGREED) };
  if (located !== '') return { text: located, confidence: isDoubtful ? READ_ONCE : ASKED };
  return { text: isDoubtful && said === '' ? '' : before, confidence: Math.min(confidence, ASKED) };
}

function chooseDates({ role: { period } }: Located, { startDate, endDate, confidence }: ReadExperience) {
  if (!period) return { startDate, endDate, confidence: confidence.dates };
  if (period.startDate === startDate && period.endDate === endDate)
    return { startDate, endDate, confidence: Math.max(confidence.dates, AGREED) };
  const isDoubtful = startDate === '' || confidence.dates < UNSURE;
  return { startDate: period.startDate, endDate: period.endDate, confidence: isDoubtful ? READ_ONCE : ASKED };
}
