import { milesBetween } from '../../api/places/distance.ts';
import { foldName } from '../../api/places/fold-name.ts';
import type { Zip } from './sources.ts';
import type { Town } from './towns.ts';

/** Territories with ZIP codes are countries in the data. Addresses of the forces (AA, AE, AP) are nowhere. */
export function zipRegion(
  { state }: Zip,
  regionOf: (country: string, code: string) => number,
  countryRow: Map<string, number>,
): number {
  if (['AA', 'AE', 'AP'].includes(state)) return -1;
  if (['PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW'].includes(state)) return countryRow.get(state) ?? -1;
  return regionOf('US', state);
}

/** The data names quarters ("Downtown Toronto (CN Tower)"): the largest town near that is mentioned, else the nearest large one. */
export function canadianTown(
  text: string,
  point: { latitude: number; longitude: number },
  towns: Town[],
): Town {
  const near = towns
    .map((town) => ({ town, miles: milesBetween(point, town) }))
    .sort((a, b) => a.miles - b.miles);
  const said = ` ${foldName(text.split('(')[0] ?? '')} `;
  const named = near
    .filter(({ town, miles }) => miles < 60 && said.includes(` ${town.key} `))
    .sort((a, b) => b.town.population - a.town.population)[0];
  const large = near.find(({ town, miles }) => miles < 10 && town.population > 50_000);
  const chosen = named ?? large ?? near[0];
  if (!chosen) throw new Error('no towns in Canada');
  return chosen.town;
}
