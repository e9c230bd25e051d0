import { foldName } from './fold-name.ts';
import type { Place } from './place.ts';

export interface Ranked {
  place: Place;
  score: number;
}

/** Whose postcodes and two-letter codes are meant if the user's country is unknown. */
export const DEFAULT_COUNTRY = 'US';

/** Countries of their own in the data, which are also written with the state that they belong to. */
const BELONGS_TO: Record<string, string> = {
  PR: 'US',
  GU: 'US',
  VI: 'US',
  AS: 'US',
  MP: 'US',
  HK: 'CN',
  MO: 'CN',
  RE: 'FR',
  GP: 'FR',
  MQ: 'FR',
  GF: 'FR',
  YT: 'FR',
  AX: 'FI',
  GG: 'GB',
  JE: 'GB',
  IM: 'GB',
};

/** Whether a place lies in a state or country, or is the same. Nothing lies in a town. */
export function isWithin(place: Place, whole: Place): boolean {
  if (whole.kind === 'country') {
    return place.countryCode === whole.countryCode || BELONGS_TO[place.countryCode] === whole.countryCode;
  }
  return (
    whole.kind === 'region' &&
    place.countryCode === whole.countryCode &&
    place.region?.name === whole.region?.name
  );
}

/**
 * Orders places by how likely they are meant: the decimal logarithm of the population, and 1 more in the user's country. States
 * and countries have 1 less, because a search by distance needs a town.
 *
 * @param said `typed`: the name; `others`: the other parts of the text; `country`: the user's, if known
 */
export function rank(
  places: Place[],
  said: { typed: string; others: string[]; country: string | undefined },
): Ranked[] {
  const typed = foldName(said.typed);
  const codes = new Set(said.others.map(foldName).filter((other) => other.length === 2));
  const codeCountry = said.country ?? DEFAULT_COUNTRY;
  const score = ({ kind, name, region, countryCode, population }: Place): number => {
    const isWhole = kind === 'region' || kind === 'country';
    const code = countryCode === codeCountry ? region?.code.toLowerCase() : undefined;
    let points = Math.log10(Math.max(population, 1)) - (isWhole ? 1 : 0);
    if (countryCode === said.country) points += 1;
    // "IN" is Indiana rather than India, and "Salem, IN" is there; "LA" is the city.
    if (kind === 'region' && code === typed) points += 2.5;
    else if (code !== undefined && codes.has(code)) points += 1;
    else if (kind === 'city' && typed.length <= 3 && foldName(name) !== typed) points += 2.5;
    return points;
  };
  return places.map((place) => ({ place, score: score(place) })).sort((a, b) => b.score - a.score);
}
