import { ValidationError } from '../../core/errors.ts';
import type { Place } from '../../places/place.ts';
import { prepareGazetteer } from '../../places/load-gazetteer.ts';
import { resolvePlace } from '../../places/resolve-place.ts';
import type { SearchArea } from './place-tags.ts';

export interface FoundArea {
  area: SearchArea;
  /** Null for remote work from anywhere. */
  place: Place | null;
  /** Other places that the person may have meant, the likeliest first. */
  alternatives: Place[];
}

/**
 * Finds where a person wants to search. A state or country is searched as a whole, and "remote" means remote work only.
 *
 * @throws {ValidationError} for the field `location` if no such place is known.
 */
export async function findArea(
  location: string,
  { radius, openToRemote }: { radius: number; openToRemote: boolean },
): Promise<FoundArea> {
  await prepareGazetteer();
  const found = resolvePlace(location);
  if (found.kind === 'unknown') {
    const message =
      'We don’t know this place. Please enter a town, a postcode, or a town with its state or country.';
    throw new ValidationError([{ path: 'location', message }]);
  }
  if (found.kind === 'remote')
    return { area: { kind: 'remote', within: found.within }, place: found.within, alternatives: [] };
  const { place, alternatives, mentionsRemote } = found;
  const withRemote = openToRemote || mentionsRemote;
  const isLarge = place.kind === 'region' || place.kind === 'country';
  return {
    area: isLarge
      ? { kind: 'within', place, withRemote }
      : { kind: 'around', place, miles: radius, withRemote },
    place,
    alternatives,
  };
}

/** A place as the search understands it again: "Portland, Oregon, United States". */
export function namePlace({ kind, name, region, countryName }: Place): string {
  const parts = kind === 'country' ? [name] : [name, kind === 'region' ? null : region?.name, countryName];
  return parts.filter(Boolean).join(', ');
}
