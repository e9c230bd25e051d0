import type { Point } from './place.ts';

const RADIANS = Math.PI / 180;
/** The mean radius of the earth. */
export const EARTH_MILES = 3958.7613;

/** The distance along the surface of the earth, taken as a sphere: off by half a percent at most. */
export function milesBetween(a: Point, b: Point): number {
  const [north1, north2] = [a.latitude * RADIANS, b.latitude * RADIANS];
  const halfNorth = Math.sin((north2 - north1) / 2);
  const halfEast = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const square = halfNorth ** 2 + Math.cos(north1) * Math.cos(north2) * halfEast ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(square)));
}
