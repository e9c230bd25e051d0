import { splitLines } from '../text/lines.ts';
import { placeScore } from '../reading/fields/places.ts';
import { readAddress } from './address-block.ts';
import { findCompany } from './company-text.ts';
import { readLabels } from './head-labels.ts';
import { readHeadLines } from './head-lines.ts';
import { readHeadNames } from './head-names.ts';
import { findLocation, findTownOf, townOfAuthority } from './place-text.ts';
import { findTitle, hasRoleNoun } from './title-text.ts';

/** Title, company and location of a posting; each empty if the posting doesn't state it. */
export interface Headline {
  title: string;
  company: string;
  location: string;
  /** Start offsets of the lines read as title, company, place or a labelled fact; no terms are taken from them. */
  lineStarts: Set<number>;
}

/** A posting's names are at its top, or in an address at its end. */
const READ = 30_000;

function tidy(place: string): string {
  const clean =
    place
      .split(/\s[·•|]\s/)[0]
      ?.replace(/^(?:hybrid|remote|on-?site)\s*[-–—:,]\s*/i, '')
      .replace(/\s*[([](?:fully |100 ?% )?(?:hybrid|remote|on-?site|home ?office)[^)\]]*[)\]]\s*$/iu, '')
      .replace(/\s+/g, ' ')
      .replace(/\s+\d{5}$/, '')
      .replace(/[,\s]+$/, '')
      .trim() ?? '';
  return /\p{L}{2}/u.test(clean) ? clean : '';
}

const first = (...names: string[]) => names.find((name) => name !== '') ?? '';

/**
 * Reads title, company and place: from labels, from the lines around the title, from running text, from an address. What
 * is only likely by its position yields to what the text says.
 */
export function readHeadline(text: string): Headline {
  const read = text.slice(0, READ);
  const lines = splitLines(read);
  const labels = readLabels(lines);
  const names = readHeadNames(readHeadLines(lines, read), read);
  const address = readAddress(lines);
  const inText = findTitle(lines);
  const isLabelled = labels.title !== '' && (!hasRoleNoun(names.title) || labels.titleAt < names.titleAt);
  const title = isLabelled ? labels.title : first(names.title, labels.title, inText);
  const companyInText = findCompany(read, title);
  const remoteOnly = /^remote$/i.test(labels.location.trim());
  const company = first(
    names.isSure ? names.company : '',
    labels.company,
    companyInText,
    names.company,
    address.company,
  );
  // A title that recurs is no place; a town in the title is.
  const town = (place: string) => (hasRoleNoun(place) && title.includes(tidy(place)) ? '' : tidy(place));
  return {
    title,
    company,
    location: first(
      remoteOnly ? '' : tidy(labels.location),
      town(names.location),
      tidy(labels.location),
      tidy(address.location),
      town(findTownOf(company, read)),
      // "Mover, Hull": once the employer is known from elsewhere, a town's name below the title is the place.
      company !== '' && company !== names.guess && placeScore(names.guess) > 0 ? names.guess : '',
      town(findLocation(read)),
      townOfAuthority(company),
    ),
    lineStarts: new Set([...labels.starts, ...names.starts]),
  };
}
