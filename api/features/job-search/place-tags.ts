import { cellOf, coveringCells } from '../../places/cells.ts';
import type { Place, Point } from '../../places/place.ts';

/**
 * Words of a search entry that say where a job is. No text has words with an at sign, so they meet no others:
 *
 * - `@123`: the square of a quarter of a degree (docs/algorithms.md#places),
 * - `@in-US` and `@in-US-TX`: the country and the state,
 * - `@remote`: remote work from anywhere, `@remote-US`: from one country.
 */
const cellTag = (cell: number) => `@${cell}`;
const code = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
const countryTag = ({ countryCode }: Place) => `@in-${code(countryCode)}`;
const regionTag = ({ countryCode, region }: Place) => `@in-${code(countryCode)}-${code(region?.code ?? '')}`;
const remoteTag = (countryCode: string | null) =>
  countryCode === null ? '@remote' : `@remote-${code(countryCode)}`;

interface WhereItIs {
  point: Point | null;
  place: Place | null;
  isRemote: boolean;
  /** The country to which remote work is restricted. */
  remoteWithin: string | null;
}

/** The tags of a listing. */
export function tagListing({ point, place, isRemote, remoteWithin }: WhereItIs): string[] {
  return [
    ...(point ? [cellTag(cellOf(point))] : []),
    ...(place ? [countryTag(place), ...(place.region ? [regionTag(place)] : [])] : []),
    ...(isRemote ? [remoteTag(remoteWithin)] : []),
  ];
}

/** Where a search looks. */
export type SearchArea =
  /** Within `miles` of a place. */
  | { kind: 'around'; place: Place; miles: number; withRemote: boolean }
  /** Anywhere in a state or country. */
  | { kind: 'within'; place: Place; withRemote: boolean }
  /** Remote work only, from this country. */
  | { kind: 'remote'; within: Place | null };

/** The tags of which a listing in the area has at least one. Around a place they reach a little too far. */
export function tagArea(area: SearchArea): string[] {
  if (area.kind === 'remote') return remoteTags(area.within);
  const near =
    area.kind === 'around'
      ? coveringCells(area.place.latitude, area.place.longitude, area.miles).map(cellTag)
      : [area.place.kind === 'region' ? regionTag(area.place) : countryTag(area.place)];
  return area.withRemote ? [...near, ...remoteTags(area.place)] : near;
}

const remoteTags = (place: Place | null) => [
  remoteTag(null),
  ...(place ? [remoteTag(place.countryCode)] : []),
];
