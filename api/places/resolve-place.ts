import { milesBetween } from './distance.ts';
import { foldName } from './fold-name.ts';
import type { Gazetteer } from './gazetteer.ts';
import { loadGazetteer } from './load-gazetteer.ts';
import type { Place } from './place.ts';
import type { Ranked } from './rank-places.ts';
import { readPlaces } from './read-place.ts';
import { takeRemoteWords } from './remote-words.ts';

export type ResolvedPlace =
  /** `mentionsRemote`: "Berlin or remote". `alternatives`: other places that may be meant, the likeliest first. */
  | { kind: 'found'; place: Place; alternatives: Place[]; mentionsRemote: boolean }
  /** Only remote work. `within`: the state or country that the text restricts it to ("Remote - US"). */
  | { kind: 'remote'; within: Place | null }
  | { kind: 'unknown' };

/** Longer texts name no place. */
const LONGEST = 200;
const MOST_ALTERNATIVES = 5;
const ALTERNATIVES_WITHIN = 1.5;

/** Two entries of the data for one place, or a city and the region around it, are no choice. */
const isSamePlace = (a: Place, b: Place) =>
  foldName(a.name) === foldName(b.name) && a.countryCode === b.countryCode && milesBetween(a, b) < 15;

function chooseAlternatives([best, ...others]: Ranked[]): Place[] {
  if (!best) return [];
  const chosen: Place[] = [];
  for (const { place, score } of others) {
    if (best.score - score > ALTERNATIVES_WITHIN || chosen.length === MOST_ALTERNATIVES) break;
    if ([best.place, ...chosen].every((other) => !isSamePlace(other, place))) chosen.push(place);
  }
  return chosen;
}

/**
 * Finds the place that a person or a job posting names: a town, a postcode, a state or a country, with what it lies in before,
 * behind or not at all, in English or the local language. Reads nothing but the data file (docs/algorithms.md#places).
 *
 * @param options `country`: the user's, as two capital letters; its places come first where a name is ambiguous.
 */
export function resolvePlace(
  text: string,
  { country, gazetteer = loadGazetteer() }: { country?: string | undefined; gazetteer?: Gazetteer } = {},
): ResolvedPlace {
  const clean = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (clean === '' || clean.length > LONGEST) return { kind: 'unknown' };
  const { rest, mentionsRemote } = takeRemoteWords(clean);
  const found = readPlaces(rest, { gazetteer, country });
  const place = found[0]?.place;
  if (mentionsRemote && (!place || place.kind === 'region' || place.kind === 'country')) {
    return { kind: 'remote', within: place ?? null };
  }
  if (!place) return { kind: 'unknown' };
  return { kind: 'found', place, alternatives: chooseAlternatives(found), mentionsRemote };
}
